# 征战地底的规则书：新的内容，以及关于棋子的问题。链接的写法见 ui/book/text.js。

book-ug-aim = 有什么不同
book-ug-aim-also = 地底 不同 区别 新内容
book-ug-aim-text =
    地底下的玩法和地面上一样：选择种族，征服，重新部署，领取金币，衰落。从[市场](sw-market)到[结束](sw-end)，小小世界的规则全部适用。新的内容有：

    - 守不住的河流，以及谁都进不去的[深渊裂口](ug-land)；
    - { marker-monsters }，它们看守着[著名地点](ug-places)和[公义遗物](ug-relics)；
    - 使地区[免疫](ug-immune)的人物；
    - 15 个种族和 21 种特殊能力。

    这里没有海洋，没有失落部族，也没有山丘和农田。首次征服从地图边缘开始，河流的尽头也算。
book-ug-aim-q1 = 一共玩几个回合？
book-ug-aim-a1 = 和地面上一样：2 或 3 人 10 个，4 人 9 个，5 人 8 个。

book-ug-land = 河流、裂口与地形
book-ug-land-also = 河流 深渊裂口 地形 泥塘 水晶 蘑菇森林 采矿 黑色山脉 地图
book-ug-land-text =
    河流地区只要 1 支部队，而不是 2 支，谁都可以为了渡河而征服它。但是没有人能留下：重新部署时，部队要离开河流。只有{ race-kraken }可以占住。

    深渊裂口不是任何人的地区，既不能进入，也不能通过。

    { symbol-black_mountain }地区有{ marker-mountain }标记，多用 1 支部队。泥塘、蘑菇森林、秘法水晶和采矿地区是普通土地，有些种族靠它们赚钱。
book-ug-land-q1 = 占领河流有收入吗？
book-ug-land-a1 = 没有，领取金币之前部队已经离开。{ race-kraken }的河流才有收入。
book-ug-land-q2 = 谁能越过深渊裂口？
book-ug-land-a2 = 谁都不能，不论有什么能力。{ race-spiderines }也不是越过它：对她们来说，裂口旁的地区全都彼此相邻。
book-ug-land-q3 = 前面的河流被海怪占领了怎么办？
book-ug-land-a3 = 必须征服那段河流才能过去。{ race-lizardmen }照样可以通过。

book-ug-monsters = 怪物与宝物
book-ug-monsters-also = 发现 翻开 守护 宝物 怪物
book-ug-monsters-text =
    每个有怪物符号的地区站着 2 个{ marker-monsters }：2 人时有四个这样的地区，3 人五个，4 人六个，5 人七个。每个怪物算 1 个守军，所以这样的地区多用 2 支部队。

    它们脚下藏着一个[著名地点](ug-places)或一件[公义遗物](ug-relics)，谁也没看过。击败怪物的人立即把它翻开，当回合就可以使用。被击败的怪物离开游戏。开局时没有分到的标记始终不公开。
book-ug-monsters-q1 = 有怪物的地区算非空闲吗？
book-ug-monsters-a1 = 算，直到它们被击败。
book-ug-monsters-q2 = 吸血可以替换怪物吗？
book-ug-monsters-a2 = 不可以，只能替换其他玩家落单的活跃部队。

book-ug-relics = 公义遗物
book-ug-relics-also = 遗物 剑 袜子 魔戒 权杖 飞垫 宝珠 使用 夺取
book-ug-relics-text =
    遗物放在哪个地区，就供占领该地区的活跃种族的玩家使用，不用也行。用于征服之后，它就留在所征服的地区；{ find-froggys_ring }和{ find-scepter_of_avarice }则在回合结束时由你放到任意己方地区。

    谁征服那个地区，遗物就归谁。放弃地区时遗物留在原地；它对衰落种族没有用处。

    带{ power-magic }的种族有{ marker-bag }，可以当作任一已发现的遗物。
book-ug-relics-q1 = 发现的当回合就可以使用吗？
book-ug-relics-a1 = 可以。
book-ug-relics-q2 = 一次征服可以用两件遗物吗？
book-ug-relics-a2 = 可以，只要两件都允许。两件都算用过，并留在那里。有一条[自定义规则](ug-house)限用一件。
book-ug-relics-q3 = 使用时手中要有部队吗？
book-ug-relics-a3 = 要。不论有什么帮忙，每次征服手中都必须有 1 支部队。

book-ug-places = 著名地点
book-ug-places-also = 地点 发现 长城 矿井 青春之泉 祭坛
book-ug-places-text =
    著名地点永远留在被发现的地区，供占领者使用。大多数只对活跃种族有用；衰落后仍有效的有{ find-altar_of_souls }、{ find-diamond_fields }、{ find-keep_on_the_motherland }和{ find-mine_of_the_lost_dwarf }。

    地点带来金币、部队、能力，或者{ marker-ghost }和{ marker-balrog }这样的人物。只有长城使地区更贵，其他地点都不增加防御。

    带{ power-adventurous }的种族，每占领 1 个地点都有收入。
book-ug-places-q1 = 必须使用地点吗？
book-ug-places-a1 = 不必。唯一必须做的是：发现{ find-wickedest_pentacle }时，只要有地方可去，就要派出{ marker-balrog }。
book-ug-places-q2 = 地点会被抢走吗？
book-ug-places-a2 = 只会随着地区一起易手。

book-ug-immune = 人物与免疫的地区
book-ug-immune-also = 免疫 人物 女王 鬼魂 炎魔 邪神 保护
book-ug-immune-text =
    有四个人物使所在地区免疫：{ race-cultists }的{ marker-ancient }，带{ power-royal }的种族的{ marker-queen }，{ find-crypt_of_the_tomb_raider }的{ marker-ghost }，以及{ marker-balrog }。别人不能征服那里，别人的种族、特殊能力、地点和遗物在那里也不起作用。

    炎魔所在之处，连派出他的人也进不去，谁都得不到金币。人物不是部队：不增加防御，平手时也不算。
book-ug-immune-q1 = 可以征服自己的人物所在的地区吗？
book-ug-immune-a1 = 可以，例如女王或鬼魂守着你自己的衰落部队时。炎魔所在的地区谁都不行。
book-ug-immune-q2 = 免疫地区里的部队要付钱给行窃者吗？
book-ug-immune-a2 = 不用，{ power-thieving }和{ find-froggys_ring }会略过它们。有一条[自定义规则](ug-house)可以改变。

book-ug-turn = 回合的顺序
book-ug-turn-also = 顺序 回合 步骤 流程 时机
book-ug-turn-text =
    新的种族和地点各有自己的时机：

    - 首先是{ find-fountain_of_youth }、{ power-reborn }的地区和{ marker-ancient }；
    - 然后[集结](sw-ready)，征服并发现宝物，最后一搏掷骰；
    - 重新部署时离开河流，{ race-mudmen }增加，收回银锤，放下护甲；
    - 回合末尾放置{ marker-queen }、{ marker-ghost }、魔戒和权杖；
    - 被击败的人放回部队；
    - 领取金币，之后是{ find-altar_of_souls }。
book-ug-turn-q1 = 被击败的人什么时候放回部队？
book-ug-turn-a1 = 在你计算收入之前，这样行窃和卓尔精灵看到的就是最后的局面。有一条[自定义规则](ug-house)把它放到收入之后，和第一盒一样。

book-ug-decline = 衰落后还有什么
book-ug-decline-also = 衰落 衰落后仍有效 保留
book-ug-decline-text =
    在地底，[衰落](sw-decline)之后继续有效的东西更多：

    - { power-muddy }的泥塘和{ race-kraken }的河流照样有收入；
    - { marker-queen }留在原地，放好的{ marker-armor }继续防守；
    - { power-tomb }的种族保留所有部队；
    - { power-wise }的种族每回合带来 2 枚金币；
    - 攻占{ race-liches }的人要付钱；
    - { power-reborn }的地区可以转给你的新种族。

    { power-vanishing }正好相反：种族立即离开，每个地区付 2 枚金币。
book-ug-decline-q1 = 衰落种族被击败的部队怎么办？
book-ug-decline-a1 = 只有 1 支时没有什么可救的。{ power-tomb }的种族损失 1 支，其余放到自己的其他地区；没有地区了，就全部回到备用堆。

book-ug-mix = 混合游戏
book-ug-mix-also = 混合 两盒 一起玩 合并
book-ug-mix-text =
    两盒可以合在一起，在任一盒的地图上玩。在这张地图上没有意义的内容留在盒中，新游戏的画面会列出来。

    - 提到河流的内容用于海洋和湖泊，提到海洋的内容也用于河流。
    - 山脉就是黑色山脉，沼泽就是泥塘，森林就是蘑菇森林。
    - 矿井符号等于采矿地区，魔法符号等于秘法水晶。

    在地面上，一部分失落部族由[怪物](ug-monsters)连同地点和遗物代替。
book-ug-mix-q1 = 第一盒的地图上有几个怪物？
book-ug-mix-a1 = 有怪物的地区比玩家数多一个，每个地区 2 个，而且这些地区互不相邻。
book-ug-mix-q2 = 哪些内容会取出？
book-ug-mix-a2 = 例如地面上没有裂口，就取出烈焰精灵和蜘蛛女；地底则取出与山丘、农田和洞窟有关的能力。

## 关于种族的问题
book-race-cultists-q1 = 远古邪神可以移动吗？
book-race-cultists-a1 = 可以，之后每个回合开始时，移到邪教徒占领的任一地区。
book-race-drow-q1 = 旁边有炎魔会影响收入吗？
book-race-drow-a1 = 不会。只有其他种族和怪物才算，人物、地点和山脉都不算。
book-race-flames-q1 = 对方照常损失部队吗？
book-race-flames-a1 = 照常。他们的部队不提高你的价格，但被击败的后果和平常一样。
book-race-flames-q2 = 烈焰精灵可以利用裂口吗？
book-race-flames-a2 = 不可以。火山立在里面，那里依旧不能进入。
book-race-gnomes-q1 = 对侏儒可以掷骰吗？
book-race-gnomes-a1 = 可以，普通的最后一搏可以。{ race-will_o_wisps }的掷骰帮不上忙。
book-race-gnomes-q2 = 衰落的侏儒还受保护吗？
book-race-gnomes-a2 = 不受，只有活跃的才受保护。有一条[自定义规则](ug-house)可以改变。
book-race-iron_dwarves-q1 = 银锤可以单独征服吗？
book-race-iron_dwarves-a1 = 不可以，每次征服至少要有 1 个矮人。
book-race-kraken-q1 = 部队可以重新部署到河流吗？
book-race-kraken-a1 = 可以，放到已经占领的河流。
book-race-liches-q1 = 没有金币的人可以征服活跃的巫妖吗？
book-race-liches-a1 = 可以。付费和禁止只针对衰落的巫妖。有一条[自定义规则](ug-house)扩大禁止的范围。
book-race-lizardmen-q1 = 有部队的河流也能通过吗？
book-race-lizardmen-a1 = 能，除非那里有其他玩家使地区免疫的人物。
book-race-mummies-q1 = 替换部队也要多用 1 支吗？
book-race-mummies-a1 = 不用。{ power-vampire }和{ find-shiny_orb }没有价格，所以没有什么可加的。
book-race-shadow_mimes-q1 = 另一个组合上的金币怎么办？
book-race-shadow_mimes-a1 = 留在原处，只交换徽章。
book-race-spiderines-q1 = 还可以从地图边缘开始吗？
book-race-spiderines-a1 = 可以，边缘或任一裂口旁都行。
book-race-will_o_wisps-q1 = 掷得太小怎么办？
book-race-will_o_wisps-a1 = 本回合的征服就此结束。掷骰时最多可以差 3 支。

## 关于特殊能力的问题
book-power-fisher-q1 = 五个河边地区值多少？
book-power-fisher-a1 = 2 枚金币：每满 2 个地区得 1 枚。
book-power-flocking-q1 = 只有一个地区算连成一片吗？
book-power-flocking-a1 = 算。
book-power-immortal-q1 = 炎魔会使不朽的种族损失部队吗？
book-power-immortal-a1 = 不会，除非[自定义规则](ug-house)另有规定。
book-power-magic-q1 = 百宝袋可以复制在同一地区起作用的遗物吗？
book-power-magic-a1 = 不可以：同一地区不能有两根权杖，同一次征服不能既用剑又把百宝袋当剑。
book-power-martyr-q1 = 那枚金币由谁付？
book-power-martyr-a1 = 由银行立即付，每失去 1 个地区 1 枚，被替换也算。
book-power-quarreling-q1 = 因能力而相邻的地区算连在一起吗？
book-power-quarreling-a1 = 不算，只看印刷的边界。有一条[自定义规则](ug-house)可以改变。
book-power-reborn-q1 = 转给活跃种族算征服吗？
book-power-reborn-a1 = 不算：不会发现宝物，不用付钱，也没有战斗损失。那里的地点和遗物转归你的活跃种族。
book-power-shield-q1 = 护甲以后可以移动吗？
book-power-shield-a1 = 不可以，留到失去该地区为止。有一条[自定义规则](ug-house)允许收回。
book-power-tomb-q1 = 部队什么时候可以重新分配？
book-power-tomb-a1 = 只有一次，在种族衰落时、领取金币之前；每个地区至少留 1 支。
book-power-vampire-q1 = 手中要有部队吗？
book-power-vampire-a1 = 要，和每次征服一样，尽管新部队来自备用堆。
book-power-vampire-q2 = 营寨能救落单的部队吗？
book-power-vampire-a2 = 能。在混合游戏中，营寨等于第二支部队。
book-power-vanishing-q1 = 先前的衰落种族也会离开吗？
book-power-vanishing-a1 = 会，和每次衰落一样。
book-power-vengeful-q1 = 失败的攻击也算吗？
book-power-vengeful-a1 = 算，攻击你的衰落种族也算。两者各有一条[自定义规则](ug-house)可以改变。

## 关于遗物和地点的问题
book-find-flying_doormat-q1 = 可以用于首次征服吗？
book-find-flying_doormat-a1 = 只有你仍持有它时才行，所以不能凭空开始。
book-find-stinky_trolls_socks-q1 = 被击败的部队到哪里去？
book-find-stinky_trolls_socks-a1 = 全部回到主人手中，在回合结束时重新放下，一支也不损失。
book-find-scepter_of_avarice-q1 = 哪些收入加倍？
book-find-scepter_of_avarice-a1 = 那一个地区从银行得到的：它的 1 枚金币，以及按地区计算的奖励。来自其他玩家的金币，以及按所有地区合计的奖励，都不加倍。
book-find-altar_of_souls-q1 = 可以弃掉一个地区最后的部队吗？
book-find-altar_of_souls-a1 = 可以，那个地区从此空闲。
book-find-diamond_fields-q1 = 它自己的地区算吗？
book-find-diamond_fields-a1 = 算，同一种族占领的其他每个相同地形的地区也算。
book-find-stonehedge-q1 = 抽到的徽章带来部队吗？
book-find-stonehedge-a1 = 不带来，只有能力。它一直属于这个地点，谁占领这里谁就拥有它。
book-find-wickedest_pentacle-q1 = 可以把炎魔派到自己的地区吗？
book-find-wickedest_pentacle-a1 = 可以，任何接壤的地区都行，包括自己的，损失和别人一样。
book-marker-monsters-q1 = 怪物会回来吗？
book-marker-monsters-a1 = 不会。
book-marker-balrog-q1 = 炎魔离开后，那个地区怎么办？
book-marker-balrog-a1 = 变为空闲，任何人都可以征服。

## 可以玩的地图
book-ug-land-try = 试试看：先占住河流，才到得了对岸。
book-ug-monsters-try = 试试看：击败旁边的怪物，看看它们守着什么。
book-race-spiderines-try = 试试看：点任一裂口旁的地区，不论多远。
