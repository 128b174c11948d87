# 混沌旧世界的规则书：各节正文、各势力的特点，以及关于卡牌的问题。链接的写法见 ui/book/text.js。

book-ch-aim = 这是什么游戏
book-ch-aim-also = 目标 概要 获胜 怎么赢
book-ch-aim-text =
    三个或四个混沌势力争着毁掉旧世界。每个势力由一个人扮演，各有取胜之道：{ chaos-power-khorne }靠杀戮，{ chaos-power-nurgle }腐化人口稠密之地，{ chaos-power-tzeentch }靠魔法和魔石，{ chaos-power-slaanesh }引诱贵族和英雄。

    得分靠[控制](ch-domination)和[毁灭](ch-ruin)国度；每个势力还有一个[转盘](ch-dials)，做了自己最爱做的事就会转动。先到 50 分，或转盘转到尽头，就能[获胜](ch-winning)。若没有人及时做到，所有人一起输。
book-ch-aim-q1 = 各势力是合作还是对抗？
book-ch-aim-a1 = 对抗。只有失败是共同的：旧世界卡翻完了，所有人都输。

book-ch-setup = 开局
book-ch-setup-also = 开局 准备 设置
book-ch-setup-text =
    势力永远按同样的顺序就座和行动：恐虐、纳垢、奸奇、色孽。三个人玩时，有一个势力不参加。

    每个势力有一副 24 张混沌卡，先抽 3 张；另有 5 项尚未启用的升级、一批备用单位和 29 个腐化标志。所有转盘停在起始位置。

    把 2 个贵族、3 个魔石和 4 个农民混在一起，九个[国度](ch-lands)各放 1 个。28 张旧世界卡中发出 7 张作为牌库，三人时 8 张：最多就是这么多回合。
book-ch-setup-q1 = 三个人玩有什么不同？
book-ch-setup-a1 = 少一个势力，旧世界牌库是 8 张而不是 7 张，其余都一样。

book-ch-lands = 国度
book-ch-lands-also = 地图 国度 地区 抵抗值 人口稠密 相邻
book-ch-lands-text =
    旧世界由九个国度组成。每个国度有一个数字，既是抵抗值，也是[控制](ch-domination)它的分数；还有两个牌位放[混沌卡](ch-cards)。有些国度人口稠密，这对{ chaos-power-nurgle }很重要。

    要在几个国度发生的事，总是按同样的顺序一个一个进行：从北方的诺斯卡到南方的恶地。

    一个国度可以有任意多个单位。[毁灭](ch-ruin)的国度不再得分，但单位仍可进入、战斗，也可以在那里打牌。
book-ch-lands-q1 = 毁灭的国度还能做什么？
book-ch-lands-a1 = 单位可以来去，可以打牌，可以战斗。没有控制，没有腐化，也不再放置旧世界标记。

book-ch-round = 一个回合
book-ch-round-also = 回合 阶段 顺序 流程 步骤
book-ch-round-text =
    一个回合有六个阶段：

    - [旧世界](ch-old-world)：一张卡改变世界；
    - [抽牌](ch-draw)：每个人得到魔力和卡牌；
    - [召唤](ch-summoning)：轮流行动，每次一步，把单位和卡牌放到国度；
    - [战斗](ch-battle)：敌人相遇的地方就开打；
    - [腐化](ch-corruption)：先控制国度，再由信徒腐化；
    - [回合结束](ch-end-phase)：卡牌离开，英雄出手，毁灭计分，转盘转动。

    然后检查是否[有人获胜](ch-winning)。所有分数都向下取整。
book-ch-round-q1 = 谁先行动？
book-ch-round-a1 = 永远是恐虐，然后是纳垢、奸奇、色孽。只有旧世界卡的选择属于威胁值最低的势力。

book-ch-old-world = 旧世界卡
book-ch-old-world-also = 事件卡 彗星 轨道 牌库
book-ch-old-world-text =
    回合开始时翻开最上面的一张。第一部分只发生一次。若有第二部分，卡牌放到轨道的第 1 格，从此持续生效；原来在那里的移到第 2 格，第 2 格的离开。

    卡牌留下的选择由威胁值最低的势力决定。

    有彗星的卡牌，先从地图上移除所有{ chaos-token-event }标记，并从轨道移除较早的彗星卡。
book-ch-old-world-q1 = 翻开的当回合，第二部分就生效吗？
book-ch-old-world-a1 = 是的，立即生效。
book-ch-old-world-q2 = 不能完全执行怎么办？
book-ch-old-world-a2 = 能做多少做多少。标记数量有限，也永远不放到毁灭的国度。

book-ch-draw = 魔力与抽牌
book-ch-draw-also = 抽牌阶段 魔力 手牌 卡牌
book-ch-draw-text =
    抽牌阶段，每个人的魔力重新设为该势力的数值，有升级时更多。上回合剩下的会失去。

    然后抽混沌卡。恐虐、纳垢和色孽抽 2 张。奸奇可以先弃 1 张，再补到 5 张。手牌没有上限。

    牌库空了，就把弃牌洗成新的牌库。
book-ch-draw-q1 = 魔力可以留到下个回合吗？
book-ch-draw-a1 = 不可以，不用就失去。

book-ch-summoning = 召唤
book-ch-summoning-also = 召唤 移动 单位 行动 放弃 备用区
book-ch-summoning-text =
    每个人轮流做一件事：召唤一个单位、[打一张牌](ch-cards)，或者放弃行动，一直轮到所有人都放弃为止。放弃会失去剩下的魔力；魔力用完也就算放弃。

    召唤要支付单位的费用，把它放到有己方单位的国度，或与其相邻的国度。它可以来自备用区，也可以来自其他任何国度；移动单位靠的就是召唤。地图上没有己方单位时，任何国度都可以。
book-ch-summoning-q1 = 唯一的单位可以移到任何地方吗？
book-ch-summoning-a1 = 不可以，只能到相邻的国度：它自己就是你的落脚点。
book-ch-summoning-q2 = 魔力为 0 时，还能做不用费用的行动吗？
book-ch-summoning-a2 = 不能，到 0 就算放弃了这个回合的行动。
book-ch-summoning-q3 = 可以连续做几件事吗？
book-ch-summoning-a3 = 只有在其他人都已放弃时。使用自定义规则“连续行动”时，每个势力一次做完所有行动。

book-ch-cards = 混沌卡
book-ch-cards-also = 混沌卡 打牌 牌位 费用 魔法标志
book-ch-cards-text =
    混沌卡打到一个国度的两个牌位之一，先用左边的。牌位是大家共用的：一个国度最多放两张牌。那里不需要有你的单位。

    有些卡在打出时起作用，有些留在场上时一直有效。必须做的事要尽量做到，哪怕对自己不利。两张卡同时起作用时，左边的先。

    印刷的费用计入[控制](ch-domination)。回合结束时所有卡牌都离开。
book-ch-cards-q1 = 两张相同的卡会累加吗？
book-ch-cards-a1 = 会，除非卡上另有说明。
book-ch-cards-q2 = 可以打一张没有效果的牌吗？
book-ch-cards-a2 = 可以，它的费用照样计入控制力。
book-ch-cards-q3 = 少付了费用，计算控制力时也会少算吗？
book-ch-cards-a3 = 不会，永远按印刷的费用，不论付了多少。

book-ch-battle = 战斗
book-ch-battle-also = 战斗 攻击 骰子 命中 杀死 防御
book-ch-battle-text =
    依国度顺序，只要有人有骰子可掷，又有目标可打（敌方单位或农民），就发生战斗，谁都不能拒绝。

    每个人掷的骰数等于自己单位的攻击力总和。4、5、6 命中；每个 6 再多掷一颗。命中由掷骰的人分配；单位受到的命中达到防御力就被杀，不到则没有影响。死者一起离开，所以他们也掷过骰，除非卡牌或升级让某人先出手。

    被杀的单位回到主人的备用区。
book-ch-battle-q1 = 每个命中都必须分配吗？
book-ch-battle-a1 = 必须，只要还有敌人能承受。永远不能打自己的单位。
book-ch-battle-q2 = 两位玩家都命中的单位，算谁杀的？
book-ch-battle-a2 = 对转盘和卡牌来说两人都算。农民归顺序在前的人。
book-ch-battle-q3 = 被杀的单位会回来吗？
book-ch-battle-a3 = 会。它们在备用区，可以再次召唤，通常是下个回合。
book-ch-battle-q4 = 伤会留下吗？
book-ch-battle-a4 = 不会，没有杀死的命中在战斗后就作废。

book-ch-domination = 控制
book-ch-domination-also = 控制 控制力 抵抗值 分数 得分
book-ch-domination-text =
    腐化阶段从控制开始，依国度顺序进行。每个势力把自己在那里的单位数（每个 1 点）和己方混沌卡的印刷费用加起来。只有独自最高、而且大于抵抗值的势力才能控制。

    控制者得到国度上印刷的分数，每个{ chaos-token-noble }再多 1 分。{ chaos-token-skaven }降低抵抗值，但不影响分数。

    总和相同时，无人控制。
book-ch-domination-q1 = 等于抵抗值够吗？
book-ch-domination-a1 = 不够，必须大于。
book-ch-domination-q2 = 只靠卡牌可以控制吗？
book-ch-domination-a2 = 可以。
book-ch-domination-q3 = 最高者平手时由谁控制？
book-ch-domination-a3 = 无人控制，第三名也不行。

book-ch-corruption = 腐化
book-ch-corruption-also = 腐化 标志 信徒 腐化步骤
book-ch-corruption-text =
    控制之后，每个信徒在所在国度放置 1 个己方的腐化标志，一个国度一个国度、一个势力一个势力地进行。信徒留在原地。

    然后计算那个国度所有势力的腐化标志，魔石也算。达到 12 个，国度就[毁灭](ch-ruin)。

    { chaos-power-nurgle }、{ chaos-power-tzeentch }和{ chaos-power-slaanesh }在这里得到提升指示物：在这个步骤放置 2 个以上标志、而且符合自己条件的每个国度各 1 个。
book-ch-corruption-q1 = 卡牌放置的标志算进转盘的条件吗？
book-ch-corruption-a1 = 只有{ chaos-card-a_great_foul_consumption }的算，它们是在这个步骤放置的。有一条[自定义规则](ch-house)把整个回合的都算进去。
book-ch-corruption-q2 = 可以选择不腐化吗？
book-ch-corruption-a2 = 不可以。在没有毁灭的国度，你的每个信徒都要放置标志。

book-ch-ruin = 毁灭
book-ch-ruin-also = 毁灭 毁灭卡 国度 十二
book-ch-ruin-text =
    腐化标志和魔石合计达到 12 个的国度就毁灭。最上面的毁灭卡放到那里，本回合在那里放过标志的每个人立即得分。

    回合结束阶段再给国度本身计分：那里腐化标志最多的人得毁灭卡上的第一个数字，第二多的得第二个。最多者平手时，平分两个数字之和，没有第二名。之后所有标志离开该国度。

    数字一张比一张大：
book-ch-ruin-q1 = 没有标志也能得分吗？
book-ch-ruin-a1 = 不能，没有标志的人不会是第二名。
book-ch-ruin-q2 = 怎样才算参与毁灭？
book-ch-ruin-a2 = 本回合在那里至少放过 1 个腐化标志，不论在哪个阶段。
book-ch-ruin-q3 = 在这个步骤毁灭的国度，还算提升指示物吗？
book-ch-ruin-a3 = 算。

book-ch-end-phase = 回合结束阶段
book-ch-end-phase-also = 结束阶段 英雄 清除 收拾
book-ch-end-phase-text =
    依下列顺序进行：

    - 混沌卡离开国度，进入弃牌堆；
    - 每个{ chaos-token-hero }杀死 1 个单位：在该国度有单位的势力中，由威胁值最高者承受，由他选择是哪一个；
    - 提到回合结束阶段的旧世界卡起作用，较早的先；
    - 新[毁灭](ch-ruin)的国度计分；
    - [转盘](ch-dials)转动；
    - 检查[游戏是否结束](ch-winning)。
book-ch-end-phase-q1 = 同一国度有两个英雄会怎样？
book-ch-end-phase-a1 = 一个接一个，各杀死 1 个单位，每次都重新看谁的威胁值最高。有一条[自定义规则](ch-house)可以改变。
book-ch-end-phase-q2 = 英雄杀死的单位，恐虐能得提升指示物吗？
book-ch-end-phase-a2 = 不能，只算战斗中的杀戮。

book-ch-dials = 转盘
book-ch-dials-also = 转盘 威胁值 提升指示物 升级 奖励
book-ch-dials-text =
    势力做了自己爱做的事，就得到转盘的提升指示物：

    - { chaos-power-khorne }：每场杀死敌方单位的战斗；
    - 其他势力：腐化步骤中放置 2 个以上腐化标志的每个国度，而且那里人口稠密（纳垢）、魔法标志或魔石合计 2 个以上（奸奇）、有贵族或英雄（色孽）。

    回合结束阶段，有提升指示物的转盘各转一格；独自最多的再转一格。每转一格立即得到奖励：分数、升级、卡牌或标记。之后指示物全部移除。
book-ch-dials-q1 = 指示物越多，转盘转得越远吗？
book-ch-dials-a1 = 不是：有就转一格，独自最多再转一格。
book-ch-dials-q2 = 威胁值是什么？
book-ch-dials-a2 = 转盘指针所指的数字。它决定平手时谁胜出，谁来做旧世界卡的选择（最低者），英雄打谁（最高者）。任何两个势力都不会相同。
book-ch-dials-q3 = 杀死农民，恐虐能得指示物吗？
book-ch-dials-a3 = 不能，只算单位。

book-ch-winning = 胜利
book-ch-winning-also = 获胜 胜利 游戏结束 分数 毁灭 牌库 平手
book-ch-winning-text =
    每个回合结束时依序检查，最先成立的一项使游戏结束：

    - 有转盘停在胜利：该势力获胜；
    - 有人达到 50 分：分数最高者获胜；
    - 五个国度毁灭：分数最高者获胜；
    - 旧世界卡翻完了：所有人都输。

    分数相同时，威胁值高者获胜。几个转盘都停在胜利时比分数，仍相同就共享胜利。
book-ch-winning-q1 = 转盘一到胜利就立即获胜吗？
book-ch-winning-a1 = 要到回合结束才算，但那时最先检查它。
book-ch-winning-q2 = 分数会失去吗？
book-ch-winning-a2 = 不会，而且可以超过 50。

## 各势力的特点
book-chaos-power-khorne-text = 恐虐要的是血：每个国度都有一场战斗，每场战斗都有人死。他的卡牌让单位再打一场，或把别人拖到面前。分数顺路就有，转盘才是目标，所以把战士散布到敌人非站不可的地方。
book-chaos-power-nurgle-text = 纳垢在地图中央的稠密国度里，用许多便宜的信徒做事。他稳稳地腐化，坐在哪里就控制哪里，国度毁灭时收获丰厚。他等得起，也很难杀死。
book-chaos-power-tzeentch-text = 奸奇手牌最多，花招最便宜。他把单位和魔石移到想要的地方，占满牌位，在魔法聚集之处转动转盘。他的单位很弱：尽量避开战斗。
book-chaos-power-slaanesh-text = 色孽追随贵族和英雄，把他们移到信徒所在之处。卡牌可以操纵别人的单位，或让它们派不上用场。四个势力中最灵活，也最容易被别人忽略。

## 单位的种类与国度
book-chaos-cultist-text = 信徒计算[控制力](ch-domination)时算 1 点，每回合放置 1 个[腐化标志](ch-corruption)，在[战斗](ch-battle)中很弱。
book-chaos-warrior-text = 战士负责打仗：在[战斗](ch-battle)中掷骰，计算[控制力](ch-domination)时算 1 点，不放置腐化标志。
book-chaos-daemon-text = 每个势力有一个大恶魔，费用高，在[战斗](ch-battle)中很强，计算[控制力](ch-domination)时算 1 点，不放置腐化标志。
book-chaos-land-text = 这个数字是[控制](ch-domination)时必须超过的抵抗值，也是控制它的分数。毁灭它值多少，见[毁灭](ch-ruin)。

## 关于卡牌和标记的问题
book-chaos-card-blood_frenzy-q1 = 那里没有恐虐的单位也有效吗？
book-chaos-card-blood_frenzy-a1 = 有效，只要有目标可打：这张卡本身就引发战斗，杀死的单位也算进转盘。两者各有一条[自定义规则](ch-house)可以改变。
book-chaos-card-the_skull_throne-q1 = 没有攻击力的信徒算几点？
book-chaos-card-the_skull_throne-a1 = 0 点，除非升级给了它攻击力。
book-chaos-card-field_of_carnage-q1 = 它能阻止传送吗？
book-chaos-card-field_of_carnage-a1 = 能，除恐虐外的单位都不能离开，不论靠召唤还是卡牌。
book-chaos-card-reborn_in_blood-q1 = 第二场战斗再给一个指示物吗？
book-chaos-card-reborn_in_blood-a1 = 给，只要那场也杀死了单位。有一条[自定义规则](ch-house)可以改变。
book-chaos-card-influenza-q1 = 国度的分数会减少吗？
book-chaos-card-influenza-a1 = 不会，只降低抵抗值。
book-chaos-card-a_great_foul_consumption-q1 = 这些标志算进纳垢的转盘吗？
book-chaos-card-a_great_foul_consumption-a1 = 算，它们是在腐化步骤放置的。
book-chaos-card-the_final_rotting-q1 = 这算战斗中的杀戮吗？
book-chaos-card-the_final_rotting-a1 = 不算，它发生在所有战斗之后。
book-chaos-card-teleport-q1 = 可以移动自己的单位吗？
book-chaos-card-teleport-a1 = 可以，谁的信徒或战士都行；正好一个，只要有就必须执行。
book-chaos-card-changer_of_ways-q1 = 左边的卡也失效吗？
book-chaos-card-changer_of_ways-a1 = 失效，只要它在，该国度的其他卡全都失效。已经生效的结果不变。
book-chaos-card-changer_of_ways-q2 = 两张会互相失效吗？
book-chaos-card-changer_of_ways-a2 = 不会。有一条[自定义规则](ch-house)可以改变。
book-chaos-card-soporific_musk-q1 = 色孽能用那个单位做什么？
book-chaos-card-soporific_musk-a1 = 本回合它替色孽战斗、计算控制力、腐化，数值不变。它的主人可以攻击它，谁都不能召唤它。被杀后回到主人的备用区。
book-chaos-card-degenerate_royalty-q1 = 什么时候费用为 0？
book-chaos-card-degenerate_royalty-a1 = 支付的那一刻，那里已有 3 个以上腐化标志。使卡牌变贵的效果之后再加。
book-chaos-card-abyssal_pact-q1 = 颅骨王座在那里还算吗？
book-chaos-card-abyssal_pact-a1 = 只算它的费用。单位一律不算，不论值几点。
book-chaos-card-warp_shield-q1 = 能挡住英雄吗？
book-chaos-card-warp_shield-a1 = 能：本回合只要那个单位留在那里，什么都杀不死它。
book-chaos-upgrade-plaguebearers-q1 = 死去的瘟疫使者造成的命中能杀死单位吗？
book-chaos-upgrade-plaguebearers-a1 = 能，针对杀死它们的人的单位，就在移除死者之后。
book-chaos-upgrade-lord_of_change-q1 = 一个万变魔君就满足转盘的条件吗？
book-chaos-upgrade-lord_of_change-a1 = 是的，它算 2 个魔法标志。仍然要放置 2 个腐化标志。
book-chaos-token-peasant-q1 = 杀死农民有什么用？
book-chaos-token-peasant-a1 = 谁杀死就归谁保留；{ chaos-world-plunged_into_chaos }会给他们分数。
book-chaos-token-hero-q1 = 只有一个势力的国度，英雄也出手吗？
book-chaos-token-hero-a1 = 也出手。威胁值最高者只在那里有单位的势力中找。
book-chaos-token-warpstone-q1 = 魔石属于谁吗？
book-chaos-token-warpstone-a1 = 不属于任何人。它计入毁灭所需的 12 个，奸奇也会找它。
book-chaos-token-noble-q1 = 贵族使国度更难控制吗？
book-chaos-token-noble-a1 = 不会，只是多值 1 分。{ chaos-world-electors_arise }才会使它更难。

## 可以玩的地图
book-ch-summoning-try = 试试看：选备用区的一个单位，再选亮起的国度。地图上的单位也这样移动。
book-ch-cards-try = 试试看：选一张卡，再选有空牌位的国度，看看会有什么变化。
book-ch-battle-try = 试试看：放弃行动，战斗就开始。分配恐虐的命中。
book-ch-domination-try = 试试看：点一个国度，看看谁能控制它，再用卡牌或单位改变结果。
book-ch-corruption-try = 试试看：有一个国度快要毁灭了。在要紧处加一个信徒，然后放弃行动。
