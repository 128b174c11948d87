# 规则书：所有页面共用的文字。
book-search = 搜索：龙、一个问题、一张卡牌……
book-shelf = 各本规则
book-found = { $count ->
    [0] 没有找到
   *[other] 找到 { $count } 页
}
book-nothing = 没有相关的内容。试试更少或更短的词。
book-questions = 问与答
book-also = 另见
book-turn = 翻页
book-open-here = 在规则书中继续阅读
book-chapter-rules = 怎么玩
book-chapter-races = 种族
book-chapter-powers = 特殊能力
book-chapter-relics = 公义遗物
book-chapter-places = 著名地点
book-chapter-artifacts = 神器
book-chapter-legends = 传奇地点
book-chapter-pieces = 棋子与符号
book-chapter-lands = 国度
book-on-banner = 旗帜上 { $count } 支部队
book-on-badge = 徽章上 { $count } 支部队
book-conquest-only = 另有 { $count } 支只用于征服
book-in-box = 盒中共 { $count } 支
book-draws = 抽 { $amount } 张卡
book-draws-up = 补到 { $amount } 张卡
book-board = 在地图上
book-board-over = 这个回合到此为止。
book-board-again = 再试一次
book-house = 自定义规则
book-house-text =
    印刷的规则对有些事没有说明，偶尔还互相矛盾。遇到这种情况由我们决定，而大多数决定都可以在开局之前更改：在新游戏的画面上，展开自定义规则。约定好的规则对所有人、整局游戏都有效。

    在这个游戏里有作用的有：
book-house-on = 默认开启
book-house-off = 默认关闭
