# 小小世界的規則書：各節正文，以及關於棋子的問題。連結的寫法見 ui/book/text.js。

book-sw-aim = 這是什麼遊戲
book-sw-aim-also = 目標 獲勝 概要 怎麼贏
book-sw-aim-text =
    2 到 5 位玩家帶領各自的種族，擠進一片容不下所有人的土地。每個種族都隨機配上一種特殊能力，[市場](sw-market)上同時有六個這樣的組合。

    種族去[征服地區](sw-conquest)；每個回合結束時，你佔領的每個地區都[帶來 1 枚錢幣](sw-coins)。等它擴張到了盡頭，就讓它[進入衰落](sw-decline)，換一個新的種族重新開始。

    一切只看錢幣：選擇種族要花錢幣，[最後一回合之後](sw-end)錢幣最多的人獲勝。
book-sw-aim-q1 = 誰會獲勝？
book-sw-aim-a1 = 最後一回合之後錢幣最多的人。地區、部隊和擊敗的敵人本身都不算分，它們只是帶來錢幣。

book-sw-setup = 開局
book-sw-setup-also = 開局 準備 設定 回合數 人數
book-sw-setup-text =
    每種人數都有自己的地圖。每個{ marker-mountain }地區放上山脈標記，地圖標明的地方放上{ lost-tribes }。

    - 2 或 3 人：10 個回合
    - 4 人：9 個回合
    - 5 人：8 個回合

    每人開始時有 5 枚錢幣。錢幣既是錢也是分數，有多少是你的秘密，除非約定公開。種族和特殊能力分別洗牌，排成六個組合，這就是[市場](sw-market)。先手可以指定，也可以抽籤；最後一回合每個人也都輪到一次。
book-sw-setup-q1 = 銀行的錢幣會用完嗎？
book-sw-setup-a1 = 不會，總是夠付給每個人。
book-sw-setup-q2 = 可以看別人有多少錢幣嗎？
book-sw-setup-a2 = 不可以，你只能自己記住他們每次的收入。用自訂規則「錢幣公開」時人人都看得見，一台裝置傳著玩也不用遮擋。

book-sw-land = 土地
book-sw-land-also = 地圖 地形 地區 水域 海洋 湖泊 邊界 相鄰 邊緣 海岸
book-sw-land-text =
    地圖分成許多地區：農田、山丘、森林、沼澤、山脈，還有兩片海洋和一個湖泊。有些地區印著{ symbol-mine }、{ symbol-magic }或{ symbol-cavern }的符號，只對提到它們的種族和能力有用。

    有共同邊界的兩個地區相鄰。地圖邊緣的地區，以及海岸連著地圖邊緣那片海洋的地區，都算邊緣。

    海洋和湖泊也是地區，但只有{ power-seafaring }的種族能佔領。
book-sw-land-q1 = 只在一個點上接觸的地區算相鄰嗎？
book-sw-land-a1 = 不算，必須有一段共同的邊界。
book-sw-land-q2 = 湖岸算邊緣嗎？
book-sw-land-a2 = 不算。只有連到地圖邊緣的海洋，其海岸才算，即使那片海洋被人佔領也一樣。

book-sw-market = 市場
book-sw-market-also = 組合 選擇 購買 旗幟 徽章 種族 能力 付錢
book-sw-market-text =
    市場上有六個種族與能力的組合。第一個免費；往下每一個，都要在它上面的每個組合各放 1 枚錢幣，所以第三個要花 2 枚。你選的組合上如果放著錢幣，就歸你。

    你得到的部隊是旗幟和徽章上的數字之和。下面的組合連同錢幣往上移，再翻出一個新的。

    沒有活躍種族時才選擇：你的第一個回合，以及[衰落](sw-decline)之後的那個回合。選完立即開始征服。
book-sw-market-q1 = 付不起怎麼辦？
book-sw-market-a1 = 那就不能選。先付錢，後拿錢，所以放在那個組合上的錢幣不能拿來付帳。
book-sw-market-q2 = 徽章用完了怎麼辦？
book-sw-market-a2 = 把棄掉的徽章重新洗牌再用。一個種族的最後一支部隊離開地圖後，它的旗幟回到牌堆底。如果都沒有了，組合就會少一些。
book-sw-market-q3 = 徽章什麼時候可以再用？
book-sw-market-a3 = 種族衰落的時候，除非能力在衰落後仍有作用：{ power-spirit }、{ power-fortified }和{ power-seafaring }會留在種族身邊。

book-sw-turn = 你的回合
book-sw-turn-also = 順序 步驟 階段 流程
book-sw-turn-text =
    一個回合只做三件事之一：沒有活躍種族時，[選擇一個種族](sw-market)並用它征服；已有種族時繼續征服；或者放棄整個回合，讓種族[進入衰落](sw-decline)。

    征服的回合依序進行：

    - 從地圖上[集結部隊](sw-ready)；
    - [征服地區](sw-conquest)，次數不限，最後一次可以靠[骰子](sw-die)；
    - [重新部署](sw-redeploy)部隊；
    - [領取錢幣](sw-coins)；
    - 被你擊敗的人[把部隊重新放下](sw-losses)。
book-sw-turn-q1 = 一定要征服嗎？
book-sw-turn-a1 = 不必。可以按兵不動，只調整部隊，照樣領取收入。
book-sw-turn-q2 = 還能繼續時可以停下嗎？
book-sw-turn-a2 = 隨時可以。手中剩下的部隊放回自己的地區，不需要先擲骰失敗。

book-sw-ready = 集結部隊
book-sw-ready-also = 集結 收回 放棄 離開地區
book-sw-ready-text =
    第一次征服之前，把部隊收回手中：每個地區留 1 支，其餘都可以拿走。留下的守住地區，拿走的去征服。

    也可以乾脆放棄一個地區，連最後 1 支也拿走。它就不再屬於你，建在那裡的東西也會移除。只有現在、第一次征服之前可以這樣做。
book-sw-ready-q1 = 可以放棄所有地區嗎？
book-sw-ready-a1 = 可以。種族會像[首次征服](sw-conquest)一樣重新進入地圖。
book-sw-ready-q2 = 本回合放棄的地區可以再征服回來嗎？
book-sw-ready-a2 = 可以，價格照舊。有一條[自訂規則](sw-house)可以禁止。
book-sw-ready-q3 = 回合後面還能放棄地區嗎？
book-sw-ready-a3 = 不能。重新部署時每個地區至少留 1 支部隊，只有{ race-amazons }可能不得不留得更少。

book-sw-conquest = 征服：去哪裡
book-sw-conquest-also = 攻擊 到達 相鄰 首次征服 進入 邊緣 失去 最後一個地區 沒有地區 全滅
book-sw-conquest-text =
    沒有地區的種族從邊緣進入：地圖邊緣的地區，或海岸連著邊緣那片海洋的地區。這就是首次征服。

    之後只能征服與自己地區相鄰的地區。你的衰落種族幫不上忙。

    手中要有部隊才能開始，而且要付得起[價格](sw-price)。用掉的部隊留在那裡，直到[重新部署](sw-redeploy)。只要還有部隊，就可以一直征服下去。
book-sw-conquest-q1 = 如果失去最後一個地區怎麼辦？
book-sw-conquest-a1 = 剩下的部隊留在你手中，它仍然是你的活躍種族。你的下個回合，它像首次征服一樣從邊緣重新進入，或者讓它進入衰落。
book-sw-conquest-q2 = 部隊全部沒了怎麼辦？
book-sw-conquest-a2 = 沒有部隊的活躍種族仍然是你的活躍種族，只能讓它進入衰落；再下一個回合才能選擇新的種族。這期間你的衰落種族照常帶來收入。
book-sw-conquest-q3 = 可以攻擊自己的衰落種族嗎？
book-sw-conquest-a3 = 可以。那支部隊會損失。該地區算非空閒，但自己的部隊不會提高價格。
book-sw-conquest-q4 = 新種族必須從舊種族旁邊開始嗎？
book-sw-conquest-a4 = 不必。規則允許進入的地方都可以，遠近都行。

book-sw-price = 地區的價格
book-sw-price-also = 費用 需要幾支部隊 防禦 守軍 減免 強度
book-sw-price-text =
    一個地區要 2 支部隊，以下每一項再多 1 支：

    - { marker-mountain }、{ marker-lair }、{ marker-fortress }，或每個{ marker-encampment }；
    - { lost-tribes }；
    - 其他玩家的每支部隊，活躍或衰落都算。

    減免可以累加：{ power-commando }{ race-giants }征服與自己山脈相鄰的地區時，少用 2 支。最少也要用 1 支。

    點一個地區，就會逐項列出這筆帳。
book-sw-price-q1 = 自己的衰落部隊會提高價格嗎？
book-sw-price-a1 = 不會，只算其他玩家的部隊。有一條[自訂規則](sw-house)可以把它們算進去。
book-sw-price-q2 = 什麼是非空閒地區？
book-sw-price-a2 = 有失落部族或任何種族部隊的地區，活躍或衰落都算。只有山脈或要塞的地區算空閒。
book-sw-price-q3 = 可以不花部隊就征服嗎？
book-sw-price-a3 = 不可以。減免再多，也要用 1 支部隊。

book-sw-die = 最後一搏：擲骰
book-sw-die-also = 骰子 擲骰 援軍 最終征服 機會 機率 失敗
book-sw-die-text =
    手中的部隊不夠再征服一個地區時，可以擲骰一試。手中至少要有 1 支部隊，最多可以差 3 支。

    先指定地區，再擲骰。骰子有三面是空的，另外三面是 1、2、3。補得上差額，剩下的部隊就全部進入那個地區；補不上，就放回自己的地區。

    不論成敗，本回合的征服到此為止。
book-sw-die-q1 = 成功的機會有多大？
book-sw-die-a1 = 差 1 支：二分之一；差 2 支：三分之一；差 3 支：六分之一。地圖上原本顯示價格的地方會顯示成功率。
book-sw-die-q2 = 最後一支部隊用掉之後還能擲骰嗎？
book-sw-die-a2 = 不能，手中要有部隊才能一試。
book-sw-die-q3 = 失敗了又沒有地區怎麼辦？
book-sw-die-a3 = 部隊留在手中，等到下個回合。
book-sw-die-q4 = 付得起的時候可以擲骰省部隊嗎？
book-sw-die-a4 = 不能，骰子只補差額。{ power-berserk }例外：它在付出之前先擲骰。

book-sw-losses = 被擊敗時
book-sw-losses-also = 失去 失敗 損失 撤退 撤回 被攻擊
book-sw-losses-text =
    活躍種族的地區被征服時，那裡的 1 支部隊回到備用堆，其餘回到你手中。

    在那位玩家的回合結束時，你把它們重新放到該種族還佔領的任意地區，不論遠近。如果好幾個人被擊敗，就按回合順序進行。

    地區裡只有 1 支部隊時，它就直接損失。衰落種族的部隊也是如此。
book-sw-losses-q1 = 撤回的部隊可以放到空閒地區嗎？
book-sw-losses-a1 = 不可以，只能放到同一種族還佔領的地區。
book-sw-losses-q2 = 一個地區都沒有了怎麼辦？
book-sw-losses-a2 = 部隊留在手中，下個回合像[首次征服](sw-conquest)一樣重新進入。
book-sw-losses-q3 = 只有 1 支部隊時也會損失嗎？
book-sw-losses-a3 = 會，除非那是{ race-elves }。

book-sw-redeploy = 重新部署
book-sw-redeploy-also = 移動 部隊 增援 防守 邊境 分配
book-sw-redeploy-text =
    征服結束後，把部隊隨意分配到活躍種族的各個地區，不論遠近。每個地區至少留 1 支。

    想一想鄰居的下個回合：一個地區每多 1 支部隊，價格就高 1。收入多的地區值得多派守軍。

    種族的其他棋子也在這時放下：{ marker-encampment }、{ marker-fortress }、{ marker-hero }；新的{ race-skeletons }加入，{ race-amazons }則收回 4 支。
book-sw-redeploy-q1 = 可以把部隊移到衰落種族嗎？
book-sw-redeploy-a1 = 不可以，活躍和衰落的部隊永不混合。
book-sw-redeploy-q2 = 可以空出一個地區去守另一個嗎？
book-sw-redeploy-a2 = 不可以，只有[集結部隊](sw-ready)時才能放棄地區。

book-sw-coins = 錢幣
book-sw-coins-also = 收入 得分 分數 錢 賺 勝利點
book-sw-coins-text =
    你的回合結束時領取：

    - 活躍種族的每個地區 1 枚；
    - 衰落種族的每個地區 1 枚；
    - 種族和特殊能力帶來的額外收入。

    種族和能力的額外收入只算它自己的地區，而且只在活躍時有效。{ race-dwarves }例外：他們的礦井在衰落後照樣帶來收入。
book-sw-coins-q1 = 新能力的獎勵也算衰落種族的地區嗎？
book-sw-coins-a1 = 不算。{ power-forest }徽章只算它自己種族的森林。
book-sw-coins-q2 = 本回合征服又失去的地區還有收入嗎？
book-sw-coins-a2 = 沒有佔領的收入。但因征服而得的獎勵，例如{ race-orcs }和{ power-pillaging }的，在征服時就算數。有一條[自訂規則](sw-house)可以改變。
book-sw-coins-q3 = 衰落的地區值多少？
book-sw-coins-a3 = 1 枚錢幣，只要那裡還有你的部隊。

book-sw-decline = 衰落
book-sw-decline-also = 衰落 舊種族 新種族 翻面 換種族
book-sw-decline-text =
    種族再也擴張不了的時候，就花一個回合讓它進入衰落。每個地區留 1 支部隊並翻面，其餘離開地圖。這個回合不征服，但這些地區每個帶來 1 枚錢幣。下個回合選擇新的種族。

    衰落的種族不再行動：照樣有收入，用那 1 支部隊防守。種族和特殊能力都失效，除非另有說明。

    你只能有一個衰落種族。下一個種族衰落時，先前那個會先離開地圖。
book-sw-decline-q1 = 什麼時候衰落才好？
book-sw-decline-a1 = 當下個回合的收穫不如一個新種族的時候。一般來說：幾乎沒有部隊可調動，而剩下的回合還夠新種族把損失的那個回合賺回來。
book-sw-decline-q2 = 可以在同一回合征服又衰落嗎？
book-sw-decline-a2 = 不可以，除非是{ power-stout }的種族：它可以在正常回合領取收入之後衰落。
book-sw-decline-q3 = 先前的衰落種族在那個回合還有收入嗎？
book-sw-decline-a3 = 沒有。它在計算收入之前就離開了。
book-sw-decline-q4 = 可以有兩個衰落種族嗎？
book-sw-decline-a4 = 只有其中一個帶{ power-spirit }時可以，它不佔名額。
book-sw-decline-q5 = 衰落的那個回合，能力還帶來收入嗎？
book-sw-decline-a5 = 不會，每個地區 1 枚錢幣，僅此而已。只有{ race-dwarves }的礦井照舊。

book-sw-immune = 碰不得的地區
book-sw-immune-also = 免疫 保護 安全 無敵 特殊棋子
book-sw-immune-text =
    { marker-hole }、{ marker-dragon }和{ marker-hero }使所在地區免疫：其他玩家不能征服它，別人的種族和特殊能力在那裡也不起作用。{ race-sorcerers }、另一條巨龍、敵方衰落的{ race-ghouls }，統統不行。

    山脈、巢穴、要塞和營寨只是讓地區更貴，擋不住付得起的人。

    和平是另一種保護，見{ power-diplomat }。
book-sw-immune-q1 = 巨龍能拿下有英雄的地區嗎？
book-sw-immune-a1 = 不能，免疫的地區誰都不能征服。
book-sw-immune-q2 = 免疫持續多久？
book-sw-immune-a2 = 棋子留在那裡多久，就持續多久。英雄和巨龍每回合都可以移動；種族衰落時全部離開。

book-sw-end = 遊戲結束
book-sw-end-also = 結束 贏家 平手 同分 最後一回合
book-sw-end-text =
    最後一回合之後遊戲結束，每個人的回合數都相同。公開錢幣，最多的人獲勝。

    錢幣相同時，地圖上種族部隊較多的人領先，活躍和衰落的加在一起。營寨等其他棋子不算。若仍相同，就共享勝利。
book-sw-end-q1 = 最後幾回合還值得衰落嗎？
book-sw-end-a1 = 很少。衰落要花掉一個征服的回合，新種族需要兩三個回合才能賺回來。
book-sw-end-q2 = 同分時，亞馬遜多出的 4 支算嗎？
book-sw-end-a2 = 不算，那時她們已經離開地圖了。

## 關於種族的問題
book-race-amazons-q1 = 湊不出 4 支可以收回的部隊怎麼辦？
book-race-amazons-a1 = 能拿出的都要拿出來，為此必須放棄地區。總共不到 4 支時，亞馬遜全部離開。
book-race-amazons-q2 = 她們衰落時，那 4 支怎麼辦？
book-race-amazons-a2 = 回到備用堆，從不防守衰落的地區。
book-race-dwarves-q1 = 進入衰落的那個回合也有礦井收入嗎？
book-race-dwarves-a1 = 有，每個礦井 1 枚錢幣，那個回合和以後每個回合都有。
book-race-elves-q1 = 被術士替換的精靈會損失嗎？
book-race-elves-a1 = 不會，它回到你手中，和其他部隊一起重新放下。有一條[自訂規則](sw-house)可以改變。
book-race-ghouls-q1 = 衰落的食屍鬼什麼時候行動？
book-race-ghouls-a1 = 你的回合開始時，在活躍種族之前。它們自己集結、征服、可以擲骰一試，再重新部署；然後活躍種族進行自己的回合，也有自己的一次擲骰。
book-race-ghouls-q2 = 讓活躍種族衰落的那個回合，它們還能征服嗎？
book-race-ghouls-a2 = 不能，那個回合沒有征服。普通的食屍鬼本來就會在那時離開；帶{ power-spirit }的會留下。有一條[自訂規則](sw-house)允許它們行動。
book-race-ghouls-q3 = 原來的特殊能力還有用嗎？
book-race-ghouls-a3 = 沒有。已佔領的海洋可以保有，要塞繼續防守，但能力不會再帶來新的東西。
book-race-giants-q1 = 只要在山脈旁邊就有減免嗎？
book-race-giants-a1 = 不是。巨人必須佔領那個山脈，而且要攻擊的地區與它相鄰。
book-race-halflings-q1 = 第二次征服也可以在任何地方嗎？
book-race-halflings-a1 = 不可以。只有地圖上沒有地區時才自由；之後只能去相鄰的地區。
book-race-halflings-q2 = 放棄有地洞的地區後，還會有新的地洞嗎？
book-race-halflings-a2 = 不會。一共 2 個，只給最先征服的 2 個地區。
book-race-orcs-q1 = 征服自己衰落種族的地區算嗎？
book-race-orcs-a1 = 算，它是非空閒的。
book-race-skeletons-q1 = 征服 5 個非空閒地區，得幾個新骷髏？
book-race-skeletons-a1 = 2 個：每滿 2 個地區得 1 個，只要備用堆還有。
book-race-sorcerers-q1 = 替換部隊要花費什麼嗎？
book-race-sorcerers-a1 = 不用。新的術士來自備用堆，手中不必有部隊。有一條[自訂規則](sw-house)要求手中有 1 支。
book-race-sorcerers-q2 = 山脈或要塞能保護落單的部隊嗎？
book-race-sorcerers-a2 = 不能，巢穴也不能。營寨可以，因為它等於第二支部隊。
book-race-sorcerers-q3 = 沒有地區時可以用它開場嗎？
book-race-sorcerers-a3 = 不可以，那支部隊必須在術士的地區旁邊。只有會{ power-flying }的術士不需要相鄰。
book-race-sorcerers-q4 = 這算征服嗎？
book-race-sorcerers-a4 = 算，而且是征服非空閒地區：{ power-pillaging }因此得錢幣；{ power-diplomat }本回合不能與那位玩家和平。
book-race-trolls-q1 = 巢穴會比食人妖多嗎？
book-race-trolls-a1 = 不會。每個佔領的地區 1 個，兩者都是 10 個。

## 關於特殊能力的問題
book-power-alchemist-q1 = 地圖上沒有地區時也有這 2 枚錢幣嗎？
book-power-alchemist-a1 = 有，只要種族還活躍。
book-power-berserk-q1 = 每次征服前都必須擲骰嗎？
book-power-berserk-a1 = 不必，可以不擲。有一條[自訂規則](sw-house)要求必須擲。
book-power-berserk-q2 = 擲骰後什麼都征服不了怎麼辦？
book-power-berserk-a2 = 征服就此結束，也沒有最後一搏的擲骰。
book-power-bivouacking-q1 = 地區失守時，營寨會損失嗎？
book-power-bivouacking-a1 = 不會。它們回到你手中，在那個回合結束時重新放下。
book-power-commando-q1 = 首次征服也有減免嗎？
book-power-commando-a1 = 有，任何地區都有。
book-power-diplomat-q1 = 可以選誰？
book-power-diplomat-a1 = 任何一位本回合沒有被你攻擊過活躍種族的對手，目前沒有活躍種族的也行：和平會保護你不受他接下來所選種族的攻擊。擲骰失敗也算攻擊。
book-power-diplomat-q2 = 有和平時，衰落的食屍鬼還能攻擊我嗎？
book-power-diplomat-a2 = 能。衰落種族不受和平約束，雙方都是。
book-power-diplomat-q3 = 兩個人玩時也可以用嗎？
book-power-diplomat-a3 = 可以，那樣就沒有人能攻擊你的活躍種族了。
book-power-dragon_master-q1 = 巨龍可以去任何地方嗎？
book-power-dragon_master-a1 = 不可以。地區必須像一般征服那樣能到達，而且沒有免疫，也不屬於與你和平的對手。
book-power-dragon_master-q2 = 每回合都必須移動嗎？
book-power-dragon_master-a2 = 不必。留在哪裡，那裡就繼續免疫。
book-power-flying-q1 = 可以飛到海上嗎？
book-power-flying-a1 = 不可以，只能去陸地。
book-power-fortified-q1 = 失去的要塞可以重建嗎？
book-power-fortified-a1 = 可以，地圖上最多 6 個。有一條[自訂規則](sw-house)讓失去的要塞移出遊戲。
book-power-fortified-q2 = 衰落後要塞還有什麼用？
book-power-fortified-a2 = 繼續防守，但不再帶來錢幣。
book-power-heroic-q1 = 兩個英雄可以放在同一地區嗎？
book-power-heroic-a1 = 不可以，必須在兩個不同的地區。只有 1 個地區時只用 1 個。
book-power-merchant-q1 = 衰落的地區算嗎？
book-power-merchant-a1 = 不算，只算擁有這個能力的種族，而且要活躍。
book-power-seafaring-q1 = 一片海洋要多少部隊？
book-power-seafaring-a1 = 空閒時 2 支。它帶來 1 枚錢幣，衰落後也一樣。
book-power-seafaring-q2 = 誰能把他們趕出海洋？
book-power-seafaring-a2 = 只有另一個航海種族。
book-power-spirit-q1 = 幽靈種族能留多久？
book-power-spirit-a1 = 只要還有地區，就一直留到遊戲結束。以後的衰落只會擠走你的另一個衰落種族。
book-power-stout-q1 = 回合之後衰落，會再領一次收入嗎？
book-power-stout-a1 = 不會。那個回合的錢幣已經領過；下個回合選擇新的種族。
book-power-stout-q2 = 先前的衰落種族什麼時候離開？
book-power-stout-a2 = 就在那時，它已經又帶來過一次收入。
book-power-underworld-q1 = 可以從洞窟進入地圖嗎？
book-power-underworld-a1 = 只有在邊緣的洞窟可以。之後的征服中，所有洞窟彼此相鄰。
book-power-wealthy-q1 = 那 7 枚錢幣什麼時候給？
book-power-wealthy-a1 = 該種族第一個回合結束時，僅一次。

## 關於棋子的問題
book-lost-tribes-q1 = 有人能從它們身上得到收入嗎？
book-lost-tribes-a1 = 它們自己不帶來收入，但所在地區是非空閒的：{ race-orcs }、{ race-skeletons }和{ power-pillaging }征服時會算。
book-lost-tribes-q2 = 它們會回來嗎？
book-lost-tribes-a2 = 不會。被擊敗的失落部族離開遊戲。
book-marker-mountain-q1 = 征服之後山脈還在嗎？
book-marker-mountain-a1 = 一直都在，保護佔領該地區的人。
book-marker-mountain-q2 = 只有山脈的地區算空閒嗎？
book-marker-mountain-a2 = 算。只有部隊才使地區變為非空閒。

## 可以玩的地圖
book-sw-conquest-try = 試試看：這個種族還沒有地區。亮起的地區可以進入：點一個，再點按鈕。
book-sw-price-try = 試試看：點幾個地區，比較它們的價格。
book-sw-die-try = 試試看：還剩 2 支部隊。點一個更貴的地區，擲骰。
book-sw-redeploy-try = 試試看：手中有 4 支部隊，旁邊就是鼠人。點一個地區，放下部隊。
book-sw-decline-try = 試試看：幾乎沒有部隊可調動了。讓這個種族進入衰落。
book-sw-immune-try = 試試看：哪些地區連部隊和巨龍都拿不下？
book-race-giants-try = 試試看：比較他們的山脈旁邊的地區和其他地區。
book-race-sorcerers-try = 試試看：找出旁邊落單的部隊，再看看什麼能救它們。
book-power-flying-try = 試試看：邊界攔不住這個種族，只有水域可以。
book-power-underworld-try = 試試看：先征服邊緣的洞窟，再看看接著能去哪裡。
