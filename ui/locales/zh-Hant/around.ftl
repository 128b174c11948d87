# 牌桌本身：上回合之後發生了什麼、桌邊的座位、聲音。用到時才取。

## 你上回合之後
recap = 你上回合之後
recap-show = 在地圖上顯示
recap-why = 他們的用意
recap-you = 你
recap-places = { $count } 處
recap-lost = 奪走了你的{ $regions }{ $tokens ->
    [0] {""}
   *[other] ，損失 { $tokens } 支部隊
}
recap-picked = 選擇{ $combo }
recap-declined = { $race }進入衰落
recap-left = { $races }離開地圖
recap-took = 征服 { $count } 個地區
recap-found = 發現{ $names }
recap-fell = 你損失了{ $figures }（{ $lands }）
recap-cleansed = 你的 { $count } 個腐化標誌被移除（{ $lands }）
recap-ruined = { $lands }被毀滅
recap-points = +{ $count } 分
recap-dial = 轉盤轉動 { $count } 格
recap-upgrade = 獲得升級：{ $names }
recap-played = 在{ $land }打出{ $card }

## 慣用手與座位
hand = 慣用手
hand-right = 右手
hand-left = 左手
around = 圍桌而坐
around-note = 適合平放在桌子中間的平板：輪到誰，畫面就轉向誰，地圖保持不動。拖動座位，或在下面選擇。
around-one = 都在一側
around-two = 面對面
around-four = 圍成一圈
side-south = 下
side-west = 左
side-north = 上
side-east = 右
faces = 地圖上的數字
faces-one = 保持原樣
faces-both = 兩面都能看
faces-turn = 朝向當前玩家

## 聲音
sounds = 聲音與觸感
effects-setting = 音效
effects-note = 木塊、錢幣、骰子、鈴聲和低沉的號角
ambience-setting = 環境聲
ambience-note = 遊戲背後的風聲、水聲或低鳴
volume-off = 關
haptics-setting = 震動
haptics-note = 操作時和輪到你時輕輕一震
awake-setting = 螢幕常亮
awake-note = 遊戲進行時
