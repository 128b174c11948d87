# 小小世界的规则书：各节正文，以及关于棋子的问题。链接的写法见 ui/book/text.js。

book-sw-aim = 这是什么游戏
book-sw-aim-also = 目标 获胜 概要 怎么赢
book-sw-aim-text =
    2 到 5 位玩家带领各自的种族，挤进一片容不下所有人的土地。每个种族都随机配上一种特殊能力，[市场](sw-market)上同时有六个这样的组合。

    种族去[征服地区](sw-conquest)；每个回合结束时，你占领的每个地区都[带来 1 枚金币](sw-coins)。等它扩张到了尽头，就让它[进入衰落](sw-decline)，换一个新的种族重新开始。

    一切只看金币：选择种族要花金币，[最后一回合之后](sw-end)金币最多的人获胜。
book-sw-aim-q1 = 谁会获胜？
book-sw-aim-a1 = 最后一回合之后金币最多的人。地区、部队和击败的敌人本身都不算分，它们只是带来金币。

book-sw-setup = 开局
book-sw-setup-also = 开局 准备 设置 回合数 人数
book-sw-setup-text =
    每种人数都有自己的地图。每个{ marker-mountain }地区放上山脉标记，地图标明的地方放上{ lost-tribes }。

    - 2 或 3 人：10 个回合
    - 4 人：9 个回合
    - 5 人：8 个回合

    每人开始时有 5 枚金币。金币既是钱也是分数，有多少是你的秘密，除非约定公开。种族和特殊能力分别洗牌，排成六个组合，这就是[市场](sw-market)。先手可以指定，也可以抽签；最后一回合每个人也都轮到一次。
book-sw-setup-q1 = 银行的金币会用完吗？
book-sw-setup-a1 = 不会，总是够付给每个人。
book-sw-setup-q2 = 可以看别人有多少金币吗？
book-sw-setup-a2 = 不可以，你只能自己记住他们每次的收入。用自定义规则“金币公开”时人人都看得见，一台设备传着玩也不用遮挡。

book-sw-land = 土地
book-sw-land-also = 地图 地形 地区 水域 海洋 湖泊 边界 相邻 边缘 海岸
book-sw-land-text =
    地图分成许多地区：农田、山丘、森林、沼泽、山脉，还有两片海洋和一个湖泊。有些地区印着{ symbol-mine }、{ symbol-magic }或{ symbol-cavern }的符号，只对提到它们的种族和能力有用。

    有共同边界的两个地区相邻。地图边缘的地区，以及海岸连着地图边缘那片海洋的地区，都算边缘。

    海洋和湖泊也是地区，但只有{ power-seafaring }的种族能占领。
book-sw-land-q1 = 只在一个点上接触的地区算相邻吗？
book-sw-land-a1 = 不算，必须有一段共同的边界。
book-sw-land-q2 = 湖岸算边缘吗？
book-sw-land-a2 = 不算。只有连到地图边缘的海洋，其海岸才算，即使那片海洋被人占领也一样。

book-sw-market = 市场
book-sw-market-also = 组合 选择 购买 旗帜 徽章 种族 能力 付钱
book-sw-market-text =
    市场上有六个种族与能力的组合。第一个免费；往下每一个，都要在它上面的每个组合各放 1 枚金币，所以第三个要花 2 枚。你选的组合上如果放着金币，就归你。

    你得到的部队是旗帜和徽章上的数字之和。下面的组合连同金币往上移，再翻出一个新的。

    没有活跃种族时才选择：你的第一个回合，以及[衰落](sw-decline)之后的那个回合。选完立即开始征服。
book-sw-market-q1 = 付不起怎么办？
book-sw-market-a1 = 那就不能选。先付钱，后拿钱，所以放在那个组合上的金币不能拿来付账。
book-sw-market-q2 = 徽章用完了怎么办？
book-sw-market-a2 = 把弃掉的徽章重新洗牌再用。一个种族的最后一支部队离开地图后，它的旗帜回到牌堆底。如果都没有了，组合就会少一些。
book-sw-market-q3 = 徽章什么时候可以再用？
book-sw-market-a3 = 种族衰落的时候，除非能力在衰落后仍有作用：{ power-spirit }、{ power-fortified }和{ power-seafaring }会留在种族身边。

book-sw-turn = 你的回合
book-sw-turn-also = 顺序 步骤 阶段 流程
book-sw-turn-text =
    一个回合只做三件事之一：没有活跃种族时，[选择一个种族](sw-market)并用它征服；已有种族时继续征服；或者放弃整个回合，让种族[进入衰落](sw-decline)。

    征服的回合依次进行：

    - 从地图上[集结部队](sw-ready)；
    - [征服地区](sw-conquest)，次数不限，最后一次可以靠[骰子](sw-die)；
    - [重新部署](sw-redeploy)部队；
    - [领取金币](sw-coins)；
    - 被你击败的人[把部队重新放下](sw-losses)。
book-sw-turn-q1 = 一定要征服吗？
book-sw-turn-a1 = 不必。可以按兵不动，只调整部队，照样领取收入。
book-sw-turn-q2 = 还能继续时可以停下吗？
book-sw-turn-a2 = 随时可以。手中剩下的部队放回自己的地区，不需要先掷骰失败。

book-sw-ready = 集结部队
book-sw-ready-also = 集结 收回 放弃 离开地区
book-sw-ready-text =
    第一次征服之前，把部队收回手中：每个地区留 1 支，其余都可以拿走。留下的守住地区，拿走的去征服。

    也可以干脆放弃一个地区，连最后 1 支也拿走。它就不再属于你，建在那里的东西也会移除。只有现在、第一次征服之前可以这样做。
book-sw-ready-q1 = 可以放弃所有地区吗？
book-sw-ready-a1 = 可以。种族会像[首次征服](sw-conquest)一样重新进入地图。
book-sw-ready-q2 = 本回合放弃的地区可以再征服回来吗？
book-sw-ready-a2 = 可以，价格照旧。有一条[自定义规则](sw-house)可以禁止。
book-sw-ready-q3 = 回合后面还能放弃地区吗？
book-sw-ready-a3 = 不能。重新部署时每个地区至少留 1 支部队，只有{ race-amazons }可能不得不留得更少。

book-sw-conquest = 征服：去哪里
book-sw-conquest-also = 攻击 到达 相邻 首次征服 进入 边缘 失去 最后一个地区 没有地区 全灭
book-sw-conquest-text =
    没有地区的种族从边缘进入：地图边缘的地区，或海岸连着边缘那片海洋的地区。这就是首次征服。

    之后只能征服与自己地区相邻的地区。你的衰落种族帮不上忙。

    手中要有部队才能开始，而且要付得起[价格](sw-price)。用掉的部队留在那里，直到[重新部署](sw-redeploy)。只要还有部队，就可以一直征服下去。
book-sw-conquest-q1 = 如果失去最后一个地区怎么办？
book-sw-conquest-a1 = 剩下的部队留在你手中，它仍然是你的活跃种族。你的下个回合，它像首次征服一样从边缘重新进入，或者让它进入衰落。
book-sw-conquest-q2 = 部队全部没了怎么办？
book-sw-conquest-a2 = 没有部队的活跃种族仍然是你的活跃种族，只能让它进入衰落；再下一个回合才能选择新的种族。这期间你的衰落种族照常带来收入。
book-sw-conquest-q3 = 可以攻击自己的衰落种族吗？
book-sw-conquest-a3 = 可以。那支部队会损失。该地区算非空闲，但自己的部队不会提高价格。
book-sw-conquest-q4 = 新种族必须从旧种族旁边开始吗？
book-sw-conquest-a4 = 不必。规则允许进入的地方都可以，远近都行。

book-sw-price = 地区的价格
book-sw-price-also = 费用 需要几支部队 防御 守军 减免 强度
book-sw-price-text =
    一个地区要 2 支部队，以下每一项再多 1 支：

    - { marker-mountain }、{ marker-lair }、{ marker-fortress }，或每个{ marker-encampment }；
    - { lost-tribes }；
    - 其他玩家的每支部队，活跃或衰落都算。

    减免可以累加：{ power-commando }{ race-giants }征服与自己山脉相邻的地区时，少用 2 支。最少也要用 1 支。

    点一个地区，就会逐项列出这笔账。
book-sw-price-q1 = 自己的衰落部队会提高价格吗？
book-sw-price-a1 = 不会，只算其他玩家的部队。有一条[自定义规则](sw-house)可以把它们算进去。
book-sw-price-q2 = 什么是非空闲地区？
book-sw-price-a2 = 有失落部族或任何种族部队的地区，活跃或衰落都算。只有山脉或要塞的地区算空闲。
book-sw-price-q3 = 可以不花部队就征服吗？
book-sw-price-a3 = 不可以。减免再多，也要用 1 支部队。

book-sw-die = 最后一搏：掷骰
book-sw-die-also = 骰子 掷骰 援军 最终征服 机会 概率 失败
book-sw-die-text =
    手中的部队不够再征服一个地区时，可以掷骰一试。手中至少要有 1 支部队，最多可以差 3 支。

    先指定地区，再掷骰。骰子有三面是空的，另外三面是 1、2、3。补得上差额，剩下的部队就全部进入那个地区；补不上，就放回自己的地区。

    不论成败，本回合的征服到此为止。
book-sw-die-q1 = 成功的机会有多大？
book-sw-die-a1 = 差 1 支：二分之一；差 2 支：三分之一；差 3 支：六分之一。地图上原本显示价格的地方会显示成功率。
book-sw-die-q2 = 最后一支部队用掉之后还能掷骰吗？
book-sw-die-a2 = 不能，手中要有部队才能一试。
book-sw-die-q3 = 失败了又没有地区怎么办？
book-sw-die-a3 = 部队留在手中，等到下个回合。
book-sw-die-q4 = 付得起的时候可以掷骰省部队吗？
book-sw-die-a4 = 不能，骰子只补差额。{ power-berserk }例外：它在付出之前先掷骰。

book-sw-losses = 被击败时
book-sw-losses-also = 失去 失败 损失 撤退 撤回 被攻击
book-sw-losses-text =
    活跃种族的地区被征服时，那里的 1 支部队回到备用堆，其余回到你手中。

    在那位玩家的回合结束时，你把它们重新放到该种族还占领的任意地区，不论远近。如果好几个人被击败，就按回合顺序进行。

    地区里只有 1 支部队时，它就直接损失。衰落种族的部队也是如此。
book-sw-losses-q1 = 撤回的部队可以放到空闲地区吗？
book-sw-losses-a1 = 不可以，只能放到同一种族还占领的地区。
book-sw-losses-q2 = 一个地区都没有了怎么办？
book-sw-losses-a2 = 部队留在手中，下个回合像[首次征服](sw-conquest)一样重新进入。
book-sw-losses-q3 = 只有 1 支部队时也会损失吗？
book-sw-losses-a3 = 会，除非那是{ race-elves }。

book-sw-redeploy = 重新部署
book-sw-redeploy-also = 移动 部队 增援 防守 边境 分配
book-sw-redeploy-text =
    征服结束后，把部队随意分配到活跃种族的各个地区，不论远近。每个地区至少留 1 支。

    想一想邻居的下个回合：一个地区每多 1 支部队，价格就高 1。收入多的地区值得多派守军。

    种族的其他棋子也在这时放下：{ marker-encampment }、{ marker-fortress }、{ marker-hero }；新的{ race-skeletons }加入，{ race-amazons }则收回 4 支。
book-sw-redeploy-q1 = 可以把部队移到衰落种族吗？
book-sw-redeploy-a1 = 不可以，活跃和衰落的部队永不混合。
book-sw-redeploy-q2 = 可以空出一个地区去守另一个吗？
book-sw-redeploy-a2 = 不可以，只有[集结部队](sw-ready)时才能放弃地区。

book-sw-coins = 金币
book-sw-coins-also = 收入 得分 分数 钱 赚 胜利点
book-sw-coins-text =
    你的回合结束时领取：

    - 活跃种族的每个地区 1 枚；
    - 衰落种族的每个地区 1 枚；
    - 种族和特殊能力带来的额外收入。

    种族和能力的额外收入只算它自己的地区，而且只在活跃时有效。{ race-dwarves }例外：他们的矿井在衰落后照样带来收入。
book-sw-coins-q1 = 新能力的奖励也算衰落种族的地区吗？
book-sw-coins-a1 = 不算。{ power-forest }徽章只算它自己种族的森林。
book-sw-coins-q2 = 本回合征服又失去的地区还有收入吗？
book-sw-coins-a2 = 没有占领的收入。但因征服而得的奖励，例如{ race-orcs }和{ power-pillaging }的，在征服时就算数。有一条[自定义规则](sw-house)可以改变。
book-sw-coins-q3 = 衰落的地区值多少？
book-sw-coins-a3 = 1 枚金币，只要那里还有你的部队。

book-sw-decline = 衰落
book-sw-decline-also = 衰落 旧种族 新种族 翻面 换种族
book-sw-decline-text =
    种族再也扩张不了的时候，就花一个回合让它进入衰落。每个地区留 1 支部队并翻面，其余离开地图。这个回合不征服，但这些地区每个带来 1 枚金币。下个回合选择新的种族。

    衰落的种族不再行动：照样有收入，用那 1 支部队防守。种族和特殊能力都失效，除非另有说明。

    你只能有一个衰落种族。下一个种族衰落时，先前那个会先离开地图。
book-sw-decline-q1 = 什么时候衰落才好？
book-sw-decline-a1 = 当下个回合的收获不如一个新种族的时候。一般来说：几乎没有部队可调动，而剩下的回合还够新种族把损失的那个回合赚回来。
book-sw-decline-q2 = 可以在同一回合征服又衰落吗？
book-sw-decline-a2 = 不可以，除非是{ power-stout }的种族：它可以在正常回合领取收入之后衰落。
book-sw-decline-q3 = 先前的衰落种族在那个回合还有收入吗？
book-sw-decline-a3 = 没有。它在计算收入之前就离开了。
book-sw-decline-q4 = 可以有两个衰落种族吗？
book-sw-decline-a4 = 只有其中一个带{ power-spirit }时可以，它不占名额。
book-sw-decline-q5 = 衰落的那个回合，能力还带来收入吗？
book-sw-decline-a5 = 不会，每个地区 1 枚金币，仅此而已。只有{ race-dwarves }的矿井照旧。

book-sw-immune = 碰不得的地区
book-sw-immune-also = 免疫 保护 安全 无敌 特殊棋子
book-sw-immune-text =
    { marker-hole }、{ marker-dragon }和{ marker-hero }使所在地区免疫：其他玩家不能征服它，别人的种族和特殊能力在那里也不起作用。{ race-sorcerers }、另一条巨龙、敌方衰落的{ race-ghouls }，统统不行。

    山脉、巢穴、要塞和营寨只是让地区更贵，挡不住付得起的人。

    和平是另一种保护，见{ power-diplomat }。
book-sw-immune-q1 = 巨龙能拿下有英雄的地区吗？
book-sw-immune-a1 = 不能，免疫的地区谁都不能征服。
book-sw-immune-q2 = 免疫持续多久？
book-sw-immune-a2 = 棋子留在那里多久，就持续多久。英雄和巨龙每回合都可以移动；种族衰落时全部离开。

book-sw-end = 游戏结束
book-sw-end-also = 结束 赢家 平手 同分 最后一回合
book-sw-end-text =
    最后一回合之后游戏结束，每个人的回合数都相同。公开金币，最多的人获胜。

    金币相同时，地图上种族部队较多的人领先，活跃和衰落的加在一起。营寨等其他棋子不算。若仍相同，就共享胜利。
book-sw-end-q1 = 最后几回合还值得衰落吗？
book-sw-end-a1 = 很少。衰落要花掉一个征服的回合，新种族需要两三个回合才能赚回来。
book-sw-end-q2 = 同分时，亚马逊多出的 4 支算吗？
book-sw-end-a2 = 不算，那时她们已经离开地图了。

## 关于种族的问题
book-race-amazons-q1 = 凑不出 4 支可以收回的部队怎么办？
book-race-amazons-a1 = 能拿出的都要拿出来，为此必须放弃地区。总共不到 4 支时，亚马逊全部离开。
book-race-amazons-q2 = 她们衰落时，那 4 支怎么办？
book-race-amazons-a2 = 回到备用堆，从不防守衰落的地区。
book-race-dwarves-q1 = 进入衰落的那个回合也有矿井收入吗？
book-race-dwarves-a1 = 有，每个矿井 1 枚金币，那个回合和以后每个回合都有。
book-race-elves-q1 = 被术士替换的精灵会损失吗？
book-race-elves-a1 = 不会，它回到你手中，和其他部队一起重新放下。有一条[自定义规则](sw-house)可以改变。
book-race-ghouls-q1 = 衰落的食尸鬼什么时候行动？
book-race-ghouls-a1 = 你的回合开始时，在活跃种族之前。它们自己集结、征服、可以掷骰一试，再重新部署；然后活跃种族进行自己的回合，也有自己的一次掷骰。
book-race-ghouls-q2 = 让活跃种族衰落的那个回合，它们还能征服吗？
book-race-ghouls-a2 = 不能，那个回合没有征服。普通的食尸鬼本来就会在那时离开；带{ power-spirit }的会留下。有一条[自定义规则](sw-house)允许它们行动。
book-race-ghouls-q3 = 原来的特殊能力还有用吗？
book-race-ghouls-a3 = 没有。已占领的海洋可以保有，要塞继续防守，但能力不会再带来新的东西。
book-race-giants-q1 = 只要在山脉旁边就有减免吗？
book-race-giants-a1 = 不是。巨人必须占领那个山脉，而且要攻击的地区与它相邻。
book-race-halflings-q1 = 第二次征服也可以在任何地方吗？
book-race-halflings-a1 = 不可以。只有地图上没有地区时才自由；之后只能去相邻的地区。
book-race-halflings-q2 = 放弃有地洞的地区后，还会有新的地洞吗？
book-race-halflings-a2 = 不会。一共 2 个，只给最先征服的 2 个地区。
book-race-orcs-q1 = 征服自己衰落种族的地区算吗？
book-race-orcs-a1 = 算，它是非空闲的。
book-race-skeletons-q1 = 征服 5 个非空闲地区，得几个新骷髅？
book-race-skeletons-a1 = 2 个：每满 2 个地区得 1 个，只要备用堆还有。
book-race-sorcerers-q1 = 替换部队要花费什么吗？
book-race-sorcerers-a1 = 不用。新的术士来自备用堆，手中不必有部队。有一条[自定义规则](sw-house)要求手中有 1 支。
book-race-sorcerers-q2 = 山脉或要塞能保护落单的部队吗？
book-race-sorcerers-a2 = 不能，巢穴也不能。营寨可以，因为它等于第二支部队。
book-race-sorcerers-q3 = 没有地区时可以用它开场吗？
book-race-sorcerers-a3 = 不可以，那支部队必须在术士的地区旁边。只有会{ power-flying }的术士不需要相邻。
book-race-sorcerers-q4 = 这算征服吗？
book-race-sorcerers-a4 = 算，而且是征服非空闲地区：{ power-pillaging }因此得金币；{ power-diplomat }本回合不能与那位玩家和平。
book-race-trolls-q1 = 巢穴会比巨魔多吗？
book-race-trolls-a1 = 不会。每个占领的地区 1 个，两者都是 10 个。

## 关于特殊能力的问题
book-power-alchemist-q1 = 地图上没有地区时也有这 2 枚金币吗？
book-power-alchemist-a1 = 有，只要种族还活跃。
book-power-berserk-q1 = 每次征服前都必须掷骰吗？
book-power-berserk-a1 = 不必，可以不掷。有一条[自定义规则](sw-house)要求必须掷。
book-power-berserk-q2 = 掷骰后什么都征服不了怎么办？
book-power-berserk-a2 = 征服就此结束，也没有最后一搏的掷骰。
book-power-bivouacking-q1 = 地区失守时，营寨会损失吗？
book-power-bivouacking-a1 = 不会。它们回到你手中，在那个回合结束时重新放下。
book-power-commando-q1 = 首次征服也有减免吗？
book-power-commando-a1 = 有，任何地区都有。
book-power-diplomat-q1 = 可以选谁？
book-power-diplomat-a1 = 任何一位本回合没有被你攻击过活跃种族的对手，目前没有活跃种族的也行：和平会保护你不受他接下来所选种族的攻击。掷骰失败也算攻击。
book-power-diplomat-q2 = 有和平时，衰落的食尸鬼还能攻击我吗？
book-power-diplomat-a2 = 能。衰落种族不受和平约束，双方都是。
book-power-diplomat-q3 = 两个人玩时也可以用吗？
book-power-diplomat-a3 = 可以，那样就没有人能攻击你的活跃种族了。
book-power-dragon_master-q1 = 巨龙可以去任何地方吗？
book-power-dragon_master-a1 = 不可以。地区必须像一般征服那样能到达，而且没有免疫，也不属于与你和平的对手。
book-power-dragon_master-q2 = 每回合都必须移动吗？
book-power-dragon_master-a2 = 不必。留在哪里，那里就继续免疫。
book-power-flying-q1 = 可以飞到海上吗？
book-power-flying-a1 = 不可以，只能去陆地。
book-power-fortified-q1 = 失去的要塞可以重建吗？
book-power-fortified-a1 = 可以，地图上最多 6 个。有一条[自定义规则](sw-house)让失去的要塞移出游戏。
book-power-fortified-q2 = 衰落后要塞还有什么用？
book-power-fortified-a2 = 继续防守，但不再带来金币。
book-power-heroic-q1 = 两个英雄可以放在同一地区吗？
book-power-heroic-a1 = 不可以，必须在两个不同的地区。只有 1 个地区时只用 1 个。
book-power-merchant-q1 = 衰落的地区算吗？
book-power-merchant-a1 = 不算，只算拥有这个能力的种族，而且要活跃。
book-power-seafaring-q1 = 一片海洋要多少部队？
book-power-seafaring-a1 = 空闲时 2 支。它带来 1 枚金币，衰落后也一样。
book-power-seafaring-q2 = 谁能把他们赶出海洋？
book-power-seafaring-a2 = 只有另一个航海种族。
book-power-spirit-q1 = 幽灵种族能留多久？
book-power-spirit-a1 = 只要还有地区，就一直留到游戏结束。以后的衰落只会挤走你的另一个衰落种族。
book-power-stout-q1 = 回合之后衰落，会再领一次收入吗？
book-power-stout-a1 = 不会。那个回合的金币已经领过；下个回合选择新的种族。
book-power-stout-q2 = 先前的衰落种族什么时候离开？
book-power-stout-a2 = 就在那时，它已经又带来过一次收入。
book-power-underworld-q1 = 可以从洞窟进入地图吗？
book-power-underworld-a1 = 只有在边缘的洞窟可以。之后的征服中，所有洞窟彼此相邻。
book-power-wealthy-q1 = 那 7 枚金币什么时候给？
book-power-wealthy-a1 = 该种族第一个回合结束时，仅一次。

## 关于棋子的问题
book-lost-tribes-q1 = 有人能从它们身上得到收入吗？
book-lost-tribes-a1 = 它们自己不带来收入，但所在地区是非空闲的：{ race-orcs }、{ race-skeletons }和{ power-pillaging }征服时会算。
book-lost-tribes-q2 = 它们会回来吗？
book-lost-tribes-a2 = 不会。被击败的失落部族离开游戏。
book-marker-mountain-q1 = 征服之后山脉还在吗？
book-marker-mountain-a1 = 一直都在，保护占领该地区的人。
book-marker-mountain-q2 = 只有山脉的地区算空闲吗？
book-marker-mountain-a2 = 算。只有部队才使地区变为非空闲。

## 可以玩的地图
book-sw-conquest-try = 试试看：这个种族还没有地区。亮起的地区可以进入：点一个，再点按钮。
book-sw-price-try = 试试看：点几个地区，比较它们的价格。
book-sw-die-try = 试试看：还剩 2 支部队。点一个更贵的地区，掷骰。
book-sw-redeploy-try = 试试看：手中有 4 支部队，旁边就是鼠人。点一个地区，放下部队。
book-sw-decline-try = 试试看：几乎没有部队可调动了。让这个种族进入衰落。
book-sw-immune-try = 试试看：哪些地区连部队和巨龙都拿不下？
book-race-giants-try = 试试看：比较他们的山脉旁边的地区和其他地区。
book-race-sorcerers-try = 试试看：找出旁边落单的部队，再看看什么能救它们。
book-power-flying-try = 试试看：边界拦不住这个种族，只有水域可以。
book-power-underworld-try = 试试看：先征服边缘的洞窟，再看看接着能去哪里。
