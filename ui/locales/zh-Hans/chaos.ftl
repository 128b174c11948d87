# 混沌旧世界：名称、卡牌文字、提问、经过。

## 势力
chaos-power-khorne = 恐虐
chaos-power-nurgle = 纳垢
chaos-power-tzeentch = 奸奇
chaos-power-slaanesh = 色孽
chaos-counter-khorne = 恐虐每在一场战斗中杀死至少 1 个敌方单位，得 1 个提升指示物。
chaos-counter-nurgle = 腐化步骤中，纳垢每在一个人口稠密的国度放置 2 个以上腐化标志，得 1 个提升指示物。
chaos-counter-tzeentch = 腐化步骤中，奸奇每在一个魔法标志与魔石合计 2 个以上的国度放置 2 个以上腐化标志，得 1 个提升指示物。
chaos-counter-slaanesh = 腐化步骤中，色孽每在一个有贵族或英雄的国度放置 2 个以上腐化标志，得 1 个提升指示物。

## 国度
chaos-land-norsca = 诺斯卡
chaos-land-troll_country = 巨魔之地
chaos-land-kislev = 基斯里夫
chaos-land-the_empire = 帝国
chaos-land-bretonnia = 巴托尼亚
chaos-land-estalia = 艾斯塔利亚
chaos-land-tilea = 提利亚
chaos-land-the_border_princes = 边境亲王领
chaos-land-the_badlands = 恶地

## 单位
chaos-kind-cultist = 信徒
chaos-kind-warrior = 战士
chaos-kind-daemon = 大恶魔
chaos-figure-bloodsworn = 血誓者
chaos-figure-bloodletter = 放血鬼
chaos-figure-bloodthirster = 嗜血狂魔
chaos-figure-leper = 麻风者
chaos-figure-plaguebearer = 瘟疫使者
chaos-figure-great_unclean_one = 大不净者
chaos-figure-acolyte = 侍僧
chaos-figure-horror = 惧妖
chaos-figure-lord_of_change = 万变魔君
chaos-figure-seductress = 魅惑者
chaos-figure-daemonette = 欲魔
chaos-figure-keeper_of_secrets = 守密者

## 恐虐的混沌卡
chaos-card-blood_frenzy = 鲜血狂怒
chaos-card-blood_frenzy-text = 此地战斗开始时，恐虐先于所有人掷 2 颗骰；被杀的单位立即移除，不再掷骰。
chaos-card-battle_cry = 战吼
chaos-card-battle_cry-text = 任何人都不能以任何方式在此地放置腐化标志。
chaos-card-the_skull_throne = 颅骨王座
chaos-card-the_skull_throne-text = 计算控制力时，恐虐在此地的每个单位以攻击力代替 1 点。第二张只加上自己的费用。
chaos-card-field_of_carnage = 屠杀战场
chaos-card-field_of_carnage-text = 除恐虐的单位外，任何单位都不能被召唤或移动离开此地。
chaos-card-ritual_slaying = 仪式杀戮
chaos-card-ritual_slaying-text = 恐虐在此地战斗中每杀死 1 个敌方单位，抽 1 张混沌卡。农民不算。
chaos-card-reborn_in_blood = 浴血重生
chaos-card-reborn_in_blood-text = 此地的战斗结束后立即再打一场，骰数重新计算。
chaos-card-the_blood_gods_call = 血神召唤
chaos-card-the_blood_gods_call-text = 从另一个国度把最多 2 个单位（不论属于谁）移到此地。

## 纳垢的混沌卡
chaos-card-plague_aura = 瘟疫光环
chaos-card-plague_aura-text = 此地每个纳垢的腐化标志使纳垢的控制力 +1。
chaos-card-plague_touch = 瘟疫之触
chaos-card-plague_touch-text = 此地敌方单位防御力 −1，最低为 1。
chaos-card-all_things_decay = 万物腐朽
chaos-card-all_things_decay-text = 移除此地任一玩家的 1 个腐化标志；只要有就必须执行。
chaos-card-influenza = 流感
chaos-card-influenza-text = 此地抵抗值 −2，最低为 0；分数不变。
chaos-card-rain_of_pus = 脓雨
chaos-card-rain_of_pus-text = 纳垢在此地的单位防御力 +1。
chaos-card-a_great_foul_consumption = 污秽大噬
chaos-card-a_great_foul_consumption-text = 此地的腐化标志放完后，纳垢在此地的所有单位回到备用区，每 2 个单位放置 1 个纳垢的腐化标志。必须执行。
chaos-card-the_final_rotting = 终极腐烂
chaos-card-the_final_rotting-text = 所有战斗结束后，此地每有 1 个纳垢的腐化标志，就杀死此地 1 个敌方信徒或战士，由纳垢选择。
chaos-card-the_stench_of_death = 死亡恶臭
chaos-card-the_stench_of_death-text = 若纳垢控制此地，立即在此放置 2 个纳垢的腐化标志。

## 奸奇的混沌卡
chaos-card-teleport = 传送
chaos-card-teleport-text = 把此地 1 个信徒或战士（不论属于谁）移到任一其他国度；只要有就必须执行。
chaos-card-changer_of_ways = 变化之主
chaos-card-changer_of_ways-text = 此地所有其他混沌卡的文字失效。它们的费用和魔法标志照算，已经生效的结果不变。
chaos-card-warp_shield = 亚空间护盾
chaos-card-warp_shield-text = 选择奸奇在此地的 1 个单位：本回合只要它留在此地，就不能分配命中给它，也没有任何效果能杀死它。
chaos-card-temporal_stasis = 时间停滞
chaos-card-temporal_stasis-text = 其他玩家在此地打混沌卡要多付 2 点魔力。
chaos-card-the_meddling_of_skaven = 鼠人搅局
chaos-card-the_meddling_of_skaven-text = 选择一位在此地有单位的对手：他弃掉自选的 2 张混沌卡。
chaos-card-the_persistence_of_change = 恒变
chaos-card-the_persistence_of_change-text = 若奸奇本回合在此地的战斗中杀死过单位，这张牌可以留到下个回合。
chaos-card-dazzle = 眩目
chaos-card-dazzle-text = 在此地的战斗中，对手的骰子掷出 6 才算命中。
chaos-card-drain_power = 汲取魔力
chaos-card-drain_power-text = 在此地有信徒的其他玩家各失去 1 点魔力；只要有人失去，奸奇得 1 点魔力。

## 色孽的混沌卡
chaos-card-perverse_infiltration = 堕落渗透
chaos-card-perverse_infiltration-text = 在此地放置 1 个色孽的腐化标志。
chaos-card-insidious_lies = 阴险谎言
chaos-card-insidious_lies-text = 此地每个贵族和每个英雄使色孽的控制力 +2。
chaos-card-dark_influence = 黑暗影响
chaos-card-dark_influence-text = 把此地 1 个农民、贵族或英雄移到相邻且未毁灭的国度；只要有就必须执行。
chaos-card-soporific_musk = 迷魂麝香
chaos-card-soporific_musk-text = 选择此地 1 个敌方单位：本回合由色孽操纵，战斗、控制和腐化都算色孽的。
chaos-card-field_of_ecstasy = 狂喜之地
chaos-card-field_of_ecstasy-text = 此地敌方单位攻击力 −1，最低为 0。不是由单位提供的骰子不变。
chaos-card-degenerate_royalty = 堕落王室
chaos-card-degenerate_royalty-text = 若此地已有 3 个以上腐化标志（魔石不算），费用为 0。控制力一律算 3 点。
chaos-card-abyssal_pact = 深渊契约
chaos-card-abyssal_pact-text = 此地计算控制力时，所有人的单位都不算，只算混沌卡和效果。

## 升级
chaos-upgrade-bloodsworn = 血誓者
chaos-upgrade-bloodsworn-text = 每个血誓者攻击力为 1。
chaos-upgrade-bloodletters = 放血鬼
chaos-upgrade-bloodletters-text = 战斗中放血鬼最先掷骰（仅在鲜血狂怒之后）；被杀的单位立即移除，不再掷骰。
chaos-upgrade-bloodthirster = 嗜血狂魔
chaos-upgrade-bloodthirster-text = 计算控制力时，嗜血狂魔算 3 个单位；有颅骨王座时取 3 与其攻击力中较大者。
chaos-upgrade-power_of_slaughter = 杀戮之力
chaos-upgrade-power_of_slaughter-text = 从下个抽牌阶段起，每回合魔力 +1。
chaos-upgrade-rites_of_skulls = 颅骨仪式
chaos-upgrade-rites_of_skulls-text = 抽牌阶段抽 3 张混沌卡，而不是 2 张。
chaos-upgrade-lepers = 麻风者
chaos-upgrade-lepers-text = 每个麻风者每回合一次，可免费召唤到没有纳垢单位的国度。
chaos-upgrade-plaguebearers = 瘟疫使者
chaos-upgrade-plaguebearers-text = 移除死亡单位之后，每个在战斗中被杀的瘟疫使者，让纳垢对杀死它的每位对手在该地的单位造成 1 个命中。
chaos-upgrade-great_unclean_one = 大不净者
chaos-upgrade-great_unclean_one-text = 每次召唤大不净者，立即在它到达的国度放置 2 个纳垢的腐化标志。
chaos-upgrade-power_of_pestilence = 瘟疫之力
chaos-upgrade-power_of_pestilence-text = 从下个抽牌阶段起，每回合魔力 +1。
chaos-upgrade-provender_of_ruin = 毁灭之粮
chaos-upgrade-provender_of_ruin-text = 每当有国度被毁灭，不论由谁造成，纳垢得 3 分。
chaos-upgrade-acolytes = 侍僧
chaos-upgrade-acolytes-text = 从地图上的国度召唤侍僧时，可以把该国度的 1 个魔石一起带走。
chaos-upgrade-horrors = 惧妖
chaos-upgrade-horrors-text = 召唤惧妖时，可以让它站在该国度的空牌位上。它站着时，只有奸奇能在那个牌位打牌。
chaos-upgrade-lord_of_change = 万变魔君
chaos-upgrade-lord_of_change-text = 万变魔君在所在国度算 2 个魔法标志。
chaos-upgrade-power_of_sorcery = 巫术之力
chaos-upgrade-power_of_sorcery-text = 从下个抽牌阶段起，每回合魔力 +1。
chaos-upgrade-endless_schemes = 无尽诡计
chaos-upgrade-endless_schemes-text = 抽牌阶段补到 6 张混沌卡，而不是 5 张。
chaos-upgrade-seductresses = 魅惑者
chaos-upgrade-seductresses-text = 每个魅惑者防御力为 2。
chaos-upgrade-daemonettes = 欲魔
chaos-upgrade-daemonettes-text = 战斗开始时，该地每个欲魔指定一位对手：他少掷 1 颗骰。
chaos-upgrade-keeper_of_secrets = 守密者
chaos-upgrade-keeper_of_secrets-text = 召唤守密者时，可以把相邻国度的 1 个贵族或英雄移到它所在的国度。
chaos-upgrade-power_of_desire = 欲望之力
chaos-upgrade-power_of_desire-text = 从下个抽牌阶段起，每回合魔力 +1。
chaos-upgrade-power_of_excess = 放纵之力
chaos-upgrade-power_of_excess-text = 从下个抽牌阶段起，每回合魔力 +2。

## 旧世界卡：立即效果与持续效果
chaos-comet = 彗星
chaos-comet-text = 先移除所有事件标记和较早的彗星卡。
chaos-world-plunged_into_chaos = 坠入混沌
chaos-world-plunged_into_chaos-text = 每位玩家每有 1 个杀死的农民得 1 分；独自最多者再得 3 分。农民不交出。
chaos-world-peasant_uprising = 农民起义
chaos-world-peasant_uprising-text = 除恶地外，每个国度放置 1 个农民。
chaos-world-peasant_uprising-lasting = 每个农民使所在国度抵抗值 +1。
chaos-world-up_from_skavenblight = 鼠都涌出
chaos-world-up_from_skavenblight-text = 在一个有魔石或与魔石相邻的国度放置 1 个鼠人。
chaos-world-meteor_showers = 流星雨
chaos-world-meteor_showers-text = 在两个不同的国度各放置 1 个魔石。
chaos-world-warpstone_discovery = 发现魔石
chaos-world-warpstone_discovery-text = 在一个国度放置 2 个魔石。
chaos-world-warpstone_discovery-lasting = 在有魔石的国度有单位的玩家各抽 1 张混沌卡。
chaos-world-greenskins_invade = 绿皮入侵
chaos-world-greenskins_invade-text = 在恶地、帝国和提利亚各放置 1 个事件标记。
chaos-world-greenskins_invade-lasting = 有事件标记的国度抵抗值 +2。
chaos-world-dwarf_trollslayers = 矮人巨魔杀手
chaos-world-dwarf_trollslayers-text = 在诺斯卡和基斯里夫各放置 1 个英雄，或在巨魔之地和帝国各放置 1 个。
chaos-world-dwarf_trollslayers-lasting = 在每个有英雄的国度，有战士或大恶魔的玩家中威胁值最高者，让其中 1 个回到备用区。
chaos-world-bretonnian_knights = 巴托尼亚骑士
chaos-world-bretonnian_knights-text = 在巴托尼亚放置 1 个英雄，另一个国度也放置 1 个。
chaos-world-bretonnian_knights-lasting = 在巴托尼亚有单位的玩家各弃掉自选的 1 张混沌卡。
chaos-world-the_crusade_is_come = 圣战降临
chaos-world-the_crusade_is_come-text = 选择两个国度。在每个国度，每位玩家让自选的 1 个己方信徒或战士回到备用区。
chaos-world-the_horned_ones_due = 角鼠的供奉
chaos-world-the_horned_ones_due-text = 在任一国度放置 1 个鼠人。
chaos-world-the_horned_ones_due-lasting = 有鼠人的国度只有 1 个牌位可用；已在第二个牌位的牌留在原处。
chaos-world-teclis_aids_the_empire = 泰格里斯援助帝国
chaos-world-teclis_aids_the_empire-text = 在帝国、基斯里夫和巴托尼亚各放置 1 个事件标记。
chaos-world-teclis_aids_the_empire-lasting = 在有事件标记的国度打混沌卡要多付 1 点魔力。
chaos-world-dark_elf_corsairs = 黑暗精灵海盗
chaos-world-dark_elf_corsairs-text = 在巴托尼亚、艾斯塔利亚和提利亚各放置 1 个事件标记。
chaos-world-dark_elf_corsairs-lasting = 从每个有事件标记的国度移除 1 个农民或贵族。
chaos-world-norse_reavers = 诺斯卡掠夺者
chaos-world-norse_reavers-text = 在诺斯卡、巨魔之地和基斯里夫各放置 1 个事件标记。
chaos-world-norse_reavers-lasting = 在有事件标记的国度战斗时，在那里有单位的玩家各多掷 1 颗骰。
chaos-world-electors_sue_for_peace = 选帝侯求和
chaos-world-electors_sue_for_peace-text = 在帝国和基斯里夫各放置 1 个事件标记。
chaos-world-electors_sue_for_peace-lasting = 有事件标记的国度不发生战斗。
chaos-world-the_grail_is_found = 寻获圣杯
chaos-world-the_grail_is_found-text = 在巴托尼亚和艾斯塔利亚各放置 1 个事件标记。
chaos-world-the_grail_is_found-lasting = 在有事件标记的国度，每位玩家的信徒少放 1 个腐化标志，最少 0 个。
chaos-world-franzs_decree = 弗兰茨的诏令
chaos-world-franzs_decree-text = 在一个人口稠密的国度放置 1 个贵族。
chaos-world-franzs_decree-lasting = 人口稠密的国度抵抗值 +1。
chaos-world-skavengers = 鼠人拾荒者
chaos-world-skavengers-text = 在一个有魔石的国度放置 1 个鼠人；若都没有魔石，则放在任一国度。
chaos-world-skavengers-lasting = 从每个有鼠人的国度移除 1 个魔石。
chaos-world-mass_exodus = 大逃亡
chaos-world-mass_exodus-text = 移动最多 3 个农民，各移到相邻且未毁灭的国度。
chaos-world-electors_arise = 选帝侯崛起
chaos-world-electors_arise-text = 在帝国放置 1 个贵族，另一个人口稠密的国度也放置 1 个。
chaos-world-electors_arise-lasting = 有贵族的国度抵抗值 +1。
chaos-world-witch_hunters = 猎巫人
chaos-world-witch_hunters-text = 在帝国放置 1 个英雄，与它相邻的一个国度也放置 1 个。
chaos-world-witch_hunters-lasting = 在每个有英雄的国度，信徒最多的玩家让 1 个信徒回到备用区；同样多时由威胁值最高者承受。
chaos-world-divine_inspiration = 神圣启示
chaos-world-divine_inspiration-text = 在腐化标志最多的国度放置 1 个英雄。
chaos-world-divine_inspiration-lasting = 农民的防御力为 2。
chaos-world-road_wardens = 巡路官
chaos-world-road_wardens-text = 在任一国度放置 1 个英雄。
chaos-world-road_wardens-lasting = 从地图上的国度召唤单位要多付 1 点魔力。

## 标记
chaos-token-event = 事件
chaos-token-event-text = 标出轨道上的彗星卡在哪些国度生效。
chaos-token-hero = 英雄
chaos-token-hero-text = 回合结束阶段，每个英雄杀死该国度有单位的玩家中威胁值最高者的 1 个单位，由被杀的人选择。色孽的转盘会用到。
chaos-token-noble = 贵族
chaos-token-noble-text = 控制该国度多得 1 分。色孽的转盘会用到。
chaos-token-peasant = 农民
chaos-token-peasant-text = 战斗中可以攻击：防御力 1，不掷骰。杀死的人保留它，供坠入混沌计分。
chaos-token-skaven = 鼠人
chaos-token-skaven-text = 该国度抵抗值 −1，最低为 0。
chaos-token-warpstone = 魔石
chaos-token-warpstone-text = 计入毁灭国度所需的 12 个。奸奇的转盘会用到。

## 何时生效
chaos-when-on_play = 打出时
chaos-when-battle_start = 战斗开始时
chaos-when-battle = 战斗中
chaos-when-kill = 每次杀死单位时
chaos-when-after_battle = 战斗之后
chaos-when-battle_end = 战斗阶段结束时
chaos-when-domination = 控制步骤
chaos-when-corruption = 腐化步骤
chaos-when-removal = 清除卡牌时
chaos-when-paying = 支付费用时
chaos-when-in_play = 留在场上时
chaos-when-once = 一次，立即
chaos-when-summoning = 召唤阶段
chaos-when-track = 在轨道上时
chaos-when-end = 回合结束阶段

## 文字的来源
chaos-origin-public = 依公开资料
chaos-origin-mixed = 部分依公开资料，其余细节由我们补上
chaos-origin-original = 我们自订的效果；找不到印刷的原文
chaos-own-name = 名称是我们取的

## 阶段
chaos-phase-old_world = 旧世界
chaos-phase-draw = 抽牌
chaos-phase-summoning = 召唤
chaos-phase-battle = 战斗
chaos-phase-corruption = 腐化
chaos-phase-end = 回合结束
chaos-phase-over = 游戏结束

## 转盘的奖励
chaos-reward-none = 起始
chaos-reward-points = { $amount } 分
chaos-reward-upgrade = 自选一项升级
chaos-reward-draw = 抽 { $amount } 张混沌卡
chaos-reward-remove_corruption = 从任何地方移除 { $amount } 个任何人的腐化标志
chaos-reward-remove_token = 从任何地方移除 { $amount } 个旧世界标记
chaos-reward-warpstone = 在任何地方放置 { $amount } 个魔石
chaos-reward-noble = 在任何地方放置 { $amount } 个贵族
chaos-reward-victory = 胜利

## 如何结束
chaos-ending-dial = 有威胁转盘转到了胜利。
chaos-ending-points = 有人达到 50 分。
chaos-ending-ruins = 五个国度被毁灭。
chaos-ending-deck = 旧世界卡翻完了：混沌被击退，所有人都输。

## 合计的组成
chaos-cause-printed = 印刷数值
chaos-cause-figures = 单位
chaos-cause-card = { $name }的费用
chaos-cause-effect = { $name }
chaos-cause-noble = 贵族
chaos-cause-skaven = 鼠人
chaos-cause-floor = 最低为 0

## 得分的原因
chaos-scored-domination = 控制
chaos-scored-ruiner = 参与毁灭
chaos-scored-ruin = 毁灭国度中的腐化标志
chaos-scored-dial = 威胁转盘
chaos-scored-plunged_into_chaos = 坠入混沌
chaos-scored-provender_of_ruin = 毁灭之粮

## 为何不能在那里召唤或打牌
chaos-blocked-too_dear = 要 { $cost } 点魔力，只剩 { $left } 点。
chaos-blocked-no_slot = 没有空牌位。
chaos-blocked-no_figure = 那里没有可召唤的这种单位。
chaos-blocked-out_of_reach = 这里和相邻国度都没有你的单位。
chaos-blocked-held = 屠杀战场使它不能离开。
chaos-blocked-same_land = 它已经在这里了。

## 要做的决定
chaos-expect-place_token = 选择一个国度放置 { $count } 个标记：{ $token }。
chaos-expect-place_apart = 再选 { $left } 个不同的国度，各放置 1 个标记：{ $token }。
chaos-expect-place_pair = 放置英雄：选择诺斯卡（连同基斯里夫）或巨魔之地（连同帝国）。
chaos-expect-exodus = 还可以移动 { $left } 个农民到相邻的国度。
chaos-expect-crusade = 选择圣战降临的国度，还要选 { $left } 个。
chaos-expect-give_back = 选择{ $power }在{ $land }的 1 个单位回到备用区。
chaos-expect-give_kind = 选择{ $power }在{ $land }的 1 个单位回到备用区。
chaos-expect-sift = 抽牌之前可以弃掉 1 张牌。
chaos-expect-act = 召唤单位、打牌，或放弃行动。
chaos-expect-call = 还可以从同一个国度移动 { $left } 个单位到{ $land }。
chaos-expect-decay = 移除{ $land }的 1 个腐化标志：谁的？
chaos-expect-teleport = 选择{ $land }要传送的 1 个信徒或战士。
chaos-expect-teleport_to = 选择{ $figure }要传送到哪里。
chaos-expect-shield = 选择{ $land }由亚空间护盾保护的己方单位。
chaos-expect-meddle = 选择{ $land }要弃掉 2 张牌的对手。
chaos-expect-discard_cards = 弃掉 { $left } 张牌。
chaos-expect-influence = 把{ $land }的农民、贵族或英雄移到相邻的国度。
chaos-expect-musk = 选择{ $land }要在本回合操纵的敌方单位。
chaos-expect-carry = 可以从{ $from }带 1 个魔石到{ $to }。
chaos-expect-stand = 可以让惧妖站在{ $land }的空牌位上。
chaos-expect-lure = 可以把相邻国度的贵族或英雄移到{ $land }。
chaos-expect-daze = 指定少掷 1 颗骰的对手，还要指定 { $left } 次。
chaos-expect-assign = 还有 { $left } 个命中要分配：选择目标。
chaos-expect-assign_against = 瘟疫使者的报复：对{ $power }的单位分配 { $left } 个命中。
chaos-expect-rot = 终极腐烂：选择{ $land }的牺牲者，还有 { $left } 个。
chaos-expect-persist = 让恒变留在{ $land }吗？
chaos-expect-slay = 英雄在{ $land }出手：选择{ $power }被杀的单位。
chaos-expect-pillage = 海盗从{ $land }带走农民或贵族：哪一个？
chaos-expect-improve = 选择一项升级。
chaos-expect-purge = 从任何地方移除任何人的腐化标志，还有 { $left } 个。
chaos-expect-remove = 从任何地方移除旧世界标记，还有 { $left } 个。
chaos-expect-bestow = 选择放置标记的国度，还有 { $left } 个：{ $token }。

## 自订规则
chaos-house-reborn_counts_again = 浴血重生再算一次
chaos-house-reborn_counts_again-text = 恐虐在第二场战斗中杀死单位，再得 1 个提升指示物。
chaos-house-frenzy_counts = 鲜血狂怒计入
chaos-house-frenzy_counts-text = 鲜血狂怒杀死的单位算入恐虐的提升指示物。
chaos-house-frenzy_makes_battle = 鲜血狂怒引发战斗
chaos-house-frenzy_makes_battle-text = 只要有合法目标，鲜血狂怒的 2 颗骰就足以发生战斗。关闭：还需要别的骰子。
chaos-house-any_corruption_counts = 任何时候的腐化都算
chaos-house-any_corruption_counts-text = 纳垢和奸奇的提升指示物，计入本回合任何时候放置的腐化标志。关闭：只算腐化步骤放置的。
chaos-house-changers_blank_each_other = 变化之主互相失效
chaos-house-changers_blank_each_other-text = 同一国度的两张变化之主互相抵消，其他牌照常生效。关闭：两张互不影响。
chaos-house-heroes_look_anew = 英雄重新比较
chaos-house-heroes_look_anew-text = 每个英雄都重新找出威胁值最高者。关闭：同一国度的英雄都攻击最先找出的玩家。
chaos-house-comets_replace = 彗星互相取代
chaos-house-comets_replace-text = 彗星卡移除较早的彗星卡和所有事件标记。
chaos-house-all_comets = 全部彗星卡
chaos-house-all_comets-text = 牌库中有选帝侯求和与寻获圣杯。关闭：如同某些玩家的做法，这两张留在盒中。
chaos-house-open_hands = 公开手牌
chaos-house-open_hands-text = 所有人的混沌卡都公开，传递设备时无需遮挡。
chaos-house-actions_in_a_row = 连续行动
chaos-house-actions_in_a_row-text = 召唤阶段中，每方势力一次做完全部行动，再轮到下一方势力，设备每方势力只传一次。关闭：各势力轮流做一个行动；只剩一方势力还能行动时，本来就不必再传。

## 经过
chaos-event-round_started = 第 { $round } 回合开始。
chaos-event-phase_started = { $phase }
chaos-event-revealed = 旧世界：{ $card }。
chaos-event-left = { $card }离开轨道。
chaos-event-token_placed = 在{ $land }放置 { $count } 个标记：{ $token }。
chaos-event-token_removed = 从{ $land }移除 { $count } 个标记：{ $token }。
chaos-event-token_moved = { $token }从{ $from }移到{ $to }。
chaos-event-drawn = { $shown ->
    [yes] { $power }抽到：{ $cards }。
   *[no] { $power }抽 { $count } 张牌。
}
chaos-event-discarded = { $power }弃掉{ $card }。
chaos-event-shuffled = { $power }把弃牌洗成新的牌库。
chaos-event-passed = { $power }放弃行动。
chaos-event-summoned = { $has ->
    [yes] { $power }从{ $from }召唤{ $figure }到{ $to }（{ $cost } 点魔力）。
   *[no] { $power }召唤{ $figure }到{ $to }（{ $cost } 点魔力）。
}
chaos-event-played = { $power }在{ $land }打出{ $card }（{ $cost } 点魔力）。
chaos-event-figure_moved = { $figure }从{ $from }移到{ $to }。
chaos-event-returned = { $land }的{ $figure }回到备用区。
chaos-event-shielded = { $figure }本回合受到保护。
chaos-event-controlled = 色孽在本回合操纵{ $figure }。
chaos-event-stood = { $figure }站上{ $land }的第 { $slot } 个牌位。
chaos-event-power_lost = { $power }失去 { $count } 点魔力。
chaos-event-power_gained = { $power }得到 { $count } 点魔力。
chaos-event-battle_started = { $again ->
    [yes] { $land }再次战斗。
   *[no] { $land }发生战斗。
}
chaos-event-battle_ended = { $land }的战斗结束。
chaos-event-rolled = { $cause ->
    [frenzy] 鲜血狂怒
    [early] { $power }（放血鬼先掷）
   *[battle] { $power }
}掷 { $dice } 颗骰（{ $faces }），{ $hits } 个命中。
chaos-event-hit = { $power }命中{ $figure }。
chaos-event-hit_peasant = { $power }命中农民。
chaos-event-killed = { $figure }在{ $land }被杀。
chaos-event-peasant_taken = { $power }在{ $land }杀死 1 个农民。
chaos-event-dazed = { $power }少掷 1 颗骰。
chaos-event-dominated = { $power }以 { $value } 对 { $resistance } 控制{ $land }：{ $points } 分。
chaos-event-not_dominated = { $tie ->
    [yes] 无人控制{ $land }：最高 { $value } 平手，抵抗值 { $resistance }。
   *[no] 无人控制{ $land }：{ $value } 对 { $resistance }。
}
chaos-event-corrupted = { $power }在{ $land }放置 { $count } 个腐化标志。
chaos-event-cleansed = 从{ $land }移除{ $power }的 { $count } 个腐化标志。
chaos-event-ruined = { $land }被毁灭：第 { $number } 张毁灭卡。
chaos-event-scored = { $has ->
    [yes] { $power }在{ $land }得 { $points } 分（{ $cause }）。
   *[no] { $power }得 { $points } 分（{ $cause }）。
}
chaos-event-counter = { $power }在{ $land }得到 1 个提升指示物。
chaos-event-ticked = { $most ->
    [yes] { $power }的提升指示物最多，转盘再转一格：第 { $tick } 格。
   *[no] { $power }的转盘转一格：第 { $tick } 格。
}
chaos-event-improved = { $power }获得升级：{ $upgrade }。
chaos-event-stayed = 恒变留在{ $land }。
chaos-event-game_over = { $has ->
    [yes] 游戏结束，获胜者：{ $winners }。
   *[no] 游戏结束。
}
