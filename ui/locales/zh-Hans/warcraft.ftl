# 小小魔兽世界：种族、特殊能力、神器、传奇地点、岛屿、标记。
game-warcraft = 小小魔兽世界
short-warcraft = 魔兽世界
box-warcraft = 小小魔兽世界

## 阵营
faction-alliance = 联盟
faction-horde = 部落
faction-neutral = 中立
faction-title = 阵营
faction-rule = 联盟种族在回合结束时，每夺取过一个部落种族的地区，得 1 枚金币；部落对联盟也一样。同一种族只算一次，活跃种族和衰落种族算两个。中立种族和鱼人既得不到、也不带来这个奖励。

## 种族
race-blood_elves = 血精灵
race-blood_elves-ability = 每个魔法地区 +1 金币。
race-blood_elves-rule = 你的血精灵每占领 1 个魔法地区，回合结束时多得 1 枚金币。衰落后没有额外收入。
race-draenei = 德莱尼
race-draenei-ability = 每位对手的回合中，第一支损失的部队得以保留。
race-draenei-rule = 每位对手的回合中，因征服或其他能力将要损失的第一支德莱尼部队回到你手中，和其他撤回的部队一起重新部署。同一回合之后的损失照算。衰落后和其他种族一样损失部队。
race-warcraft_dwarves = 矮人
race-warcraft_dwarves-ability = 山脉地区 −2。
race-warcraft_dwarves-rule = 征服山脉地区时少用 2 支部队，至少 1 支。先把山脉本身算进去：相邻的空闲山脉只要 1 个。
race-ethereals = 虚灵
race-ethereals-ability = 每回合一次：偷取相邻的神器，或传奇地点 −2。
race-ethereals-rule = 每回合一次，二选一。把己方地区旁一个正面朝上的神器，移到与它相邻的己方地区，可以立即使用（本回合你已用过的除外）；或者征服一个有传奇地点的相邻地区，少用 2 支部队，至少 1 支。偷取不必付费；哨塔和阿格拉玛之盾可以挡住。
race-forsaken = 被遗忘者
race-forsaken-ability = 别人每损失 1 支部队，可用 1 金币买 1 支新部队。
race-forsaken-rule = 本回合你每使其他玩家损失 1 支部队，或使 1 个鱼人被弃掉，就可以付 1 枚金币得到 1 个新的被遗忘者；在征服之后、重新部署之前，只要备用堆还有（共 20 个）。你自己的衰落部队不算，被德莱尼或礼拜堂保住的部队也不算。
race-warcraft_gnomes = 侏儒
race-warcraft_gnomes-ability = 每回合一次空袭：任一陆地地区，先掷骰。
race-warcraft_gnomes-rule = 每回合一次，可以空袭任一岛屿的一个陆地地区，视同相邻，不付远游费用：先指定地区，再掷骰，少用掷出的数量，至少 1 支部队。若仍不够，可以再掷一次作为最终征服（最多差 3 个）；也可以放弃，这次空袭就用掉了。空袭可以是首次征服。
race-goblins = 地精
race-goblins-ability = 相邻地区的炸弹在你的下个回合开始时引爆。
race-goblins-rule = 回合结束时，可以在任意个由对手活跃种族占领的相邻地区各放 1 个炸弹，正面朝下。12 个炸弹中 6 个会爆炸，6 个是哑弹。你的下个回合开始时，若对手仍占领该地区就翻开：爆炸视作征服，照常损失，但地区变为空闲；哑弹没有效果；两者都移出游戏。若地区那时已空闲或属于你，炸弹不翻开，放回炸弹堆顶。祥和与阿格拉玛之盾的费用照付，不付则炸弹失效。地精衰落时，先翻开放出的炸弹。
race-warcraft_humans = 人类
race-warcraft_humans-ability = 2 个军事目标：征服者得 2 金币，你也得 2 金币。
race-warcraft_humans-rule = 回合结束时，把最多 2 个军事目标放到不同的、没有被联盟种族占领的陆地地区。部落以外的种族征服这样的地区，其玩家立即得 2 枚金币；若不是你征服的，你也得 2 枚，军事目标回到你手中。部落征服则没有奖励，军事目标留在原地。人类衰落后没有军事目标。
race-kobolds = 狗头人
race-kobolds-ability = 所有洞窟地区都与他们相邻。
race-kobolds-rule = 任何岛屿上有洞窟的地区都视为与他们相邻，不付远游费用，也可以作为首次征服。
race-naga = 纳迦
race-naga-ability = 可以征服海洋和湖泊，衰落后留下。
race-naga-rule = 可以征服海洋和湖泊地区（没有部队时需 2 个），也可以作为首次征服，并由此向外扩张。衰落后留在原地，照样得到金币。只有自己也能占领水域的种族，才能在水中攻击他们。
race-night_elves = 暗夜精灵
race-night_elves-ability = 森林 −1，并放置小精灵壁。
race-night_elves-rule = 征服森林地区时少用 1 支部队，至少 1 支。每征服一个森林，就在那里放 1 个小精灵壁（每个地区 1 个，共 9 个）：征服该地区多用 1 支部队，衰落后仍有效。地区被征服或变为空闲时移除。
race-warcraft_orcs = 兽人
race-warcraft_orcs-ability = 每征服 1 个联盟的地区 +1 金币。
race-warcraft_orcs-rule = 每征服 1 个联盟种族的地区，回合结束时得 1 枚金币，阵营奖励另计。
race-pandaren = 熊猫人
race-pandaren-ability = 没被他们攻击的玩家，攻击他们要付 2 金币。
race-pandaren-rule = 回合结束时，凡活跃种族没有被熊猫人攻击的玩家各得 1 个祥和标记，还没有种族的玩家也有。失败的尝试和强制移动算攻击，对衰落种族所做的不算。持有祥和标记的玩家，每回合首次攻击熊猫人之前（征服、强制移动或传送门交换）须付你 2 枚金币，付不出就不能攻击。你的回合开始时收回所有祥和标记。
race-tauren = 牛头人
race-tauren-ability = 每个地区至少 2 支部队。
race-tauren-rule = 每次征服至少用 2 支部队；集结、重新部署和衰落时每个地区留 2 个；最终征服也需要手中有 2 个。被击败时损失 1 个，衰落后全部损失。任何原因造成的单独牛头人，由你立即移到另一个己方地区；没有其他地区则回到手中。
race-warcraft_trolls = 巨魔
race-warcraft_trolls-ability = 非空闲地区 −1。
race-warcraft_trolls-rule = 征服有鱼人或种族部队（活跃或衰落）的地区时，少用 1 支部队，至少 1 支。只有山脉、要塞或小精灵壁的地区仍算空闲。
race-worgen = 狼人
race-worgen-ability = 每回合 +2 金币，或付 1 金币使所有地区 −1。
race-worgen-rule = 你的每个回合（包括选取的那个回合）开始时必须选择。人类形态：立即得 2 枚金币。狼人形态：付 1 枚金币，本回合征服任何地区都少用 1 支部队，至少 1 支。没有金币时只能选人类形态。进入衰落的回合不作选择。
race-murloc = 鱼人

## 特殊能力
power-archaeologist = 考古学家
power-archaeologist-ability = 每个神器和传奇地点 +1 金币。
power-archaeologist-rule = 该种族的地区中每有 1 个正面朝上的神器或传奇地点，回合结束时多得 1 枚金币。
power-battlemaster = 战斗大师
power-battlemaster-ability = 每征服 1 个非空闲地区 +1 金币。
power-battlemaster-rule = 每征服 1 个非空闲地区，该回合结束时多得 1 枚金币。有鱼人或种族部队（活跃或衰落）即为非空闲。
power-beastmaster = 驯兽大师
power-beastmaster-ability = 每个山丘得 1 个野兽，最多 5 个。
power-beastmaster-rule = 除第一个回合外，每个回合开始时先弃掉所有野兽，再按当时占领的山丘数量拿取，最多 5 个。野兽在征服、防御和重新部署时都等同种族部队。有野兽的地区被征服时，损失 1 个野兽而不是种族部队。只由野兽占领的地区，野兽离开后变为空闲。种族衰落时移除。
power-blacksmith = 铁匠
power-blacksmith-ability = 任何地区 −1。
power-blacksmith-rule = 征服任何地区都少用 1 支部队，至少 1 支。
power-champion = 勇士
power-champion-ability = 每回合一次，勇士独自征服相邻地区。
power-champion-rule = 每回合一次，手中至少有 1 支部队时，勇士可以独自征服一个相邻地区，不论防御多强；只有免疫的地区例外。勇士留在那里，防御时算 1 支部队，可以像部队一样重新部署；下个回合收回再用，由它单独占领的地区那时变为空闲。勇士所在的地区被征服时不损失种族部队：你付给对方 1 枚赎金（若有），勇士回到手中。种族衰落时移除。
power-defender = 防御者
power-defender-ability = 哨塔使田野免疫。
power-defender-rule = 回合结束时查看该种族的每个田野地区：若与它相邻的地区中，该种族占领的比其他任何一个种族（活跃或衰落，鱼人算一个种族）都多，就放 1 个哨塔，其他哨塔移除。共 6 个。在下次查看之前，有哨塔的地区免疫所有征服和能力。种族衰落时移除。
power-enraged = 暴怒者
power-enraged-ability = 有 2 个以上守军的地区，每个守军得 1 金币。
power-enraged-rule = 征服的地区若有 2 支以上部队防守，该回合结束时得到与守军数量相同的金币。野兽也算；要塞、小精灵壁和山脉不算。
power-explorer = 探险者
power-explorer-ability = 每个岛屿 +1 金币。
power-explorer-rule = 该种族占有地区的每个岛屿，回合结束时多得 1 枚金币。
power-farmer = 农夫
power-farmer-ability = 每个田野 +1 金币。
power-farmer-rule = 种族活跃时，每占领 1 个田野地区，回合结束多得 1 枚金币。
power-fisherman = 渔夫
power-fisherman-ability = 每个与海洋或湖泊相邻的地区 +1 金币。
power-fisherman-rule = 该种族每占领 1 个与海洋或湖泊地区相邻的地区，回合结束时多得 1 枚金币。岛屿周围的大海不算。
power-fort_garrison = 要塞驻军
power-fort_garrison-ability = 每个地区 1 个要塞：防御 +1，衰落后仍有效。
power-fort_garrison-rule = 该种族征服的每个地区都放 1 个要塞（每个地区 1 个，共 10 个）：征服该地区多用 1 支部队，衰落后仍有效。地区被征服或变为空闲时移除。
power-herbalist = 草药师
power-herbalist-ability = 每个山丘 +1 金币。
power-herbalist-rule = 种族活跃时，每占领 1 个山丘地区，回合结束多得 1 枚金币。
power-intimidator = 胁迫者
power-intimidator-ability = 每回合三次：移走 1 支敌方部队。
power-intimidator-rule = 每回合三次，在最终征服之前，把与己方相邻的地区中 1 支部队（活跃或衰落）移到同种族的另一个地区；若没有这样的地区，就弃掉。鱼人永远被弃掉。有小精灵壁或要塞时要先移除，也算一次。山脉和勇士不能移动。因此空出的地区变为空闲，不算征服。
power-marsh_dweller = 泥沼定居者
power-marsh_dweller-ability = 攻击其沼泽须付你 1 金币，衰落后仍有效。
power-marsh_dweller-rule = 凡攻击该种族占领的沼泽地区，须先付你 1 枚金币，每个地区都要付，衰落后仍有效。没有金币的人不能攻击。
power-miner = 矿工
power-miner-ability = 每个洞窟 +1 金币。
power-miner-rule = 种族活跃时，每占领 1 个有洞窟的地区，回合结束多得 1 枚金币。
power-mountaineer = 巡山人
power-mountaineer-ability = 每个山脉 +1 金币。
power-mountaineer-rule = 种族活跃时，每占领 1 个山脉地区，回合结束多得 1 枚金币。
power-portal_mage = 传送门法师
power-portal_mage-ability = 每回合两次：交换两个魔法地区的一切。
power-portal_mage-rule = 每回合两次，在最终征服之前，任意岛屿的两个魔法地区交换其中的一切：部队、鱼人、要塞、小精灵壁、神器、炸弹、军事目标、野兽、勇士。山脉和传奇地点留在原地。这不是征服：没有损失，不得金币，也不翻开标记。免疫的地区不能交换。
power-ranger = 游侠
power-ranger-ability = 每个森林 +1 金币。
power-ranger-rule = 种族活跃时，每占领 1 个森林地区，回合结束多得 1 枚金币。
power-sailor = 水手
power-sailor-ability = 不付远游费用。
power-sailor-rule = 征服入口地区时不付远游费用，首次征服也一样。
power-swampwalker = 沼泽行者
power-swampwalker-ability = 每个沼泽 +1 金币。
power-swampwalker-rule = 种族活跃时，每占领 1 个沼泽地区，回合结束多得 1 枚金币。
power-origin-chosen = 这个徽章的部队数由我们选定；没有找到印刷的数字。

## 神器
find-aegis_of_aggramar = 阿格拉玛之盾
find-aegis_of_aggramar-rule = 回合结束时放到己方一个地区：凡要征服它或对它使用能力的对手，须先付你 2 枚金币，每回合一次；付不出就不能。
find-ashes_of_alar = 奥的灰烬
find-ashes_of_alar-rule = 每回合一次，持有它的活跃种族可以征服任一岛屿的一个地区，视同相邻：价格照旧，不付远游费用。之后灰烬留在那里。
find-doomhammer = 毁灭之锤
find-doomhammer-rule = 每回合一次，只用 1 支部队（牛头人 2 个）征服一个可到达的地区，不论价格。付 2 枚金币给原来占领它的玩家；空闲或鱼人的地区则付给银行；自己的衰落种族不必付。之后战锤留在那里。
find-frostmourne = 霜之哀伤
find-frostmourne-rule = 每回合一次，一次征服少用 2 支部队，至少 1 支。之后剑留在那里。
find-heart_of_azeroth = 艾泽拉斯之心
find-heart_of_azeroth-rule = 回合结束时放到己方一个地区：凡活跃种族占领其相邻地区的对手，各付你 1 枚金币（若有）。

## 传奇地点
find-battleground = 战场
find-battleground-rule = 占领它的活跃种族获得阵营奖励时，若夺取同一种族 2 个以上地区，该种族算两次。中立种族也能得到奖励，每回合按收获较多的一方计算。
find-dark_portal = 黑暗之门
find-dark_portal-rule = 占领它的活跃种族多得 2 枚金币。
find-karazhan = 卡拉赞
find-karazhan-rule = 占领它的活跃种族每有 1 个相同地形的其他地区，多得 1 枚金币。
find-lights_hope_chapel = 圣光之愿礼拜堂
find-lights_hope_chapel-rule = 占领它的活跃种族在任何地区受到攻击时都不损失部队：全部回到手中。
find-meeting_stone = 集合石
find-meeting_stone-rule = 占领它的活跃种族征服入口地区时不付远游费用。
find-spirit_healer = 灵魂医者
find-spirit_healer-rule = 占领它的活跃种族每次重新部署时，从备用堆得 1 支新部队（若有）。
find-well_of_eternity = 永恒之井
find-well_of_eternity-rule = 发现者把它放到同一岛屿的海洋或湖泊；若没有，就改抽另一个传奇地点。你的回合结束时，你的每个种族（衰落的也算），若占领的井边地区比其他任何一个种族都多，就多得 2 枚金币。鱼人算一个种族；占领水域本身不算。

## 岛屿与地图
map-warcraft-2p = 2 人岛屿
map-warcraft-3p = 3 人岛屿
map-warcraft-4p = 4 人岛屿
map-warcraft-5p = 5 人岛屿
islands = 岛屿
islands-printed = 盒中的岛屿
islands-drawn = 随机抽取
islands-chosen = 自选岛屿
islands-drawn-note = 开局时随机决定用哪些岛屿、哪一面朝上。
island-l1a = 大型岛屿 1，甲面
island-l1b = 大型岛屿 1，乙面
island-l2a = 大型岛屿 2，甲面
island-l2b = 大型岛屿 2，乙面
island-m1a = 中型岛屿 1，甲面
island-m1b = 中型岛屿 1，乙面
island-m2a = 中型岛屿 2，甲面
island-m2b = 中型岛屿 2，乙面
island-s1a = 小型岛屿 1，甲面
island-s1b = 小型岛屿 1，乙面
island-s2a = 小型岛屿 2，甲面
island-s2b = 小型岛屿 2，乙面
island-size-l = 大型岛屿
island-size-m = 中型岛屿
island-size-s = 小型岛屿
island-side-a = 甲面
island-side-b = 乙面
left-out-islands = 此地图没有岛屿
ocean = 大海
ocean-note = 岛屿之间的大海不属于任何人，不能征服。

## 地图与棋子
terrain-field = 田野
symbol-cave = 洞窟
symbol-entry = 入口地区
symbol-entry-rule = 船只在此登陆。没有地区的种族从入口地区开始，之后也可以从任何地方来到入口地区；若不与该种族的地区相邻，远游费用多用 1 支部队。
marker-wall = 小精灵壁
marker-fort = 要塞
marker-tower = 哨塔
marker-objective = 军事目标
marker-bomb = 炸弹
marker-beast = 野兽
marker-champion = 勇士
marker-tile = 未翻开的标记
marker-murloc = 鱼人
marker-harmony = 祥和
marker-aegis = 阿格拉玛之盾
marker-heart = 艾泽拉斯之心
marker-well = 永恒之井
marker-wall-rule = 征服时多用 1 支部队，衰落后仍有效。地区被征服或变为空闲时移除。
marker-fort-rule = 征服时多用 1 支部队，衰落后仍有效。地区被征服或变为空闲时移除。
marker-tower-rule = 在其主人的下个回合结束前，这个地区免疫所有征服和能力。
marker-objective-rule = 征服此地区的玩家得 2 枚金币，人类玩家也得 2 枚。部落征服则没有奖励，军事目标留在原地。
marker-bomb-rule = 地精的下个回合开始时，若其对手仍在这里就翻开：炸弹有一半是哑弹。
marker-beast-rule = 每个在防御时算 1 支部队，先于种族部队损失。
marker-champion-rule = 防御时算 1 支部队。被击败时种族部队不损失，主人付 1 枚金币。
marker-tile-rule = 一个神器或传奇地点：由第一个进入的种族翻开，此后一直正面朝上。
marker-murloc-rule = 不属于任何人，视为衰落种族。被击败就弃掉。
marker-harmony-rule = 持有祥和标记的玩家，每回合首次攻击熊猫人之前须付其玩家 2 枚金币。
piece-wall = 小精灵壁
piece-fort = 要塞
piece-tower = 哨塔
piece-objective = 军事目标
piece-bomb = 炸弹
piece-beast = 野兽
piece-champion = 勇士
piece-murloc = 鱼人
piece-harmony = 祥和
piece-tile = 未翻开的标记
piece-aegis = 阿格拉玛之盾
piece-heart = 艾泽拉斯之心
piece-well = 永恒之井
piece-intimidate = 强制移动
piece-swap = 传送门交换
piece-strike = 空袭
piece-claim = 神器或地点
figure-bomb-note = 点选由对手活跃种族占领的相邻地区。
figure-objective-note = 点选没有被联盟种族占领的陆地地区。
figure-tower-note = 点选要免疫的田野。
figure-aegis-note = 点选要保护的地区：攻击者须付你 2 枚金币。
figure-heart-note = 点选己方地区：每位邻居付 1 枚金币。
figure-well-note = 点选此岛屿的海洋或湖泊：永恒之井放在那里。
bombs-left = 炸弹堆还有 { $count } 个
tiles-left = 未翻开的神器与传奇地点：{ $count }
uses-intimidate = 还可强制移动 { $count } 次
uses-swap = 还可交换 { $count } 次
uses-strike = { $count ->
    [0] 空袭已用
   *[other] 可以空袭
}
uses-champion = { $count ->
    [0] 勇士已用
   *[other] 勇士待命
}
uses-claim = { $count ->
    [0] 本回合已用：神器或地点
   *[other] 可以偷取神器，或传奇地点 −2
}
in-harmony = 与熊猫人祥和
form-human = 人类形态
form-wolf = 狼人形态
tool-ashes = 奥的灰烬
tool-doomhammer = 毁灭之锤
tool-frostmourne = 霜之哀伤
tool-claim = 虚灵：−2

## 现在要做什么
expect-bombs = 引爆炸弹：付费翻开受保护的炸弹，或任其失效。
expect-form = 选择人类形态或狼人形态。
expect-strike = 空袭兵力不足：再掷一次，或放弃。
expect-recruit = 要招募被遗忘者吗？每个 1 枚金币。
expect-shift = 有牛头人落单：移到另一个己方地区。
expect-well = 把永恒之井放到海洋或湖泊。

## 可以做的事
do-form-human = 人类形态：+2 金币
do-form-wolf = 狼人形态：付 1 金币，任何地区 −1
do-detonate = 付 { $coins } 翻开炸弹
do-let-bombs-go = 任炸弹失效
do-champion = 派出勇士
do-strike = 空袭：先掷骰
do-strike-again = 最终征服：{ $percent }%
do-let-strike-go = 放弃空袭
do-steal = 偷取：{ $find }
do-intimidate = 把部队移到这里
do-intimidate-discard = 弃掉部队
do-intimidate-wall = 移除{ $piece }
do-swap = 交换两个地区
do-recruit = 付 1 金币招募
do-recruit-more = 付 1 金币招募（还可 { $count }）
do-no-recruit = 不再招募
do-shift = 牛头人移到这里
do-choose-intimidate = 胁迫……
do-choose-swap = 交换地区……
do-choose-steal = 偷取神器……
do-other-region = 另选地区
champion-note = 不论防御多强，勇士独自征服并留在那里。
strike-note = 先掷骰以减少费用。若不够，可再掷一次作为最终征服，否则这次空袭就用掉了。
claim-note = 虚灵本回合的能力：征服传奇地点少用 2 支部队。
doomhammer-note = 只需 { $count } 支部队。付 2 枚金币给占领该地区的玩家，没有则付给银行。
spot-detonate = 炸弹
spot-detonate-note = 点选炸弹：付费后翻开。留下的炸弹失效。
spot-intimidate = 强制移动
spot-intimidate-note = 点选与己方相邻的地区，再点选部队要去的地区。
spot-intimidate-to = 移到哪里
spot-intimidate-to-note = 点选该种族的另一个地区。
spot-intimidate-off-note = 该种族没有其他地区：弃掉这支部队。
spot-intimidate-murloc-note = 鱼人会被弃掉。
spot-intimidate-wall-note = 必须先移除小精灵壁或要塞，这也算一次。
spot-swap = 传送门交换
spot-swap-note = 点选两个魔法地区：除了山脉和传奇地点，一切互换。
spot-swap-other = 与哪个地区交换
spot-swap-other-note = 点选另一个魔法地区。
spot-steal = 神器
spot-steal-note = 选择相邻的神器，再选择它要移到的己方地区。
spot-steal-to-note = 点选它要移到的己方地区。
spot-shift = 落单的牛头人
spot-shift-note = 点选牛头人的另一个地区：落单的部队移到那里。
form-note = 狼人形态：本回合征服任何地区少用 1 支部队。
recruit-note = 1 枚金币换 1 支新部队，和其他部队一起部署。

## 费用
fees = 另付 { $coins } 枚金币
fee-to = 付给 { $name } { $coins } 枚金币（{ $cause }）
fee-bank = 付给银行 { $coins } 枚金币（{ $cause }）
fees-note = 宣布攻击时支付，不退还。

## 价格、金币与部队的来由
cause-murloc = 鱼人
cause-voyage = 远游
cause-wall = 小精灵壁
cause-fort = 要塞
cause-beast = 野兽
cause-beasts = 野兽
cause-champion = 勇士
cause-frostmourne = 霜之哀伤
cause-claim = 虚灵：传奇地点
cause-doomhammer = 毁灭之锤
cause-strike = 空袭的骰点
cause-marsh_dweller = 泥沼定居者的过路费
cause-harmony = 与熊猫人的祥和
cause-aegis_of_aggramar = 阿格拉玛之盾
cause-heart_of_azeroth = 艾泽拉斯之心
cause-liches = 巫妖
cause-objective = 军事目标
cause-human_form = 人类形态
cause-wolf_form = 狼人形态
cause-recruit = 招募
cause-forsaken = 被遗忘者的新兵
cause-spirit_healer = 灵魂医者
cause-faction = 阵营奖励

## 为何不能征服
blocked-cannot_pay_fee = 攻击这里要付 { $coins } 枚金币，你的金币不够。
blocked-lone_tauren = 牛头人不能落单：手中需要 2 支部队。
blocked-not_next_to = 不与己方地区相邻。
blocked-no_uses_left = 本回合的次数已用完。
blocked-choose_form = 请先选择人类形态或狼人形态。
blocked-not_there = 不能用在这里。
blocked-other_faction = 你的队伍只能使用自己阵营的种族。

## 记录
event-bomb = { $exploded ->
    [yes] { $name } 在{ $region } 的炸弹爆炸。
   *[no] { $name } 在{ $region } 的炸弹是哑弹。
}
event-form = { $form ->
    [wolf] { $name } 选择狼人形态：任何地区少用 1 支部队。
   *[human] { $name } 选择人类形态。
}
event-spent = { $name } 付给银行 { $coins } 枚金币（{ $cause }）。
event-moved = { $has ->
    [yes] { $name } 把{ $region } 的{ $piece }强制移到{ $to }。
   *[no] { $name } 弃掉{ $region } 的{ $piece }。
}
event-shifted = { $name } 把落单的牛头人移到{ $region }。
event-swapped = { $name } 交换{ $region } 与{ $other }。
event-stolen = { $name } 偷取{ $find }：从{ $from } 移到{ $region }。
event-harmony = 与 { $name } 祥和：{ $names }。
event-laid = { $find }现在位于{ $region }。
event-replaced_find = 岛上没有水域：{ $find }移除，改抽另一个传奇地点。

## 组队
teams = 组队：争霸艾泽拉斯
teams-short = 组队
teams-note = 这是我们自己的理解：没有找到印刷的变体规则单页。联盟与部落两队，座位在两队之间交替，每人只能从自己的那一列选取本阵营的种族。人数为单数时，最后一位单独使用中立种族。队友之间可以互相攻击。
teams-off = 各自为战
teams-scoring = 队伍如何计分
teams-highest = 最富的队员
teams-lowest = 最穷的队员
teams-sum = 全队合计
teams-highest-note = 以金币最多的队员代表全队。
teams-lowest-note = 以金币最少的队员代表全队。
teams-sum-note = 以全队金币的总和计算。
teams-column = { $team ->
    [alliance] 联盟种族
    [horde] 部落种族
   *[neutral] 中立种族
}
teams-other-column = 其他队伍的种族
team-alliance = 联盟
team-horde = 部落
team-neutral = 中立种族
team-of = 所属：{ $team }
team-wins = { $team ->
    [alliance] 联盟获胜
    [horde] 部落获胜
   *[neutral] 中立种族获胜
}
team-shares = 各队并列获胜
team-coins = 全队 { $coins } 枚金币
teams-result = 队伍

## 开局
setup-teams_not_here = 只有小小魔兽世界可以组队。请选择它，或不组队。

## 自定义规则
house-own_declined_pays_faction = 自己的衰落种族也带来奖励
house-own_declined_pays_faction-text = 夺取自己对立阵营的衰落种族的地区，也得阵营奖励。
house-bombs_hit_new_holder = 炸弹伤及新的占领者
house-bombs_hit_new_holder-text = 地区后来被另一位对手占领时，炸弹留下并伤及他。关闭：炸弹放回炸弹堆。
house-explosions_pay_bonuses = 爆炸算作征服
house-explosions_pay_bonuses-text = 炸弹爆炸在地精的回合中也计入阵营奖励、战斗大师和暴怒者。
house-naga_safe_on_water = 纳迦在水中受保护
house-naga_safe_on_water-text = 只有自己也能占领水域的种族，才能攻击水中的部队。关闭：任何种族都可以。
house-worgen_choose_when_picked = 狼人立即选择形态
house-worgen_choose_when_picked-text = 选取狼人的那个回合也要选择形态。
house-doomhammer_needs_reach = 毁灭之锤须能到达
house-doomhammer_needs_reach-text = 毁灭之锤只能用于该种族本来可到达的地区。关闭：任何地区。
house-chapel_protects_all = 礼拜堂保护所有地区
house-chapel_protects_all-text = 圣光之愿礼拜堂使占领它的种族在所有地区都不损失部队。关闭：只限礼拜堂所在的地区。
house-beasts_break_ties = 野兽计入平手判定
house-beasts_break_ties-text = 金币相同时，野兽算作种族部队。
house-strike_may_become_attempt = 空袭可转为最终征服
house-strike_may_become_attempt-text = 侏儒的空袭不够时，可以再掷一次作为最终征服。关闭：空袭就此用掉。
house-strike_may_be_first = 空袭可以是首次征服
house-strike_may_be_first-text = 没有地区的侏儒可以用空袭进入。
house-failed_attack_spoils_harmony = 失败的攻击破坏祥和
house-failed_attack_spoils_harmony-text = 熊猫人失败的尝试或强制移动，算作攻击该玩家。
house-swap_needs_harmony = 对熊猫人的交换须付费
house-swap_needs_harmony-text = 持有祥和标记的玩家，用传送门交换熊猫人的地区之前也须付费。
house-murlocs_count_for_majority = 鱼人计入多数
house-murlocs_count_for_majority-text = 判定哨塔和永恒之井时，所有鱼人算一个种族。
house-fisherman_counts_ocean = 渔夫也算大海
house-fisherman_counts_ocean-text = 岛屿海岸上的地区也给渔夫金币，不限于与海洋或湖泊地区相邻。
house-declined_tokens_recruit = 自己的衰落部队也可招募
house-declined_tokens_recruit-text = 你使自己的衰落种族损失的部队，也可用来招募被遗忘者。
house-far_reach_pays_voyage = 远距也付远游费用
house-far_reach_pays_voyage-text = 空袭和奥的灰烬前往远处的入口地区也付远游费用；狗头人前往洞窟仍然免付。
house-beasts_alone_count_hills = 野兽占领的山丘也算
house-beasts_alone_count_hills-text = 只由野兽占领的山丘，在野兽离开之前仍计入新野兽的数量。
house-objectives_on_water = 军事目标可在水中
house-objectives_on_water-text = 军事目标也可以放到海洋和湖泊。
