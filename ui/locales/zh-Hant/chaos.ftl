# 混沌舊世界：名稱、卡牌文字、提問、經過。

## 勢力
chaos-power-khorne = 恐虐
chaos-power-nurgle = 納垢
chaos-power-tzeentch = 奸奇
chaos-power-slaanesh = 色孽
chaos-counter-khorne = 恐虐每在一場戰鬥中殺死至少 1 個敵方單位，得 1 個提升指示物。
chaos-counter-nurgle = 腐化步驟中，納垢每在一個人口稠密的國度放置 2 個以上腐化標誌，得 1 個提升指示物。
chaos-counter-tzeentch = 腐化步驟中，奸奇每在一個魔法標誌與魔石合計 2 個以上的國度放置 2 個以上腐化標誌，得 1 個提升指示物。
chaos-counter-slaanesh = 腐化步驟中，色孽每在一個有貴族或英雄的國度放置 2 個以上腐化標誌，得 1 個提升指示物。

## 國度
chaos-land-norsca = 諾斯卡
chaos-land-troll_country = 巨魔之地
chaos-land-kislev = 基斯勒夫
chaos-land-the_empire = 帝國
chaos-land-bretonnia = 巴托尼亞
chaos-land-estalia = 艾斯塔利亞
chaos-land-tilea = 提利亞
chaos-land-the_border_princes = 邊境親王領
chaos-land-the_badlands = 惡地

## 單位
chaos-kind-cultist = 信徒
chaos-kind-warrior = 戰士
chaos-kind-daemon = 大惡魔
chaos-figure-bloodsworn = 血誓者
chaos-figure-bloodletter = 放血鬼
chaos-figure-bloodthirster = 嗜血狂魔
chaos-figure-leper = 麻風者
chaos-figure-plaguebearer = 瘟疫使者
chaos-figure-great_unclean_one = 大不淨者
chaos-figure-acolyte = 侍僧
chaos-figure-horror = 懼妖
chaos-figure-lord_of_change = 萬變魔君
chaos-figure-seductress = 魅惑者
chaos-figure-daemonette = 慾魔
chaos-figure-keeper_of_secrets = 守密者

## 恐虐的混沌卡
chaos-card-blood_frenzy = 鮮血狂怒
chaos-card-blood_frenzy-text = 此地戰鬥開始時，恐虐先於所有人擲 2 顆骰；被殺的單位立即移除，不再擲骰。
chaos-card-battle_cry = 戰吼
chaos-card-battle_cry-text = 任何人都不能以任何方式在此地放置腐化標誌。
chaos-card-the_skull_throne = 顱骨王座
chaos-card-the_skull_throne-text = 計算控制力時，恐虐在此地的每個單位以攻擊力代替 1 點。第二張只加上自己的費用。
chaos-card-field_of_carnage = 屠殺戰場
chaos-card-field_of_carnage-text = 除恐虐的單位外，任何單位都不能被召喚或移動離開此地。
chaos-card-ritual_slaying = 儀式殺戮
chaos-card-ritual_slaying-text = 恐虐在此地戰鬥中每殺死 1 個敵方單位，抽 1 張混沌卡。農民不算。
chaos-card-reborn_in_blood = 浴血重生
chaos-card-reborn_in_blood-text = 此地的戰鬥結束後立即再打一場，骰數重新計算。
chaos-card-the_blood_gods_call = 血神召喚
chaos-card-the_blood_gods_call-text = 從另一個國度把最多 2 個單位（不論屬於誰）移到此地。

## 納垢的混沌卡
chaos-card-plague_aura = 瘟疫光環
chaos-card-plague_aura-text = 此地每個納垢的腐化標誌使納垢的控制力 +1。
chaos-card-plague_touch = 瘟疫之觸
chaos-card-plague_touch-text = 此地敵方單位防禦力 −1，最低為 1。
chaos-card-all_things_decay = 萬物腐朽
chaos-card-all_things_decay-text = 移除此地任一玩家的 1 個腐化標誌；只要有就必須執行。
chaos-card-influenza = 流感
chaos-card-influenza-text = 此地抵抗值 −2，最低為 0；分數不變。
chaos-card-rain_of_pus = 膿雨
chaos-card-rain_of_pus-text = 納垢在此地的單位防禦力 +1。
chaos-card-a_great_foul_consumption = 汙穢大噬
chaos-card-a_great_foul_consumption-text = 此地的腐化標誌放完後，納垢在此地的所有單位回到備用區，每 2 個單位放置 1 個納垢的腐化標誌。必須執行。
chaos-card-the_final_rotting = 終極腐爛
chaos-card-the_final_rotting-text = 所有戰鬥結束後，此地每有 1 個納垢的腐化標誌，就殺死此地 1 個敵方信徒或戰士，由納垢選擇。
chaos-card-the_stench_of_death = 死亡惡臭
chaos-card-the_stench_of_death-text = 若納垢控制此地，立即在此放置 2 個納垢的腐化標誌。

## 奸奇的混沌卡
chaos-card-teleport = 傳送
chaos-card-teleport-text = 把此地 1 個信徒或戰士（不論屬於誰）移到任一其他國度；只要有就必須執行。
chaos-card-changer_of_ways = 變化之主
chaos-card-changer_of_ways-text = 此地所有其他混沌卡的文字失效。它們的費用和魔法標誌照算，已經生效的結果不變。
chaos-card-warp_shield = 亞空間護盾
chaos-card-warp_shield-text = 選擇奸奇在此地的 1 個單位：本回合只要它留在此地，就不能分配命中給它，也沒有任何效果能殺死它。
chaos-card-temporal_stasis = 時間停滯
chaos-card-temporal_stasis-text = 其他玩家在此地打混沌卡要多付 2 點魔力。
chaos-card-the_meddling_of_skaven = 鼠人攪局
chaos-card-the_meddling_of_skaven-text = 選擇一位在此地有單位的對手：他棄掉自選的 2 張混沌卡。
chaos-card-the_persistence_of_change = 恆變
chaos-card-the_persistence_of_change-text = 若奸奇本回合在此地的戰鬥中殺死過單位，這張牌可以留到下個回合。
chaos-card-dazzle = 眩目
chaos-card-dazzle-text = 在此地的戰鬥中，對手的骰子擲出 6 才算命中。
chaos-card-drain_power = 汲取魔力
chaos-card-drain_power-text = 在此地有信徒的其他玩家各失去 1 點魔力；只要有人失去，奸奇得 1 點魔力。

## 色孽的混沌卡
chaos-card-perverse_infiltration = 墮落滲透
chaos-card-perverse_infiltration-text = 在此地放置 1 個色孽的腐化標誌。
chaos-card-insidious_lies = 陰險謊言
chaos-card-insidious_lies-text = 此地每個貴族和每個英雄使色孽的控制力 +2。
chaos-card-dark_influence = 黑暗影響
chaos-card-dark_influence-text = 把此地 1 個農民、貴族或英雄移到相鄰且未毀滅的國度；只要有就必須執行。
chaos-card-soporific_musk = 迷魂麝香
chaos-card-soporific_musk-text = 選擇此地 1 個敵方單位：本回合由色孽操縱，戰鬥、控制和腐化都算色孽的。
chaos-card-field_of_ecstasy = 狂喜之地
chaos-card-field_of_ecstasy-text = 此地敵方單位攻擊力 −1，最低為 0。不是由單位提供的骰子不變。
chaos-card-degenerate_royalty = 墮落王室
chaos-card-degenerate_royalty-text = 若此地已有 3 個以上腐化標誌（魔石不算），費用為 0。控制力一律算 3 點。
chaos-card-abyssal_pact = 深淵契約
chaos-card-abyssal_pact-text = 此地計算控制力時，所有人的單位都不算，只算混沌卡和效果。

## 升級
chaos-upgrade-bloodsworn = 血誓者
chaos-upgrade-bloodsworn-text = 每個血誓者攻擊力為 1。
chaos-upgrade-bloodletters = 放血鬼
chaos-upgrade-bloodletters-text = 戰鬥中放血鬼最先擲骰（僅在鮮血狂怒之後）；被殺的單位立即移除，不再擲骰。
chaos-upgrade-bloodthirster = 嗜血狂魔
chaos-upgrade-bloodthirster-text = 計算控制力時，嗜血狂魔算 3 個單位；有顱骨王座時取 3 與其攻擊力中較大者。
chaos-upgrade-power_of_slaughter = 殺戮之力
chaos-upgrade-power_of_slaughter-text = 從下個抽牌階段起，每回合魔力 +1。
chaos-upgrade-rites_of_skulls = 顱骨儀式
chaos-upgrade-rites_of_skulls-text = 抽牌階段抽 3 張混沌卡，而不是 2 張。
chaos-upgrade-lepers = 麻風者
chaos-upgrade-lepers-text = 每個麻風者每回合一次，可免費召喚到沒有納垢單位的國度。
chaos-upgrade-plaguebearers = 瘟疫使者
chaos-upgrade-plaguebearers-text = 移除死亡單位之後，每個在戰鬥中被殺的瘟疫使者，讓納垢對殺死它的每位對手在該地的單位造成 1 個命中。
chaos-upgrade-great_unclean_one = 大不淨者
chaos-upgrade-great_unclean_one-text = 每次召喚大不淨者，立即在它到達的國度放置 2 個納垢的腐化標誌。
chaos-upgrade-power_of_pestilence = 瘟疫之力
chaos-upgrade-power_of_pestilence-text = 從下個抽牌階段起，每回合魔力 +1。
chaos-upgrade-provender_of_ruin = 毀滅之糧
chaos-upgrade-provender_of_ruin-text = 每當有國度被毀滅，不論由誰造成，納垢得 3 分。
chaos-upgrade-acolytes = 侍僧
chaos-upgrade-acolytes-text = 從地圖上的國度召喚侍僧時，可以把該國度的 1 個魔石一起帶走。
chaos-upgrade-horrors = 懼妖
chaos-upgrade-horrors-text = 召喚懼妖時，可以讓它站在該國度的空牌位上。它站著時，只有奸奇能在那個牌位打牌。
chaos-upgrade-lord_of_change = 萬變魔君
chaos-upgrade-lord_of_change-text = 萬變魔君在所在國度算 2 個魔法標誌。
chaos-upgrade-power_of_sorcery = 巫術之力
chaos-upgrade-power_of_sorcery-text = 從下個抽牌階段起，每回合魔力 +1。
chaos-upgrade-endless_schemes = 無盡詭計
chaos-upgrade-endless_schemes-text = 抽牌階段補到 6 張混沌卡，而不是 5 張。
chaos-upgrade-seductresses = 魅惑者
chaos-upgrade-seductresses-text = 每個魅惑者防禦力為 2。
chaos-upgrade-daemonettes = 慾魔
chaos-upgrade-daemonettes-text = 戰鬥開始時，該地每個慾魔指定一位對手：他少擲 1 顆骰。
chaos-upgrade-keeper_of_secrets = 守密者
chaos-upgrade-keeper_of_secrets-text = 召喚守密者時，可以把相鄰國度的 1 個貴族或英雄移到它所在的國度。
chaos-upgrade-power_of_desire = 慾望之力
chaos-upgrade-power_of_desire-text = 從下個抽牌階段起，每回合魔力 +1。
chaos-upgrade-power_of_excess = 放縱之力
chaos-upgrade-power_of_excess-text = 從下個抽牌階段起，每回合魔力 +2。

## 舊世界卡：立即效果與持續效果
chaos-comet = 彗星
chaos-comet-text = 先移除所有事件標記和較早的彗星卡。
chaos-world-plunged_into_chaos = 墜入混沌
chaos-world-plunged_into_chaos-text = 每位玩家每有 1 個殺死的農民得 1 分；獨自最多者再得 3 分。農民不交出。
chaos-world-peasant_uprising = 農民起義
chaos-world-peasant_uprising-text = 除惡地外，每個國度放置 1 個農民。
chaos-world-peasant_uprising-lasting = 每個農民使所在國度抵抗值 +1。
chaos-world-up_from_skavenblight = 鼠都湧出
chaos-world-up_from_skavenblight-text = 在一個有魔石或與魔石相鄰的國度放置 1 個鼠人。
chaos-world-meteor_showers = 流星雨
chaos-world-meteor_showers-text = 在兩個不同的國度各放置 1 個魔石。
chaos-world-warpstone_discovery = 發現魔石
chaos-world-warpstone_discovery-text = 在一個國度放置 2 個魔石。
chaos-world-warpstone_discovery-lasting = 在有魔石的國度有單位的玩家各抽 1 張混沌卡。
chaos-world-greenskins_invade = 綠皮入侵
chaos-world-greenskins_invade-text = 在惡地、帝國和提利亞各放置 1 個事件標記。
chaos-world-greenskins_invade-lasting = 有事件標記的國度抵抗值 +2。
chaos-world-dwarf_trollslayers = 矮人巨魔殺手
chaos-world-dwarf_trollslayers-text = 在諾斯卡和基斯勒夫各放置 1 個英雄，或在巨魔之地和帝國各放置 1 個。
chaos-world-dwarf_trollslayers-lasting = 在每個有英雄的國度，有戰士或大惡魔的玩家中威脅值最高者，讓其中 1 個回到備用區。
chaos-world-bretonnian_knights = 巴托尼亞騎士
chaos-world-bretonnian_knights-text = 在巴托尼亞放置 1 個英雄，另一個國度也放置 1 個。
chaos-world-bretonnian_knights-lasting = 在巴托尼亞有單位的玩家各棄掉自選的 1 張混沌卡。
chaos-world-the_crusade_is_come = 聖戰降臨
chaos-world-the_crusade_is_come-text = 選擇兩個國度。在每個國度，每位玩家讓自選的 1 個己方信徒或戰士回到備用區。
chaos-world-the_horned_ones_due = 角鼠的供奉
chaos-world-the_horned_ones_due-text = 在任一國度放置 1 個鼠人。
chaos-world-the_horned_ones_due-lasting = 有鼠人的國度只有 1 個牌位可用；已在第二個牌位的牌留在原處。
chaos-world-teclis_aids_the_empire = 泰格利斯援助帝國
chaos-world-teclis_aids_the_empire-text = 在帝國、基斯勒夫和巴托尼亞各放置 1 個事件標記。
chaos-world-teclis_aids_the_empire-lasting = 在有事件標記的國度打混沌卡要多付 1 點魔力。
chaos-world-dark_elf_corsairs = 黑暗精靈海盜
chaos-world-dark_elf_corsairs-text = 在巴托尼亞、艾斯塔利亞和提利亞各放置 1 個事件標記。
chaos-world-dark_elf_corsairs-lasting = 從每個有事件標記的國度移除 1 個農民或貴族。
chaos-world-norse_reavers = 諾斯卡掠奪者
chaos-world-norse_reavers-text = 在諾斯卡、巨魔之地和基斯勒夫各放置 1 個事件標記。
chaos-world-norse_reavers-lasting = 在有事件標記的國度戰鬥時，在那裡有單位的玩家各多擲 1 顆骰。
chaos-world-electors_sue_for_peace = 選帝侯求和
chaos-world-electors_sue_for_peace-text = 在帝國和基斯勒夫各放置 1 個事件標記。
chaos-world-electors_sue_for_peace-lasting = 有事件標記的國度不發生戰鬥。
chaos-world-the_grail_is_found = 尋獲聖杯
chaos-world-the_grail_is_found-text = 在巴托尼亞和艾斯塔利亞各放置 1 個事件標記。
chaos-world-the_grail_is_found-lasting = 在有事件標記的國度，每位玩家的信徒少放 1 個腐化標誌，最少 0 個。
chaos-world-franzs_decree = 弗蘭茨的詔令
chaos-world-franzs_decree-text = 在一個人口稠密的國度放置 1 個貴族。
chaos-world-franzs_decree-lasting = 人口稠密的國度抵抗值 +1。
chaos-world-skavengers = 鼠人拾荒者
chaos-world-skavengers-text = 在一個有魔石的國度放置 1 個鼠人；若都沒有魔石，則放在任一國度。
chaos-world-skavengers-lasting = 從每個有鼠人的國度移除 1 個魔石。
chaos-world-mass_exodus = 大逃亡
chaos-world-mass_exodus-text = 移動最多 3 個農民，各移到相鄰且未毀滅的國度。
chaos-world-electors_arise = 選帝侯崛起
chaos-world-electors_arise-text = 在帝國放置 1 個貴族，另一個人口稠密的國度也放置 1 個。
chaos-world-electors_arise-lasting = 有貴族的國度抵抗值 +1。
chaos-world-witch_hunters = 獵巫人
chaos-world-witch_hunters-text = 在帝國放置 1 個英雄，與它相鄰的一個國度也放置 1 個。
chaos-world-witch_hunters-lasting = 在每個有英雄的國度，信徒最多的玩家讓 1 個信徒回到備用區；同樣多時由威脅值最高者承受。
chaos-world-divine_inspiration = 神聖啟示
chaos-world-divine_inspiration-text = 在腐化標誌最多的國度放置 1 個英雄。
chaos-world-divine_inspiration-lasting = 農民的防禦力為 2。
chaos-world-road_wardens = 巡路官
chaos-world-road_wardens-text = 在任一國度放置 1 個英雄。
chaos-world-road_wardens-lasting = 從地圖上的國度召喚單位要多付 1 點魔力。

## 標記
chaos-token-event = 事件
chaos-token-event-text = 標出軌道上的彗星卡在哪些國度生效。
chaos-token-hero = 英雄
chaos-token-hero-text = 回合結束階段，每個英雄殺死該國度有單位的玩家中威脅值最高者的 1 個單位，由被殺的人選擇。色孽的轉盤會用到。
chaos-token-noble = 貴族
chaos-token-noble-text = 控制該國度多得 1 分。色孽的轉盤會用到。
chaos-token-peasant = 農民
chaos-token-peasant-text = 戰鬥中可以攻擊：防禦力 1，不擲骰。殺死的人保留它，供墜入混沌計分。
chaos-token-skaven = 鼠人
chaos-token-skaven-text = 該國度抵抗值 −1，最低為 0。
chaos-token-warpstone = 魔石
chaos-token-warpstone-text = 計入毀滅國度所需的 12 個。奸奇的轉盤會用到。

## 何時生效
chaos-when-on_play = 打出時
chaos-when-battle_start = 戰鬥開始時
chaos-when-battle = 戰鬥中
chaos-when-kill = 每次殺死單位時
chaos-when-after_battle = 戰鬥之後
chaos-when-battle_end = 戰鬥階段結束時
chaos-when-domination = 控制步驟
chaos-when-corruption = 腐化步驟
chaos-when-removal = 清除卡牌時
chaos-when-paying = 支付費用時
chaos-when-in_play = 留在場上時
chaos-when-once = 一次，立即
chaos-when-summoning = 召喚階段
chaos-when-track = 在軌道上時
chaos-when-end = 回合結束階段

## 文字的來源
chaos-origin-public = 依公開資料
chaos-origin-mixed = 部分依公開資料，其餘細節由我們補上
chaos-origin-original = 我們自訂的效果；找不到印刷的原文
chaos-own-name = 名稱是我們取的

## 階段
chaos-phase-old_world = 舊世界
chaos-phase-draw = 抽牌
chaos-phase-summoning = 召喚
chaos-phase-battle = 戰鬥
chaos-phase-corruption = 腐化
chaos-phase-end = 回合結束
chaos-phase-over = 遊戲結束

## 轉盤的獎勵
chaos-reward-none = 起始
chaos-reward-points = { $amount } 分
chaos-reward-upgrade = 自選一項升級
chaos-reward-draw = 抽 { $amount } 張混沌卡
chaos-reward-remove_corruption = 從任何地方移除 { $amount } 個任何人的腐化標誌
chaos-reward-remove_token = 從任何地方移除 { $amount } 個舊世界標記
chaos-reward-warpstone = 在任何地方放置 { $amount } 個魔石
chaos-reward-noble = 在任何地方放置 { $amount } 個貴族
chaos-reward-victory = 勝利

## 如何結束
chaos-ending-dial = 有威脅轉盤轉到了勝利。
chaos-ending-points = 有人達到 50 分。
chaos-ending-ruins = 五個國度被毀滅。
chaos-ending-deck = 舊世界卡翻完了：混沌被擊退，所有人都輸。

## 合計的組成
chaos-cause-printed = 印刷數值
chaos-cause-figures = 單位
chaos-cause-card = { $name }的費用
chaos-cause-effect = { $name }
chaos-cause-noble = 貴族
chaos-cause-skaven = 鼠人
chaos-cause-floor = 最低為 0

## 得分的原因
chaos-scored-domination = 控制
chaos-scored-ruiner = 參與毀滅
chaos-scored-ruin = 毀滅國度中的腐化標誌
chaos-scored-dial = 威脅轉盤
chaos-scored-plunged_into_chaos = 墜入混沌
chaos-scored-provender_of_ruin = 毀滅之糧

## 為何不能在那裡召喚或打牌
chaos-blocked-too_dear = 要 { $cost } 點魔力，只剩 { $left } 點。
chaos-blocked-no_slot = 沒有空牌位。
chaos-blocked-no_figure = 那裡沒有可召喚的這種單位。
chaos-blocked-out_of_reach = 這裡和相鄰國度都沒有你的單位。
chaos-blocked-held = 屠殺戰場使它不能離開。
chaos-blocked-same_land = 它已經在這裡了。

## 要做的決定
chaos-expect-place_token = 選擇一個國度放置 { $count } 個標記：{ $token }。
chaos-expect-place_apart = 再選 { $left } 個不同的國度，各放置 1 個標記：{ $token }。
chaos-expect-place_pair = 放置英雄：選擇諾斯卡（連同基斯勒夫）或巨魔之地（連同帝國）。
chaos-expect-exodus = 還可以移動 { $left } 個農民到相鄰的國度。
chaos-expect-crusade = 選擇聖戰降臨的國度，還要選 { $left } 個。
chaos-expect-give_back = 選擇{ $power }在{ $land }的 1 個單位回到備用區。
chaos-expect-give_kind = 選擇{ $power }在{ $land }的 1 個單位回到備用區。
chaos-expect-sift = 抽牌之前可以棄掉 1 張牌。
chaos-expect-act = 召喚單位、打牌，或放棄行動。
chaos-expect-call = 還可以從同一個國度移動 { $left } 個單位到{ $land }。
chaos-expect-decay = 移除{ $land }的 1 個腐化標誌：誰的？
chaos-expect-teleport = 選擇{ $land }要傳送的 1 個信徒或戰士。
chaos-expect-teleport_to = 選擇{ $figure }要傳送到哪裡。
chaos-expect-shield = 選擇{ $land }由亞空間護盾保護的己方單位。
chaos-expect-meddle = 選擇{ $land }要棄掉 2 張牌的對手。
chaos-expect-discard_cards = 棄掉 { $left } 張牌。
chaos-expect-influence = 把{ $land }的農民、貴族或英雄移到相鄰的國度。
chaos-expect-musk = 選擇{ $land }要在本回合操縱的敵方單位。
chaos-expect-carry = 可以從{ $from }帶 1 個魔石到{ $to }。
chaos-expect-stand = 可以讓懼妖站在{ $land }的空牌位上。
chaos-expect-lure = 可以把相鄰國度的貴族或英雄移到{ $land }。
chaos-expect-daze = 指定少擲 1 顆骰的對手，還要指定 { $left } 次。
chaos-expect-assign = 還有 { $left } 個命中要分配：選擇目標。
chaos-expect-assign_against = 瘟疫使者的報復：對{ $power }的單位分配 { $left } 個命中。
chaos-expect-rot = 終極腐爛：選擇{ $land }的犧牲者，還有 { $left } 個。
chaos-expect-persist = 讓恆變留在{ $land }嗎？
chaos-expect-slay = 英雄在{ $land }出手：選擇{ $power }被殺的單位。
chaos-expect-pillage = 海盜從{ $land }帶走農民或貴族：哪一個？
chaos-expect-improve = 選擇一項升級。
chaos-expect-purge = 從任何地方移除任何人的腐化標誌，還有 { $left } 個。
chaos-expect-remove = 從任何地方移除舊世界標記，還有 { $left } 個。
chaos-expect-bestow = 選擇放置標記的國度，還有 { $left } 個：{ $token }。

## 自訂規則
chaos-house-reborn_counts_again = 浴血重生再算一次
chaos-house-reborn_counts_again-text = 恐虐在第二場戰鬥中殺死單位，再得 1 個提升指示物。
chaos-house-frenzy_counts = 鮮血狂怒計入
chaos-house-frenzy_counts-text = 鮮血狂怒殺死的單位算入恐虐的提升指示物。
chaos-house-frenzy_makes_battle = 鮮血狂怒引發戰鬥
chaos-house-frenzy_makes_battle-text = 只要有合法目標，鮮血狂怒的 2 顆骰就足以發生戰鬥。關閉：還需要別的骰子。
chaos-house-any_corruption_counts = 任何時候的腐化都算
chaos-house-any_corruption_counts-text = 納垢和奸奇的提升指示物，計入本回合任何時候放置的腐化標誌。關閉：只算腐化步驟放置的。
chaos-house-changers_blank_each_other = 變化之主互相失效
chaos-house-changers_blank_each_other-text = 同一國度的兩張變化之主互相抵消，其他牌照常生效。關閉：兩張互不影響。
chaos-house-heroes_look_anew = 英雄重新比較
chaos-house-heroes_look_anew-text = 每個英雄都重新找出威脅值最高者。關閉：同一國度的英雄都攻擊最先找出的玩家。
chaos-house-comets_replace = 彗星互相取代
chaos-house-comets_replace-text = 彗星卡移除較早的彗星卡和所有事件標記。
chaos-house-all_comets = 全部彗星卡
chaos-house-all_comets-text = 牌庫中有選帝侯求和與尋獲聖杯。關閉：如同某些玩家的做法，這兩張留在盒中。
chaos-house-open_hands = 公開手牌
chaos-house-open_hands-text = 所有人的混沌卡都公開，傳遞裝置時不必遮擋。
chaos-house-actions_in_a_row = 連續行動
chaos-house-actions_in_a_row-text = 召喚階段中，每方勢力一次做完全部行動，再輪到下一方勢力，裝置每方勢力只傳一次。關閉：各勢力輪流做一個行動；只剩一方勢力還能行動時，本來就不必再傳。

## 經過
chaos-event-round_started = 第 { $round } 回合開始。
chaos-event-phase_started = { $phase }
chaos-event-revealed = 舊世界：{ $card }。
chaos-event-left = { $card }離開軌道。
chaos-event-token_placed = 在{ $land }放置 { $count } 個標記：{ $token }。
chaos-event-token_removed = 從{ $land }移除 { $count } 個標記：{ $token }。
chaos-event-token_moved = { $token }從{ $from }移到{ $to }。
chaos-event-drawn = { $shown ->
    [yes] { $power }抽到：{ $cards }。
   *[no] { $power }抽 { $count } 張牌。
}
chaos-event-discarded = { $power }棄掉{ $card }。
chaos-event-shuffled = { $power }把棄牌洗成新的牌庫。
chaos-event-passed = { $power }放棄行動。
chaos-event-summoned = { $has ->
    [yes] { $power }從{ $from }召喚{ $figure }到{ $to }（{ $cost } 點魔力）。
   *[no] { $power }召喚{ $figure }到{ $to }（{ $cost } 點魔力）。
}
chaos-event-played = { $power }在{ $land }打出{ $card }（{ $cost } 點魔力）。
chaos-event-figure_moved = { $figure }從{ $from }移到{ $to }。
chaos-event-returned = { $land }的{ $figure }回到備用區。
chaos-event-shielded = { $figure }本回合受到保護。
chaos-event-controlled = 色孽在本回合操縱{ $figure }。
chaos-event-stood = { $figure }站上{ $land }的第 { $slot } 個牌位。
chaos-event-power_lost = { $power }失去 { $count } 點魔力。
chaos-event-power_gained = { $power }得到 { $count } 點魔力。
chaos-event-battle_started = { $again ->
    [yes] { $land }再次戰鬥。
   *[no] { $land }發生戰鬥。
}
chaos-event-battle_ended = { $land }的戰鬥結束。
chaos-event-rolled = { $cause ->
    [frenzy] 鮮血狂怒
    [early] { $power }（放血鬼先擲）
   *[battle] { $power }
}擲 { $dice } 顆骰（{ $faces }），{ $hits } 個命中。
chaos-event-hit = { $power }命中{ $figure }。
chaos-event-hit_peasant = { $power }命中農民。
chaos-event-killed = { $figure }在{ $land }被殺。
chaos-event-peasant_taken = { $power }在{ $land }殺死 1 個農民。
chaos-event-dazed = { $power }少擲 1 顆骰。
chaos-event-dominated = { $power }以 { $value } 對 { $resistance } 控制{ $land }：{ $points } 分。
chaos-event-not_dominated = { $tie ->
    [yes] 無人控制{ $land }：最高 { $value } 平手，抵抗值 { $resistance }。
   *[no] 無人控制{ $land }：{ $value } 對 { $resistance }。
}
chaos-event-corrupted = { $power }在{ $land }放置 { $count } 個腐化標誌。
chaos-event-cleansed = 從{ $land }移除{ $power }的 { $count } 個腐化標誌。
chaos-event-ruined = { $land }被毀滅：第 { $number } 張毀滅卡。
chaos-event-scored = { $has ->
    [yes] { $power }在{ $land }得 { $points } 分（{ $cause }）。
   *[no] { $power }得 { $points } 分（{ $cause }）。
}
chaos-event-counter = { $power }在{ $land }得到 1 個提升指示物。
chaos-event-ticked = { $most ->
    [yes] { $power }的提升指示物最多，轉盤再轉一格：第 { $tick } 格。
   *[no] { $power }的轉盤轉一格：第 { $tick } 格。
}
chaos-event-improved = { $power }獲得升級：{ $upgrade }。
chaos-event-stayed = 恆變留在{ $land }。
chaos-event-game_over = { $has ->
    [yes] 遊戲結束，獲勝者：{ $winners }。
   *[no] 遊戲結束。
}
