# 提示与复盘
hint-title = { $number ->
    [1] 最佳走法
   *[other] 第 { $number }／{ $count } 种走法
}
hint-thinking = 正在思考你的回合……
hint-stop = 现在就告诉我
hint-next = 看下一种走法
hint-win = 获胜机会 { $percent }%
hint-why-one = { $thrown ->
    [true] 无论骰子结果如何，
   *[false] {""}
}这样可以{ $first }。
hint-why-two = { $thrown ->
    [true] 无论骰子结果如何，
   *[false] {""}
}这样可以{ $first }，并且{ $second }。
plan-end = 在此结束回合。
plan-pick = 选择{ $combo }。
plan-exchange = 换成{ $combo }。
plan-decline = 让{ $race }进入衰落。
plan-abandon = 放弃{ $regions }。
plan-conquer = 征服{ $regions }。
plan-attempt = { $region }（掷骰{ $percent ->
    [0] {""}
   *[other] ，{ $percent } %
}）
plan-redeploy = 最后部署：{ $places }。
plan-tokens = { $region } +{ $count }
hint-chance = 胜率 { $percent }%
plan-rest = 其余放到{ $region }
plan-place = 把{ $piece }放在{ $regions }。
plan-ally = 与 { $name } 讲和。
plan-roll = 掷骰子。
plan-vanish = 让他们消失。
plan-steal = 把{ $find }拿到{ $region }。
plan-other = { $has ->
    [yes] 在{ $region }使用能力。
   *[no] 使用能力。
}
chaos-plan-summon = 召唤：{ $figure }到{ $to }。
chaos-plan-march = 移动：{ $figure }从{ $from }到{ $to }。
chaos-plan-play = 在{ $land }打出{ $card }。
chaos-plan-pass = 放弃行动。
chaos-plan-discard = 弃掉{ $card }。
chaos-plan-choose = 选择{ $land }。
chaos-plan-token = { $land }的{ $token }。
chaos-plan-move = 把{ $token }从{ $from }移到{ $to }。
chaos-plan-corruption = { $land }里{ $power }的腐化。
chaos-plan-figure = 选择{ $figure }。
chaos-plan-peasant = 选择农民。
chaos-plan-opponent = 选择{ $power }。
chaos-plan-upgrade = 取得{ $upgrade }。
chaos-plan-slot = 选择卡牌位。
review-of = 复盘：{ $name }
review-plot = 各回合的获胜机会（%）
review-turns = 玩家的回合
review-progress = 已看 { $done }／{ $count } 个回合
review-stop = 停止
review-go-on = 继续
review-judging = 正在看
review-not-judged = 还没有看。
review-bot = 电脑玩家的回合不作评价。
review-closed = 对局结束之前不看这个回合。
review-no-choice = 这里没有选择。
review-nothing-yet = 你还没有走完一个回合。
review-only-bots = 这一局只有电脑玩家。
review-good = 走得好
review-cost = 损失 { $percent }% 的获胜机会
review-played = 实际走法
review-better = 更好的走法
review-as-good = 没有发现明显更好的走法。
review-try-again = 从这里再试一次
