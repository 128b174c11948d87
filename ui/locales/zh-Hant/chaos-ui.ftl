# 混沌舊世界：畫面上的按鈕與排版。

## Screens
chaos-powers = 勢力
chaos-old-world = 舊世界
chaos-phases = 回合的階段
chaos-step-old_world = 舊世界
chaos-step-draw = 抽牌
chaos-step-summoning = 召喚
chaos-step-battle = 戰鬥
chaos-step-corruption = 腐化
chaos-step-end = 結束
chaos-step-over = 遊戲結束
chaos-decides = { $power } · { $name }
chaos-choices = 選項

## What can be done
chaos-summon = 召喚{ $figure }到{ $land }：{ $cost } 點魔力
chaos-move = 把{ $figure }從{ $from }召喚到{ $land }：{ $cost } 點魔力
chaos-play = 把{ $card }打到{ $land }：{ $cost } 點魔力
chaos-choose-land = 選擇亮起的國度
chaos-choose-first = 請先選擇
chaos-pass = { $left ->
    [0] 放棄行動
   *[other] 放棄行動：失去 { $left } 點魔力
}
chaos-pass-sure = 確定放棄：失去 { $left } 點魔力
chaos-pass-not = 繼續行動
chaos-pass-ask = 要放棄行動嗎？剩下的 { $left } 點魔力會失去，本回合不能再召喚或打牌。
chaos-choose = { $land }
chaos-a-figure = { $figure }
chaos-put = { $land }：{ $token } ×{ $count }
chaos-put-pair = { $land }和{ $other }各一個英雄
chaos-teleport-to = 把{ $figure }傳送到{ $land }
chaos-verb-hit = 命中{ $figure }
chaos-verb-give = { $figure }回到備用區
chaos-verb-lose = { $figure }被殺
chaos-verb-teleport = 傳送{ $figure }
chaos-verb-shield = 保護{ $figure }
chaos-verb-musk = 操縱{ $figure }
chaos-verb-call = 從{ $land }召來{ $figure }
chaos-verb-rot = { $figure }腐爛
chaos-take-token = 移除{ $land }的{ $token }
chaos-take-corruption = 移除{ $land }的{ $power }腐化標誌
chaos-move-from = { $from }的{ $token }
chaos-move-token = { $token }：{ $from } → { $to }
chaos-opponent-meddle = { $power }棄牌
chaos-opponent-daze = { $power }少擲一顆骰
chaos-do-peasant = 命中農民
chaos-do-discard = 棄掉{ $card }
chaos-do-upgrade = 選擇{ $upgrade }
chaos-do-slot = 站在第 { $slot } 個牌位
chaos-do-keep = 卡牌留下
chaos-done = 完成
chaos-done-exodus = 不再移動
chaos-done-sift = 不棄牌
chaos-done-call = 不再召來
chaos-done-carry = 不帶魔石
chaos-done-stand = 不站上牌位
chaos-done-lure = 不移動
chaos-done-persist = 卡牌離開

## Hand
chaos-power-left = 魔力剩 { $left }／{ $of }
chaos-figure-in-reserve = { $figure }：備用區 { $count } 個，每個 { $cost } 點魔力
chaos-not-now = 現在不能用
chaos-no-cards = 沒有手牌
chaos-copies = { $count } 張
chaos-pieces = { $count } 個單位
chaos-supply = 共 { $count } 個
chaos-magic = 魔法標誌
chaos-n-power = { $count } 點魔力
chaos-stats = 攻擊 { $attack }，防禦 { $defence }

## A land
chaos-populous = 人口稠密
chaos-ruined = 已毀滅：毀滅卡 { $number }
chaos-fresh = 回合結束時計分。
chaos-resistance = 抵抗值 { $value }
chaos-worth = { $points } 分
chaos-blight = 腐化 { $count }／{ $most }
chaos-of = { $power }：{ $what }
chaos-leads = { $power }可控制
chaos-not-here = 這裡不行
chaos-costs = 要 { $cost } 點魔力
chaos-free-slot = 空牌位
chaos-on-slot = 第 { $slot } 個牌位
chaos-slot-n = 第 { $slot } 個牌位
chaos-stands = { $figure }站在牌位上
chaos-blank = 失效
chaos-dice = 擲 { $count } 顆骰
chaos-against = 抵抗值
chaos-would-dominate = { $power }可控制：{ $points } 分
chaos-would-tie = 平手：無人控制
chaos-would-none = 無人控制
chaos-after = 你在此的控制力 { $before } → { $value }，抵抗值 { $resistance }
chaos-after-yours = 你可控制此地
chaos-after-battle = { $dice ->
    [0] 會發生戰鬥，你沒有骰子
   *[other] 會發生戰鬥，你擲 { $dice } 顆骰
}
chaos-points-here = 分數
chaos-corruption-now = 腐化 { $count } → { $next }／{ $most }
chaos-corruption-of = { $power }的腐化標誌
chaos-will-fall = 本回合會毀滅。
chaos-battle-here = 這裡會發生戰鬥。
chaos-counters-here = 在此得提升指示物：{ $powers }
chaos-controlled = 由{ $power }操縱
chaos-shielded = 受保護
chaos-move-away = 移動{ $figure }…
chaos-land = 國度

## Battle and report
chaos-battle-in = { $land }之戰
chaos-battle-again = { $land }再戰
chaos-roll-frenzy = 鮮血狂怒，先於所有人
chaos-roll-early = 放血鬼先擲
chaos-hits = { $count } 個命中
chaos-hits-of = { $hits }／{ $defence }
chaos-fallen = 陣亡：
chaos-nobody-fell = 無人陣亡。
chaos-report = 第 { $round } 回合總結
chaos-round-before = 上一回合
chaos-round-after = 下一回合
chaos-no-more-rounds = 這邊沒有更多回合
chaos-beats = { $value } 對 { $resistance }
chaos-was-tie = { $value } 平手
chaos-was-none = 無人控制：{ $value } 對 { $resistance }
chaos-by-heroes = 被英雄殺死
chaos-dials = 威脅轉盤

## Powers and the Old World
chaos-points = { $points }／{ $goal } 分
chaos-threat = 威脅 { $threat }
chaos-ticks-left = 距勝利還有 { $count } 格
chaos-dial-done = 轉盤已到勝利
chaos-next = 下一格：{ $reward }
chaos-counters = 提升指示物 { $count }
chaos-energy = 魔力 { $left }／{ $of }
chaos-passed = 已放棄
chaos-hand = 手牌 { $count } 張
chaos-energy-word = 魔力
chaos-hand-word = 手牌
chaos-in-reserve = 在備用區
chaos-ruined-lands = 已毀滅國度 { $count }／{ $most }
chaos-cards-left = { $count ->
    [0] 舊世界卡已翻完：最後一回合
   *[other] 舊世界卡剩 { $count } 張
}
chaos-no-world-card = 此格沒有卡
chaos-next-ruin = 下一張毀滅卡：{ $number }（參與者 { $points } 分）
chaos-first = 第一
chaos-second = 第二

## End
chaos-all-lose = 無人獲勝
chaos-final-points = 分數
chaos-dial = 轉盤
chaos-plot = 分數變化

## New game
chaos-absent = 哪方勢力不參加
chaos-drawn-note = 不參加的勢力在開始時抽出，其餘勢力依此順序分給玩家。
chaos-seat-n = 第 { $number } 方

## Cards and rules
chaos-part-tokens = 標記
chaos-an-upgrade = 升級
chaos-comet = 彗星

## 電腦為什麼這樣行動
chaos-merit-dominates = 控制{ $land }
chaos-merit-denies = 不讓{ $power }控制{ $land }
chaos-merit-contests = 動搖{ $power }對{ $land }的控制
chaos-merit-thins = 削弱{ $power }在{ $land }的勢力
chaos-merit-turns_dial = 在{ $land }得到提升指示物
chaos-merit-spoils_dial = 讓{ $power }未必能在{ $land }得到提升指示物
chaos-merit-ruins = 讓{ $land }走向毀滅
chaos-merit-corrupts = 腐化{ $land }
chaos-merit-attacks = 在{ $land }以 { $dice } 顆骰子進攻
chaos-merit-plays_card = 在{ $land }打出{ $card }
