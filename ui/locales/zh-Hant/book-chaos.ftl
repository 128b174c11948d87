# 混沌舊世界的規則書：各節正文、各勢力的特點，以及關於卡牌的問題。連結的寫法見 ui/book/text.js。

book-ch-aim = 這是什麼遊戲
book-ch-aim-also = 目標 概要 獲勝 怎麼贏
book-ch-aim-text =
    三個或四個混沌勢力爭著毀掉舊世界。每個勢力由一個人扮演，各有取勝之道：{ chaos-power-khorne }靠殺戮，{ chaos-power-nurgle }腐化人口稠密之地，{ chaos-power-tzeentch }靠魔法和魔石，{ chaos-power-slaanesh }引誘貴族和英雄。

    得分靠[控制](ch-domination)和[毀滅](ch-ruin)國度；每個勢力還有一個[轉盤](ch-dials)，做了自己最愛做的事就會轉動。先到 50 分，或轉盤轉到盡頭，就能[獲勝](ch-winning)。若沒有人及時做到，所有人一起輸。
book-ch-aim-q1 = 各勢力是合作還是對抗？
book-ch-aim-a1 = 對抗。只有失敗是共同的：舊世界卡翻完了，所有人都輸。

book-ch-setup = 開局
book-ch-setup-also = 開局 準備 設定
book-ch-setup-text =
    勢力永遠按同樣的順序就座和行動：恐虐、納垢、奸奇、色孽。三個人玩時，有一個勢力不參加。

    每個勢力有一副 24 張混沌卡，先抽 3 張；另有 5 項尚未啟用的升級、一批備用單位和 29 個腐化標誌。所有轉盤停在起始位置。

    把 2 個貴族、3 個魔石和 4 個農民混在一起，九個[國度](ch-lands)各放 1 個。28 張舊世界卡中發出 7 張作為牌庫，三人時 8 張：最多就是這麼多回合。
book-ch-setup-q1 = 三個人玩有什麼不同？
book-ch-setup-a1 = 少一個勢力，舊世界牌庫是 8 張而不是 7 張，其餘都一樣。

book-ch-lands = 國度
book-ch-lands-also = 地圖 國度 地區 抵抗值 人口稠密 相鄰
book-ch-lands-text =
    舊世界由九個國度組成。每個國度有一個數字，既是抵抗值，也是[控制](ch-domination)它的分數；還有兩個牌位放[混沌卡](ch-cards)。有些國度人口稠密，這對{ chaos-power-nurgle }很重要。

    要在幾個國度發生的事，總是按同樣的順序一個一個進行：從北方的諾斯卡到南方的惡地。

    一個國度可以有任意多個單位。[毀滅](ch-ruin)的國度不再得分，但單位仍可進入、戰鬥，也可以在那裡打牌。
book-ch-lands-q1 = 毀滅的國度還能做什麼？
book-ch-lands-a1 = 單位可以來去，可以打牌，可以戰鬥。沒有控制，沒有腐化，也不再放置舊世界標記。

book-ch-round = 一個回合
book-ch-round-also = 回合 階段 順序 流程 步驟
book-ch-round-text =
    一個回合有六個階段：

    - [舊世界](ch-old-world)：一張卡改變世界；
    - [抽牌](ch-draw)：每個人得到魔力和卡牌；
    - [召喚](ch-summoning)：輪流行動，每次一步，把單位和卡牌放到國度；
    - [戰鬥](ch-battle)：敵人相遇的地方就開打；
    - [腐化](ch-corruption)：先控制國度，再由信徒腐化；
    - [回合結束](ch-end-phase)：卡牌離開，英雄出手，毀滅計分，轉盤轉動。

    然後檢查是否[有人獲勝](ch-winning)。所有分數都向下取整。
book-ch-round-q1 = 誰先行動？
book-ch-round-a1 = 永遠是恐虐，然後是納垢、奸奇、色孽。只有舊世界卡的選擇屬於威脅值最低的勢力。

book-ch-old-world = 舊世界卡
book-ch-old-world-also = 事件卡 彗星 軌道 牌庫
book-ch-old-world-text =
    回合開始時翻開最上面的一張。第一部分只發生一次。若有第二部分，卡牌放到軌道的第 1 格，從此持續生效；原來在那裡的移到第 2 格，第 2 格的離開。

    卡牌留下的選擇由威脅值最低的勢力決定。

    有彗星的卡牌，先從地圖上移除所有{ chaos-token-event }標記，並從軌道移除較早的彗星卡。
book-ch-old-world-q1 = 翻開的當回合，第二部分就生效嗎？
book-ch-old-world-a1 = 是的，立即生效。
book-ch-old-world-q2 = 不能完全執行怎麼辦？
book-ch-old-world-a2 = 能做多少做多少。標記數量有限，也永遠不放到毀滅的國度。

book-ch-draw = 魔力與抽牌
book-ch-draw-also = 抽牌階段 魔力 手牌 卡牌
book-ch-draw-text =
    抽牌階段，每個人的魔力重新設為該勢力的數值，有升級時更多。上回合剩下的會失去。

    然後抽混沌卡。恐虐、納垢和色孽抽 2 張。奸奇可以先棄 1 張，再補到 5 張。手牌沒有上限。

    牌庫空了，就把棄牌洗成新的牌庫。
book-ch-draw-q1 = 魔力可以留到下個回合嗎？
book-ch-draw-a1 = 不可以，不用就失去。

book-ch-summoning = 召喚
book-ch-summoning-also = 召喚 移動 單位 行動 放棄 備用區
book-ch-summoning-text =
    每個人輪流做一件事：召喚一個單位、[打一張牌](ch-cards)，或者放棄行動，一直輪到所有人都放棄為止。放棄會失去剩下的魔力；魔力用完也就算放棄。

    召喚要支付單位的費用，把它放到有己方單位的國度，或與其相鄰的國度。它可以來自備用區，也可以來自其他任何國度；移動單位靠的就是召喚。地圖上沒有己方單位時，任何國度都可以。
book-ch-summoning-q1 = 唯一的單位可以移到任何地方嗎？
book-ch-summoning-a1 = 不可以，只能到相鄰的國度：它自己就是你的落腳點。
book-ch-summoning-q2 = 魔力為 0 時，還能做不用費用的行動嗎？
book-ch-summoning-a2 = 不能，到 0 就算放棄了這個回合的行動。
book-ch-summoning-q3 = 可以連續做幾件事嗎？
book-ch-summoning-a3 = 只有在其他人都已放棄時。使用自訂規則「連續行動」時，每個勢力一次做完所有行動。

book-ch-cards = 混沌卡
book-ch-cards-also = 混沌卡 打牌 牌位 費用 魔法標誌
book-ch-cards-text =
    混沌卡打到一個國度的兩個牌位之一，先用左邊的。牌位是大家共用的：一個國度最多放兩張牌。那裡不需要有你的單位。

    有些卡在打出時起作用，有些留在場上時一直有效。必須做的事要儘量做到，哪怕對自己不利。兩張卡同時起作用時，左邊的先。

    印刷的費用計入[控制](ch-domination)。回合結束時所有卡牌都離開。
book-ch-cards-q1 = 兩張相同的卡會累加嗎？
book-ch-cards-a1 = 會，除非卡上另有說明。
book-ch-cards-q2 = 可以打一張沒有效果的牌嗎？
book-ch-cards-a2 = 可以，它的費用照樣計入控制力。
book-ch-cards-q3 = 少付了費用，計算控制力時也會少算嗎？
book-ch-cards-a3 = 不會，永遠按印刷的費用，不論付了多少。

book-ch-battle = 戰鬥
book-ch-battle-also = 戰鬥 攻擊 骰子 命中 殺死 防禦
book-ch-battle-text =
    依國度順序，只要有人有骰子可擲，又有目標可打（敵方單位或農民），就發生戰鬥，誰都不能拒絕。

    每個人擲的骰數等於自己單位的攻擊力總和。4、5、6 命中；每個 6 再多擲一顆。命中由擲骰的人分配；單位受到的命中達到防禦力就被殺，不到則沒有影響。死者一起離開，所以他們也擲過骰，除非卡牌或升級讓某人先出手。

    被殺的單位回到主人的備用區。
book-ch-battle-q1 = 每個命中都必須分配嗎？
book-ch-battle-a1 = 必須，只要還有敵人能承受。永遠不能打自己的單位。
book-ch-battle-q2 = 兩位玩家都命中的單位，算誰殺的？
book-ch-battle-a2 = 對轉盤和卡牌來說兩人都算。農民歸順序在前的人。
book-ch-battle-q3 = 被殺的單位會回來嗎？
book-ch-battle-a3 = 會。它們在備用區，可以再次召喚，通常是下個回合。
book-ch-battle-q4 = 傷會留下嗎？
book-ch-battle-a4 = 不會，沒有殺死的命中在戰鬥後就作廢。

book-ch-domination = 控制
book-ch-domination-also = 控制 控制力 抵抗值 分數 得分
book-ch-domination-text =
    腐化階段從控制開始，依國度順序進行。每個勢力把自己在那裡的單位數（每個 1 點）和己方混沌卡的印刷費用加起來。只有獨自最高、而且大於抵抗值的勢力才能控制。

    控制者得到國度上印刷的分數，每個{ chaos-token-noble }再多 1 分。{ chaos-token-skaven }降低抵抗值，但不影響分數。

    總和相同時，無人控制。
book-ch-domination-q1 = 等於抵抗值夠嗎？
book-ch-domination-a1 = 不夠，必須大於。
book-ch-domination-q2 = 只靠卡牌可以控制嗎？
book-ch-domination-a2 = 可以。
book-ch-domination-q3 = 最高者平手時由誰控制？
book-ch-domination-a3 = 無人控制，第三名也不行。

book-ch-corruption = 腐化
book-ch-corruption-also = 腐化 標誌 信徒 腐化步驟
book-ch-corruption-text =
    控制之後，每個信徒在所在國度放置 1 個己方的腐化標誌，一個國度一個國度、一個勢力一個勢力地進行。信徒留在原地。

    然後計算那個國度所有勢力的腐化標誌，魔石也算。達到 12 個，國度就[毀滅](ch-ruin)。

    { chaos-power-nurgle }、{ chaos-power-tzeentch }和{ chaos-power-slaanesh }在這裡得到提升指示物：在這個步驟放置 2 個以上標誌、而且符合自己條件的每個國度各 1 個。
book-ch-corruption-q1 = 卡牌放置的標誌算進轉盤的條件嗎？
book-ch-corruption-a1 = 只有{ chaos-card-a_great_foul_consumption }的算，它們是在這個步驟放置的。有一條[自訂規則](ch-house)把整個回合的都算進去。
book-ch-corruption-q2 = 可以選擇不腐化嗎？
book-ch-corruption-a2 = 不可以。在沒有毀滅的國度，你的每個信徒都要放置標誌。

book-ch-ruin = 毀滅
book-ch-ruin-also = 毀滅 毀滅卡 國度 十二
book-ch-ruin-text =
    腐化標誌和魔石合計達到 12 個的國度就毀滅。最上面的毀滅卡放到那裡，本回合在那裡放過標誌的每個人立即得分。

    回合結束階段再給國度本身計分：那裡腐化標誌最多的人得毀滅卡上的第一個數字，第二多的得第二個。最多者平手時，平分兩個數字之和，沒有第二名。之後所有標誌離開該國度。

    數字一張比一張大：
book-ch-ruin-q1 = 沒有標誌也能得分嗎？
book-ch-ruin-a1 = 不能，沒有標誌的人不會是第二名。
book-ch-ruin-q2 = 怎樣才算參與毀滅？
book-ch-ruin-a2 = 本回合在那裡至少放過 1 個腐化標誌，不論在哪個階段。
book-ch-ruin-q3 = 在這個步驟毀滅的國度，還算提升指示物嗎？
book-ch-ruin-a3 = 算。

book-ch-end-phase = 回合結束階段
book-ch-end-phase-also = 結束階段 英雄 清除 收拾
book-ch-end-phase-text =
    依下列順序進行：

    - 混沌卡離開國度，進入棄牌堆；
    - 每個{ chaos-token-hero }殺死 1 個單位：在該國度有單位的勢力中，由威脅值最高者承受，由他選擇是哪一個；
    - 提到回合結束階段的舊世界卡起作用，較早的先；
    - 新[毀滅](ch-ruin)的國度計分；
    - [轉盤](ch-dials)轉動；
    - 檢查[遊戲是否結束](ch-winning)。
book-ch-end-phase-q1 = 同一國度有兩個英雄會怎樣？
book-ch-end-phase-a1 = 一個接一個，各殺死 1 個單位，每次都重新看誰的威脅值最高。有一條[自訂規則](ch-house)可以改變。
book-ch-end-phase-q2 = 英雄殺死的單位，恐虐能得提升指示物嗎？
book-ch-end-phase-a2 = 不能，只算戰鬥中的殺戮。

book-ch-dials = 轉盤
book-ch-dials-also = 轉盤 威脅值 提升指示物 升級 獎勵
book-ch-dials-text =
    勢力做了自己愛做的事，就得到轉盤的提升指示物：

    - { chaos-power-khorne }：每場殺死敵方單位的戰鬥；
    - 其他勢力：腐化步驟中放置 2 個以上腐化標誌的每個國度，而且那裡人口稠密（納垢）、魔法標誌或魔石合計 2 個以上（奸奇）、有貴族或英雄（色孽）。

    回合結束階段，有提升指示物的轉盤各轉一格；獨自最多的再轉一格。每轉一格立即得到獎勵：分數、升級、卡牌或標記。之後指示物全部移除。
book-ch-dials-q1 = 指示物越多，轉盤轉得越遠嗎？
book-ch-dials-a1 = 不是：有就轉一格，獨自最多再轉一格。
book-ch-dials-q2 = 威脅值是什麼？
book-ch-dials-a2 = 轉盤指標所指的數字。它決定平手時誰勝出，誰來做舊世界卡的選擇（最低者），英雄打誰（最高者）。任何兩個勢力都不會相同。
book-ch-dials-q3 = 殺死農民，恐虐能得指示物嗎？
book-ch-dials-a3 = 不能，只算單位。

book-ch-winning = 勝利
book-ch-winning-also = 獲勝 勝利 遊戲結束 分數 毀滅 牌庫 平手
book-ch-winning-text =
    每個回合結束時依序檢查，最先成立的一項使遊戲結束：

    - 有轉盤停在勝利：該勢力獲勝；
    - 有人達到 50 分：分數最高者獲勝；
    - 五個國度毀滅：分數最高者獲勝；
    - 舊世界卡翻完了：所有人都輸。

    分數相同時，威脅值高者獲勝。幾個轉盤都停在勝利時比分數，仍相同就共享勝利。
book-ch-winning-q1 = 轉盤一到勝利就立即獲勝嗎？
book-ch-winning-a1 = 要到回合結束才算，但那時最先檢查它。
book-ch-winning-q2 = 分數會失去嗎？
book-ch-winning-a2 = 不會，而且可以超過 50。

## 各勢力的特點
book-chaos-power-khorne-text = 恐虐要的是血：每個國度都有一場戰鬥，每場戰鬥都有人死。他的卡牌讓單位再打一場，或把別人拖到面前。分數順路就有，轉盤才是目標，所以把戰士散佈到敵人非站不可的地方。
book-chaos-power-nurgle-text = 納垢在地圖中央的稠密國度裡，用許多便宜的信徒做事。他穩穩地腐化，坐在哪裡就控制哪裡，國度毀滅時收穫豐厚。他等得起，也很難殺死。
book-chaos-power-tzeentch-text = 奸奇手牌最多，花招最便宜。他把單位和魔石移到想要的地方，佔滿牌位，在魔法聚集之處轉動轉盤。他的單位很弱：儘量避開戰鬥。
book-chaos-power-slaanesh-text = 色孽追隨貴族和英雄，把他們移到信徒所在之處。卡牌可以操縱別人的單位，或讓它們派不上用場。四個勢力中最靈活，也最容易被別人忽略。

## 單位的種類與國度
book-chaos-cultist-text = 信徒計算[控制力](ch-domination)時算 1 點，每回合放置 1 個[腐化標誌](ch-corruption)，在[戰鬥](ch-battle)中很弱。
book-chaos-warrior-text = 戰士負責打仗：在[戰鬥](ch-battle)中擲骰，計算[控制力](ch-domination)時算 1 點，不放置腐化標誌。
book-chaos-daemon-text = 每個勢力有一個大惡魔，費用高，在[戰鬥](ch-battle)中很強，計算[控制力](ch-domination)時算 1 點，不放置腐化標誌。
book-chaos-land-text = 這個數字是[控制](ch-domination)時必須超過的抵抗值，也是控制它的分數。毀滅它值多少，見[毀滅](ch-ruin)。

## 關於卡牌和標記的問題
book-chaos-card-blood_frenzy-q1 = 那裡沒有恐虐的單位也有效嗎？
book-chaos-card-blood_frenzy-a1 = 有效，只要有目標可打：這張卡本身就引發戰鬥，殺死的單位也算進轉盤。兩者各有一條[自訂規則](ch-house)可以改變。
book-chaos-card-the_skull_throne-q1 = 沒有攻擊力的信徒算幾點？
book-chaos-card-the_skull_throne-a1 = 0 點，除非升級給了它攻擊力。
book-chaos-card-field_of_carnage-q1 = 它能阻止傳送嗎？
book-chaos-card-field_of_carnage-a1 = 能，除恐虐外的單位都不能離開，不論靠召喚還是卡牌。
book-chaos-card-reborn_in_blood-q1 = 第二場戰鬥再給一個指示物嗎？
book-chaos-card-reborn_in_blood-a1 = 給，只要那場也殺死了單位。有一條[自訂規則](ch-house)可以改變。
book-chaos-card-influenza-q1 = 國度的分數會減少嗎？
book-chaos-card-influenza-a1 = 不會，只降低抵抗值。
book-chaos-card-a_great_foul_consumption-q1 = 這些標誌算進納垢的轉盤嗎？
book-chaos-card-a_great_foul_consumption-a1 = 算，它們是在腐化步驟放置的。
book-chaos-card-the_final_rotting-q1 = 這算戰鬥中的殺戮嗎？
book-chaos-card-the_final_rotting-a1 = 不算，它發生在所有戰鬥之後。
book-chaos-card-teleport-q1 = 可以移動自己的單位嗎？
book-chaos-card-teleport-a1 = 可以，誰的信徒或戰士都行；正好一個，只要有就必須執行。
book-chaos-card-changer_of_ways-q1 = 左邊的卡也失效嗎？
book-chaos-card-changer_of_ways-a1 = 失效，只要它在，該國度的其他卡全都失效。已經生效的結果不變。
book-chaos-card-changer_of_ways-q2 = 兩張會互相失效嗎？
book-chaos-card-changer_of_ways-a2 = 不會。有一條[自訂規則](ch-house)可以改變。
book-chaos-card-soporific_musk-q1 = 色孽能用那個單位做什麼？
book-chaos-card-soporific_musk-a1 = 本回合它替色孽戰鬥、計算控制力、腐化，數值不變。它的主人可以攻擊它，誰都不能召喚它。被殺後回到主人的備用區。
book-chaos-card-degenerate_royalty-q1 = 什麼時候費用為 0？
book-chaos-card-degenerate_royalty-a1 = 支付的那一刻，那裡已有 3 個以上腐化標誌。使卡牌變貴的效果之後再加。
book-chaos-card-abyssal_pact-q1 = 顱骨王座在那裡還算嗎？
book-chaos-card-abyssal_pact-a1 = 只算它的費用。單位一律不算，不論值幾點。
book-chaos-card-warp_shield-q1 = 能擋住英雄嗎？
book-chaos-card-warp_shield-a1 = 能：本回合只要那個單位留在那裡，什麼都殺不死它。
book-chaos-upgrade-plaguebearers-q1 = 死去的瘟疫使者造成的命中能殺死單位嗎？
book-chaos-upgrade-plaguebearers-a1 = 能，針對殺死它們的人的單位，就在移除死者之後。
book-chaos-upgrade-lord_of_change-q1 = 一個萬變魔君就滿足轉盤的條件嗎？
book-chaos-upgrade-lord_of_change-a1 = 是的，它算 2 個魔法標誌。仍然要放置 2 個腐化標誌。
book-chaos-token-peasant-q1 = 殺死農民有什麼用？
book-chaos-token-peasant-a1 = 誰殺死就歸誰保留；{ chaos-world-plunged_into_chaos }會給他們分數。
book-chaos-token-hero-q1 = 只有一個勢力的國度，英雄也出手嗎？
book-chaos-token-hero-a1 = 也出手。威脅值最高者只在那裡有單位的勢力中找。
book-chaos-token-warpstone-q1 = 魔石屬於誰嗎？
book-chaos-token-warpstone-a1 = 不屬於任何人。它計入毀滅所需的 12 個，奸奇也會找它。
book-chaos-token-noble-q1 = 貴族使國度更難控制嗎？
book-chaos-token-noble-a1 = 不會，只是多值 1 分。{ chaos-world-electors_arise }才會使它更難。

## 可以玩的地圖
book-ch-summoning-try = 試試看：選備用區的一個單位，再選亮起的國度。地圖上的單位也這樣移動。
book-ch-cards-try = 試試看：選一張卡，再選有空牌位的國度，看看會有什麼變化。
book-ch-battle-try = 試試看：放棄行動，戰鬥就開始。分配恐虐的命中。
book-ch-domination-try = 試試看：點一個國度，看看誰能控制它，再用卡牌或單位改變結果。
book-ch-corruption-try = 試試看：有一個國度快要毀滅了。在要緊處加一個信徒，然後放棄行動。
