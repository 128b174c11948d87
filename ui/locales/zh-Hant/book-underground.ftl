# 征戰地底的規則書：新的內容，以及關於棋子的問題。連結的寫法見 ui/book/text.js。

book-ug-aim = 有什麼不同
book-ug-aim-also = 地底 不同 區別 新內容
book-ug-aim-text =
    地底下的玩法和地面上一樣：選擇種族，征服，重新部署，領取錢幣，衰落。從[市場](sw-market)到[結束](sw-end)，小小世界的規則全部適用。新的內容有：

    - 守不住的河流，以及誰都進不去的[深淵裂口](ug-land)；
    - { marker-monsters }，它們看守著[著名地點](ug-places)和[公義遺物](ug-relics)；
    - 使地區[免疫](ug-immune)的人物；
    - 15 個種族和 21 種特殊能力。

    這裡沒有海洋，沒有失落部族，也沒有山丘和農田。首次征服從地圖邊緣開始，河流的盡頭也算。
book-ug-aim-q1 = 一共玩幾個回合？
book-ug-aim-a1 = 和地面上一樣：2 或 3 人 10 個，4 人 9 個，5 人 8 個。

book-ug-land = 河流、裂口與地形
book-ug-land-also = 河流 深淵裂口 地形 泥塘 水晶 蘑菇森林 採礦 黑色山脈 地圖
book-ug-land-text =
    河流地區只要 1 支部隊，而不是 2 支，誰都可以為了渡河而征服它。但是沒有人能留下：重新部署時，部隊要離開河流。只有{ race-kraken }可以佔住。

    深淵裂口不是任何人的地區，既不能進入，也不能透過。

    { symbol-black_mountain }地區有{ marker-mountain }標記，多用 1 支部隊。泥塘、蘑菇森林、秘法水晶和採礦地區是普通土地，有些種族靠它們賺錢。
book-ug-land-q1 = 佔領河流有收入嗎？
book-ug-land-a1 = 沒有，領取錢幣之前部隊已經離開。{ race-kraken }的河流才有收入。
book-ug-land-q2 = 誰能越過深淵裂口？
book-ug-land-a2 = 誰都不能，不論有什麼能力。{ race-spiderines }也不是越過它：對她們來說，裂口旁的地區全都彼此相鄰。
book-ug-land-q3 = 前面的河流被海怪佔領了怎麼辦？
book-ug-land-a3 = 必須征服那段河流才能過去。{ race-lizardmen }照樣可以透過。

book-ug-monsters = 怪物與寶物
book-ug-monsters-also = 發現 翻開 守護 寶物 怪物
book-ug-monsters-text =
    每個有怪物符號的地區站著 2 個{ marker-monsters }：2 人時有四個這樣的地區，3 人五個，4 人六個，5 人七個。每個怪物算 1 個守軍，所以這樣的地區多用 2 支部隊。

    它們腳下藏著一個[著名地點](ug-places)或一件[公義遺物](ug-relics)，誰也沒看過。擊敗怪物的人立即把它翻開，當回合就可以使用。被擊敗的怪物離開遊戲。開局時沒有分到的標記始終不公開。
book-ug-monsters-q1 = 有怪物的地區算非空閒嗎？
book-ug-monsters-a1 = 算，直到它們被擊敗。
book-ug-monsters-q2 = 吸血可以替換怪物嗎？
book-ug-monsters-a2 = 不可以，只能替換其他玩家落單的活躍部隊。

book-ug-relics = 公義遺物
book-ug-relics-also = 遺物 劍 襪子 魔戒 權杖 飛墊 寶珠 使用 奪取
book-ug-relics-text =
    遺物放在哪個地區，就供佔領該地區的活躍種族的玩家使用，不用也行。用於征服之後，它就留在所征服的地區；{ find-froggys_ring }和{ find-scepter_of_avarice }則在回合結束時由你放到任意己方地區。

    誰征服那個地區，遺物就歸誰。放棄地區時遺物留在原地；它對衰落種族沒有用處。

    帶{ power-magic }的種族有{ marker-bag }，可以當作任一已發現的遺物。
book-ug-relics-q1 = 發現的當回合就可以使用嗎？
book-ug-relics-a1 = 可以。
book-ug-relics-q2 = 一次征服可以用兩件遺物嗎？
book-ug-relics-a2 = 可以，只要兩件都允許。兩件都算用過，並留在那裡。有一條[自訂規則](ug-house)限用一件。
book-ug-relics-q3 = 使用時手中要有部隊嗎？
book-ug-relics-a3 = 要。不論有什麼幫忙，每次征服手中都必須有 1 支部隊。

book-ug-places = 著名地點
book-ug-places-also = 地點 發現 長城 礦井 青春之泉 祭壇
book-ug-places-text =
    著名地點永遠留在被發現的地區，供佔領者使用。大多數只對活躍種族有用；衰落後仍有效的有{ find-altar_of_souls }、{ find-diamond_fields }、{ find-keep_on_the_motherland }和{ find-mine_of_the_lost_dwarf }。

    地點帶來錢幣、部隊、能力，或者{ marker-ghost }和{ marker-balrog }這樣的人物。只有長城使地區更貴，其他地點都不增加防禦。

    帶{ power-adventurous }的種族，每佔領 1 個地點都有收入。
book-ug-places-q1 = 必須使用地點嗎？
book-ug-places-a1 = 不必。唯一必須做的是：發現{ find-wickedest_pentacle }時，只要有地方可去，就要派出{ marker-balrog }。
book-ug-places-q2 = 地點會被搶走嗎？
book-ug-places-a2 = 只會隨著地區一起易手。

book-ug-immune = 人物與免疫的地區
book-ug-immune-also = 免疫 人物 女王 鬼魂 炎魔 邪神 保護
book-ug-immune-text =
    有四個人物使所在地區免疫：{ race-cultists }的{ marker-ancient }，帶{ power-royal }的種族的{ marker-queen }，{ find-crypt_of_the_tomb_raider }的{ marker-ghost }，以及{ marker-balrog }。別人不能征服那裡，別人的種族、特殊能力、地點和遺物在那裡也不起作用。

    炎魔所在之處，連派出他的人也進不去，誰都得不到錢幣。人物不是部隊：不增加防禦，平手時也不算。
book-ug-immune-q1 = 可以征服自己的人物所在的地區嗎？
book-ug-immune-a1 = 可以，例如女王或鬼魂守著你自己的衰落部隊時。炎魔所在的地區誰都不行。
book-ug-immune-q2 = 免疫地區裡的部隊要付錢給行竊者嗎？
book-ug-immune-a2 = 不用，{ power-thieving }和{ find-froggys_ring }會略過它們。有一條[自訂規則](ug-house)可以改變。

book-ug-turn = 回合的順序
book-ug-turn-also = 順序 回合 步驟 流程 時機
book-ug-turn-text =
    新的種族和地點各有自己的時機：

    - 首先是{ find-fountain_of_youth }、{ power-reborn }的地區和{ marker-ancient }；
    - 然後[集結](sw-ready)，征服並發現寶物，最後一搏擲骰；
    - 重新部署時離開河流，{ race-mudmen }增加，收回銀錘，放下護甲；
    - 回合末尾放置{ marker-queen }、{ marker-ghost }、魔戒和權杖；
    - 被擊敗的人放回部隊；
    - 領取錢幣，之後是{ find-altar_of_souls }。
book-ug-turn-q1 = 被擊敗的人什麼時候放回部隊？
book-ug-turn-a1 = 在你計算收入之前，這樣行竊和卓爾精靈看到的就是最後的局面。有一條[自訂規則](ug-house)把它放到收入之後，和第一盒一樣。

book-ug-decline = 衰落後還有什麼
book-ug-decline-also = 衰落 衰落後仍有效 保留
book-ug-decline-text =
    在地底，[衰落](sw-decline)之後繼續有效的東西更多：

    - { power-muddy }的泥塘和{ race-kraken }的河流照樣有收入；
    - { marker-queen }留在原地，放好的{ marker-armor }繼續防守；
    - { power-tomb }的種族保留所有部隊；
    - { power-wise }的種族每回合帶來 2 枚錢幣；
    - 攻佔{ race-liches }的人要付錢；
    - { power-reborn }的地區可以轉給你的新種族。

    { power-vanishing }正好相反：種族立即離開，每個地區付 2 枚錢幣。
book-ug-decline-q1 = 衰落種族被擊敗的部隊怎麼辦？
book-ug-decline-a1 = 只有 1 支時沒有什麼可救的。{ power-tomb }的種族損失 1 支，其餘放到自己的其他地區；沒有地區了，就全部回到備用堆。

book-ug-mix = 混合遊戲
book-ug-mix-also = 混合 兩盒 一起玩 合併
book-ug-mix-text =
    兩盒可以合在一起，在任一盒的地圖上玩。在這張地圖上沒有意義的內容留在盒中，新遊戲的畫面會列出來。

    - 提到河流的內容用於海洋和湖泊，提到海洋的內容也用於河流。
    - 山脈就是黑色山脈，沼澤就是泥塘，森林就是蘑菇森林。
    - 礦井符號等於採礦地區，魔法符號等於秘法水晶。

    在地面上，一部分失落部族由[怪物](ug-monsters)連同地點和遺物代替。
book-ug-mix-q1 = 第一盒的地圖上有幾個怪物？
book-ug-mix-a1 = 有怪物的地區比玩家數多一個，每個地區 2 個，而且這些地區互不相鄰。
book-ug-mix-q2 = 哪些內容會取出？
book-ug-mix-a2 = 例如地面上沒有裂口，就取出烈焰精靈和蜘蛛女；地底則取出與山丘、農田和洞窟有關的能力。

## 關於種族的問題
book-race-cultists-q1 = 遠古邪神可以移動嗎？
book-race-cultists-a1 = 可以，之後每個回合開始時，移到邪教徒佔領的任一地區。
book-race-drow-q1 = 旁邊有炎魔會影響收入嗎？
book-race-drow-a1 = 不會。只有其他種族和怪物才算，人物、地點和山脈都不算。
book-race-flames-q1 = 對方照常損失部隊嗎？
book-race-flames-a1 = 照常。他們的部隊不提高你的價格，但被擊敗的後果和平常一樣。
book-race-flames-q2 = 烈焰精靈可以利用裂口嗎？
book-race-flames-a2 = 不可以。火山立在裡面，那裡依舊不能進入。
book-race-gnomes-q1 = 對地精可以擲骰嗎？
book-race-gnomes-a1 = 可以，普通的最後一搏可以。{ race-will_o_wisps }的擲骰幫不上忙。
book-race-gnomes-q2 = 衰落的地精還受保護嗎？
book-race-gnomes-a2 = 不受，只有活躍的才受保護。有一條[自訂規則](ug-house)可以改變。
book-race-iron_dwarves-q1 = 銀錘可以單獨征服嗎？
book-race-iron_dwarves-a1 = 不可以，每次征服至少要有 1 個矮人。
book-race-kraken-q1 = 部隊可以重新部署到河流嗎？
book-race-kraken-a1 = 可以，放到已經佔領的河流。
book-race-liches-q1 = 沒有錢幣的人可以征服活躍的巫妖嗎？
book-race-liches-a1 = 可以。付費和禁止只針對衰落的巫妖。有一條[自訂規則](ug-house)擴大禁止的範圍。
book-race-lizardmen-q1 = 有部隊的河流也能透過嗎？
book-race-lizardmen-a1 = 能，除非那裡有其他玩家使地區免疫的人物。
book-race-mummies-q1 = 替換部隊也要多用 1 支嗎？
book-race-mummies-a1 = 不用。{ power-vampire }和{ find-shiny_orb }沒有價格，所以沒有什麼可加的。
book-race-shadow_mimes-q1 = 另一個組合上的錢幣怎麼辦？
book-race-shadow_mimes-a1 = 留在原處，只交換徽章。
book-race-spiderines-q1 = 還可以從地圖邊緣開始嗎？
book-race-spiderines-a1 = 可以，邊緣或任一裂口旁都行。
book-race-will_o_wisps-q1 = 擲得太小怎麼辦？
book-race-will_o_wisps-a1 = 本回合的征服就此結束。擲骰時最多可以差 3 支。

## 關於特殊能力的問題
book-power-fisher-q1 = 五個河邊地區值多少？
book-power-fisher-a1 = 2 枚錢幣：每滿 2 個地區得 1 枚。
book-power-flocking-q1 = 只有一個地區算連成一片嗎？
book-power-flocking-a1 = 算。
book-power-immortal-q1 = 炎魔會使不朽的種族損失部隊嗎？
book-power-immortal-a1 = 不會，除非[自訂規則](ug-house)另有規定。
book-power-magic-q1 = 百寶袋可以複製在同一地區起作用的遺物嗎？
book-power-magic-a1 = 不可以：同一地區不能有兩根權杖，同一次征服不能既用劍又把百寶袋當劍。
book-power-martyr-q1 = 那枚錢幣由誰付？
book-power-martyr-a1 = 由銀行立即付，每失去 1 個地區 1 枚，被替換也算。
book-power-quarreling-q1 = 因能力而相鄰的地區算連在一起嗎？
book-power-quarreling-a1 = 不算，只看印刷的邊界。有一條[自訂規則](ug-house)可以改變。
book-power-reborn-q1 = 轉給活躍種族算征服嗎？
book-power-reborn-a1 = 不算：不會發現寶物，不用付錢，也沒有戰鬥損失。那裡的地點和遺物轉歸你的活躍種族。
book-power-shield-q1 = 護甲以後可以移動嗎？
book-power-shield-a1 = 不可以，留到失去該地區為止。有一條[自訂規則](ug-house)允許收回。
book-power-tomb-q1 = 部隊什麼時候可以重新分配？
book-power-tomb-a1 = 只有一次，在種族衰落時、領取錢幣之前；每個地區至少留 1 支。
book-power-vampire-q1 = 手中要有部隊嗎？
book-power-vampire-a1 = 要，和每次征服一樣，儘管新部隊來自備用堆。
book-power-vampire-q2 = 營寨能救落單的部隊嗎？
book-power-vampire-a2 = 能。在混合遊戲中，營寨等於第二支部隊。
book-power-vanishing-q1 = 先前的衰落種族也會離開嗎？
book-power-vanishing-a1 = 會，和每次衰落一樣。
book-power-vengeful-q1 = 失敗的攻擊也算嗎？
book-power-vengeful-a1 = 算，攻擊你的衰落種族也算。兩者各有一條[自訂規則](ug-house)可以改變。

## 關於遺物和地點的問題
book-find-flying_doormat-q1 = 可以用於首次征服嗎？
book-find-flying_doormat-a1 = 只有你仍持有它時才行，所以不能憑空開始。
book-find-stinky_trolls_socks-q1 = 被擊敗的部隊到哪裡去？
book-find-stinky_trolls_socks-a1 = 全部回到主人手中，在回合結束時重新放下，一支也不損失。
book-find-scepter_of_avarice-q1 = 哪些收入加倍？
book-find-scepter_of_avarice-a1 = 那一個地區從銀行得到的：它的 1 枚錢幣，以及按地區計算的獎勵。來自其他玩家的錢幣，以及按所有地區合計的獎勵，都不加倍。
book-find-altar_of_souls-q1 = 可以棄掉一個地區最後的部隊嗎？
book-find-altar_of_souls-a1 = 可以，那個地區從此空閒。
book-find-diamond_fields-q1 = 它自己的地區算嗎？
book-find-diamond_fields-a1 = 算，同一種族佔領的其他每個相同地形的地區也算。
book-find-stonehedge-q1 = 抽到的徽章帶來部隊嗎？
book-find-stonehedge-a1 = 不帶來，只有能力。它一直屬於這個地點，誰佔領這裡誰就擁有它。
book-find-wickedest_pentacle-q1 = 可以把炎魔派到自己的地區嗎？
book-find-wickedest_pentacle-a1 = 可以，任何接壤的地區都行，包括自己的，損失和別人一樣。
book-marker-monsters-q1 = 怪物會回來嗎？
book-marker-monsters-a1 = 不會。
book-marker-balrog-q1 = 炎魔離開後，那個地區怎麼辦？
book-marker-balrog-a1 = 變為空閒，任何人都可以征服。

## 可以玩的地圖
book-ug-land-try = 試試看：先佔住河流，才到得了對岸。
book-ug-monsters-try = 試試看：擊敗旁邊的怪物，看看它們守著什麼。
book-race-spiderines-try = 試試看：點任一裂口旁的地區，不論多遠。
