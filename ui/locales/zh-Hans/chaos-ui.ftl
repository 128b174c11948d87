# 混沌旧世界：画面上的按钮与排版。

## Screens
chaos-powers = 势力
chaos-old-world = 旧世界
chaos-phases = 回合的阶段
chaos-step-old_world = 旧世界
chaos-step-draw = 抽牌
chaos-step-summoning = 召唤
chaos-step-battle = 战斗
chaos-step-corruption = 腐化
chaos-step-end = 结束
chaos-step-over = 游戏结束
chaos-decides = { $power } · { $name }
chaos-choices = 选项

## What can be done
chaos-summon = 召唤{ $figure }到{ $land }：{ $cost } 点魔力
chaos-move = 把{ $figure }从{ $from }召唤到{ $land }：{ $cost } 点魔力
chaos-play = 把{ $card }打到{ $land }：{ $cost } 点魔力
chaos-choose-land = 选择亮起的国度
chaos-choose-first = 请先选择
chaos-pass = { $left ->
    [0] 放弃行动
   *[other] 放弃行动：失去 { $left } 点魔力
}
chaos-pass-sure = 确定放弃：失去 { $left } 点魔力
chaos-pass-not = 继续行动
chaos-pass-ask = 要放弃行动吗？剩下的 { $left } 点魔力会失去，本回合不能再召唤或打牌。
chaos-choose = { $land }
chaos-a-figure = { $figure }
chaos-put = { $land }：{ $token } ×{ $count }
chaos-put-pair = { $land }和{ $other }各一个英雄
chaos-teleport-to = 把{ $figure }传送到{ $land }
chaos-verb-hit = 命中{ $figure }
chaos-verb-give = { $figure }回到备用区
chaos-verb-lose = { $figure }被杀
chaos-verb-teleport = 传送{ $figure }
chaos-verb-shield = 保护{ $figure }
chaos-verb-musk = 操纵{ $figure }
chaos-verb-call = 从{ $land }召来{ $figure }
chaos-verb-rot = { $figure }腐烂
chaos-take-token = 移除{ $land }的{ $token }
chaos-take-corruption = 移除{ $land }的{ $power }腐化标志
chaos-move-from = { $from }的{ $token }
chaos-move-token = { $token }：{ $from } → { $to }
chaos-opponent-meddle = { $power }弃牌
chaos-opponent-daze = { $power }少掷一颗骰
chaos-do-peasant = 命中农民
chaos-do-discard = 弃掉{ $card }
chaos-do-upgrade = 选择{ $upgrade }
chaos-do-slot = 站在第 { $slot } 个牌位
chaos-do-keep = 卡牌留下
chaos-done = 完成
chaos-done-exodus = 不再移动
chaos-done-sift = 不弃牌
chaos-done-call = 不再召来
chaos-done-carry = 不带魔石
chaos-done-stand = 不站上牌位
chaos-done-lure = 不移动
chaos-done-persist = 卡牌离开

## Hand
chaos-power-left = 魔力剩 { $left }／{ $of }
chaos-figure-in-reserve = { $figure }：备用区 { $count } 个，每个 { $cost } 点魔力
chaos-not-now = 现在不能用
chaos-no-cards = 没有手牌
chaos-copies = { $count } 张
chaos-pieces = { $count } 个单位
chaos-supply = 共 { $count } 个
chaos-magic = 魔法标志
chaos-n-power = { $count } 点魔力
chaos-stats = 攻击 { $attack }，防御 { $defence }

## A land
chaos-populous = 人口稠密
chaos-ruined = 已毁灭：毁灭卡 { $number }
chaos-fresh = 回合结束时计分。
chaos-resistance = 抵抗值 { $value }
chaos-worth = { $points } 分
chaos-blight = 腐化 { $count }／{ $most }
chaos-of = { $power }：{ $what }
chaos-leads = { $power }可控制
chaos-not-here = 这里不行
chaos-costs = 要 { $cost } 点魔力
chaos-free-slot = 空牌位
chaos-on-slot = 第 { $slot } 个牌位
chaos-slot-n = 第 { $slot } 个牌位
chaos-stands = { $figure }站在牌位上
chaos-blank = 失效
chaos-dice = 掷 { $count } 颗骰
chaos-against = 抵抗值
chaos-would-dominate = { $power }可控制：{ $points } 分
chaos-would-tie = 平手：无人控制
chaos-would-none = 无人控制
chaos-after = 你在此的控制力 { $before } → { $value }，抵抗值 { $resistance }
chaos-after-yours = 你可控制此地
chaos-after-battle = { $dice ->
    [0] 会发生战斗，你没有骰子
   *[other] 会发生战斗，你掷 { $dice } 颗骰
}
chaos-points-here = 分数
chaos-corruption-now = 腐化 { $count } → { $next }／{ $most }
chaos-corruption-of = { $power }的腐化标志
chaos-will-fall = 本回合会毁灭。
chaos-battle-here = 这里会发生战斗。
chaos-counters-here = 在此得提升指示物：{ $powers }
chaos-controlled = 由{ $power }操纵
chaos-shielded = 受保护
chaos-move-away = 移动{ $figure }…
chaos-land = 国度

## Battle and report
chaos-battle-in = { $land }之战
chaos-battle-again = { $land }再战
chaos-roll-frenzy = 鲜血狂怒，先于所有人
chaos-roll-early = 放血鬼先掷
chaos-hits = { $count } 个命中
chaos-hits-of = { $hits }／{ $defence }
chaos-fallen = 阵亡：
chaos-nobody-fell = 无人阵亡。
chaos-report = 第 { $round } 回合总结
chaos-round-before = 上一回合
chaos-round-after = 下一回合
chaos-no-more-rounds = 这边没有更多回合
chaos-beats = { $value } 对 { $resistance }
chaos-was-tie = { $value } 平手
chaos-was-none = 无人控制：{ $value } 对 { $resistance }
chaos-by-heroes = 被英雄杀死
chaos-dials = 威胁转盘

## Powers and the Old World
chaos-points = { $points }／{ $goal } 分
chaos-threat = 威胁 { $threat }
chaos-ticks-left = 距胜利还有 { $count } 格
chaos-dial-done = 转盘已到胜利
chaos-next = 下一格：{ $reward }
chaos-counters = 提升指示物 { $count }
chaos-energy = 魔力 { $left }／{ $of }
chaos-passed = 已放弃
chaos-hand = 手牌 { $count } 张
chaos-energy-word = 魔力
chaos-hand-word = 手牌
chaos-in-reserve = 在备用区
chaos-ruined-lands = 已毁灭国度 { $count }／{ $most }
chaos-cards-left = { $count ->
    [0] 旧世界卡已翻完：最后一回合
   *[other] 旧世界卡剩 { $count } 张
}
chaos-no-world-card = 此格没有卡
chaos-next-ruin = 下一张毁灭卡：{ $number }（参与者 { $points } 分）
chaos-first = 第一
chaos-second = 第二

## End
chaos-all-lose = 无人获胜
chaos-final-points = 分数
chaos-dial = 转盘
chaos-plot = 分数变化

## New game
chaos-absent = 哪方势力不参加
chaos-drawn-note = 不参加的势力在开始时抽出，其余势力依此顺序分给玩家。
chaos-seat-n = 第 { $number } 方

## Cards and rules
chaos-part-tokens = 标记
chaos-an-upgrade = 升级
chaos-comet = 彗星

## 电脑为什么这样行动
chaos-merit-dominates = 控制{ $land }
chaos-merit-denies = 不让{ $power }控制{ $land }
chaos-merit-contests = 动摇{ $power }对{ $land }的控制
chaos-merit-thins = 削弱{ $power }在{ $land }的势力
chaos-merit-turns_dial = 在{ $land }得到提升指示物
chaos-merit-spoils_dial = 让{ $power }未必能在{ $land }得到提升指示物
chaos-merit-ruins = 让{ $land }走向毁灭
chaos-merit-corrupts = 腐化{ $land }
chaos-merit-attacks = 在{ $land }用 { $dice } 颗骰子进攻
chaos-merit-plays_card = 在{ $land }打出{ $card }
