# 小小魔兽世界的规则书：新的内容，以及关于棋子的问题。链接的写法见 ui/book/text.js。

book-wc-aim = 有什么不同
book-wc-aim-also = 魔兽 不同 区别 新内容 艾泽拉斯
book-wc-aim-text =
    玩法和小小世界一样：选择种族，征服，重新部署，领取金币，衰落；[市场](sw-market)、[掷骰](sw-die)和[结束](sw-end)都相同。新的内容有：

    - 每局随机组成的[岛屿](wc-setup)，代替单张地图；
    - 从一个岛屿到另一个的[远游](wc-voyage)；
    - 互相争斗就能得奖励的[阵营](wc-factions)：联盟与部落；
    - 藏着的[神器与传奇地点](wc-finds)，等着第一个登陆的人；
    - { marker-murloc }，代替失落部族。
book-wc-aim-q1 = 一共玩几个回合？
book-wc-aim-a1 = 2 或 3 人 10 个，4 人 9 个，5 人 8 个。

book-wc-setup = 岛屿
book-wc-setup-also = 开局 岛屿 版面 鱼人 准备
book-wc-setup-text =
    世界由大、中、小型岛屿组成：

    - 2 人：大型和小型各 1 个
    - 3 人：大、中、小型各 1 个
    - 4 人：大型 1 个，中型 2 个，小型 1 个
    - 5 人：大型 2 个，中型 1 个，小型 2 个

    用哪些岛屿、哪一面朝上，开局时随机决定。岛屿之间永不相邻。

    地图标出的地方放上{ marker-murloc }，山脉放上标记，每位玩家对应一个面朝下的[神器或地点](wc-finds)。每人有 5 枚金币。
book-wc-setup-q1 = 可以自选岛屿吗？
book-wc-setup-a1 = 可以，在开始新游戏时选择。
book-wc-setup-q2 = 岛屿周围的大海算地区吗？
book-wc-setup-a2 = 不算。它不属于任何人，不能征服；只有印在岛上的海洋和湖泊才是地区。

book-wc-voyage = 远游与入口地区
book-wc-voyage-also = 船锚 船 岛屿 入口 远游 首次征服 渡海
book-wc-voyage-text =
    有船锚的地区是入口地区。没有地区的种族从这里开始；之后也可以从任何地方来到任一岛屿的入口地区。

    入口地区若不与同一种族的地区相邻，就要多用 1 支部队，这就是远游。所以首次征服至少要 3 支。相邻的入口地区不用远游。

    其他地区照旧只能从相邻的地方征服。{ power-sailor }的种族，以及占领{ find-meeting_stone }的种族，不付远游费用。
book-wc-voyage-q1 = 在那个岛上已有地区，还要付远游费用吗？
book-wc-voyage-a1 = 要，除非其中一个地区与入口地区相邻。
book-wc-voyage-q2 = 空袭要付吗？
book-wc-voyage-a2 = 不用。凡是“视同相邻”的征服都不付远游费用：{ race-warcraft_gnomes }的空袭、{ find-ashes_of_alar }，以及{ race-kobolds }的洞窟。
book-wc-voyage-q3 = 海洋和湖泊是入口地区吗？
book-wc-voyage-a3 = 不是，只有{ race-naga }能占领它们。

book-wc-factions = 联盟、部落、中立
book-wc-factions-also = 阵营 联盟 部落 中立 奖励
book-wc-factions-text =
    大多数种族属于联盟或部落。回合结束时，本回合你的活跃种族从几个敌对阵营的种族手中夺取过地区，就得几枚金币。

    同一种族不论失去多少地区都只算一次。活跃种族和衰落种族算两个，即使属于同一位玩家；你自己的衰落种族也算。

    中立种族和{ marker-murloc }既得不到、也不带来这个奖励。衰落的回合没有这个奖励。
book-wc-factions-q1 = 我的衰落种族能得到奖励吗？
book-wc-factions-a1 = 不能，只有正在征服的活跃种族才能。
book-wc-factions-q2 = 把部队推走算吗？
book-wc-factions-a2 = 不算。被{ power-intimidator }或传送门清空的地区不算征服。

book-wc-finds = 神器与传奇地点
book-wc-finds-also = 神器 传奇地点 翻开 隐藏 标记
book-wc-finds-text =
    有几位玩家，就有几个标记面朝下放在岛上。第一个进入那个地区的人把它翻开，从此一直正面朝上，当时就可以使用。

    神器和地点都只供占领该地区的活跃种族使用。地点留在原处。神器用于征服后，移到所征服的地区；{ find-aegis_of_aggramar }和{ find-heart_of_azeroth }则在回合结束时由你放到任意己方地区。每件神器每回合用一次。
book-wc-finds-q1 = 神器会被夺走吗？
book-wc-finds-a1 = 会随地区一起易手；{ race-ethereals }还能从相邻的地区偷走。
book-wc-finds-q2 = 对衰落种族有用吗？
book-wc-finds-a2 = 没有，只有{ find-well_of_eternity }在衰落后仍带来金币。
book-wc-finds-q3 = 用过之后当回合又失去它怎么办？
book-wc-finds-a3 = 每件神器每回合只供同一位玩家使用一次，偷回来也不能再用。

book-wc-fees = 攻击要付的金币
book-wc-fees-also = 费用 过路费 金币 祥和 盾 沼泽 毁灭之锤 赎金
book-wc-fees-text =
    有些攻击在宣布时就要付钱，在掷骰之前。付不出就不能攻击，掷骰失败也不退还。

    - { power-marsh_dweller }种族的沼泽：每个 1 枚；
    - { race-pandaren }，若你持有{ marker-harmony }：每回合一次，2 枚；
    - { find-aegis_of_aggramar }所在的地区：每回合一次，2 枚；
    - { find-doomhammer }：付 2 枚给原来占领那里的玩家。

    并非自己选择的付款，例如{ power-champion }被击败时的赎金，有多少付多少。
book-wc-fees-q1 = 会欠金币吗？
book-wc-fees-a1 = 不会，金币永远不会少于零。

book-wc-turn = 回合的顺序
book-wc-turn-also = 顺序 回合 步骤 时机
book-wc-turn-text =
    新的种族各有自己的时机：

    - 回合开始时翻开炸弹，收回{ marker-harmony }，{ race-worgen }选择形态，计算野兽；
    - 然后[集结](sw-ready)和征服；交换、强制移动和偷取都在最后一搏掷骰之前；
    - 征服之后购买{ race-forsaken }，{ find-spirit_healer }带来 1 支部队；
    - 重新部署；
    - 回合末尾放置炸弹、军事目标、祥和、哨塔、阿格拉玛之盾和艾泽拉斯之心；
    - 领取金币，然后被击败的人放回部队。
book-wc-turn-q1 = 同一回合可以使用几种“每回合一次”的能力吗？
book-wc-turn-a1 = 可以，各一次，顺序任意。

book-wc-decline = 衰落后还有什么
book-wc-decline-also = 衰落 衰落后仍有效 保留
book-wc-decline-text =
    种族[衰落](sw-decline)之后，留下的有：每个{ marker-fort }和{ marker-wall }，水中的{ race-naga }，成对的{ race-tauren }，{ power-marsh_dweller }的沼泽过路费，以及{ find-well_of_eternity }的金币。

    离开的有：{ marker-champion }、野兽、哨塔、军事目标、祥和，以及所有减免。只由野兽或勇士守着的地区，从此空闲。

    衰落的回合每个地区 1 枚金币，没有阵营奖励，也不能使用能力。{ race-goblins }的炸弹先翻开。
book-wc-decline-q1 = 有几支衰落部队的地区被征服时怎么办？
book-wc-decline-a1 = 全部损失。

book-wc-teams = 组队
book-wc-teams-also = 队伍 组队 变体 争霸 搭档
book-wc-teams-text =
    组队游戏是联盟对部落。每位玩家只能从自己队伍那一列市场中选择自己阵营的种族；人数为单数时，最后一位单独使用中立种族。

    两队的座位交错。搭档之间也可以互相攻击。最后以什么代表一队，事先约定：最富有的成员、最穷的成员，或全队金币的总和。

    这个变体的印刷说明没有找到，这里是我们根据相关介绍的理解。
book-wc-teams-q1 = 攻击搭档有阵营奖励吗？
book-wc-teams-a1 = 没有，搭档的种族和你属于同一阵营。

## 关于种族的问题
book-race-draenei-q1 = 礼拜堂会用掉那次保留吗？
book-race-draenei-a1 = 不会。先算{ find-lights_hope_chapel }，所以德莱尼在那个回合之后仍可保留一支。
book-race-warcraft_dwarves-q1 = 空闲的山脉要多少部队？
book-race-warcraft_dwarves-a1 = 1 支：土地 2，山脉 1，减 2。
book-race-ethereals-q1 = 偷来的神器可以立即使用吗？
book-race-ethereals-a1 = 可以，除非本回合你已经用过它。
book-race-forsaken-q1 = 自己的衰落部队算吗？
book-race-forsaken-a1 = 不算，只算你造成其他玩家损失的部队和鱼人。
book-race-warcraft_gnomes-q1 = 空袭掷骰后还不够怎么办？
book-race-warcraft_gnomes-a1 = 可以再掷一次作为最后一搏，最多差 3 支；也可以放弃，这次空袭就用掉了。
book-race-goblins-q1 = 别人占领了有炸弹的地区怎么办？
book-race-goblins-a1 = 炸弹留下，炸到那时站在那里的人，只要他是地精玩家的对手。有一条[自定义规则](wc-house)可以改变。
book-race-goblins-q2 = 爆炸算征服吗？
book-race-goblins-a2 = 算，照常损失部队，也有阵营奖励，但地区变为空闲。
book-race-warcraft_humans-q1 = 军事目标可以放在空闲地区吗？
book-race-warcraft_humans-a1 = 可以，任何没有被联盟种族占领的陆地地区都行。
book-race-naga-q1 = 谁能在水中攻击他们？
book-race-naga-a1 = 只有自己也能占领水域的种族。
book-race-night_elves-q1 = 失去森林时，小精灵壁会消失吗？
book-race-night_elves-a1 = 会，被征服或变为空闲时移除。征服下一个森林时会再放，最多 9 个。
book-race-pandaren-q1 = 掷骰失败算攻击熊猫人吗？
book-race-pandaren-a1 = 算。宣布攻击时就要付祥和的费用。
book-race-tauren-q1 = 只剩一个单独的牛头人怎么办？
book-race-tauren-a1 = 由你立即移到另一个己方地区；没有的话，回到手中。
book-race-warcraft_trolls-q1 = 只有要塞的地区算非空闲吗？
book-race-warcraft_trolls-a1 = 不算，只有部队才算。
book-race-worgen-q1 = 每回合都要选择形态吗？
book-race-worgen-a1 = 要，选取的那个回合也要，但衰落时不用。没有金币就是人类形态。

## 关于特殊能力的问题
book-power-beastmaster-q1 = 第一个回合有野兽吗？
book-power-beastmaster-a1 = 没有。之后每个回合开始时，按当时占领的山丘数量拿取。
book-power-champion-q1 = 勇士需要部队吗？
book-power-champion-a1 = 手中要有 1 支才能开始，但不会用掉。
book-power-champion-q2 = 由他单独占领的地区，他离开后怎么办？
book-power-champion-a2 = 收回勇士时，那个地区变为空闲，要重新征服。
book-power-defender-q1 = “比其他任何一个种族都多”怎么算？
book-power-defender-a1 = 每个种族单独算，活跃或衰落都算，鱼人算一个种族。你的种族占领的相邻地区要比它们每一个都多。
book-power-enraged-q1 = 有三个守军的地区值多少？
book-power-enraged-a1 = 3 枚金币。
book-power-fisherman-q1 = 大海算吗？
book-power-fisherman-a1 = 不算，只算印在岛上的海洋和湖泊。
book-power-fort_garrison-q1 = 10 个要塞都放出去了怎么办？
book-power-fort_garrison-a1 = 新的地区就没有要塞。
book-power-intimidator-q1 = 部队移到哪里由谁决定？
book-power-intimidator-a1 = 由你决定，在它的种族占领的地区之中选择。
book-power-portal_mage-q1 = 空闲的魔法地区可以交换吗？
book-power-portal_mage-a1 = 可以，其他岛屿的也行，只有免疫的地区不行。
book-power-marsh_dweller-q1 = 攻击失败也要付过路费吗？
book-power-marsh_dweller-a1 = 要，宣布攻击时就付。

## 关于神器、地点和棋子的问题
book-find-ashes_of_alar-q1 = 可以用来征服水域吗？
book-find-ashes_of_alar-a1 = 只有能占领水域的种族可以。
book-find-doomhammer-q1 = 任何地方都到得了吗？
book-find-doomhammer-a1 = 不是，地区必须能到达：相邻，或有船锚。
book-find-battleground-q1 = 中立种族占领它能得到什么？
book-find-battleground-a1 = 每回合按收获较多的一方得到奖励。其他都不变，它仍是中立。
book-find-lights_hope_chapel-q1 = 它保护衰落部队吗？
book-find-lights_hope_chapel-a1 = 不保护，只保护占领它的活跃种族，在其所有地区都有效。
book-find-well_of_eternity-q1 = 两个种族占领的井边地区一样多怎么办？
book-find-well_of_eternity-a1 = 两个都得不到。
book-find-spirit_healer-q1 = 新部队放在哪里？
book-find-spirit_healer-a1 = 作为重新部署的一部分，放到任意己方地区。
book-marker-murloc-q1 = 鱼人算阵营奖励吗？
book-marker-murloc-a1 = 不算，它们是中立的。但它们的地区是非空闲的；击败鱼人后，{ race-forsaken }可以买 1 支部队。
book-marker-bomb-q1 = 有多少炸弹是真的？
book-marker-bomb-a1 = 12 个中有 6 个。整局游戏只用这一堆。
book-marker-tile-q1 = 什么时候翻开？
book-marker-tile-a1 = 第一个种族进入该地区时，此后一直正面朝上。

## 可以玩的地图
book-wc-voyage-try = 试试看：比较远处的入口地区和相邻的入口地区。
book-wc-finds-try = 试试看：进入有未翻开标记的地区。
book-race-warcraft_gnomes-try = 试试看：空袭远处的地区，骰子会让它更便宜。
