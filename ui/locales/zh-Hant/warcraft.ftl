# 小小魔獸世界：種族、特殊能力、神器、傳奇地點、島嶼、標記。
game-warcraft = 小小魔獸世界
short-warcraft = 魔獸世界
box-warcraft = 小小魔獸世界

## 陣營
faction-alliance = 聯盟
faction-horde = 部落
faction-neutral = 中立
faction-title = 陣營
faction-rule = 聯盟種族在回合結束時，每奪取過一個部落種族的地區，得 1 枚錢幣；部落對聯盟也一樣。同一種族只算一次，活躍種族和衰落種族算兩個。中立種族和魚人既得不到、也不帶來這個獎勵。

## 種族
race-blood_elves = 血精靈
race-blood_elves-ability = 每個魔法地區 +1 錢幣。
race-blood_elves-rule = 你的血精靈每佔領 1 個魔法地區，回合結束時多得 1 枚錢幣。衰落後沒有額外收入。
race-draenei = 德萊尼
race-draenei-ability = 每位對手的回合中，第一支損失的部隊得以保留。
race-draenei-rule = 每位對手的回合中，因征服或其他能力將要損失的第一支德萊尼部隊回到你手中，和其他撤回的部隊一起重新部署。同一回合之後的損失照算。衰落後和其他種族一樣損失部隊。
race-warcraft_dwarves = 矮人
race-warcraft_dwarves-ability = 山脈地區 −2。
race-warcraft_dwarves-rule = 征服山脈地區時少用 2 支部隊，至少 1 支。先把山脈本身算進去：相鄰的空閒山脈只要 1 個。
race-ethereals = 以太族
race-ethereals-ability = 每回合一次：偷取相鄰的神器，或傳奇地點 −2。
race-ethereals-rule = 每回合一次，二選一。把己方地區旁一個正面朝上的神器，移到與它相鄰的己方地區，可以立即使用（本回合你已用過的除外）；或者征服一個有傳奇地點的相鄰地區，少用 2 支部隊，至少 1 支。偷取不必付費；哨塔和阿格拉瑪之盾可以擋住。
race-forsaken = 被遺忘者
race-forsaken-ability = 別人每損失 1 支部隊，可用 1 錢幣買 1 支新部隊。
race-forsaken-rule = 本回合你每使其他玩家損失 1 支部隊，或使 1 個魚人被棄掉，就可以付 1 枚錢幣得到 1 個新的被遺忘者；在征服之後、重新部署之前，只要備用堆還有（共 20 個）。你自己的衰落部隊不算，被德萊尼或禮拜堂保住的部隊也不算。
race-warcraft_gnomes = 地精
race-warcraft_gnomes-ability = 每回合一次空襲：任一陸地地區，先擲骰。
race-warcraft_gnomes-rule = 每回合一次，可以空襲任一島嶼的一個陸地地區，視同相鄰，不付遠遊費用：先指定地區，再擲骰，少用擲出的數量，至少 1 支部隊。若仍不夠，可以再擲一次作為最終征服（最多差 3 個）；也可以放棄，這次空襲就用掉了。空襲可以是首次征服。
race-goblins = 哥布林
race-goblins-ability = 相鄰地區的炸彈在你的下個回合開始時引爆。
race-goblins-rule = 回合結束時，可以在任意個由對手活躍種族佔領的相鄰地區各放 1 個炸彈，正面朝下。12 個炸彈中 6 個會爆炸，6 個是啞彈。你的下個回合開始時，若對手仍佔領該地區就翻開：爆炸視作征服，照常損失，但地區變為空閒；啞彈沒有效果；兩者都移出遊戲。若地區那時已空閒或屬於你，炸彈不翻開，放回炸彈堆頂。祥和與阿格拉瑪之盾的費用照付，不付則炸彈失效。哥布林衰落時，先翻開放出的炸彈。
race-warcraft_humans = 人類
race-warcraft_humans-ability = 2 個軍事目標：征服者得 2 錢幣，你也得 2 錢幣。
race-warcraft_humans-rule = 回合結束時，把最多 2 個軍事目標放到不同的、沒有被聯盟種族佔領的陸地地區。部落以外的種族征服這樣的地區，其玩家立即得 2 枚錢幣；若不是你征服的，你也得 2 枚，軍事目標回到你手中。部落征服則沒有獎勵，軍事目標留在原地。人類衰落後沒有軍事目標。
race-kobolds = 狗頭人
race-kobolds-ability = 所有洞窟地區都與他們相鄰。
race-kobolds-rule = 任何島嶼上有洞窟的地區都視為與他們相鄰，不付遠遊費用，也可以作為首次征服。
race-naga = 納迦
race-naga-ability = 可以征服海洋和湖泊，衰落後留下。
race-naga-rule = 可以征服海洋和湖泊地區（沒有部隊時需 2 個），也可以作為首次征服，並由此向外擴張。衰落後留在原地，照樣得到錢幣。只有自己也能佔領水域的種族，才能在水中攻擊他們。
race-night_elves = 夜精靈
race-night_elves-ability = 森林 −1，並放置小精靈之牆。
race-night_elves-rule = 征服森林地區時少用 1 支部隊，至少 1 支。每征服一個森林，就在那裡放 1 個小精靈之牆（每個地區 1 個，共 9 個）：征服該地區多用 1 支部隊，衰落後仍有效。地區被征服或變為空閒時移除。
race-warcraft_orcs = 獸人
race-warcraft_orcs-ability = 每征服 1 個聯盟的地區 +1 錢幣。
race-warcraft_orcs-rule = 每征服 1 個聯盟種族的地區，回合結束時得 1 枚錢幣，陣營獎勵另計。
race-pandaren = 熊貓人
race-pandaren-ability = 沒被他們攻擊的玩家，攻擊他們要付 2 錢幣。
race-pandaren-rule = 回合結束時，凡活躍種族沒有被熊貓人攻擊的玩家各得 1 個祥和標記，還沒有種族的玩家也有。失敗的嘗試和強制移動算攻擊，對衰落種族所做的不算。持有祥和標記的玩家，每回合首次攻擊熊貓人之前（征服、強制移動或傳送門交換）須付你 2 枚錢幣，付不出就不能攻擊。你的回合開始時收回所有祥和標記。
race-tauren = 牛頭人
race-tauren-ability = 每個地區至少 2 支部隊。
race-tauren-rule = 每次征服至少用 2 支部隊；集結、重新部署和衰落時每個地區留 2 個；最終征服也需要手中有 2 個。被擊敗時損失 1 個，衰落後全部損失。任何原因造成的單獨牛頭人，由你立即移到另一個己方地區；沒有其他地區則回到手中。
race-warcraft_trolls = 食人妖
race-warcraft_trolls-ability = 非空閒地區 −1。
race-warcraft_trolls-rule = 征服有魚人或種族部隊（活躍或衰落）的地區時，少用 1 支部隊，至少 1 支。只有山脈、要塞或小精靈之牆的地區仍算空閒。
race-worgen = 狼人
race-worgen-ability = 每回合 +2 錢幣，或付 1 錢幣使所有地區 −1。
race-worgen-rule = 你的每個回合（包括選取的那個回合）開始時必須選擇。人類形態：立即得 2 枚錢幣。狼人形態：付 1 枚錢幣，本回合征服任何地區都少用 1 支部隊，至少 1 支。沒有錢幣時只能選人類形態。進入衰落的回合不作選擇。
race-murloc = 魚人

## 特殊能力
power-archaeologist = 考古學家
power-archaeologist-ability = 每個神器和傳奇地點 +1 錢幣。
power-archaeologist-rule = 該種族的地區中每有 1 個正面朝上的神器或傳奇地點，回合結束時多得 1 枚錢幣。
power-battlemaster = 戰鬥大師
power-battlemaster-ability = 每征服 1 個非空閒地區 +1 錢幣。
power-battlemaster-rule = 每征服 1 個非空閒地區，該回合結束時多得 1 枚錢幣。有魚人或種族部隊（活躍或衰落）即為非空閒。
power-beastmaster = 馴獸師
power-beastmaster-ability = 每個山丘得 1 個野獸，最多 5 個。
power-beastmaster-rule = 除第一個回合外，每個回合開始時先棄掉所有野獸，再按當時佔領的山丘數量拿取，最多 5 個。野獸在征服、防禦和重新部署時都等同種族部隊。有野獸的地區被征服時，損失 1 個野獸而不是種族部隊。只由野獸佔領的地區，野獸離開後變為空閒。種族衰落時移除。
power-blacksmith = 鐵匠
power-blacksmith-ability = 任何地區 −1。
power-blacksmith-rule = 征服任何地區都少用 1 支部隊，至少 1 支。
power-champion = 勇士
power-champion-ability = 每回合一次，勇士獨自征服相鄰地區。
power-champion-rule = 每回合一次，手中至少有 1 支部隊時，勇士可以獨自征服一個相鄰地區，不論防禦多強；只有免疫的地區例外。勇士留在那裡，防禦時算 1 支部隊，可以像部隊一樣重新部署；下個回合收回再用，由它單獨佔領的地區那時變為空閒。勇士所在的地區被征服時不損失種族部隊：你付給對方 1 枚贖金（若有），勇士回到手中。種族衰落時移除。
power-defender = 守護者
power-defender-ability = 哨塔使田野免疫。
power-defender-rule = 回合結束時查看該種族的每個田野地區：若與它相鄰的地區中，該種族佔領的比其他任何一個種族（活躍或衰落，魚人算一個種族）都多，就放 1 個哨塔，其他哨塔移除。共 6 個。在下次查看之前，有哨塔的地區免疫所有征服和能力。種族衰落時移除。
power-enraged = 狂怒者
power-enraged-ability = 有 2 個以上守軍的地區，每個守軍得 1 錢幣。
power-enraged-rule = 征服的地區若有 2 支以上部隊防守，該回合結束時得到與守軍數量相同的錢幣。野獸也算；要塞、小精靈之牆和山脈不算。
power-explorer = 探險家
power-explorer-ability = 每個島嶼 +1 錢幣。
power-explorer-rule = 該種族佔有地區的每個島嶼，回合結束時多得 1 枚錢幣。
power-farmer = 農夫
power-farmer-ability = 每個田野 +1 錢幣。
power-farmer-rule = 種族活躍時，每佔領 1 個田野地區，回合結束多得 1 枚錢幣。
power-fisherman = 漁夫
power-fisherman-ability = 每個與海洋或湖泊相鄰的地區 +1 錢幣。
power-fisherman-rule = 該種族每佔領 1 個與海洋或湖泊地區相鄰的地區，回合結束時多得 1 枚錢幣。島嶼周圍的大海不算。
power-fort_garrison = 要塞駐軍
power-fort_garrison-ability = 每個地區 1 個要塞：防禦 +1，衰落後仍有效。
power-fort_garrison-rule = 該種族征服的每個地區都放 1 個要塞（每個地區 1 個，共 10 個）：征服該地區多用 1 支部隊，衰落後仍有效。地區被征服或變為空閒時移除。
power-herbalist = 草藥師
power-herbalist-ability = 每個山丘 +1 錢幣。
power-herbalist-rule = 種族活躍時，每佔領 1 個山丘地區，回合結束多得 1 枚錢幣。
power-intimidator = 脅迫者
power-intimidator-ability = 每回合三次：移走 1 支敵方部隊。
power-intimidator-rule = 每回合三次，在最終征服之前，把與己方相鄰的地區中 1 支部隊（活躍或衰落）移到同種族的另一個地區；若沒有這樣的地區，就棄掉。魚人永遠被棄掉。有小精靈之牆或要塞時要先移除，也算一次。山脈和勇士不能移動。因此空出的地區變為空閒，不算征服。
power-marsh_dweller = 沼地居民
power-marsh_dweller-ability = 攻擊其沼澤須付你 1 錢幣，衰落後仍有效。
power-marsh_dweller-rule = 凡攻擊該種族佔領的沼澤地區，須先付你 1 枚錢幣，每個地區都要付，衰落後仍有效。沒有錢幣的人不能攻擊。
power-miner = 礦工
power-miner-ability = 每個洞窟 +1 錢幣。
power-miner-rule = 種族活躍時，每佔領 1 個有洞窟的地區，回合結束多得 1 枚錢幣。
power-mountaineer = 巡山人
power-mountaineer-ability = 每個山脈 +1 錢幣。
power-mountaineer-rule = 種族活躍時，每佔領 1 個山脈地區，回合結束多得 1 枚錢幣。
power-portal_mage = 傳送門法師
power-portal_mage-ability = 每回合兩次：交換兩個魔法地區的一切。
power-portal_mage-rule = 每回合兩次，在最終征服之前，任意島嶼的兩個魔法地區交換其中的一切：部隊、魚人、要塞、小精靈之牆、神器、炸彈、軍事目標、野獸、勇士。山脈和傳奇地點留在原地。這不是征服：沒有損失，不得錢幣，也不翻開標記。免疫的地區不能交換。
power-ranger = 遊俠
power-ranger-ability = 每個森林 +1 錢幣。
power-ranger-rule = 種族活躍時，每佔領 1 個森林地區，回合結束多得 1 枚錢幣。
power-sailor = 水手
power-sailor-ability = 不付遠遊費用。
power-sailor-rule = 征服入口地區時不付遠遊費用，首次征服也一樣。
power-swampwalker = 沼澤行者
power-swampwalker-ability = 每個沼澤 +1 錢幣。
power-swampwalker-rule = 種族活躍時，每佔領 1 個沼澤地區，回合結束多得 1 枚錢幣。
power-origin-chosen = 這個徽章的部隊數由我們選定；沒有找到印刷的數字。

## 神器
find-aegis_of_aggramar = 阿格拉瑪之盾
find-aegis_of_aggramar-rule = 回合結束時放到己方一個地區：凡要征服它或對它使用能力的對手，須先付你 2 枚錢幣，每回合一次；付不出就不能。
find-ashes_of_alar = 歐爾的灰燼
find-ashes_of_alar-rule = 每回合一次，持有它的活躍種族可以征服任一島嶼的一個地區，視同相鄰：價格照舊，不付遠遊費用。之後灰燼留在那裡。
find-doomhammer = 毀滅之錘
find-doomhammer-rule = 每回合一次，只用 1 支部隊（牛頭人 2 個）征服一個可到達的地區，不論價格。付 2 枚錢幣給原來佔領它的玩家；空閒或魚人的地區則付給銀行；自己的衰落種族不必付。之後戰錘留在那裡。
find-frostmourne = 霜之哀傷
find-frostmourne-rule = 每回合一次，一次征服少用 2 支部隊，至少 1 支。之後劍留在那裡。
find-heart_of_azeroth = 艾澤拉斯之心
find-heart_of_azeroth-rule = 回合結束時放到己方一個地區：凡活躍種族佔領其相鄰地區的對手，各付你 1 枚錢幣（若有）。

## 傳奇地點
find-battleground = 戰場
find-battleground-rule = 佔領它的活躍種族獲得陣營獎勵時，若奪取同一種族 2 個以上地區，該種族算兩次。中立種族也能得到獎勵，每回合按收穫較多的一方計算。
find-dark_portal = 黑暗之門
find-dark_portal-rule = 佔領它的活躍種族多得 2 枚錢幣。
find-karazhan = 卡拉贊
find-karazhan-rule = 佔領它的活躍種族每有 1 個相同地形的其他地區，多得 1 枚錢幣。
find-lights_hope_chapel = 聖光之願禮拜堂
find-lights_hope_chapel-rule = 佔領它的活躍種族在任何地區受到攻擊時都不損失部隊：全部回到手中。
find-meeting_stone = 集合石
find-meeting_stone-rule = 佔領它的活躍種族征服入口地區時不付遠遊費用。
find-spirit_healer = 靈魂醫者
find-spirit_healer-rule = 佔領它的活躍種族每次重新部署時，從備用堆得 1 支新部隊（若有）。
find-well_of_eternity = 永恆之井
find-well_of_eternity-rule = 發現者把它放到同一島嶼的海洋或湖泊；若沒有，就改抽另一個傳奇地點。你的回合結束時，你的每個種族（衰落的也算），若佔領的井邊地區比其他任何一個種族都多，就多得 2 枚錢幣。魚人算一個種族；佔領水域本身不算。

## 島嶼與地圖
map-warcraft-2p = 2 人島嶼
map-warcraft-3p = 3 人島嶼
map-warcraft-4p = 4 人島嶼
map-warcraft-5p = 5 人島嶼
islands = 島嶼
islands-printed = 盒中的島嶼
islands-drawn = 隨機抽取
islands-chosen = 自選島嶼
islands-drawn-note = 開局時隨機決定用哪些島嶼、哪一面朝上。
island-l1a = 大型島嶼 1，甲面
island-l1b = 大型島嶼 1，乙面
island-l2a = 大型島嶼 2，甲面
island-l2b = 大型島嶼 2，乙面
island-m1a = 中型島嶼 1，甲面
island-m1b = 中型島嶼 1，乙面
island-m2a = 中型島嶼 2，甲面
island-m2b = 中型島嶼 2，乙面
island-s1a = 小型島嶼 1，甲面
island-s1b = 小型島嶼 1，乙面
island-s2a = 小型島嶼 2，甲面
island-s2b = 小型島嶼 2，乙面
island-size-l = 大型島嶼
island-size-m = 中型島嶼
island-size-s = 小型島嶼
island-side-a = 甲面
island-side-b = 乙面
left-out-islands = 此地圖沒有島嶼
ocean = 大海
ocean-note = 島嶼之間的大海不屬於任何人，不能征服。

## 地圖與棋子
terrain-field = 田野
symbol-cave = 洞窟
symbol-entry = 入口地區
symbol-entry-rule = 船隻在此登陸。沒有地區的種族從入口地區開始，之後也可以從任何地方來到入口地區；若不與該種族的地區相鄰，遠遊費用多用 1 支部隊。
marker-wall = 小精靈之牆
marker-fort = 要塞
marker-tower = 哨塔
marker-objective = 軍事目標
marker-bomb = 炸彈
marker-beast = 野獸
marker-champion = 勇士
marker-tile = 未翻開的標記
marker-murloc = 魚人
marker-harmony = 祥和
marker-aegis = 阿格拉瑪之盾
marker-heart = 艾澤拉斯之心
marker-well = 永恆之井
marker-wall-rule = 征服時多用 1 支部隊，衰落後仍有效。地區被征服或變為空閒時移除。
marker-fort-rule = 征服時多用 1 支部隊，衰落後仍有效。地區被征服或變為空閒時移除。
marker-tower-rule = 在其主人的下個回合結束前，這個地區免疫所有征服和能力。
marker-objective-rule = 征服此地區的玩家得 2 枚錢幣，人類玩家也得 2 枚。部落征服則沒有獎勵，軍事目標留在原地。
marker-bomb-rule = 哥布林的下個回合開始時，若其對手仍在這裡就翻開：炸彈有一半是啞彈。
marker-beast-rule = 每個在防禦時算 1 支部隊，先於種族部隊損失。
marker-champion-rule = 防禦時算 1 支部隊。被擊敗時種族部隊不損失，主人付 1 枚錢幣。
marker-tile-rule = 一個神器或傳奇地點：由第一個進入的種族翻開，此後一直正面朝上。
marker-murloc-rule = 不屬於任何人，視為衰落種族。被擊敗就棄掉。
marker-harmony-rule = 持有祥和標記的玩家，每回合首次攻擊熊貓人之前須付其玩家 2 枚錢幣。
piece-wall = 小精靈之牆
piece-fort = 要塞
piece-tower = 哨塔
piece-objective = 軍事目標
piece-bomb = 炸彈
piece-beast = 野獸
piece-champion = 勇士
piece-murloc = 魚人
piece-harmony = 祥和
piece-tile = 未翻開的標記
piece-aegis = 阿格拉瑪之盾
piece-heart = 艾澤拉斯之心
piece-well = 永恆之井
piece-intimidate = 強制移動
piece-swap = 傳送門交換
piece-strike = 空襲
piece-claim = 神器或地點
figure-bomb-note = 點選由對手活躍種族佔領的相鄰地區。
figure-objective-note = 點選沒有被聯盟種族佔領的陸地地區。
figure-tower-note = 點選要免疫的田野。
figure-aegis-note = 點選要保護的地區：攻擊者須付你 2 枚錢幣。
figure-heart-note = 點選己方地區：每位鄰居付 1 枚錢幣。
figure-well-note = 點選此島嶼的海洋或湖泊：永恆之井放在那裡。
bombs-left = 炸彈堆還有 { $count } 個
tiles-left = 未翻開的神器與傳奇地點：{ $count }
uses-intimidate = 還可強制移動 { $count } 次
uses-swap = 還可交換 { $count } 次
uses-strike = { $count ->
    [0] 空襲已用
   *[other] 可以空襲
}
uses-champion = { $count ->
    [0] 勇士已用
   *[other] 勇士待命
}
uses-claim = { $count ->
    [0] 本回合已用：神器或地點
   *[other] 可以偷取神器，或傳奇地點 −2
}
in-harmony = 與熊貓人祥和
form-human = 人類形態
form-wolf = 狼人形態
tool-ashes = 歐爾的灰燼
tool-doomhammer = 毀滅之錘
tool-frostmourne = 霜之哀傷
tool-claim = 以太族：−2

## 現在要做什麼
expect-bombs = 引爆炸彈：付費翻開受保護的炸彈，或任其失效。
expect-form = 選擇人類形態或狼人形態。
expect-strike = 空襲兵力不足：再擲一次，或放棄。
expect-recruit = 要招募被遺忘者嗎？每個 1 枚錢幣。
expect-shift = 有牛頭人落單：移到另一個己方地區。
expect-well = 把永恆之井放到海洋或湖泊。

## 可以做的事
do-form-human = 人類形態：+2 錢幣
do-form-wolf = 狼人形態：付 1 錢幣，任何地區 −1
do-detonate = 付 { $coins } 翻開炸彈
do-let-bombs-go = 任炸彈失效
do-champion = 派出勇士
do-strike = 空襲：先擲骰
do-strike-again = 最終征服：{ $percent }%
do-let-strike-go = 放棄空襲
do-steal = 偷取：{ $find }
do-intimidate = 把部隊移到這裡
do-intimidate-discard = 棄掉部隊
do-intimidate-wall = 移除{ $piece }
do-swap = 交換兩個地區
do-recruit = 付 1 錢幣招募
do-recruit-more = 付 1 錢幣招募（還可 { $count }）
do-no-recruit = 不再招募
do-shift = 牛頭人移到這裡
do-choose-intimidate = 脅迫……
do-choose-swap = 交換地區……
do-choose-steal = 偷取神器……
do-other-region = 另選地區
champion-note = 不論防禦多強，勇士獨自征服並留在那裡。
strike-note = 先擲骰以減少費用。若不夠，可再擲一次作為最終征服，否則這次空襲就用掉了。
claim-note = 以太族本回合的能力：征服傳奇地點少用 2 支部隊。
doomhammer-note = 只需 { $count } 支部隊。付 2 枚錢幣給佔領該地區的玩家，沒有則付給銀行。
spot-detonate = 炸彈
spot-detonate-note = 點選炸彈：付費後翻開。留下的炸彈失效。
spot-intimidate = 強制移動
spot-intimidate-note = 點選與己方相鄰的地區，再點選部隊要去的地區。
spot-intimidate-to = 移到哪裡
spot-intimidate-to-note = 點選該種族的另一個地區。
spot-intimidate-off-note = 該種族沒有其他地區：棄掉這支部隊。
spot-intimidate-murloc-note = 魚人會被棄掉。
spot-intimidate-wall-note = 必須先移除小精靈之牆或要塞，這也算一次。
spot-swap = 傳送門交換
spot-swap-note = 點選兩個魔法地區：除了山脈和傳奇地點，一切互換。
spot-swap-other = 與哪個地區交換
spot-swap-other-note = 點選另一個魔法地區。
spot-steal = 神器
spot-steal-note = 選擇相鄰的神器，再選擇它要移到的己方地區。
spot-steal-to-note = 點選它要移到的己方地區。
spot-shift = 落單的牛頭人
spot-shift-note = 點選牛頭人的另一個地區：落單的部隊移到那裡。
form-note = 狼人形態：本回合征服任何地區少用 1 支部隊。
recruit-note = 1 枚錢幣換 1 支新部隊，和其他部隊一起部署。

## 費用
fees = 另付 { $coins } 枚錢幣
fee-to = 付給 { $name } { $coins } 枚錢幣（{ $cause }）
fee-bank = 付給銀行 { $coins } 枚錢幣（{ $cause }）
fees-note = 宣佈攻擊時支付，不退還。

## 價格、錢幣與部隊的來由
cause-murloc = 魚人
cause-voyage = 遠遊
cause-wall = 小精靈之牆
cause-fort = 要塞
cause-beast = 野獸
cause-beasts = 野獸
cause-champion = 勇士
cause-frostmourne = 霜之哀傷
cause-claim = 以太族：傳奇地點
cause-doomhammer = 毀滅之錘
cause-strike = 空襲的骰點
cause-marsh_dweller = 沼地居民的過路費
cause-harmony = 與熊貓人的祥和
cause-aegis_of_aggramar = 阿格拉瑪之盾
cause-heart_of_azeroth = 艾澤拉斯之心
cause-liches = 巫妖
cause-objective = 軍事目標
cause-human_form = 人類形態
cause-wolf_form = 狼人形態
cause-recruit = 招募
cause-forsaken = 被遺忘者的新兵
cause-spirit_healer = 靈魂醫者
cause-faction = 陣營獎勵

## 為何不能征服
blocked-cannot_pay_fee = 攻擊這裡要付 { $coins } 枚錢幣，你的錢幣不夠。
blocked-lone_tauren = 牛頭人不能落單：手中需要 2 支部隊。
blocked-not_next_to = 不與己方地區相鄰。
blocked-no_uses_left = 本回合的次數已用完。
blocked-choose_form = 請先選擇人類形態或狼人形態。
blocked-not_there = 不能用在這裡。
blocked-other_faction = 你的隊伍只能使用自己陣營的種族。

## 記錄
event-bomb = { $exploded ->
    [yes] { $name } 在{ $region } 的炸彈爆炸。
   *[no] { $name } 在{ $region } 的炸彈是啞彈。
}
event-form = { $form ->
    [wolf] { $name } 選擇狼人形態：任何地區少用 1 支部隊。
   *[human] { $name } 選擇人類形態。
}
event-spent = { $name } 付給銀行 { $coins } 枚錢幣（{ $cause }）。
event-moved = { $has ->
    [yes] { $name } 把{ $region } 的{ $piece }強制移到{ $to }。
   *[no] { $name } 棄掉{ $region } 的{ $piece }。
}
event-shifted = { $name } 把落單的牛頭人移到{ $region }。
event-swapped = { $name } 交換{ $region } 與{ $other }。
event-stolen = { $name } 偷取{ $find }：從{ $from } 移到{ $region }。
event-harmony = 與 { $name } 祥和：{ $names }。
event-laid = { $find }現在位於{ $region }。
event-replaced_find = 島上沒有水域：{ $find }移除，改抽另一個傳奇地點。

## 組隊
teams = 組隊：決戰艾澤拉斯
teams-short = 組隊
teams-note = 這是我們自己的理解：沒有找到印刷的變體規則單頁。聯盟與部落兩隊，座位在兩隊之間交替，每人只能從自己的那一列選取本陣營的種族。人數為單數時，最後一位單獨使用中立種族。隊友之間可以互相攻擊。
teams-off = 各自為戰
teams-scoring = 隊伍如何計分
teams-highest = 最富的隊員
teams-lowest = 最窮的隊員
teams-sum = 全隊合計
teams-highest-note = 以錢幣最多的隊員代表全隊。
teams-lowest-note = 以錢幣最少的隊員代表全隊。
teams-sum-note = 以全隊錢幣的總和計算。
teams-column = { $team ->
    [alliance] 聯盟種族
    [horde] 部落種族
   *[neutral] 中立種族
}
teams-other-column = 其他隊伍的種族
team-alliance = 聯盟
team-horde = 部落
team-neutral = 中立種族
team-of = 所屬：{ $team }
team-wins = { $team ->
    [alliance] 聯盟獲勝
    [horde] 部落獲勝
   *[neutral] 中立種族獲勝
}
team-shares = 各隊並列獲勝
team-coins = 全隊 { $coins } 枚錢幣
teams-result = 隊伍

## 開局
setup-teams_not_here = 只有小小魔獸世界可以組隊。請選擇它，或不組隊。

## 自訂規則
house-own_declined_pays_faction = 自己的衰落種族也帶來獎勵
house-own_declined_pays_faction-text = 奪取自己對立陣營的衰落種族的地區，也得陣營獎勵。
house-bombs_hit_new_holder = 炸彈傷及新的佔領者
house-bombs_hit_new_holder-text = 地區後來被另一位對手佔領時，炸彈留下並傷及他。關閉：炸彈放回炸彈堆。
house-explosions_pay_bonuses = 爆炸算作征服
house-explosions_pay_bonuses-text = 炸彈爆炸在哥布林的回合中也計入陣營獎勵、戰鬥大師和狂怒者。
house-naga_safe_on_water = 納迦在水中受保護
house-naga_safe_on_water-text = 只有自己也能佔領水域的種族，才能攻擊水中的部隊。關閉：任何種族都可以。
house-worgen_choose_when_picked = 狼人立即選擇形態
house-worgen_choose_when_picked-text = 選取狼人的那個回合也要選擇形態。
house-doomhammer_needs_reach = 毀滅之錘須能到達
house-doomhammer_needs_reach-text = 毀滅之錘只能用於該種族本來可到達的地區。關閉：任何地區。
house-chapel_protects_all = 禮拜堂保護所有地區
house-chapel_protects_all-text = 聖光之願禮拜堂使佔領它的種族在所有地區都不損失部隊。關閉：只限禮拜堂所在的地區。
house-beasts_break_ties = 野獸計入平手判定
house-beasts_break_ties-text = 錢幣相同時，野獸算作種族部隊。
house-strike_may_become_attempt = 空襲可轉為最終征服
house-strike_may_become_attempt-text = 地精的空襲不夠時，可以再擲一次作為最終征服。關閉：空襲就此用掉。
house-strike_may_be_first = 空襲可以是首次征服
house-strike_may_be_first-text = 沒有地區的地精可以用空襲進入。
house-failed_attack_spoils_harmony = 失敗的攻擊破壞祥和
house-failed_attack_spoils_harmony-text = 熊貓人失敗的嘗試或強制移動，算作攻擊該玩家。
house-swap_needs_harmony = 對熊貓人的交換須付費
house-swap_needs_harmony-text = 持有祥和標記的玩家，用傳送門交換熊貓人的地區之前也須付費。
house-murlocs_count_for_majority = 魚人計入多數
house-murlocs_count_for_majority-text = 判定哨塔和永恆之井時，所有魚人算一個種族。
house-fisherman_counts_ocean = 漁夫也算大海
house-fisherman_counts_ocean-text = 島嶼海岸上的地區也給漁夫錢幣，不限於與海洋或湖泊地區相鄰。
house-declined_tokens_recruit = 自己的衰落部隊也可招募
house-declined_tokens_recruit-text = 你使自己的衰落種族損失的部隊，也可用來招募被遺忘者。
house-far_reach_pays_voyage = 遠距也付遠遊費用
house-far_reach_pays_voyage-text = 空襲和歐爾的灰燼前往遠處的入口地區也付遠遊費用；狗頭人前往洞窟仍然免付。
house-beasts_alone_count_hills = 野獸佔領的山丘也算
house-beasts_alone_count_hills-text = 只由野獸佔領的山丘，在野獸離開之前仍計入新野獸的數量。
house-objectives_on_water = 軍事目標可在水中
house-objectives_on_water-text = 軍事目標也可以放到海洋和湖泊。
