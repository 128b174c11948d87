# 牌桌本身：上回合之后发生了什么、桌边的座位、声音。用到时才取。

## 你上回合之后
recap = 你上回合之后
recap-show = 在地图上显示
recap-why = 他们的用意
recap-you = 你
recap-places = { $count } 处
recap-lost = 夺走了你的{ $regions }{ $tokens ->
    [0] {""}
   *[other] ，损失 { $tokens } 支部队
}
recap-picked = 选择{ $combo }
recap-declined = { $race }进入衰落
recap-left = { $races }离开地图
recap-took = 征服 { $count } 个地区
recap-found = 发现{ $names }
recap-fell = 你损失了{ $figures }（{ $lands }）
recap-cleansed = 你的 { $count } 个腐化标志被移除（{ $lands }）
recap-ruined = { $lands }被毁灭
recap-points = +{ $count } 分
recap-dial = 转盘转动 { $count } 格
recap-upgrade = 获得升级：{ $names }
recap-played = 在{ $land }打出{ $card }

## 惯用手与座位
hand = 惯用手
hand-right = 右手
hand-left = 左手
around = 围桌而坐
around-note = 适合平放在桌子中间的平板：轮到谁，画面就转向谁，地图保持不动。拖动座位，或在下面选择。
around-one = 都在一侧
around-two = 面对面
around-four = 围成一圈
side-south = 下
side-west = 左
side-north = 上
side-east = 右
faces = 地图上的数字
faces-one = 保持原样
faces-both = 两面都能看
faces-turn = 朝向当前玩家

## 声音
sounds = 声音与触感
effects-setting = 音效
effects-note = 木块、金币、骰子、铃声和低沉的号角
ambience-setting = 环境声
ambience-note = 游戏背后的风声、水声或低鸣
volume-off = 关
haptics-setting = 振动
haptics-note = 操作时和轮到你时轻轻一振
awake-setting = 屏幕常亮
awake-note = 游戏进行时
