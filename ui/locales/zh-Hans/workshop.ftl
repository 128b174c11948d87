# 工坊：自己设计的种族和特殊能力，以及各种能力的说明。

## 能力所说的地区。
where-anywhere = 地区
where-of = { $terrains }地区
where-with = { $symbol }地区
where-coast = 临水的陆地地区
where-beside_own = 与自己占领的{ $terrains }相邻的地区
where-with_place = 有地点的地区
where-shore = 与海洋或湖泊相邻的地区
where-occupied = 非空闲地区
count-coins = { $form ->
    [long] { $count } 枚金币
   *[short] { $count } 金币
}
count-tokens = { $count } 支部队
able-nothing = 没有能力。
able-nothing-rule = { $kind ->
    [race] 这个种族没有能力，靠的就是数量。
   *[power] 这个特殊能力没有其他效果，靠的就是数量。
}
able-unknown = 此版本不认得的能力。
able-unknown-rule = 它有一项能力，此版本的 Elbowroom 还不认得。

## 金币
able-income = 每个{ $what } +{ $sum }{ $declined ->
    [yes] ，衰落后仍有效
   *[no] {""}
}。
able-income-rule = 该种族每占领 1 个{ $what }，回合结束时多得 { $sum }{ $declined ->
    [yes] ，衰落后仍然有效
   *[no] {""}
}。
able-income_per = 每 { $every } 个{ $what } +1 金币。
able-income_per-rule = 该种族每占领 { $every } 个{ $what }，回合结束时多得 1 枚金币。
able-crowded = 每个有 { $force }以上的地区 +1 金币。
able-crowded-rule = 每个有 { $force }以上该种族部队的地区，回合结束时多得 1 枚金币。
able-united = 所有地区连成一片时 +{ $sum }。
able-united-rule = 若该种族的所有地区相邻成一片，回合结束时多得 { $sum }。因能力而相邻的也算。
able-toll = 衰落后，攻占者每个地区付你 { $sum }。
able-toll-rule = 该种族衰落后，对手每征服它的 1 个地区，就付给你 { $sum }。付不出就不能征服。
able-pension = 衰落后每回合 +{ $sum }。
able-pension-rule = 种族衰落后只要还有地区，你的每个回合结束时多得 { $sum }，衰落的那个回合也算。
able-wage = 每回合 +{ $sum }。
able-wage-rule = 种族活跃时，你的每个回合结束多得 { $sum }，不论占领多少地区。
able-dowry = 第一个回合结束时得 { $sum }。
able-dowry-rule = 该种族的第一个回合结束时，多得 { $sum }，仅此一次。
able-plunder = 每征服 1 个非空闲地区 +{ $sum }。
able-plunder-rule = 该种族每征服 1 个非空闲地区，该回合结束时多得 { $sum }。有失落部族、怪物、鱼人或任何种族部队（活跃或衰落）即为非空闲。
able-secluded-rule = 该种族的每个地区，若接壤的地区都没有其他种族（包括你自己的衰落种族）也没有怪物，多得 1 枚金币。
able-scattered-rule = 每一块由边界相连的地区多得 1 枚金币：全部相连得 1 枚，越分散越多。
able-steals-rule = 回合结束时，凡在与该种族接壤的地区有活跃部队的玩家，各付你 1 枚金币（若有）。免疫地区中的部队不算。
able-martyrs-rule = 每当对手征服该种族的 1 个地区，你立即得 1 枚金币。
able-feud = 每征服 1 个{ $faction ->
    [alliance] 联盟
    [horde] 部落
   *[neutral] 中立种族
}的地区 +1 金币。
able-feud-rule = 该种族每征服 1 个{ $faction ->
    [alliance] 联盟种族
    [horde] 部落种族
   *[neutral] 中立种族
}的地区，回合结束时多得 1 枚金币。
able-enraged-rule = 征服的地区若有 2 支以上部队防守，该回合结束时得到与守军数量相同的金币。建在那里的东西不算。
able-explores-rule = 该种族占有地区的每个岛屿，回合结束时多得 1 枚金币。
able-collects-rule = 该种族的地区中每有 1 个正面朝上的神器或传奇地点，回合结束时多得 1 枚金币。
able-objectives = { $count } 个军事目标：征服者得 2 金币，你也得 2 金币。
able-objectives-rule = 回合结束时，把最多 { $count } 个军事目标放到没有被联盟种族占领的陆地地区，每个地区 1 个。部落以外的种族征服这样的地区，其玩家立即得 2 枚金币；若不是你征服的，你也得 2 枚。衰落后没有军事目标。
able-region_toll = 攻击其{ $what }须付你 { $sum }，衰落后仍有效。
able-region_toll-rule = 凡攻击该种族占领的{ $what }，须先付你 { $sum }，每个地区都要付，衰落后仍有效。付不出就不能攻击。
able-harmony-rule = 回合结束时，凡活跃种族没有被该种族攻击的玩家各得 1 个祥和标记。持有标记的玩家，每回合首次攻击该种族之前须付你 2 枚金币，付不出就不能攻击。你的回合开始时收回所有祥和标记。
able-shapes-rule = 你的每个回合开始时选择一项：立即得 2 枚金币；或付 1 枚金币，本回合征服任何地区都少用 1 支部队，至少 1 支。
able-toll_houses = 收费站：路过者付 { $sum }。
able-toll_houses-rule = 该种族每回合最先征服的地区放 1 个收费站，最多 { $count } 个。其他人征服该地区或与它相邻的地区，须付给你 { $sum }，付不出就不能征服。衰落后仍然有效。
able-honey-rule = 该种族每个与空闲陆地地区相邻的地区，回合结束时多得 1 枚金币。水域和深渊裂口不算陆地。

## 更省部队
able-discount = { $whats } −{ $number }。
able-discount-rule = 征服{ $what }时，少用 { $force }，至少 1 支。
able-surcharge = 任何地区 +{ $number }。
able-surcharge-rule = 征服任何地区都多用 { $force }。
able-avenges-rule = 凡攻击过你任何种族的玩家（失败也算）得到 1 个复仇标志。你的下个回合，他们的地区少用 1 支部队，至少 1 支。之后收回标志。
able-gambles = { $what }及其相邻地区，可先掷骰再付。
able-gambles-rule = 对于{ $what }，或与己方这种地区相邻的地区，可以先指定再掷骰。若骰子加上手中部队足够，就必须征服，并少用掷出的数量，至少 1 支；若不足，征服就此结束。每回合次数不限。
able-rolls_first-rule = 每次征服前可以先掷骰，之后选择的地区就少用掷出的数量，至少 1 支部队。掷骰后如果没有任何地区征服得了，征服就此结束，也没有另外的最终征服。
able-volcano-rule = 选取时，把火山放到有火山符号的深渊裂口：首次征服必须与它接壤。与火山接壤，或与连到火山的己方地区接壤的每个地区，征服时视为没有部队和怪物。衰落后火山失效。

## 到达
able-links = 所有{ $what }彼此相邻。
able-links-rule = 该种族征服时，所有{ $what }视为彼此相邻。首次征服仍须照常进入。
able-tunnels = 所有{ $what }都与其相邻。
able-tunnels-rule = 不论在哪里，{ $what }都视为与该种族相邻，也可以作为首次征服。
able-crosses_chasms = 所有裂口旁的地区都与其相邻。
able-crosses_chasms-rule = 征服时，所有与深渊裂口接壤的地区都视为与该种族的地区相邻。首次征服也可以从裂口旁进入。
able-passes_water-rule = 水域不论有无部队，都不阻断该种族的相邻：同一片水域旁的所有地区视为相邻，不必付出也不留部队。
able-flies-rule = 可以征服任何陆地地区，不必相邻，首次征服也一样。海洋和湖泊除外。
able-enters_anywhere = 可从任何陆地地区进入。
able-enters_anywhere-rule = 该种族的首次征服可以是任何陆地地区，不限于地图边缘。
able-takes_water-rule = 种族活跃时，可以把海洋、湖泊和河流当作空闲地区征服。衰落后仍然保有，照样得到金币。
able-enters_by_water = 首次征服可以是水域。
able-enters_by_water-rule = 该种族的首次征服可以是海洋或湖泊地区。
able-sails-rule = 征服入口地区时不付远游费用，首次征服也一样。
able-leaps-rule = 隔着 1 个空闲地区的地方，该种族也能到达。不能越过海洋、湖泊和深渊裂口。

## 部队
able-conquest_only = 每回合多 { $force }，只能用来征服。
able-conquest_only-rule = 集结部队时，另有 { $force }加入，但只能用来征服。重新部署结束、领取收入之前，要从地图上收回同样多的部队，所以它们从不参与防守。
able-recruits = 每征服 { $every } 个非空闲地区，多 1 支部队。
able-recruits-rule = 重新部署时，本回合每征服 { $every } 个非空闲地区，就从备用堆拿 1 支新部队。备用堆空了就拿不到。
able-grows = 每回合每个{ $what }多 1 支部队。
able-grows-rule = 每次重新部署时，每占领 1 个{ $what }，就从备用堆拿 1 支新部队。
able-hammers = 每回合每个{ $what }得 1 个银锤，可用于征服。
able-hammers-rule = 每次重新部署时，每占领 1 个{ $what }得 1 个白银之锤。之后的回合，每个银锤在征服时算 1 支部队，但每次征服至少要有 1 支真正的部队。银锤不能防守，征服后收回。种族衰落时失去。
able-beasts = 每个{ $what }得 1 个野兽，最多 5 个。
able-beasts-rule = 除第一个回合外，每个回合开始时先弃掉所有野兽，再按当时占领的{ $what }数量拿取，最多 5 个。野兽在征服、防御和重新部署时都等同种族部队，并代替种族部队损失。种族衰落时移除。
able-buys_tokens-rule = 本回合你每使其他玩家损失 1 支部队，或使 1 个鱼人被弃掉，就可以付 1 枚金币得到 1 支新部队；在征服之后、重新部署之前，只要备用堆还有。
able-pairs-rule = 每次征服至少用 2 支部队；集结、重新部署和衰落时每个地区留 2 支；最终征服也需要手中有 2 支。被击败时损失 1 支，衰落后全部损失。单独的部队由你立即移到该种族的另一个地区。

## 别的攻击方式
able-substitutes-rule = 每回合对每位对手一次，可以从备用堆拿 1 支部队，替换相邻地区中落单的活跃部队，这也算征服。山脉、要塞和巢穴保护不了它，营寨可以。
able-drains-rule = 每回合对每位对手一次，手中有部队时，可以用备用堆（没有则用手中）的 1 支部队替换可到达的地区中落单的活跃部队，算作征服。免疫的地区例外。
able-dragon-rule = 每回合一次，只用 1 支部队就能征服一个可到达的地区，不论防守多强；只有免疫的地区和与你和平的对手例外。巨龙留在那里，使该地区免疫，直到它移动。放弃该地区或种族衰落时，巨龙离开。
able-champion-rule = 每回合一次，手中至少有 1 支部队时，勇士可以独自征服一个相邻地区，不论防御多强；只有免疫的地区例外。防御时算 1 支部队，下个回合收回再用。勇士所在的地区被征服时，你付给对方 1 枚金币（若有），勇士回到手中。种族衰落时移除。
able-strikes-rule = 每回合一次，可以空袭任何一个陆地地区，视同相邻：先指定地区，再掷骰，少用掷出的数量，至少 1 支部队。若仍不够，可以再掷一次作为最终征服；也可以放弃。空袭可以是首次征服。
able-bombs-rule = 回合结束时，可以在由对手活跃种族占领的相邻地区各放 1 个炸弹，正面朝下。你的下个回合开始时，若对手仍占领该地区就翻开：有一半会爆炸，视作征服，照常损失，但地区变为空闲；其余是哑弹。
able-intimidates = 每回合 { $times } 次：移走 1 支敌方部队。
able-intimidates-rule = 每回合 { $times } 次，在最终征服之前，把与己方相邻的地区中 1 支部队（活跃或衰落）移到同种族的另一个地区；若没有这样的地区，就弃掉。有小精灵壁或要塞时要先移除，也算一次。因此空出的地区变为空闲。
able-swaps = 每回合 { $times } 次：交换两个{ $what }的一切。
able-swaps-rule = 每回合 { $times } 次，在最终征服之前，两个{ $what }交换其中的一切。这不是征服：没有损失，不得金币，也不翻开标记。免疫的地区不能交换。
able-trades_places = 每回合 { $times } 次：自己的 2 个地区互换一切。
able-trades_places-rule = 每回合 { $times } 次，在征服期间、最终征服之前，该种族的 2 个地区里的一切互换：部队和建在那里的东西。两个地区不必相邻。
able-claims-rule = 每回合一次，二选一。把己方地区旁一个正面朝上的神器，移到与它相邻的己方地区，可以立即使用；或者征服一个有传奇地点的相邻地区，少用 2 支部队，至少 1 支。

## 防守
able-loses_none-rule = 该种族的地区被征服时不损失部队：全部收回，于该回合结束时重新放下。衰落后和其他种族一样损失部队。
able-spares_first-rule = 每位对手的回合中，将要损失的第一支该种族部队回到你手中，和其他撤回的部队一起重新部署。同一回合之后的损失照算，衰落后全部照算。
able-lairs-rule = 该种族占领的每个地区都有 1 个巢穴，相当于多 1 支部队防守，衰落后仍然有效。放弃该地区或被征服时移除。
able-forts-rule = 该种族征服的每个地区都放 1 个要塞（每个地区 1 个，共 10 个）：征服该地区多用 1 支部队，衰落后仍有效。地区被征服或变为空闲时移除。
able-walls = 征服的每个{ $what }得 1 个小精灵壁。
able-walls-rule = 该种族每征服 1 个{ $what }，就在那里放 1 个小精灵壁（每个地区 1 个，共 9 个）：征服该地区多用 1 支部队，衰落后仍有效。地区被征服或变为空闲时移除。
able-armors = 每回合每个{ $what }得 1 个护甲。
able-armors-rule = 征服之后，每占领 1 个{ $what }得 1 个蘑菇护甲（共 8 个），放到己方地区。每个相当于多 1 支部队防守，衰落后仍然有效。放下后不再移动，失去地区时移除。
able-encamps = { $count } 个营寨，每个防御 +1。
able-encamps-rule = 重新部署时，把 { $count } 个营寨放到你的地区，同一地区可放多个。每个相当于多 1 支部队防守，每回合都可以移动。种族衰落时移除。
able-fortifies = 每回合 1 个要塞，最多 { $count } 个：防御 +1，金币 +1。
able-fortifies-rule = 种族活跃时，每回合可以在一个己方地区建造 1 个要塞；每个地区最多 1 个，地图上最多 { $count } 个。每个要塞相当于多 1 支部队防守，衰落后仍然有效；种族活跃时每回合多得 1 枚金币。放弃该地区或被征服时移除。
able-towers = 哨塔使{ $what }免疫。
able-towers-rule = 回合结束时查看该种族的每个{ $what }：若与它相邻的地区中，该种族占领的比其他任何一个种族都多，就放 1 个哨塔，其他哨塔移除。共 6 个。在下次查看之前，有哨塔的地区免疫所有征服和能力。
able-holes = 前 { $count } 个地区有地洞。
able-holes-rule = 最先征服的 { $count } 个地区各放 1 个地洞：谁都不能征服这些地区，也不能对它们使用种族或特殊能力。放弃该地区或种族衰落时移除地洞，以后不再补放。
able-heroes = { $count } 个英雄使 { $count } 个地区免疫。
able-heroes-rule = 回合结束时，把 { $count } 个英雄放到不同的己方地区。英雄移动之前，任何人都不能征服这些地区，也不能对其使用种族或特殊能力。种族衰落时移除。
able-ancient-rule = 远古邪神放到该种族征服的第一个地区，使其免疫。与它相邻的地区少用 1 支部队，至少 1 支。之后每个回合开始时，可以移到该种族的另一个地区。种族衰落时离开地图。
able-warded-rule = 其他玩家的种族、特殊能力、地点和遗物都不能帮助他们征服该种族：只能从接壤的地区（或地图边缘）以原价征服。可以掷骰尝试最终征服。衰落后不再受保护。
able-allies-rule = 回合结束时，可以选择一位本回合没有被你攻击过活跃种族的对手。在你的下个回合之前，对方不能攻击你的活跃种族。衰落种族不受影响。
able-queen-rule = 回合结束时，把女王放到或移到该种族的一个地区，使其免疫。衰落后女王留在原地。

## 衰落
able-keeps_tokens-rule = 衰落时所有部队留下，并可重新部署一次。之后失去地区时损失 1 支部队，其余只要还有地区就重新放下。
able-acts_in_decline-rule = 进入衰落时，所有部队都留在原地。此后你的每个回合，先由它们集结、征服、重新部署（也可以自己尝试一次最终征服），再轮到你的活跃种族。它们连你的活跃种族都可以攻击。被击败时损失 1 支部队，其余撤回。
able-vanishes-rule = 种族衰落时全部移除，所占领的每个地区得 2 枚金币，而不是 1 枚。
able-reborn-rule = 种族衰落后，你的每个回合开始时，可以清空它的 1 或 2 个地区，各换成 1 支活跃种族的新部队（取自备用堆，没有则取自手中）。
able-haunts-rule = 衰落后，不算在你唯一的衰落种族之内：两个种族都留在地图上，都有收入。之后其他种族衰落时，只有另一个衰落种族离开。
able-declines_late-rule = 正常回合领取收入之后，可以立即让种族进入衰落，不必另外花一个回合。收入不会再领一次；下个回合选择新的组合。

## 特别
able-exchanges-rule = 选取时，可以立即与市场上其他任一组合交换特殊能力徽章。金币留在原处。部队数以最后保有的徽章计算。
able-bag-rule = 百宝袋每回合一次，可当作任一已发现的公义遗物使用，不论在谁手中。它留在使用的地区，不会被夺走；失去该地区时回到你手中。

## 画面
ws-empty = 这台设备上还没有自己的设计。来设计一个种族或特殊能力吧：选择它的能力，再让电脑试试是否平衡。也可以让程序生成一张地图，再随意修改。
ws-new-race = 新种族
ws-new-power = 新特殊能力
ws-races = 种族
ws-powers = 特殊能力
ws-play = 用它开新游戏
ws-change = 修改
ws-share = 分享
ws-bring = 导入
ws-kept = { $name }已保存到工坊。
ws-thrown = 刚才的设计没有保存。
ws-keep = 保存
ws-name = 名称
ws-unnamed-race = 未命名的种族
ws-unnamed-power = 未命名的能力
ws-preview = 完成后的样子
ws-numbers = 部队
ws-field-tokens = 部队
ws-field-badge = 徽章上的部队
ws-field-supply = 部队总数
ws-field-coins = 金币
ws-field-every = 每几个
ws-field-count = 数量
ws-field-times = 每回合次数
ws-field-regions = 哪些地区
ws-field-colour = 颜色
ws-is = { $name }：{ $value }
ws-less = 减少：{ $name }
ws-more = 增加：{ $name }
ws-advice-race = 规则书对空白旗帜的建议：最多 10，因为任何特殊能力都可能与它搭配。原有种族为 3 至 11，总数再多 5 支。
ws-advice-power = 规则书对空白徽章的建议：最多 5，因为任何种族都可能与它搭配。原有徽章为 2 至 5。
ws-look = 外观
ws-colour = 颜色 { $number }
ws-glyph = 图案
ws-glyph-known = 选择图案
ws-glyph-drawn = 自己画
ws-glyph-number = 图案 { $number }
ws-pad = 画板
ws-pad-note = 用手指或鼠标画。
ws-pad-back = 去掉上一笔
ws-pad-clear = 全部去掉
ws-pad-empty = 还没有画。
ws-faction = 阵营
ws-faction-note = 只在《小小魔兽世界》中有作用。
ws-abilities = 能力
ws-no-ability = 还没有能力：那就靠数量取胜。
ws-add = 添加能力
ws-full = 最多 { $most } 项能力。
ws-drop = 去掉：{ $line }
ws-choose = 选择能力
ws-search = 搜索能力
ws-nothing-found = 没有这样的能力。
ws-like = 例如{ $names }
ws-said = 已经有这项能力。
ws-declined = 衰落后仍有效
ws-whole-rule = 完整规则
ws-where-of = 按地形
ws-where-with = 有符号
ws-where-anywhere = 全部
ws-where-coast = 临水
ws-where-beside_own = 与自己的相邻
ws-where-with_place = 有地点
ws-where-shore = 临海洋或湖泊
ws-where-occupied = 非空闲
ws-terrains = 地形
ws-signs = 符号
ws-group-coins = 金币
ws-group-cheaper = 征服的价格
ws-group-reach = 到达
ws-group-tokens = 部队
ws-group-attack = 别的攻击方式
ws-group-defence = 防守
ws-group-decline = 衰落
ws-group-special = 特别
ws-idle = 在 { $count } 种地图上没有作用
ws-idle-all = { $game }：{ $why }。
ws-idle-line = { $game }，{ $group } 人：{ $why }。
ws-settle = 请先改好标出的项目。
ws-wrong-given_name = 请取一个 1 至 24 个字的名称。
ws-wrong-glyph = 请画一个图案，或选择一个。
ws-wrong-name = 请换一个名称。
ws-wrong-twice = 已经有同名的了。
ws-wrong-number = { $what }：{ $least } 至 { $most }。
ws-wrong-repeated = 有一项能力重复了。
ws-wrong-regions = 有一项能力不能用于这种地区。
ws-wrong-too_many = 能力太多了。
ws-wrong-unknown = 此版本不认得其中一项能力。
ws-wrong-lasting = 有一项能力在衰落后有效，但徽章没有留下。
ws-wrong-other = 写法不对，此版本无法读取。

## 平衡吗？
ws-fair = 平衡吗？
ws-on-board = 哪个游戏
ws-try = 让电脑试试
ws-try-more = 再试几局
ws-stop = 停止
ws-playing = 已试 { $count } 局
ws-this-race = 这个种族
ws-this-power = 这个特殊能力
ws-printed = 原有的
ws-coins-a-turn = 每回合金币
ws-won = 获胜
ws-plus-minus = { $mean } ± { $half }
ws-verdict-more = 还不能确定，要多试几局。
ws-verdict-fair = 平衡。
ws-verdict-weak = 偏弱。
ws-verdict-strong = 偏强。
ws-weak-by = 比原有的少 { $share }。
ws-strong-by = 比原有的多 { $share }。
ws-tokens-up = 不妨多 { $count } 支部队。
ws-tokens-down = 不妨少 { $count } 支部队。
ws-how-counted = 共 { $count } 局由第一位玩家用它开局，另有同样多局用原有的；四人和五人局里其他玩家为简单水平。真实的数值有 95% 的可能落在 ± 的范围内。
ws-ground-counted = 在这里每人每回合得 { $own } 枚金币，在原有的地图上得 { $printed } 枚。两张地图各试了 { $count } 局，真实的数值有 95% 的可能落在 ± 的范围内。
ws-verdict-even = 平衡。
ws-verdict-uneven = 先后不均。
ws-verdict-rich = 富庶。
ws-verdict-poor = 贫瘠。
ws-uneven-by = 有一个行动次序所得的金币与应得的相差 { $share }：不妨把入口分开，或让有收益的地区更分散。
ws-rich-by = 大家都比在原有的地图上多得 { $share }：少些地区或少些标记会更平衡。
ws-poor-by = 大家都比在原有的地图上少得 { $share }：多些地区或多些标记会更平衡。
ws-coins = 金币
ws-place = 第 { $place } 个行动
ws-even = 找一张平衡的
ws-evening = 已试 { $count } 张地图
ws-evened = { $count } 张地图中最平衡的一张：各行动次序相差 { $share }。

## 分享
ws-which = 分享哪些
ws-as-file = 文件
ws-as-file-note = 一个小文件，任何设备上的 Elbowroom 都能导入。
ws-save = 保存文件
ws-too-long = 内容太多，放不进二维码：请少选几个，或分享文件。
ws-choose-some = 请至少选择一个。
ws-bring-note = 打开文件，或粘贴文字。
ws-open-file = 打开文件
ws-no-box = 里面没有种族、特殊能力或地图。
ws-found = 收到的
ws-keep-count = 保存 { $count } 个

## 对局中
ws-of-ones-own = 自己的设计
ws-use-note = 它们和原有的一起洗入牌堆。
ws-none-yet = 还没有设计种族或特殊能力。
ws-keep-race = 保存这个种族
ws-keep-power = 保存这个特殊能力
ws-has-race = 工坊里已有这个种族。
ws-has-power = 工坊里已有这个特殊能力。
ws-no-meaning = { $name }在此地图上没有作用（{ $why }）：请去掉它，或换一张地图。
ws-clash = { $one }和{ $other }不能在同一局：两者用到的东西只有一份。请去掉其中一个。

## 自己的地图
ws-new-board = 新地图
ws-boards = 地图
ws-unnamed-board = 一张地图
ws-grown-name = 新生之地
ws-grow = 让程序生成
ws-grow-wait = 正在生成。
ws-another = 换一张
ws-take = 就用这张
ws-begin-other = 或者这样开始
ws-copy-printed = 复制原有的地图
ws-blank = 空白的一张
ws-field-players = 玩家数
ws-field-rounds = 回合数
ws-size = 地区数量
ws-size-small = 较少
ws-size-usual = 与原有的一样
ws-size-large = 较多
ws-wildness = 形状
ws-wild-0 = 规整
ws-wild-1 = 自然
ws-wild-2 = 狂野
ws-board-is = { $players } 人，{ $count } 个地区，{ $rounds } 回合
ws-regions = 地图上的地区
ws-region-is = 地区 { $number }：{ $what }
ws-terrain = 地形
ws-mark-lost_tribe = 失落部族
ws-mark-monsters = 怪物
ws-mark-murloc = 鱼人
ws-mark-tile = 未翻开的标记
ws-mark-volcano = 火山
ws-entry = 种族可由此进入
ws-entry-note = 首次征服可以在这里进行。
ws-tool = 点按的作用
ws-tool-region = 选择
ws-tool-line = 画边界
ws-tool-move = 移动边界
ws-tool-join = 合并
ws-tool-region-note = 点按一个地区来修改它。有圆点的地区可供种族进入。
ws-tool-line-note = 在地区中从边界到边界画一条线，它就一分为二。
ws-tool-move-note = 把边界或角拖到别处。
ws-tool-join-note = 点按所选地区的邻区，两者合而为一。
ws-halve = 一分为二
ws-board-back = 撤销
ws-cannot-cut = 没有地区被分开：请从边界画到边界，两边都要留出足够的地方。
ws-cannot-move = 那里没有边界，或者地区会折叠、变得太小。
ws-cannot-join = 只有共有一段边界的邻区才能合并。
ws-board-name = 请换一个不太长的名称。
ws-board-regions = 现有 { $count } 个地区；这么多玩家需要 { $least } 至 { $most } 个。
ws-board-border = 地区 { $region } 的边界两边不一致。
ws-board-apart = 从其他地区无法到达地区 { $region }。
ws-board-entry = 至少要有两个陆地地区可供种族进入。
ws-board-outline = 地区 { $region } 的形状转角太多。
ws-board-mark = 地区 { $region } 有不能放在那里的东西：部族与怪物住在陆地上，火山在深渊裂口上。
ws-board-islands = 每位玩家一座岛屿，每个地区都在一座岛上。
ws-board-island = 第 { $region } 座岛要连成一片，有一个未翻开的标记和至少一个可以开局的地区。
ws-board-too_many = 失落部族最多 18 个，怪物巢穴和鱼人各最多 15 个。
