# 小小魔獸世界的規則書：新的內容，以及關於棋子的問題。連結的寫法見 ui/book/text.js。

book-wc-aim = 有什麼不同
book-wc-aim-also = 魔獸 不同 區別 新內容 艾澤拉斯
book-wc-aim-text =
    玩法和小小世界一樣：選擇種族，征服，重新部署，領取錢幣，衰落；[市場](sw-market)、[擲骰](sw-die)和[結束](sw-end)都相同。新的內容有：

    - 每局隨機組成的[島嶼](wc-setup)，代替單張地圖；
    - 從一個島嶼到另一個的[遠遊](wc-voyage)；
    - 互相爭鬥就能得獎勵的[陣營](wc-factions)：聯盟與部落；
    - 藏著的[神器與傳奇地點](wc-finds)，等著第一個登陸的人；
    - { marker-murloc }，代替失落部族。
book-wc-aim-q1 = 一共玩幾個回合？
book-wc-aim-a1 = 2 或 3 人 10 個，4 人 9 個，5 人 8 個。

book-wc-setup = 島嶼
book-wc-setup-also = 開局 島嶼 版面 魚人 準備
book-wc-setup-text =
    世界由大、中、小型島嶼組成：

    - 2 人：大型和小型各 1 個
    - 3 人：大、中、小型各 1 個
    - 4 人：大型 1 個，中型 2 個，小型 1 個
    - 5 人：大型 2 個，中型 1 個，小型 2 個

    用哪些島嶼、哪一面朝上，開局時隨機決定。島嶼之間永不相鄰。

    地圖標出的地方放上{ marker-murloc }，山脈放上標記，每位玩家對應一個面朝下的[神器或地點](wc-finds)。每人有 5 枚錢幣。
book-wc-setup-q1 = 可以自選島嶼嗎？
book-wc-setup-a1 = 可以，在開始新遊戲時選擇。
book-wc-setup-q2 = 島嶼周圍的大海算地區嗎？
book-wc-setup-a2 = 不算。它不屬於任何人，不能征服；只有印在島上的海洋和湖泊才是地區。

book-wc-voyage = 遠遊與入口地區
book-wc-voyage-also = 船錨 船 島嶼 入口 遠遊 首次征服 渡海
book-wc-voyage-text =
    有船錨的地區是入口地區。沒有地區的種族從這裡開始；之後也可以從任何地方來到任一島嶼的入口地區。

    入口地區若不與同一種族的地區相鄰，就要多用 1 支部隊，這就是遠遊。所以首次征服至少要 3 支。相鄰的入口地區不用遠遊。

    其他地區照舊只能從相鄰的地方征服。{ power-sailor }的種族，以及佔領{ find-meeting_stone }的種族，不付遠遊費用。
book-wc-voyage-q1 = 在那個島上已有地區，還要付遠遊費用嗎？
book-wc-voyage-a1 = 要，除非其中一個地區與入口地區相鄰。
book-wc-voyage-q2 = 空襲要付嗎？
book-wc-voyage-a2 = 不用。凡是「視同相鄰」的征服都不付遠遊費用：{ race-warcraft_gnomes }的空襲、{ find-ashes_of_alar }，以及{ race-kobolds }的洞窟。
book-wc-voyage-q3 = 海洋和湖泊是入口地區嗎？
book-wc-voyage-a3 = 不是，只有{ race-naga }能佔領它們。

book-wc-factions = 聯盟、部落、中立
book-wc-factions-also = 陣營 聯盟 部落 中立 獎勵
book-wc-factions-text =
    大多數種族屬於聯盟或部落。回合結束時，本回合你的活躍種族從幾個敵對陣營的種族手中奪取過地區，就得幾枚錢幣。

    同一種族不論失去多少地區都只算一次。活躍種族和衰落種族算兩個，即使屬於同一位玩家；你自己的衰落種族也算。

    中立種族和{ marker-murloc }既得不到、也不帶來這個獎勵。衰落的回合沒有這個獎勵。
book-wc-factions-q1 = 我的衰落種族能得到獎勵嗎？
book-wc-factions-a1 = 不能，只有正在征服的活躍種族才能。
book-wc-factions-q2 = 把部隊推走算嗎？
book-wc-factions-a2 = 不算。被{ power-intimidator }或傳送門清空的地區不算征服。

book-wc-finds = 神器與傳奇地點
book-wc-finds-also = 神器 傳奇地點 翻開 隱藏 標記
book-wc-finds-text =
    有幾位玩家，就有幾個標記面朝下放在島上。第一個進入那個地區的人把它翻開，從此一直正面朝上，當時就可以使用。

    神器和地點都只供佔領該地區的活躍種族使用。地點留在原處。神器用於征服後，移到所征服的地區；{ find-aegis_of_aggramar }和{ find-heart_of_azeroth }則在回合結束時由你放到任意己方地區。每件神器每回合用一次。
book-wc-finds-q1 = 神器會被奪走嗎？
book-wc-finds-a1 = 會隨地區一起易手；{ race-ethereals }還能從相鄰的地區偷走。
book-wc-finds-q2 = 對衰落種族有用嗎？
book-wc-finds-a2 = 沒有，只有{ find-well_of_eternity }在衰落後仍帶來錢幣。
book-wc-finds-q3 = 用過之後當回合又失去它怎麼辦？
book-wc-finds-a3 = 每件神器每回合只供同一位玩家使用一次，偷回來也不能再用。

book-wc-fees = 攻擊要付的錢幣
book-wc-fees-also = 費用 過路費 錢幣 祥和 盾 沼澤 毀滅之錘 贖金
book-wc-fees-text =
    有些攻擊在宣佈時就要付錢，在擲骰之前。付不出就不能攻擊，擲骰失敗也不退還。

    - { power-marsh_dweller }種族的沼澤：每個 1 枚；
    - { race-pandaren }，若你持有{ marker-harmony }：每回合一次，2 枚；
    - { find-aegis_of_aggramar }所在的地區：每回合一次，2 枚；
    - { find-doomhammer }：付 2 枚給原來佔領那裡的玩家。

    並非自己選擇的付款，例如{ power-champion }被擊敗時的贖金，有多少付多少。
book-wc-fees-q1 = 會欠錢幣嗎？
book-wc-fees-a1 = 不會，錢幣永遠不會少於零。

book-wc-turn = 回合的順序
book-wc-turn-also = 順序 回合 步驟 時機
book-wc-turn-text =
    新的種族各有自己的時機：

    - 回合開始時翻開炸彈，收回{ marker-harmony }，{ race-worgen }選擇形態，計算野獸；
    - 然後[集結](sw-ready)和征服；交換、強制移動和偷取都在最後一搏擲骰之前；
    - 征服之後購買{ race-forsaken }，{ find-spirit_healer }帶來 1 支部隊；
    - 重新部署；
    - 回合末尾放置炸彈、軍事目標、祥和、哨塔、阿格拉瑪之盾和艾澤拉斯之心；
    - 領取錢幣，然後被擊敗的人放回部隊。
book-wc-turn-q1 = 同一回合可以使用幾種「每回合一次」的能力嗎？
book-wc-turn-a1 = 可以，各一次，順序任意。

book-wc-decline = 衰落後還有什麼
book-wc-decline-also = 衰落 衰落後仍有效 保留
book-wc-decline-text =
    種族[衰落](sw-decline)之後，留下的有：每個{ marker-fort }和{ marker-wall }，水中的{ race-naga }，成對的{ race-tauren }，{ power-marsh_dweller }的沼澤過路費，以及{ find-well_of_eternity }的錢幣。

    離開的有：{ marker-champion }、野獸、哨塔、軍事目標、祥和，以及所有減免。只由野獸或勇士守著的地區，從此空閒。

    衰落的回合每個地區 1 枚錢幣，沒有陣營獎勵，也不能使用能力。{ race-goblins }的炸彈先翻開。
book-wc-decline-q1 = 有幾支衰落部隊的地區被征服時怎麼辦？
book-wc-decline-a1 = 全部損失。

book-wc-teams = 組隊
book-wc-teams-also = 隊伍 組隊 變體 爭霸 搭檔
book-wc-teams-text =
    組隊遊戲是聯盟對部落。每位玩家只能從自己隊伍那一列市場中選擇自己陣營的種族；人數為單數時，最後一位單獨使用中立種族。

    兩隊的座位交錯。搭檔之間也可以互相攻擊。最後以什麼代表一隊，事先約定：最富有的成員、最窮的成員，或全隊錢幣的總和。

    這個變體的印刷說明沒有找到，這裡是我們根據相關介紹的理解。
book-wc-teams-q1 = 攻擊搭檔有陣營獎勵嗎？
book-wc-teams-a1 = 沒有，搭檔的種族和你屬於同一陣營。

## 關於種族的問題
book-race-draenei-q1 = 禮拜堂會用掉那次保留嗎？
book-race-draenei-a1 = 不會。先算{ find-lights_hope_chapel }，所以德萊尼在那個回合之後仍可保留一支。
book-race-warcraft_dwarves-q1 = 空閒的山脈要多少部隊？
book-race-warcraft_dwarves-a1 = 1 支：土地 2，山脈 1，減 2。
book-race-ethereals-q1 = 偷來的神器可以立即使用嗎？
book-race-ethereals-a1 = 可以，除非本回合你已經用過它。
book-race-forsaken-q1 = 自己的衰落部隊算嗎？
book-race-forsaken-a1 = 不算，只算你造成其他玩家損失的部隊和魚人。
book-race-warcraft_gnomes-q1 = 空襲擲骰後還不夠怎麼辦？
book-race-warcraft_gnomes-a1 = 可以再擲一次作為最後一搏，最多差 3 支；也可以放棄，這次空襲就用掉了。
book-race-goblins-q1 = 別人佔領了有炸彈的地區怎麼辦？
book-race-goblins-a1 = 炸彈留下，炸到那時站在那裡的人，只要他是哥布林玩家的對手。有一條[自訂規則](wc-house)可以改變。
book-race-goblins-q2 = 爆炸算征服嗎？
book-race-goblins-a2 = 算，照常損失部隊，也有陣營獎勵，但地區變為空閒。
book-race-warcraft_humans-q1 = 軍事目標可以放在空閒地區嗎？
book-race-warcraft_humans-a1 = 可以，任何沒有被聯盟種族佔領的陸地地區都行。
book-race-naga-q1 = 誰能在水中攻擊他們？
book-race-naga-a1 = 只有自己也能佔領水域的種族。
book-race-night_elves-q1 = 失去森林時，小精靈之牆會消失嗎？
book-race-night_elves-a1 = 會，被征服或變為空閒時移除。征服下一個森林時會再放，最多 9 個。
book-race-pandaren-q1 = 擲骰失敗算攻擊熊貓人嗎？
book-race-pandaren-a1 = 算。宣佈攻擊時就要付祥和的費用。
book-race-tauren-q1 = 只剩一個單獨的牛頭人怎麼辦？
book-race-tauren-a1 = 由你立即移到另一個己方地區；沒有的話，回到手中。
book-race-warcraft_trolls-q1 = 只有要塞的地區算非空閒嗎？
book-race-warcraft_trolls-a1 = 不算，只有部隊才算。
book-race-worgen-q1 = 每回合都要選擇形態嗎？
book-race-worgen-a1 = 要，選取的那個回合也要，但衰落時不用。沒有錢幣就是人類形態。

## 關於特殊能力的問題
book-power-beastmaster-q1 = 第一個回合有野獸嗎？
book-power-beastmaster-a1 = 沒有。之後每個回合開始時，按當時佔領的山丘數量拿取。
book-power-champion-q1 = 勇士需要部隊嗎？
book-power-champion-a1 = 手中要有 1 支才能開始，但不會用掉。
book-power-champion-q2 = 由他單獨佔領的地區，他離開後怎麼辦？
book-power-champion-a2 = 收回勇士時，那個地區變為空閒，要重新征服。
book-power-defender-q1 = 「比其他任何一個種族都多」怎麼算？
book-power-defender-a1 = 每個種族單獨算，活躍或衰落都算，魚人算一個種族。你的種族佔領的相鄰地區要比它們每一個都多。
book-power-enraged-q1 = 有三個守軍的地區值多少？
book-power-enraged-a1 = 3 枚錢幣。
book-power-fisherman-q1 = 大海算嗎？
book-power-fisherman-a1 = 不算，只算印在島上的海洋和湖泊。
book-power-fort_garrison-q1 = 10 個要塞都放出去了怎麼辦？
book-power-fort_garrison-a1 = 新的地區就沒有要塞。
book-power-intimidator-q1 = 部隊移到哪裡由誰決定？
book-power-intimidator-a1 = 由你決定，在它的種族佔領的地區之中選擇。
book-power-portal_mage-q1 = 空閒的魔法地區可以交換嗎？
book-power-portal_mage-a1 = 可以，其他島嶼的也行，只有免疫的地區不行。
book-power-marsh_dweller-q1 = 攻擊失敗也要付過路費嗎？
book-power-marsh_dweller-a1 = 要，宣佈攻擊時就付。

## 關於神器、地點和棋子的問題
book-find-ashes_of_alar-q1 = 可以用來征服水域嗎？
book-find-ashes_of_alar-a1 = 只有能佔領水域的種族可以。
book-find-doomhammer-q1 = 任何地方都到得了嗎？
book-find-doomhammer-a1 = 不是，地區必須能到達：相鄰，或有船錨。
book-find-battleground-q1 = 中立種族佔領它能得到什麼？
book-find-battleground-a1 = 每回合按收穫較多的一方得到獎勵。其他都不變，它仍是中立。
book-find-lights_hope_chapel-q1 = 它保護衰落部隊嗎？
book-find-lights_hope_chapel-a1 = 不保護，只保護佔領它的活躍種族，在其所有地區都有效。
book-find-well_of_eternity-q1 = 兩個種族佔領的井邊地區一樣多怎麼辦？
book-find-well_of_eternity-a1 = 兩個都得不到。
book-find-spirit_healer-q1 = 新部隊放在哪裡？
book-find-spirit_healer-a1 = 作為重新部署的一部分，放到任意己方地區。
book-marker-murloc-q1 = 魚人算陣營獎勵嗎？
book-marker-murloc-a1 = 不算，它們是中立的。但它們的地區是非空閒的；擊敗魚人後，{ race-forsaken }可以買 1 支部隊。
book-marker-bomb-q1 = 有多少炸彈是真的？
book-marker-bomb-a1 = 12 箇中有 6 個。整局遊戲只用這一堆。
book-marker-tile-q1 = 什麼時候翻開？
book-marker-tile-a1 = 第一個種族進入該地區時，此後一直正面朝上。

## 可以玩的地圖
book-wc-voyage-try = 試試看：比較遠處的入口地區和相鄰的入口地區。
book-wc-finds-try = 試試看：進入有未翻開標記的地區。
book-race-warcraft_gnomes-try = 試試看：空襲遠處的地區，骰子會讓它更便宜。
