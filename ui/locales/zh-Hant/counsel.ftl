# 提示與覆盤
hint-title = { $number ->
    [1] 最佳走法
   *[other] 第 { $number }／{ $count } 種走法
}
hint-thinking = 正在思考你的回合……
hint-stop = 現在就告訴我
hint-next = 看下一種走法
hint-win = 獲勝機會 { $percent }%
hint-why-one = { $thrown ->
    [true] 無論骰子結果如何，
   *[false] {""}
}這樣可以{ $first }。
hint-why-two = { $thrown ->
    [true] 無論骰子結果如何，
   *[false] {""}
}這樣可以{ $first }，並且{ $second }。
plan-end = 在此結束回合。
plan-pick = 選擇{ $combo }。
plan-exchange = 換成{ $combo }。
plan-decline = 讓{ $race }進入衰落。
plan-abandon = 放棄{ $regions }。
plan-conquer = 征服{ $regions }。
plan-attempt = { $region }（擲骰{ $percent ->
    [0] {""}
   *[other] ，{ $percent } %
}）
plan-redeploy = 最後部署：{ $places }。
plan-tokens = { $region } +{ $count }
hint-chance = 勝率 { $percent }%
plan-rest = 其餘放到{ $region }
plan-place = 把{ $piece }放在{ $regions }。
plan-ally = 與 { $name } 講和。
plan-roll = 擲骰子。
plan-vanish = 讓他們消失。
plan-steal = 把{ $find }拿到{ $region }。
plan-other = { $has ->
    [yes] 在{ $region }使用能力。
   *[no] 使用能力。
}
chaos-plan-summon = 召喚：{ $figure }到{ $to }。
chaos-plan-march = 移動：{ $figure }從{ $from }到{ $to }。
chaos-plan-play = 在{ $land }打出{ $card }。
chaos-plan-pass = 放棄行動。
chaos-plan-discard = 棄掉{ $card }。
chaos-plan-choose = 選擇{ $land }。
chaos-plan-token = { $land }的{ $token }。
chaos-plan-move = 把{ $token }從{ $from }移到{ $to }。
chaos-plan-corruption = { $land }裡{ $power }的腐化。
chaos-plan-figure = 選擇{ $figure }。
chaos-plan-peasant = 選擇農民。
chaos-plan-opponent = 選擇{ $power }。
chaos-plan-upgrade = 取得{ $upgrade }。
chaos-plan-slot = 選擇卡牌位。
review-of = 覆盤：{ $name }
review-plot = 各回合的獲勝機會（%）
review-turns = 玩家的回合
review-progress = 已看 { $done }／{ $count } 個回合
review-stop = 停止
review-go-on = 繼續
review-judging = 正在看
review-not-judged = 還沒有看。
review-bot = 電腦玩家的回合不作評價。
review-closed = 對局結束之前不看這個回合。
review-no-choice = 這裡沒有選擇。
review-nothing-yet = 你還沒有走完一個回合。
review-only-bots = 這一局只有電腦玩家。
review-good = 走得好
review-cost = 損失 { $percent }% 的獲勝機會
review-played = 實際走法
review-better = 更好的走法
review-as-good = 沒有發現明顯更好的走法。
review-try-again = 從這裡再試一次
