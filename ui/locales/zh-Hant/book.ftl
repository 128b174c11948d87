# 規則書：所有頁面共用的文字。
book-search = 搜尋：龍、一個問題、一張卡牌……
book-shelf = 各本規則
book-found = { $count ->
    [0] 沒有找到
   *[other] 找到 { $count } 頁
}
book-nothing = 沒有相關的內容。試試更少或更短的詞。
book-questions = 問與答
book-also = 另見
book-turn = 翻頁
book-open-here = 在規則書中繼續閱讀
book-chapter-rules = 怎麼玩
book-chapter-races = 種族
book-chapter-powers = 特殊能力
book-chapter-relics = 公義遺物
book-chapter-places = 著名地點
book-chapter-artifacts = 神器
book-chapter-legends = 傳奇地點
book-chapter-pieces = 棋子與符號
book-chapter-lands = 國度
book-on-banner = 旗幟上 { $count } 支部隊
book-on-badge = 徽章上 { $count } 支部隊
book-conquest-only = 另有 { $count } 支只用於征服
book-in-box = 盒中共 { $count } 支
book-draws = 抽 { $amount } 張卡
book-draws-up = 補到 { $amount } 張卡
book-board = 在地圖上
book-board-over = 這個回合到此為止。
book-board-again = 再試一次
book-house = 自訂規則
book-house-text =
    印刷的規則對有些事沒有說明，偶爾還互相矛盾。遇到這種情況由我們決定，而大多數決定都可以在開局之前更改：在新遊戲的畫面上，展開自訂規則。約定好的規則對所有人、整局遊戲都有效。

    在這個遊戲裡有作用的有：
book-house-on = 預設開啟
book-house-off = 預設關閉
