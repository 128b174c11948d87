# 各頁面的按鈕與說明。遊戲用語在 content.ftl。
tagline = 四個小世界，怎麼擠都嫌擠
welcome = 二到五個種族，要擠進一張怎麼也裝不下的地圖。可以圍著一台裝置一起玩，也可以和電腦對戰。
first-game = 開始第一局
continue = 繼續
new-game = 新遊戲
learn = 學著玩
saved-games = 存檔
settings = 設定
about = 關於
menu = 選單
replay = 重播
back = 返回
close = 關閉
try-again = 再試一次
cancel = 取消
wait = 請稍候……
to-home = 回到首頁
unofficial-short = 非官方作品。各遊戲歸其出版商所有。
comma = ，
counted = { $what }×{ $count }
screen-home = 首頁
screen-new-game = 新遊戲
screen-saves = 存檔
screen-settings = 設定
screen-learn = 學著玩
screen-credits = 關於
screen-replay = 重播
screen-statistics = 統計
screen-workshop = 工坊
screen-table = 對局中
screen-book = 規則書

## 新遊戲
players = 玩家
player = 玩家
number-of-players = 玩家人數
n-players = { $count } 人
n-rounds = { $count } 回合
like-last = 照上次再來一局
last-table = { $names } · { $game }，{ $players }
seated-easy = { $name }（簡單）
seated-normal = { $name }（普通）
seated-hard = { $name }（困難）
seated-expert = { $name }（大師）
players-from-to = { $from }–{ $to } 人
line-small-world = 山丘擁擠，種族林立，誰都嫌地方不夠大。
line-underground = 洞窟、深淵與怪物，遺物等著膽大的人。
line-warcraft = 迷霧中的群島，兩大陣營都想全部拿下。
line-chaos = 四位黑暗之神毀滅世界，彼此互不信任。
line-mixed = 幾盒遊戲的種族同上一張地圖。
same-as = 也由{ $name }操作
known-people = 熟悉的玩家
add-person = 加一位玩家
add-bot = 加一個電腦
seat-up = 往前坐
seat-down = 往後坐
seat-first = 已經是第一個座位
seat-last = 已經是最後一個座位
seat-away = 移除
player-name = 玩家 { $number }
bot-name = 電腦 { $number }
name-of-player = 玩家 { $number } 的名字
colour = 顏色
colour-0 = 紅
colour-1 = 藍
colour-2 = 黃
colour-3 = 綠
colour-4 = 紫
pattern-solid = 素色
pattern-stripes = 條紋
pattern-dots = 圓點
pattern-chevrons = 人字紋
pattern-checks = 方格
who-plays = 由誰來玩
human = 真人
level-random = 電腦：隨機
level-easy = 電腦：簡單
level-normal = 電腦：普通
level-hard = 電腦：困難
level-expert = 電腦：大師
short-random = 隨機
short-easy = 簡單
short-normal = 普通
short-hard = 困難
short-expert = 大師
character = 性格
character-told = { $name }：{ $likes }
character-again = { $name } { $number }
character-raider = 布拉卡
character-settler = 老苔
character-banker = 潘妮
character-trickster = 菲奇
likes-raider = 喜歡奪走別人手上的東西。
likes-settler = 喜歡守住已經到手的一切。
likes-banker = 喜歡今天穩拿的好處，勝過將來的大收穫。
likes-trickster = 喜歡出人意料：稀奇的東西和突然的變化。
map = 地圖
who-begins = 誰先開始
drawn-by-lot = 抽籤
house-rules = 自訂規則
changed-rules = 已改 { $count } 條
seed = 對局編號
seed-note = 編號相同，牌堆順序和骰子結果也相同。留空就隨機抽取。
start-game = 開始遊戲
settle-first = 請先處理標出的問題
setup-other = 這樣無法開局：請更改玩家或地圖。

## 存檔
no-saves = 這裡還是空的。每一局都會逐步自動儲存。
autosave = 自動備份
glance-regions = 地區最多：{ $names }（{ $count }）
glance-coins = 錢幣最多：{ $names }（{ $count }）
glance-points = 分數最高：{ $names }（{ $count }）
autosaves = 自動備份
deleted-games = 已刪除
deleted-note = 關閉程式之前都可以還原。
deleted = 「{ $name }」已刪除。
take-back = 還原
rename = 重新命名
new-name = 新名字
duplicate = 複製
copy-of = { $name }（副本）
copied = 「{ $name }」已複製。
same-dice = 骰子結果和牌堆順序都與這一局相同：看過的人會知道接下來出什麼。
delete = 刪除
export = 匯出
exported = 已存為 { $name }。
exported-to = 已存為 { $path }。
import = 匯入
imported = 「{ $name }」已加入存檔。
file-too-large = 這個檔案太大，不是存檔。請選擇 .elbow 檔案。
file-unreadable = 無法讀取這個檔案。請先把它複製到這台裝置，再試一次。
file-refused = 「{ $name }」：{ $why }
drop-here = 把存檔檔案（.elbow）放到這裡
open-game = 開啟
hand-on = QR 碼或文字
hand-on-note = 對方掃描 QR 碼，或把文字貼到「存檔」裡，就能得到同一局遊戲。
code-too-long = 這局遊戲太長，放不進 QR 碼：請複製文字，或匯出檔案。
from-text = 從文字匯入
from-text-note = 把 QR 碼或訊息裡的文字貼到這裡，它會成為一個新的存檔。
as-code = QR 碼
code-to-scan = 可以掃描的 QR 碼
as-text = 文字
copy-text = 複製文字
text-copied = 文字已複製。
copy-yourself = 文字已選取，請複製。
paste-text = 把文字貼上到這裡
read-text = 讀取
over-won-by = 已結束：{ $names } 獲勝
trouble-other = 這個存檔無法讀取。它會保留，其他存檔不受影響。
notice-other = 有一個存檔已修復。

## 設定
language = 語言
as-system = 依系統設定
text-size = 文字大小
theme = 紙張
theme-auto = 依系統設定
theme-light = 淺色
theme-dark = 深色
palette = 玩家顏色
palette-map = 古地圖
palette-bright = 鮮明
palette-contrast = 高對比
motion = 動畫
motion-full = 棋子會移動
motion-off = 全部靜止
confirm-setting = 征服前先確認
confirm-note = 開啟：點一下先看價格，再點一下才征服。關閉：部隊足夠時，點一下就征服。
ask-end-setting = 白白浪費之前先詢問
ask-end-note = 還有部隊、征服或魔力沒有用掉時
keys-setting = 顯示快速鍵
keys-note = 滑鼠移到按鈕上時顯示對應的按鍵
bot-speed = 電腦的速度
speed-slow = 慢
speed-normal = 普通
speed-fast = 快
speed-instant = 立即

## 關於
about-what = 幾個人圍著一台裝置，或一個人對戰電腦的區域控制遊戲。離線、免費、不必註冊。
unofficial = Elbowroom 是非官方作品。《小小世界》等遊戲及其名稱歸各自的出版商所有，這裡沒有使用它們的圖畫或文字。
privacy = 本程式不收集任何資訊，也不需要網路。
thanks = 致謝
icons = 圖示
icons-credit = 繪製：
fonts = 字型
fonts-credit = 設計：
libraries = 程式庫

## 牌桌
colon = ：
why-one = 用意：{ $first }。
why-two = 用意：{ $first }，並且{ $second }。
why-named-one = { $name } 的用意：{ $first }。
why-named-two = { $name } 的用意：{ $first }，並且{ $second }。
merit-declines = 讓只剩 { $free } 支機動部隊的{ $race }進入衰落
merit-picks = { $price ->
    [0] 選擇{ $combo }
   *[other] 花 { $price } 枚錢幣選擇{ $combo }
}{ $coins ->
    [0] {""}
   *[other] （上面有 { $coins } 枚錢幣）
}
merit-pays = 占有 { $count } 個收入更多的地區
merit-takes = 從 { $seat } 手中奪取 { $count } 個地區{ $fee ->
    [0] {""}
   *[other] （付給對方 { $fee } 枚錢幣）
}
merit-confines = 讓 { $seat } 可以擴張的地區減少 { $count } 個
merit-spreads = 佔領 { $count } 個無主地區
merit-guards = 以 { $tokens } 支部隊防守{ $region }
merit-allies = 與 { $seat } 議和，保住與其相鄰的 { $count } 個地區
merit-claims = 取得{ $find }
merit-explores = 探索 { $count } 個地區
merit-musters = 佔有 { $count } 個帶來增援的地區
merit-frees = 放棄 { $count } 個地區以調用其部隊
merit-empties = 把 { $seat } 趕出 { $count } 個地區
merit-weakens = 把 { $seat } 的 { $count } 支部隊趕出{ $region }
merit-swaps = 與 { $seat } 交換 { $count } 個地區
merit-earns = 賺取 { $coins } 枚錢幣
look-up = 查看：{ $name }
in-decline-name = { $name }（衰落）
lost-tribes-rule = 早已被遺忘的部族的殘餘。以 1 支部隊防守，不進攻，也不帶來收入。
symbol-rule = 它本身沒有作用；有些種族和能力靠它獲得收入或行動。
lost-tribes = 失落部族
region-name = { $terrain } { $number }
nobody = 無人佔領
held-by = { $name }：{ $race } { $count }
held-in-decline = { $name }：{ $race } { $count }（衰落）
price-now = 需要 { $count }
price-die = 擲骰 { $percent }%
region-mark = { $name } 的標記：{ $what }
region-open = 可以選
region-put = 可以放在這裡
region-rim = 地圖邊緣
region-defence = 防禦 { $count }
region-beside = 相鄰：{ $regions }
my-regions = 我的地區
board = 地圖
market = 種族市場
log = 記錄
log-empty = 還沒有發生任何事。
log-whose = 看誰的
log-everybody = 所有人
log-about = 看什麼
log-all = 全部
log-fights = 戰鬥
log-gains = 收益
log-news = 變化
actions = 可以採取的行動
sheet = 市場、玩家與記錄
sheet-raise = 拉起面板
sheet-lower = 放下面板
steps = 回合步驟
step-choose = 選擇
step-ready = 集結
step-conquest = 征服
step-redeploy = 重新部署
step-income = 收入
your-turn = { $name }，輪到你了
turn-of = { $name }
round-of = 第 { $round }/{ $rounds } 回合
round-short = { $round }/{ $rounds }
round-n = 第 { $round } 回合
game-is-over = 看看最後誰的地盤最寬敞。
game-is-over-short = 遊戲結束
bot-thinks = { $name } 正在行動……
waits-for = 等待 { $name }
leave-table = 離開對局（已儲存）
undo = 復原
redo = 重做
zoom-in = 放大
zoom-out = 縮小
zoom-all = 整張地圖
my-rules = 我方種族的規則
free = 免費
cost = { $count ->
    [0] 不用付錢
   *[other] 需付 { $count } 枚錢幣
}
coins-on-it = 上面有 { $count } 枚錢幣
combo-tokens = { $tokens } 支部隊
rules-of = { $name }的規則
stacks = 牌堆裡還有：種族 { $races }，能力 { $powers }
coins = { $count } 枚錢幣
coins-hidden = 錢幣不公開
player-facts = 手中 { $hand } · 地區 { $regions } · 收入 +{ $income }
player-facts-short = 地區 { $regions } · 收入 +{ $income }
no-active-race = 沒有活躍種族。
no-race-yet = 還沒有種族。
no-race-short = 無種族
in-decline-regions = 衰落，{ $count } 個地區
withdrawn-waiting = 有 { $count } 支撤回的部隊等待放置
peace-with = 與 { $name } 和平

## 可以做的事
choose-first = 請選擇種族
cannot-afford = 太貴：需付 { $cost }
do-pick = { $cost ->
    [0] 選{ $combo }
   *[other] 付 { $cost } 選{ $combo }
}
choose-region = 請選擇地區
do-conquer = 用 { $tokens } 個征服
do-attempt = 擲骰：{ $percent }%
do-dragon = 派出龍（{ $tokens }）
do-substitute = 替換部隊
die-shows = 擲出 { $face }：少用這麼多部隊。
do-ready = 集結部隊
do-roll = 先擲骰
do-end-conquest = { $conquered ->
    [0] 按兵不動
   *[other] 停止征服
}
do-end-conquest-short = 停止
do-decline = 進入衰落……
do-end-conquest-sure = 仍要停止
do-conquer-on = 繼續征服
do-place-on = 先不結束
do-end-turn-sure = 結束回合
ask-end-sure = 要停止征服嗎？手上還有 { $hand } 支部隊，還能拿下 { $count } 個地區中的一個。停止之後，本回合只能重新部署。
ask-end-die = 不擲最後一次骰子就停止嗎？還有 { $count } 個地區可以試試。擲骰失敗不會損失部隊；不試，本回合就沒有機會了。
ask-end-roll = 不擲骰子就停止嗎？手上還有 { $hand } 支部隊，骰子也許還能換來一個地區。停止之後，本回合只能重新部署。
ask-end-held = 就這樣結束回合嗎？還沒有放下：{ $piece }（{ $count }）。到你的下個回合之前它都不會有作用。
do-decline-yes = 進入衰落
do-abandon = 放棄地區
ask-decline = { $has ->
    [yes] 讓{ $race }進入衰落？這會用掉整個回合。{ $regions } 個地區各留一支部隊，而{ $leaving }將帶著 { $keeps } 個地區離開地圖。
   *[no] 讓{ $race }進入衰落？這會用掉整個回合。{ $regions } 個地區各留一支部隊，下回合選擇新的種族。
}
ask-decline-stout = { $has ->
    [yes] 現在讓{ $race }進入衰落？收入已經領取。{ $leaving }將帶著 { $keeps } 個地區離開地圖。
   *[no] 現在讓{ $race }進入衰落？收入已經領取，下回合選擇新的種族。
}
do-hand-over = 交給 { $name }
do-stay = 保持活躍
do-ally = 與 { $name } 和平
do-no-ally = 不與人和平
do-end-turn = 結束回合：+{ $coins }
do-done = 完成
place-tokens = 還要放 { $count } 支部隊
place-pieces = 還要放：{ $piece }（{ $count }）
owe-tokens = 還要收回 { $count } 支部隊
see-result = 查看結果
skip-bots = 直接看結果
hold-telling = 暫停
go-on-telling = 繼續
skip-bot = 略過 { $name } 的回合
need-die = 還差 { $short }：擲骰成功率 { $percent }%
other-ways = 其他奪取方式
dragon-note = 不論防守多強，龍只需要 1 支部隊。
substitute-note = 對方的一支部隊換成你的一個（從備用堆取）。
ally-title = 與誰和平？
ally-note = 在你的下個回合之前，該玩家不能攻擊你的活躍種族。
which-piece = 放哪種棋子
place-hint = 手中有 { $count } 支部隊：點一個地區，或拖過去。
place-hint-move = 點地區可收回或調動部隊，也可以結束回合。
place-hint-retreat = 撤回了 { $count } 支部隊：點該種族的地區放下。
place-hint-piece = { $piece }：點你的一個地區（手中 { $count }）。
owed-hint = 必須收回 { $count } 支部隊：點一個地區，再點 −。
cannot-place = 不能放在這裡：{ $piece }
in-hand-now = 手中 { $count }
in-hand = 手中有 { $count } 支部隊
in-hand-short = 手中
here-now = 此處 { $count }
take-one = 收回一個
put-one = 放下一個
put-all = { $count } 個全放這裡

## 收入、簾幕、結束
income-of = { $name } 的收入
income-regions = { $count } 個地區
income-declined = { $count } 個衰落地區
cause-other = 其他
total = 合計
curtain-hand-to = 請把裝置交給
curtain-hidden = 在此之前，畫面會遮住。
curtain-lift = 我是 { $name }
winner-is = { $name } 獲勝
winners-share = { $names } 並列獲勝
place = 名次
final-coins = 錢幣
final-tokens = 部隊
plot-title = 每回合的錢幣
play-again = 再來一局
watch-replay = 觀看重播
look-at-board = 看地圖

## 重播
replay-start = 開局
replay-speed = 速度：{ $count }×
replay-turn = 第 { $round } 回合：{ $name }
step-of = { $step } / { $steps }
step-slider = 步數
turn-back = 上一回合
turn-forward = 下一回合
step-back = 後退一步
step-forward = 前進一步
play = 播放
pause = 暫停
fork = 從這裡接著玩
fork-name = { $name }，自第 { $step } 步
error-no_backend = 程式沒有回應。請關閉後重新開啟，每一步都已儲存。

## 地底與混合遊戲
do-with = { $what } · { $tools }
do-gamble = 先擲骰：{ $percent } %
do-drain = 吸血替換
do-orb = 使用寶珠
do-orb-bag = 以百寶袋當寶珠
do-choose-use = { $piece }……
do-use = { $piece }：{ $count ->
    [1] 這個地區
   *[other] 這兩個地區
}
do-move = 移動：{ $piece }
do-vanish = 逝影離開
do-go-on = 集結部隊
do-keep-token = 不棄部隊
do-spot-place = 放置：{ $piece }
do-spot-reborn = 轉給活躍種族
do-spot-sacrifice = 棄掉部隊：+3
do-keep-badge = 保留{ $power }
do-exchange = 換成{ $power }
ask-vanish = 讓{ $race }逝影離開？他們會離開地圖，{ $regions } 個地區各得 2 枚錢幣。這會用掉整個回合。
spot-reborn = 重生地區
spot-reborn-note = 點選你衰落的重生種族的地區：轉給你的活躍種族。
spot-sacrifice = 衰落部隊
spot-sacrifice-note = 點選你的衰落地區：棄掉 1 支部隊，得 3 枚錢幣。
spot-other-note = 點選另一個地區。
spot-not-here = 不能在這裡，請點選亮起的地區。
gamble-note = 先擲骰。骰子加部隊足夠，就征服，擲出的數量由骰子抵付；不夠，征服就此結束。
drain-note = 對方 1 支部隊換成你的 1 支，取自備用堆，沒有則取自手中。
orb-note = 對方 1 支部隊換成你的 1 支，取自備用堆，沒有則取自手中。之後寶珠留在那裡。
lent-power = 另有{ $power }（巨石樁）
grudges-against = 將向 { $names } 復仇
which-game = 哪個遊戲
boxes = 遊戲盒
with-finds = 地點與遺物
with-finds-note = 連同守護它們的怪物
leave-out = 另外排除
leave-out-note = 標記的內容留在盒中，不會出現。
nothing-left-out = 所選遊戲盒的內容在這張地圖上都用得到。

## 地區裡有什麼
symbol-volcano = 可放火山
bag-copies = 當作：{ $what }。
finds-left = 尚未發現的地點與遺物：{ $count }
marker-mountain-rule = 征服時多用 1 支部隊。
marker-lair-rule = 征服時多用 1 支部隊，衰落後仍有效。
marker-fortress-rule = 征服時多用 1 支部隊；活躍的主人多得 1 枚錢幣。
marker-encampment-rule = 每座營寨使征服多用 1 支部隊。
marker-hole-rule = 這個地區免疫：不能征服，也不受能力影響。
marker-hero-rule = 這個地區免疫：不能征服，也不受能力影響。
marker-dragon-rule = 這個地區免疫：不能征服，也不受能力影響。
marker-armor-rule = 每副護甲使征服多用 1 支部隊，衰落後仍有效。
marker-volcano-rule = 烈焰精靈攻擊火山旁的地區，以及與己方地區相連至火山的地區時，視同沒有部隊。
marker-ancient-rule = 這個地區免疫：不能征服，也不受能力影響。邪教徒征服與牠相鄰的地區時少用 1 支部隊。
marker-queen-rule = 這個地區免疫：不能征服，也不受能力影響，衰落後仍有效。
marker-ghost-rule = 這個地區免疫，只有佔領地穴的玩家例外。
marker-balrog-rule = 這個地區對所有人免疫，也不產錢幣。
marker-bag-rule = 當作一件已被發現的遺物。
marker-monsters-rule = 看守著一個地點或遺物：擊敗牠們的人就會發現它。

## 小小魔獸世界
do-with-fee = { $what }，另付 { $coins } 枚錢幣
do-strike-again-plain = 再擲一次：最終征服
box-warcraft-note = 自訂規則：這幾盒原本不能混用，預設不加入。
do-be-human = 人類形態：+2
do-be-wolf = 狼人形態：−1
form-choice-note = 人類形態：立即得 2 枚錢幣。狼人形態：付 1 枚錢幣，本回合每個地區少用 1 支部隊。

## 混沌舊世界：與其他遊戲並列之處
game-chaos = 混沌舊世界
short-chaos = 舊世界
over-lost = 已結束：無人獲勝
map-chaos-3p = 舊世界，三方勢力
map-chaos-4p = 舊世界，四方勢力
hint = 提示
hint-later = 輪到你時才能請求提示。
house-hints = 提示
house-hints-text = 輪到的玩家可以請求一個好的走法。用過幾次，終局時會顯示。關閉後誰也不能用，未結束的對局也不能覆盤。
screen-review = 覆盤
hints-used = 提示 { $count } 次
