# 各页面的按钮与说明。游戏用语在 content.ftl。
tagline = 四个小世界，怎么挤都嫌挤
welcome = 二到五个种族，要挤进一张怎么也装不下的地图。可以围着一台设备一起玩，也可以和电脑对战。
first-game = 开始第一局
continue = 继续
new-game = 新游戏
learn = 学着玩
saved-games = 存档
settings = 设置
about = 关于
menu = 菜单
replay = 回放
back = 返回
close = 关闭
try-again = 再试一次
cancel = 取消
wait = 请稍候……
to-home = 回到首页
unofficial-short = 非官方作品。各游戏归其出版商所有。
comma = ，
counted = { $what }×{ $count }
screen-home = 首页
screen-new-game = 新游戏
screen-saves = 存档
screen-settings = 设置
screen-learn = 学着玩
screen-credits = 关于
screen-replay = 回放
screen-statistics = 统计
screen-workshop = 工坊
screen-table = 对局中
screen-book = 规则书

## 新游戏
players = 玩家
player = 玩家
number-of-players = 玩家人数
n-players = { $count } 人
n-rounds = { $count } 回合
like-last = 照上次再来一局
last-table = { $names } · { $game }，{ $players }
seated-easy = { $name }（简单）
seated-normal = { $name }（普通）
seated-hard = { $name }（困难）
seated-expert = { $name }（大师）
players-from-to = { $from }–{ $to } 人
line-small-world = 山丘拥挤，种族林立，谁都嫌地方不够大。
line-underground = 洞窟、深渊与怪物，遗物等着胆大的人。
line-warcraft = 迷雾中的群岛，两大阵营都想全部拿下。
line-chaos = 四位黑暗之神毁灭世界，彼此互不信任。
line-mixed = 几盒游戏的种族同上一张地图。
same-as = 也由{ $name }操作
known-people = 熟悉的玩家
add-person = 加一位玩家
add-bot = 加一个电脑
seat-up = 往前坐
seat-down = 往后坐
seat-first = 已经是第一个座位
seat-last = 已经是最后一个座位
seat-away = 移除
player-name = 玩家 { $number }
bot-name = 电脑 { $number }
name-of-player = 玩家 { $number } 的名字
colour = 颜色
colour-0 = 红
colour-1 = 蓝
colour-2 = 黄
colour-3 = 绿
colour-4 = 紫
pattern-solid = 素色
pattern-stripes = 条纹
pattern-dots = 圆点
pattern-chevrons = 人字纹
pattern-checks = 方格
who-plays = 由谁来玩
human = 真人
level-random = 电脑：随机
level-easy = 电脑：简单
level-normal = 电脑：普通
level-hard = 电脑：困难
level-expert = 电脑：大师
short-random = 随机
short-easy = 简单
short-normal = 普通
short-hard = 困难
short-expert = 大师
character = 性格
character-told = { $name }：{ $likes }
character-again = { $name } { $number }
character-raider = 布拉卡
character-settler = 老苔
character-banker = 潘妮
character-trickster = 菲奇
likes-raider = 喜欢夺走别人手里的东西。
likes-settler = 喜欢守住已经到手的一切。
likes-banker = 喜欢今天稳拿的好处，胜过将来的大收获。
likes-trickster = 喜欢出人意料：稀奇的东西和突然的变化。
map = 地图
who-begins = 谁先开始
drawn-by-lot = 抽签
house-rules = 自定义规则
changed-rules = 已改 { $count } 条
seed = 对局编号
seed-note = 编号相同，牌堆顺序和骰子结果也相同。留空就随机抽取。
start-game = 开始游戏
settle-first = 请先处理标出的问题
setup-other = 这样无法开局：请更改玩家或地图。

## 存档
no-saves = 这里还是空的。每一局都会逐步自动保存。
autosave = 自动备份
glance-regions = 地区最多：{ $names }（{ $count }）
glance-coins = 金币最多：{ $names }（{ $count }）
glance-points = 分数最高：{ $names }（{ $count }）
autosaves = 自动备份
deleted-games = 已删除
deleted-note = 关闭应用之前都可以恢复。
deleted = “{ $name }”已删除。
take-back = 恢复
rename = 重命名
new-name = 新名字
duplicate = 复制
copy-of = { $name }（副本）
copied = “{ $name }”已复制。
same-dice = 骰子结果和牌堆顺序都与这一局相同：看过的人会知道接下来出什么。
delete = 删除
export = 导出
exported = 已存为 { $name }。
exported-to = 已存为 { $path }。
import = 导入
imported = “{ $name }”已加入存档。
file-too-large = 这个文件太大，不是存档。请选择 .elbow 文件。
file-unreadable = 无法读取这个文件。请先把它复制到本机，再试一次。
file-refused = “{ $name }”：{ $why }
drop-here = 把存档文件（.elbow）放到这里
open-game = 打开
hand-on = 二维码或文字
hand-on-note = 对方扫描二维码，或把文字粘贴到“存档”里，就能得到同一局游戏。
code-too-long = 这局游戏太长，放不进二维码：请复制文字，或导出文件。
from-text = 从文字导入
from-text-note = 把二维码或消息里的文字粘贴到这里，它会成为一个新的存档。
as-code = 二维码
code-to-scan = 可以扫描的二维码
as-text = 文字
copy-text = 复制文字
text-copied = 文字已复制。
copy-yourself = 文字已选中，请复制。
paste-text = 把文字粘贴到这里
read-text = 读取
over-won-by = 已结束：{ $names } 获胜
trouble-other = 这个存档无法读取。它会保留，其他存档不受影响。
notice-other = 有一个存档已修复。

## 设置
language = 语言
as-system = 跟随系统
text-size = 文字大小
theme = 纸张
theme-auto = 跟随系统
theme-light = 浅色
theme-dark = 深色
palette = 玩家颜色
palette-map = 古地图
palette-bright = 鲜明
palette-contrast = 高对比
motion = 动画
motion-full = 棋子会移动
motion-off = 全部静止
confirm-setting = 征服前先确认
confirm-note = 开启：点一下先看价格，再点一下才征服。关闭：部队足够时，点一下就征服。
ask-end-setting = 白白浪费之前先询问
ask-end-note = 还有部队、征服或魔力没有用掉时
keys-setting = 显示快捷键
keys-note = 鼠标移到按钮上时显示对应的按键
bot-speed = 电脑的速度
speed-slow = 慢
speed-normal = 普通
speed-fast = 快
speed-instant = 立即

## 关于
about-what = 几个人围着一台设备，或一个人对战电脑的区域控制游戏。离线、免费、无需注册。
unofficial = Elbowroom 是非官方作品。《小小世界》等游戏及其名称归各自的出版商所有，这里没有使用它们的图画或文字。
privacy = 本应用不收集任何信息，也不需要网络。
thanks = 致谢
icons = 图标
icons-credit = 绘制：
fonts = 字体
fonts-credit = 设计：
libraries = 程序库

## 牌桌
colon = ：
why-one = 用意：{ $first }。
why-two = 用意：{ $first }，并且{ $second }。
why-named-one = { $name } 的用意：{ $first }。
why-named-two = { $name } 的用意：{ $first }，并且{ $second }。
merit-declines = 让只剩 { $free } 支机动部队的{ $race }进入衰落
merit-picks = { $price ->
    [0] 选择{ $combo }
   *[other] 花 { $price } 枚金币选择{ $combo }
}{ $coins ->
    [0] {""}
   *[other] （上面有 { $coins } 枚金币）
}
merit-pays = 占有 { $count } 个收入更多的地区
merit-takes = 从 { $seat } 手中夺取 { $count } 个地区{ $fee ->
    [0] {""}
   *[other] （付给对方 { $fee } 枚金币）
}
merit-confines = 让 { $seat } 可以扩张的地区减少 { $count } 个
merit-spreads = 占领 { $count } 个无主地区
merit-guards = 用 { $tokens } 支部队防守{ $region }
merit-allies = 与 { $seat } 议和，保住与其相邻的 { $count } 个地区
merit-claims = 取得{ $find }
merit-explores = 探索 { $count } 个地区
merit-musters = 占有 { $count } 个带来增援的地区
merit-frees = 放弃 { $count } 个地区以调用其部队
merit-empties = 把 { $seat } 赶出 { $count } 个地区
merit-weakens = 把 { $seat } 的 { $count } 支部队赶出{ $region }
merit-swaps = 与 { $seat } 交换 { $count } 个地区
merit-earns = 赚取 { $coins } 枚金币
look-up = 查看：{ $name }
in-decline-name = { $name }（衰落）
lost-tribes-rule = 早已被遗忘的部族的残余。用 1 支部队防守，不进攻，也不带来收入。
symbol-rule = 它本身没有作用；有些种族和能力靠它获得收入或行动。
lost-tribes = 失落部族
region-name = { $terrain } { $number }
nobody = 无人占领
held-by = { $name }：{ $race } { $count }
held-in-decline = { $name }：{ $race } { $count }（衰落）
price-now = 需要 { $count }
price-die = 掷骰 { $percent }%
region-mark = { $name } 的标记：{ $what }
region-open = 可以选
region-put = 可以放在这里
region-rim = 地图边缘
region-defence = 防御 { $count }
region-beside = 相邻：{ $regions }
my-regions = 我的地区
board = 地图
market = 种族市场
log = 记录
log-empty = 还没有发生任何事。
log-whose = 看谁的
log-everybody = 所有人
log-about = 看什么
log-all = 全部
log-fights = 战斗
log-gains = 收益
log-news = 变化
actions = 可以采取的行动
sheet = 市场、玩家与记录
sheet-raise = 拉起面板
sheet-lower = 放下面板
steps = 回合步骤
step-choose = 选择
step-ready = 集结
step-conquest = 征服
step-redeploy = 重新部署
step-income = 收入
your-turn = { $name }，轮到你了
turn-of = { $name }
round-of = 第 { $round }/{ $rounds } 回合
round-short = { $round }/{ $rounds }
round-n = 第 { $round } 回合
game-is-over = 看看最后谁的地盘最宽敞。
game-is-over-short = 游戏结束
bot-thinks = { $name } 正在行动……
waits-for = 等待 { $name }
leave-table = 离开对局（已保存）
undo = 撤销
redo = 重做
zoom-in = 放大
zoom-out = 缩小
zoom-all = 整张地图
my-rules = 我方种族的规则
free = 免费
cost = { $count ->
    [0] 不用付钱
   *[other] 需付 { $count } 枚金币
}
coins-on-it = 上面有 { $count } 枚金币
combo-tokens = { $tokens } 支部队
rules-of = { $name }的规则
stacks = 牌堆里还有：种族 { $races }，能力 { $powers }
coins = { $count } 枚金币
coins-hidden = 金币不公开
player-facts = 手中 { $hand } · 地区 { $regions } · 收入 +{ $income }
player-facts-short = 地区 { $regions } · 收入 +{ $income }
no-active-race = 没有活跃种族。
no-race-yet = 还没有种族。
no-race-short = 无种族
in-decline-regions = 衰落，{ $count } 个地区
withdrawn-waiting = 有 { $count } 支撤回的部队等待放置
peace-with = 与 { $name } 和平

## 可以做的事
choose-first = 请选择种族
cannot-afford = 太贵：需付 { $cost }
do-pick = { $cost ->
    [0] 选{ $combo }
   *[other] 付 { $cost } 选{ $combo }
}
choose-region = 请选择地区
do-conquer = 用 { $tokens } 个征服
do-attempt = 掷骰：{ $percent }%
do-dragon = 派出龙（{ $tokens }）
do-substitute = 替换部队
die-shows = 掷出 { $face }：少用这么多部队。
do-ready = 集结部队
do-roll = 先掷骰
do-end-conquest = { $conquered ->
    [0] 按兵不动
   *[other] 停止征服
}
do-end-conquest-short = 停止
do-decline = 进入衰落……
do-end-conquest-sure = 仍然停下
do-conquer-on = 继续征服
do-place-on = 先不结束
do-end-turn-sure = 结束回合
ask-end-sure = 停止征服？手上还有 { $hand } 支部队，还能拿下 { $count } 个地区中的一个。停下之后，本回合只能重新部署。
ask-end-die = 不掷最后一次骰子就停下？还有 { $count } 个地区可以一试。掷骰失败不损失部队；不试，本回合就没有机会了。
ask-end-roll = 不掷骰子就停下？手上还有 { $hand } 支部队，骰子也许还能换来一个地区。停下之后，本回合只能重新部署。
ask-end-held = 就这样结束回合？还没有放下：{ $piece }（{ $count }）。到你的下个回合之前它都不起作用。
do-decline-yes = 进入衰落
do-abandon = 放弃地区
ask-decline = { $has ->
    [yes] 让{ $race }进入衰落？这会用掉整个回合。{ $regions } 个地区各留一支部队，而{ $leaving }将带着 { $keeps } 个地区离开地图。
   *[no] 让{ $race }进入衰落？这会用掉整个回合。{ $regions } 个地区各留一支部队，下回合选择新的种族。
}
ask-decline-stout = { $has ->
    [yes] 现在让{ $race }进入衰落？收入已经领取。{ $leaving }将带着 { $keeps } 个地区离开地图。
   *[no] 现在让{ $race }进入衰落？收入已经领取，下回合选择新的种族。
}
do-hand-over = 交给 { $name }
do-stay = 保持活跃
do-ally = 与 { $name } 和平
do-no-ally = 不与人和平
do-end-turn = 结束回合：+{ $coins }
do-done = 完成
place-tokens = 还要放 { $count } 支部队
place-pieces = 还要放：{ $piece }（{ $count }）
owe-tokens = 还要收回 { $count } 支部队
see-result = 查看结果
skip-bots = 直接看结果
hold-telling = 暂停
go-on-telling = 继续
skip-bot = 跳过 { $name } 的回合
need-die = 还差 { $short }：掷骰成功率 { $percent }%
other-ways = 其他夺取方式
dragon-note = 不论防守多强，龙只需要 1 支部队。
substitute-note = 对方的一支部队换成你的一个（从备用堆取）。
ally-title = 与谁和平？
ally-note = 在你的下个回合之前，该玩家不能攻击你的活跃种族。
which-piece = 放哪种棋子
place-hint = 手中有 { $count } 支部队：点一个地区，或拖过去。
place-hint-move = 点地区可收回或调动部队，也可以结束回合。
place-hint-retreat = 撤回了 { $count } 支部队：点该种族的地区放下。
place-hint-piece = { $piece }：点你的一个地区（手中 { $count }）。
owed-hint = 必须收回 { $count } 支部队：点一个地区，再点 −。
cannot-place = 不能放在这里：{ $piece }
in-hand-now = 手中 { $count }
in-hand = 手中有 { $count } 支部队
in-hand-short = 手中
here-now = 此处 { $count }
take-one = 收回一个
put-one = 放下一个
put-all = { $count } 个全放这里

## 收入、帘幕、结束
income-of = { $name } 的收入
income-regions = { $count } 个地区
income-declined = { $count } 个衰落地区
cause-other = 其他
total = 合计
curtain-hand-to = 请把设备交给
curtain-hidden = 在此之前，画面会遮住。
curtain-lift = 我是 { $name }
winner-is = { $name } 获胜
winners-share = { $names } 并列获胜
place = 名次
final-coins = 金币
final-tokens = 部队
plot-title = 每回合的金币
play-again = 再来一局
watch-replay = 观看回放
look-at-board = 看地图

## 回放
replay-start = 开局
replay-speed = 速度：{ $count }×
replay-turn = 第 { $round } 回合：{ $name }
step-of = { $step } / { $steps }
step-slider = 步数
turn-back = 上一回合
turn-forward = 下一回合
step-back = 后退一步
step-forward = 前进一步
play = 播放
pause = 暂停
fork = 从这里接着玩
fork-name = { $name }，自第 { $step } 步
error-no_backend = 应用没有响应。请关闭后重新打开，每一步都已保存。

## 地底与混合游戏
do-with = { $what } · { $tools }
do-gamble = 先掷骰：{ $percent } %
do-drain = 吸血替换
do-orb = 使用宝珠
do-orb-bag = 以百宝袋当宝珠
do-choose-use = { $piece }……
do-use = { $piece }：{ $count ->
    [1] 这个地区
   *[other] 这两个地区
}
do-move = 移动：{ $piece }
do-vanish = 逝影离开
do-go-on = 集结部队
do-keep-token = 不弃部队
do-spot-place = 放置：{ $piece }
do-spot-reborn = 转给活跃种族
do-spot-sacrifice = 弃掉部队：+3
do-keep-badge = 保留{ $power }
do-exchange = 换成{ $power }
ask-vanish = 让{ $race }逝影离开？他们会离开地图，{ $regions } 个地区各得 2 枚金币。这会用掉整个回合。
spot-reborn = 重生地区
spot-reborn-note = 点选你衰落的重生种族的地区：转给你的活跃种族。
spot-sacrifice = 衰落部队
spot-sacrifice-note = 点选你的衰落地区：弃掉 1 支部队，得 3 枚金币。
spot-other-note = 点选另一个地区。
spot-not-here = 不能在这里，请点选亮起的地区。
gamble-note = 先掷骰。骰子加部队足够，就征服，掷出的数量由骰子抵付；不够，征服就此结束。
drain-note = 对方 1 支部队换成你的 1 支，取自备用堆，没有则取自手中。
orb-note = 对方 1 支部队换成你的 1 支，取自备用堆，没有则取自手中。之后宝珠留在那里。
lent-power = 另有{ $power }（巨石桩）
grudges-against = 将向 { $names } 复仇
which-game = 哪个游戏
boxes = 游戏盒
with-finds = 地点与遗物
with-finds-note = 连同守护它们的怪物
leave-out = 另外排除
leave-out-note = 标记的内容留在盒中，不会出现。
nothing-left-out = 所选游戏盒的内容在这张地图上都用得到。

## 地区里有什么
symbol-volcano = 可放火山
bag-copies = 当作：{ $what }。
finds-left = 尚未发现的地点与遗物：{ $count }
marker-mountain-rule = 征服时多用 1 支部队。
marker-lair-rule = 征服时多用 1 支部队，衰落后仍有效。
marker-fortress-rule = 征服时多用 1 支部队；活跃的主人多得 1 枚金币。
marker-encampment-rule = 每座营寨使征服多用 1 支部队。
marker-hole-rule = 这个地区免疫：不能征服，也不受能力影响。
marker-hero-rule = 这个地区免疫：不能征服，也不受能力影响。
marker-dragon-rule = 这个地区免疫：不能征服，也不受能力影响。
marker-armor-rule = 每副护甲使征服多用 1 支部队，衰落后仍有效。
marker-volcano-rule = 烈焰精灵攻击火山旁的地区，以及与己方地区相连至火山的地区时，视同没有部队。
marker-ancient-rule = 这个地区免疫：不能征服，也不受能力影响。邪教徒征服与它相邻的地区时少用 1 支部队。
marker-queen-rule = 这个地区免疫：不能征服，也不受能力影响，衰落后仍有效。
marker-ghost-rule = 这个地区免疫，只有占领地穴的玩家例外。
marker-balrog-rule = 这个地区对所有人免疫，也不产金币。
marker-bag-rule = 当作一件已被发现的遗物。
marker-monsters-rule = 看守着一个地点或遗物：击败它们的人就会发现它。

## 小小魔兽世界
do-with-fee = { $what }，另付 { $coins } 枚金币
do-strike-again-plain = 再掷一次：最终征服
box-warcraft-note = 自定义规则：这几盒原本不能混用，默认不加入。
do-be-human = 人类形态：+2
do-be-wolf = 狼人形态：−1
form-choice-note = 人类形态：立即得 2 枚金币。狼人形态：付 1 枚金币，本回合每个地区少用 1 支部队。

## 混沌旧世界：与其他游戏并列之处
game-chaos = 混沌旧世界
short-chaos = 旧世界
over-lost = 已结束：无人获胜
map-chaos-3p = 旧世界，三方势力
map-chaos-4p = 旧世界，四方势力
hint = 提示
hint-later = 轮到你时才能请求提示。
house-hints = 提示
house-hints-text = 轮到的玩家可以请求一个好的走法。用过几次，终局时会显示。关闭后谁也不能用，未结束的对局也不能复盘。
screen-review = 复盘
hints-used = 提示 { $count } 次
