# 种族、特殊能力、地图，以及地图上发生的事。

## 种族：名称、市场上的一句话、完整规则。
race-amazons = 亚马逊
race-amazons-ability = 每回合多 4 支部队，只能用来征服。
race-amazons-rule = 集结部队时，另有 4 个亚马逊加入，但只能用来征服。重新部署结束、领取收入之前，要从地图上收回 4 支部队，所以她们从不参与防守。凑不出 4 支，就得放弃地区，刚征服的也不例外。
race-dwarves = 矮人
race-dwarves-ability = 每个矿井 +1 金币，衰落后仍有效。
race-dwarves-rule = 你的矮人每占领 1 个矿井地区，回合结束时多得 1 枚金币。衰落后仍然有效，进入衰落的那个回合也照算。
race-elves = 精灵
race-elves-ability = 被击败时不损失部队。
race-elves-rule = 精灵的地区被征服时，一支部队也不会损失：全部回到你手中，在该回合结束时放到你其他的地区。被术士替换的部队也会回到手中。衰落后则和其他种族一样损失部队。
race-ghouls = 食尸鬼
race-ghouls-ability = 衰落后部队全部留下，继续征服。
race-ghouls-rule = 进入衰落时，所有部队都留在原地。此后你的每个回合，先由它们集结、征服、重新部署（也可以自己尝试一次最终征服），再轮到你的活跃种族。它们连你的活跃种族都可以攻击，只是原来的特殊能力不再帮它们征服。被击败时损失 1 支部队，其余撤回，和活跃种族一样。
race-giants = 巨人
race-giants-ability = 与自己占领的山脉相邻的地区 −1。
race-giants-rule = 征服与巨人所占山脉相邻的地区时，少用 1 支部队，至少 1 支。没有占领的山脉帮不上忙。
race-halflings = 半身人
race-halflings-ability = 可从任何地方进入；前 2 个地区有地洞。
race-halflings-rule = 可以从任何陆地地区进入，不限于地图边缘。最先征服的 2 个地区各放 1 个地洞：谁都不能征服这些地区，也不能对它们使用种族或特殊能力。放弃该地区或种族衰落时移除地洞，以后不再补放。
race-humans = 人类
race-humans-ability = 每个农田 +1 金币。
race-humans-rule = 你的人类每占领 1 个农田地区，回合结束时多得 1 枚金币。衰落后没有额外收入。
race-orcs = 兽人
race-orcs-ability = 每征服 1 个非空闲地区 +1 金币。
race-orcs-rule = 兽人每征服 1 个非空闲地区，该回合结束时多得 1 枚金币。有失落部族或任何种族部队（活跃或衰落，包括你自己的衰落种族）即为非空闲；只有山脉的地区算空闲。
race-ratmen = 鼠人
race-ratmen-ability = 没有能力，胜在数量。
race-ratmen-rule = 鼠人没有种族能力，靠的就是数量多。
race-skeletons = 骷髅
race-skeletons-ability = 每征服 2 个非空闲地区，多 1 支部队。
race-skeletons-rule = 重新部署时，本回合每征服 2 个非空闲地区，就从备用堆拿 1 个新的骷髅。有失落部族或任何种族部队的地区都算。备用堆空了就拿不到，骷髅总共 20 个。
race-sorcerers = 术士
race-sorcerers-ability = 每回合对每位对手一次：替换相邻的落单部队。
race-sorcerers-rule = 每回合对每位对手一次，可以从备用堆拿 1 个术士，替换相邻地区中落单的活跃部队（该地区只有这 1 支），这也算征服。山脉、要塞和巢穴保护不了它，营寨可以。对失落部族、衰落种族、免疫的地区，以及与你和平的对手都不能用；18 个术士全都用上时也不能用。
race-tritons = 特里同
race-tritons-ability = 临水的陆地地区 −1。
race-tritons-rule = 征服与海洋或湖泊相邻的陆地地区时，少用 1 支部队，至少 1 支。
race-trolls = 巨魔
race-trolls-ability = 每个地区有巢穴：防御 +1，衰落后仍有效。
race-trolls-rule = 巨魔占领的每个地区都有 1 个巢穴，相当于多 1 支部队防守。巨魔衰落后巢穴仍然留下；放弃该地区或被征服时移除。
race-wizards = 巫师
race-wizards-ability = 每个魔法地区 +1 金币。
race-wizards-rule = 你的巫师每占领 1 个魔法地区，回合结束时多得 1 枚金币。衰落后没有额外收入。

## 示例扩展的种族，不在任何列表中。
race-grasshoppers = 蚱蜢
race-grasshoppers-ability = 可越过 1 个空闲地区征服。
race-grasshoppers-rule = 隔着 1 个空闲地区的地方，蚱蜢也能到达。不能越过海洋、湖泊和深渊裂口。
race-innkeepers = 店主
race-innkeepers-ability = 收费站：路过者付 1 枚金币。
race-innkeepers-rule = 店主每回合最先征服的地区放 1 个收费站，最多 3 个。其他人征服该地区或与它相邻的地区，须付给店主 1 枚金币，付不出就不能征服。衰落后仍然有效。
race-tricksters = 戏法师
race-tricksters-ability = 每回合一次：自己的 2 个地区互换一切。
race-tricksters-rule = 每回合一次，在征服期间、最终征服之前，戏法师的 2 个地区里的一切互换：部队和建在那里的东西。两个地区任你选择，不必相邻。
race-beekeepers = 养蜂人
race-beekeepers-ability = 每个与空地相邻的地区多得 1 枚金币。
race-beekeepers-rule = 你的回合结束时，每个与空的陆地地区相邻的地区多付一枚金币。水域和深渊不算陆地。

## 特殊能力，写法相同。
power-alchemist = 炼金
power-alchemist-ability = 每回合 +2 金币。
power-alchemist-rule = 种族活跃时，你的每个回合结束多得 2 枚金币，不论占领多少地区。进入衰落的那个回合没有。
power-berserk = 狂暴
power-berserk-ability = 每次征服前都可以掷骰。
power-berserk-rule = 每次征服前可以先掷骰，之后选择的地区就少用掷出的数量，至少 1 支部队。掷骰后如果没有任何地区征服得了，征服就此结束，也没有另外的最终征服。是否衰落，要在第一次掷骰之前决定。
power-bivouacking = 野营
power-bivouacking-ability = 5 个营寨，每个防御 +1。
power-bivouacking-rule = 重新部署时，把 5 个营寨放到你的地区，同一地区可放多个。每个相当于多 1 支部队防守，也能挡住术士，每回合都可以移动。营寨不会毁于攻击：该回合结束时由你重新放下。种族衰落时移除。
power-commando = 突击
power-commando-ability = 任何地区 −1。
power-commando-rule = 征服任何地区都少用 1 支部队，至少 1 支。
power-diplomat = 外交
power-diplomat-ability = 每回合与一位对手和平。
power-diplomat-rule = 回合结束时，可以选择一位本回合没有被你攻击过活跃种族的对手。在你的下个回合之前，对方不能攻击你的活跃种族。没有活跃种族的玩家也可以选。衰落种族不受影响：攻击它们不破坏和平，衰落的食尸鬼也可以攻击你。
power-dragon_master = 御龙
power-dragon_master-ability = 每回合一次，1 支部队拿下任一可到达的地区。
power-dragon_master-rule = 每回合一次，只用 1 支部队就能征服一个可到达的地区，不论防守多强；只有免疫的地区和与你和平的对手例外。巨龙留在那里，使该地区免疫，直到它移动；不必每回合都移动。放弃该地区或种族衰落时，巨龙离开。
power-flying = 飞行
power-flying-ability = 任何陆地地区，远近都行。
power-flying-rule = 可以征服任何陆地地区，不必相邻，首次征服也一样。海洋和湖泊除外。会飞行的术士替换部队时也不受距离限制。
power-forest = 森林
power-forest-ability = 每个森林 +1 金币。
power-forest-rule = 种族活跃时，每占领 1 个森林地区，回合结束多得 1 枚金币。
power-fortified = 驻防
power-fortified-ability = 每回合 1 个要塞：防御 +1，金币 +1。
power-fortified-rule = 种族活跃时，每回合可以在一个己方地区建造 1 个要塞；每个地区最多 1 个，地图上最多 6 个。每个要塞相当于多 1 支部队防守，衰落后仍然有效；种族活跃时每回合多得 1 枚金币。放弃该地区或被征服时移除。
power-heroic = 英勇
power-heroic-ability = 2 个英雄使 2 个地区免疫。
power-heroic-rule = 回合结束时，把 2 个英雄放到两个不同的己方地区。英雄移动之前，任何人都不能征服这些地区，也不能对其使用种族或特殊能力。只有 1 个地区时只用 1 个英雄。种族衰落时移除。
power-hill = 山丘
power-hill-ability = 每个山丘 +1 金币。
power-hill-rule = 种族活跃时，每占领 1 个山丘地区，回合结束多得 1 枚金币。
power-merchant = 经商
power-merchant-ability = 每个地区 +1 金币。
power-merchant-rule = 种族活跃时，每占领 1 个地区（不论哪种），回合结束多得 1 枚金币。
power-mounted = 骑乘
power-mounted-ability = 山丘和农田 −1。
power-mounted-rule = 征服山丘或农田地区时，少用 1 支部队，至少 1 支。
power-pillaging = 劫掠
power-pillaging-ability = 每征服 1 个非空闲地区 +1 金币。
power-pillaging-rule = 每征服 1 个非空闲地区，该回合结束时多得 1 枚金币。有失落部族或任何种族部队（活跃或衰落）即为非空闲。与兽人搭配时，两份都能拿。
power-seafaring = 航海
power-seafaring-ability = 可以征服海洋和湖泊。
power-seafaring-rule = 种族活跃时，可以把两片海洋和湖泊当作空闲地区征服；首次征服可以是地图边缘的海洋。衰落后仍然保有，照样得到金币。只有航海种族能占领它们。
power-spirit = 幽灵
power-spirit-ability = 衰落后不占衰落种族的名额。
power-spirit-rule = 衰落后，不算在你唯一的衰落种族之内：两个种族都留在地图上，都有收入。之后其他种族衰落时，只有另一个衰落种族离开。
power-stout = 顽强
power-stout-ability = 正常回合之后可以立即衰落。
power-stout-rule = 正常回合领取收入之后，可以立即让种族进入衰落，不必另外花一个回合。收入不会再领一次；下个回合选择新的组合。
power-swamp = 沼泽
power-swamp-ability = 每个沼泽 +1 金币。
power-swamp-rule = 种族活跃时，每占领 1 个沼泽地区，回合结束多得 1 枚金币。
power-underworld = 地底
power-underworld-ability = 洞窟地区 −1，且彼此相邻。
power-underworld-rule = 征服有洞窟的地区时，少用 1 支部队，至少 1 支；征服时所有洞窟地区视为彼此相邻。首次征服仍须从地图边缘进入。
power-wealthy = 富有
power-wealthy-ability = 第一个回合结束时得 7 枚金币。
power-wealthy-rule = 该种族的第一个回合结束时，多得 7 枚金币，仅此一次。
combo-name = { $power }{ $race }

## 地图与配件
game-small-world = 小小世界
terrain-farmland = 农田
terrain-hill = 山丘
terrain-forest = 森林
terrain-swamp = 沼泽
terrain-mountain = 山脉
terrain-sea = 海洋
terrain-lake = 湖泊
symbol-mine = 矿井
symbol-magic = 魔法
symbol-cavern = 洞窟
marker-mountain = 山脉
marker-lair = 巢穴
marker-fortress = 要塞
marker-encampment = 营寨
marker-hole = 地洞
marker-hero = 英雄
marker-dragon = 巨龙
piece-token = 部队
piece-encampment = 营寨
piece-fortress = 要塞
piece-hero = 英雄
piece-dragon = 巨龙
piece-hole = 地洞
piece-lair = 巢穴
map-small-world-2p = 2 人地图
map-small-world-3p = 3 人地图
map-small-world-4p = 4 人地图
map-small-world-5p = 5 人地图

## 现在要做什么
expect-choose = 从市场选择一个种族和特殊能力的组合。
expect-start = 集结部队，或进入衰落。
expect-ghouls = 你的衰落种族先征服。
expect-conquest = 征服地区，或停止征服。
expect-redeploy = 重新部署，然后结束回合。
expect-ally = 选择与谁和平，也可以不选。
expect-stout = 现在衰落，或保持活跃。
expect-retreat = 把撤回的部队重新放下。
expect-over = 游戏结束。

## 价格的组成，金币与部队的来由
cause-land = 土地
cause-mountain = 山脉
cause-lair = 巢穴
cause-fortress = 要塞
cause-encampment = 营寨
cause-tokens = 守军
cause-lost_tribe = 失落部族
cause-race = 种族
cause-power = 特殊能力
cause-berserk_die = 骰子
cause-dragon = 巨龙
cause-substitute = 来自备用堆
cause-minimum = 至少 1 支
cause-regions = 地区
cause-declined_regions = 衰落地区
cause-conquest_only = 只用于征服
cause-recruits = 新兵
cause-decline = 衰落
cause-no_region = 没有地区了
cause-place = 来自地点

## 为何不能征服
blocked-not_adjacent = 与此种族的地区不相邻。
blocked-not_at_entry = { $way ->
    [rim] 没有地区时，须从地图边缘进入。
    [anchor] 没有地区时，须从船锚地区进入。
    [volcano] 没有地区时，烈焰精灵须从火山旁进入。
    [land] 第一次征服须在陆地上。
   *[shore] 没有地区时，须从地图边缘或海岸进入。
}
blocked-own_region = 此种族已占领这里。
blocked-water = 此种族不能占领水域。
blocked-immune = 免疫：{ $kind }。
blocked-ally = 与 { $name } 和平，直到对方的下个回合。
blocked-no_tokens = 手中没有部队。
blocked-too_strong = 还差 { $short } 支部队。
blocked-must_roll = 请先掷骰。
blocked-abandoned = 本回合刚放弃这里。
blocked-conquests_over = 本回合的征服已经结束。

## 为何不能撤销
undo-nothing = 这个方向没有步骤了。
undo-other_player = 之后已有其他玩家做了决定。
undo-random_event = 之后已掷骰或翻出新组合。
undo-secret_seen = 之后已看到未公开的内容。
undo-bot_turn = 之后电脑已经行动。
undo-game_over = 游戏已经结束。

## 记录
event-turn_started = 第 { $round } 回合：轮到 { $name }。
event-picked = { $name } 选了{ $combo }：{ $tokens } 支部队{ $paid ->
    [0] {""}
   *[other] ，付 { $paid } 枚金币
}{ $taken ->
    [0] {""}
   *[other] ，拿到上面的 { $taken } 枚
}。
event-revealed = 市场新增：{ $combo }。
event-reshuffled = 特殊能力徽章重新洗牌。
event-readied = { $name } 集结 { $tokens } 支部队。
event-gained = { $name } 获得 { $tokens } 支部队（{ $cause }）。
event-returned = { $name } 交回 { $tokens } 支部队（{ $cause }）。
event-abandoned = { $name } 放弃{ $region }。
event-rolled = { $purpose ->
    [attempt] { $name } 掷出 { $face }，需要 { $needed }。
    [gamble] { $name } 掷出 { $face }，至少需要 { $needed }。
    [strike] { $name } 空袭掷出 { $face }：少用这么多部队。
   *[berserk] { $name } 掷出 { $face }：少用这么多部队。
}
event-attempt_failed = 征服{ $region } 失败，还差 { $short } 支部队。
event-conquered = { $method ->
    [attempt] { $name } 靠掷骰征服{ $region }。
    [dragon] { $name } 以巨龙征服{ $region }。
    [substitute] { $name } 替换了{ $region } 的部队。
    [gamble] { $name } 借助骰子征服{ $region }。
    [drain] { $name } 吸血替换{ $region } 的部队。
    [orb] { $name } 以宝珠替换{ $region } 的部队。
    [champion] { $name } 的勇士征服{ $region }。
    [strike] { $name } 以空袭征服{ $region }。
    [bomb] { $name } 的炸弹清空{ $region }。
   *[conquer] { $name } 用 { $tokens } 支部队征服{ $region }。
}
event-defeated = { $name } 失去{ $region }：{ $lost ->
    [0] 部队没有损失
   *[other] 损失 { $lost } 支部队
}{ $withdrawn ->
    [0] {""}
   *[other] ，撤回 { $withdrawn } 个
}{ $spared ->
    [draenei] （德莱尼保住 1 个）
    [lights_hope_chapel] （圣光之愿礼拜堂保住）
   *[nobody] {""}
}。
event-placed = { $name } 在{ $region } 放下{ $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}。
event-removed = { $name } 的{ $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }{" "}
}离开{ $region }。
event-marked = { $name } 在{ $region } 留下标记：{ $by }。
event-redeployed = { $name } 完成重新部署。
event-allied = { $name } 与 { $with } 和平。
event-income = { $name } 获得 { $total } 枚金币。
event-declined = { $name } 的{ $race }进入衰落，保有 { $regions } 个地区。
event-race_left = { $name } 的{ $race }离开地图。
event-game_over = 游戏结束。获胜：{ $names }。

## 自定义规则
house-open_coins = 金币公开
house-open_coins-text = 所有人都看得到彼此的金币，传递设备时不用遮盖画面。
house-ghouls_act_when_declining = 衰落回合食尸鬼照样行动
house-ghouls_act_when_declining-text = 你让另一个种族衰落的回合，已衰落的食尸鬼仍可征服。
house-failed_attempt_spoils_peace = 失败的尝试算攻击
house-failed_attempt_spoils_peace-text = 掷骰攻击某位玩家的种族没有成功，该回合也不能再用外交与他和平。
house-substitute_needs_token = 替换需要手中有部队
house-substitute_needs_token-text = 术士手中至少要有 1 支部队，才能替换别人的部队。
house-substitute_counts_as_attack = 替换算攻击
house-substitute_counts_as_attack-text = 有外交能力的术士，不能与本回合被替换过部队的玩家和平。
house-berserk_may_skip_roll = 狂暴可以不掷骰
house-berserk_may_skip_roll-text = 狂暴种族可以不掷骰直接征服。关闭：每次征服前都必须掷骰。
house-fortresses_return = 要塞可以重建
house-fortresses_return-text = 离开地图的要塞可以再次建造。关闭：移出游戏。
house-pillage_counts_at_conquest = 征服时就算劫掠
house-pillage_counts_at_conquest-text = 即使同一回合又放弃该地区，兽人和劫掠照样得到金币。
house-halflings_reenter_anywhere = 半身人可从任何地方重返
house-halflings_reenter_anywhere-text = 没有地区的半身人可以再次从任何地方进入，不限第一次。
house-seafaring_starts_on_rim_sea = 航海可从海上开始
house-seafaring_starts_on_rim_sea-text = 航海种族的首次征服可以是地图边缘的海洋。
house-stout_may_decline_early = 顽强可以提早衰落
house-stout_may_decline_early-text = 有顽强的种族也可以像其他种族一样，在回合开始时衰落。
house-elves_keep_substituted = 精灵保留被替换的部队
house-elves_keep_substituted-text = 被术士替换的精灵部队回到主人手中。关闭：该部队损失。
house-abandoned_can_be_retaken = 放弃的地区可以再夺回
house-abandoned_can_be_retaken-text = 放弃的地区可以在同一回合以正常价格再次征服。
house-ties_share = 平局并列获胜
house-ties_share-text = 金币和部队都相同时并列获胜。关闭：先开始的玩家获胜。
house-keep_reverse_badges = 持续有效的徽章留下
house-keep_reverse_badges-text = 幽灵、驻防和航海徽章留在衰落种族旁，期间不会再次发出。
