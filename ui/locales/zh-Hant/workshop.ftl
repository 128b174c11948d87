# 工坊：自己設計的種族和特殊能力，以及各種能力的說明。

## 能力所說的地區。
where-anywhere = 地區
where-of = { $terrains }地區
where-with = { $symbol }地區
where-coast = 臨水的陸地地區
where-beside_own = 與自己佔領的{ $terrains }相鄰的地區
where-with_place = 有地點的地區
where-shore = 與海洋或湖泊相鄰的地區
where-occupied = 非空閒地區
count-coins = { $form ->
    [long] { $count } 枚錢幣
   *[short] { $count } 錢幣
}
count-tokens = { $count } 支部隊
able-nothing = 沒有能力。
able-nothing-rule = { $kind ->
    [race] 這個種族沒有能力，靠的就是數量。
   *[power] 這個特殊能力沒有其他效果，靠的就是數量。
}
able-unknown = 此版本不認得的能力。
able-unknown-rule = 它有一項能力，此版本的 Elbowroom 還不認得。

## 錢幣
able-income = 每個{ $what } +{ $sum }{ $declined ->
    [yes] ，衰落後仍有效
   *[no] {""}
}。
able-income-rule = 該種族每佔領 1 個{ $what }，回合結束時多得 { $sum }{ $declined ->
    [yes] ，衰落後仍然有效
   *[no] {""}
}。
able-income_per = 每 { $every } 個{ $what } +1 錢幣。
able-income_per-rule = 該種族每佔領 { $every } 個{ $what }，回合結束時多得 1 枚錢幣。
able-crowded = 每個有 { $force }以上的地區 +1 錢幣。
able-crowded-rule = 每個有 { $force }以上該種族部隊的地區，回合結束時多得 1 枚錢幣。
able-united = 所有地區連成一片時 +{ $sum }。
able-united-rule = 若該種族的所有地區相鄰成一片，回合結束時多得 { $sum }。因能力而相鄰的也算。
able-toll = 衰落後，攻佔者每個地區付你 { $sum }。
able-toll-rule = 該種族衰落後，對手每征服它的 1 個地區，就付給你 { $sum }。付不出就不能征服。
able-pension = 衰落後每回合 +{ $sum }。
able-pension-rule = 種族衰落後只要還有地區，你的每個回合結束時多得 { $sum }，衰落的那個回合也算。
able-wage = 每回合 +{ $sum }。
able-wage-rule = 種族活躍時，你的每個回合結束多得 { $sum }，不論佔領多少地區。
able-dowry = 第一個回合結束時得 { $sum }。
able-dowry-rule = 該種族的第一個回合結束時，多得 { $sum }，僅此一次。
able-plunder = 每征服 1 個非空閒地區 +{ $sum }。
able-plunder-rule = 該種族每征服 1 個非空閒地區，該回合結束時多得 { $sum }。有失落部族、怪物、魚人或任何種族部隊（活躍或衰落）即為非空閒。
able-secluded-rule = 該種族的每個地區，若接壤的地區都沒有其他種族（包括你自己的衰落種族）也沒有怪物，多得 1 枚錢幣。
able-scattered-rule = 每一塊由邊界相連的地區多得 1 枚錢幣：全部相連得 1 枚，越分散越多。
able-steals-rule = 回合結束時，凡在與該種族接壤的地區有活躍部隊的玩家，各付你 1 枚錢幣（若有）。免疫地區中的部隊不算。
able-martyrs-rule = 每當對手征服該種族的 1 個地區，你立即得 1 枚錢幣。
able-feud = 每征服 1 個{ $faction ->
    [alliance] 聯盟
    [horde] 部落
   *[neutral] 中立種族
}的地區 +1 錢幣。
able-feud-rule = 該種族每征服 1 個{ $faction ->
    [alliance] 聯盟種族
    [horde] 部落種族
   *[neutral] 中立種族
}的地區，回合結束時多得 1 枚錢幣。
able-enraged-rule = 征服的地區若有 2 支以上部隊防守，該回合結束時得到與守軍數量相同的錢幣。建在那裡的東西不算。
able-explores-rule = 該種族佔有地區的每個島嶼，回合結束時多得 1 枚錢幣。
able-collects-rule = 該種族的地區中每有 1 個正面朝上的神器或傳奇地點，回合結束時多得 1 枚錢幣。
able-objectives = { $count } 個軍事目標：征服者得 2 錢幣，你也得 2 錢幣。
able-objectives-rule = 回合結束時，把最多 { $count } 個軍事目標放到沒有被聯盟種族佔領的陸地地區，每個地區 1 個。部落以外的種族征服這樣的地區，其玩家立即得 2 枚錢幣；若不是你征服的，你也得 2 枚。衰落後沒有軍事目標。
able-region_toll = 攻擊其{ $what }須付你 { $sum }，衰落後仍有效。
able-region_toll-rule = 凡攻擊該種族佔領的{ $what }，須先付你 { $sum }，每個地區都要付，衰落後仍有效。付不出就不能攻擊。
able-harmony-rule = 回合結束時，凡活躍種族沒有被該種族攻擊的玩家各得 1 個祥和標記。持有標記的玩家，每回合首次攻擊該種族之前須付你 2 枚錢幣，付不出就不能攻擊。你的回合開始時收回所有祥和標記。
able-shapes-rule = 你的每個回合開始時選擇一項：立即得 2 枚錢幣；或付 1 枚錢幣，本回合征服任何地區都少用 1 支部隊，至少 1 支。
able-toll_houses = 收費站：路過者付 { $sum }。
able-toll_houses-rule = 該種族每回合最先征服的地區放 1 個收費站，最多 { $count } 個。其他人征服該地區或與它相鄰的地區，須付給你 { $sum }，付不出就不能征服。衰落後仍然有效。
able-honey-rule = 該種族每個與空閒陸地地區相鄰的地區，回合結束時多得 1 枚錢幣。水域和深淵裂口不算陸地。

## 更省部隊
able-discount = { $whats } −{ $number }。
able-discount-rule = 征服{ $what }時，少用 { $force }，至少 1 支。
able-surcharge = 任何地區 +{ $number }。
able-surcharge-rule = 征服任何地區都多用 { $force }。
able-avenges-rule = 凡攻擊過你任何種族的玩家（失敗也算）得到 1 個復仇標誌。你的下個回合，他們的地區少用 1 支部隊，至少 1 支。之後收回標誌。
able-gambles = { $what }及其相鄰地區，可先擲骰再付。
able-gambles-rule = 對於{ $what }，或與己方這種地區相鄰的地區，可以先指定再擲骰。若骰子加上手中部隊足夠，就必須征服，並少用擲出的數量，至少 1 支；若不足，征服就此結束。每回合次數不限。
able-rolls_first-rule = 每次征服前可以先擲骰，之後選擇的地區就少用擲出的數量，至少 1 支部隊。擲骰後如果沒有任何地區征服得了，征服就此結束，也沒有另外的最終征服。
able-volcano-rule = 選取時，把火山放到有火山符號的深淵裂口：首次征服必須與它接壤。與火山接壤，或與連到火山的己方地區接壤的每個地區，征服時視為沒有部隊和怪物。衰落後火山失效。

## 到達
able-links = 所有{ $what }彼此相鄰。
able-links-rule = 該種族征服時，所有{ $what }視為彼此相鄰。首次征服仍須照常進入。
able-tunnels = 所有{ $what }都與其相鄰。
able-tunnels-rule = 不論在哪裡，{ $what }都視為與該種族相鄰，也可以作為首次征服。
able-crosses_chasms = 所有裂口旁的地區都與其相鄰。
able-crosses_chasms-rule = 征服時，所有與深淵裂口接壤的地區都視為與該種族的地區相鄰。首次征服也可以從裂口旁進入。
able-passes_water-rule = 水域不論有無部隊，都不阻斷該種族的相鄰：同一片水域旁的所有地區視為相鄰，不必付出也不留部隊。
able-flies-rule = 可以征服任何陸地地區，不必相鄰，首次征服也一樣。海洋和湖泊除外。
able-enters_anywhere = 可從任何陸地地區進入。
able-enters_anywhere-rule = 該種族的首次征服可以是任何陸地地區，不限於地圖邊緣。
able-takes_water-rule = 種族活躍時，可以把海洋、湖泊和河流當作空閒地區征服。衰落後仍然保有，照樣得到錢幣。
able-enters_by_water = 首次征服可以是水域。
able-enters_by_water-rule = 該種族的首次征服可以是海洋或湖泊地區。
able-sails-rule = 征服入口地區時不付遠遊費用，首次征服也一樣。
able-leaps-rule = 隔著 1 個空閒地區的地方，該種族也能到達。不能越過海洋、湖泊和深淵裂口。

## 部隊
able-conquest_only = 每回合多 { $force }，只能用來征服。
able-conquest_only-rule = 集結部隊時，另有 { $force }加入，但只能用來征服。重新部署結束、領取收入之前，要從地圖上收回同樣多的部隊，所以它們從不參與防守。
able-recruits = 每征服 { $every } 個非空閒地區，多 1 支部隊。
able-recruits-rule = 重新部署時，本回合每征服 { $every } 個非空閒地區，就從備用堆拿 1 支新部隊。備用堆空了就拿不到。
able-grows = 每回合每個{ $what }多 1 支部隊。
able-grows-rule = 每次重新部署時，每佔領 1 個{ $what }，就從備用堆拿 1 支新部隊。
able-hammers = 每回合每個{ $what }得 1 個銀錘，可用於征服。
able-hammers-rule = 每次重新部署時，每佔領 1 個{ $what }得 1 個白銀之錘。之後的回合，每個銀錘在征服時算 1 支部隊，但每次征服至少要有 1 支真正的部隊。銀錘不能防守，征服後收回。種族衰落時失去。
able-beasts = 每個{ $what }得 1 個野獸，最多 5 個。
able-beasts-rule = 除第一個回合外，每個回合開始時先棄掉所有野獸，再按當時佔領的{ $what }數量拿取，最多 5 個。野獸在征服、防禦和重新部署時都等同種族部隊，並代替種族部隊損失。種族衰落時移除。
able-buys_tokens-rule = 本回合你每使其他玩家損失 1 支部隊，或使 1 個魚人被棄掉，就可以付 1 枚錢幣得到 1 支新部隊；在征服之後、重新部署之前，只要備用堆還有。
able-pairs-rule = 每次征服至少用 2 支部隊；集結、重新部署和衰落時每個地區留 2 支；最終征服也需要手中有 2 支。被擊敗時損失 1 支，衰落後全部損失。單獨的部隊由你立即移到該種族的另一個地區。

## 別的攻擊方式
able-substitutes-rule = 每回合對每位對手一次，可以從備用堆拿 1 支部隊，替換相鄰地區中落單的活躍部隊，這也算征服。山脈、要塞和巢穴保護不了它，營寨可以。
able-drains-rule = 每回合對每位對手一次，手中有部隊時，可以用備用堆（沒有則用手中）的 1 支部隊替換可到達的地區中落單的活躍部隊，算作征服。免疫的地區例外。
able-dragon-rule = 每回合一次，只用 1 支部隊就能征服一個可到達的地區，不論防守多強；只有免疫的地區和與你和平的對手例外。巨龍留在那裡，使該地區免疫，直到它移動。放棄該地區或種族衰落時，巨龍離開。
able-champion-rule = 每回合一次，手中至少有 1 支部隊時，勇士可以獨自征服一個相鄰地區，不論防禦多強；只有免疫的地區例外。防禦時算 1 支部隊，下個回合收回再用。勇士所在的地區被征服時，你付給對方 1 枚錢幣（若有），勇士回到手中。種族衰落時移除。
able-strikes-rule = 每回合一次，可以空襲任何一個陸地地區，視同相鄰：先指定地區，再擲骰，少用擲出的數量，至少 1 支部隊。若仍不夠，可以再擲一次作為最終征服；也可以放棄。空襲可以是首次征服。
able-bombs-rule = 回合結束時，可以在由對手活躍種族佔領的相鄰地區各放 1 個炸彈，正面朝下。你的下個回合開始時，若對手仍佔領該地區就翻開：有一半會爆炸，視作征服，照常損失，但地區變為空閒；其餘是啞彈。
able-intimidates = 每回合 { $times } 次：移走 1 支敵方部隊。
able-intimidates-rule = 每回合 { $times } 次，在最終征服之前，把與己方相鄰的地區中 1 支部隊（活躍或衰落）移到同種族的另一個地區；若沒有這樣的地區，就棄掉。有小精靈壁或要塞時要先移除，也算一次。因此空出的地區變為空閒。
able-swaps = 每回合 { $times } 次：交換兩個{ $what }的一切。
able-swaps-rule = 每回合 { $times } 次，在最終征服之前，兩個{ $what }交換其中的一切。這不是征服：沒有損失，不得錢幣，也不翻開標記。免疫的地區不能交換。
able-trades_places = 每回合 { $times } 次：自己的 2 個地區互換一切。
able-trades_places-rule = 每回合 { $times } 次，在征服期間、最終征服之前，該種族的 2 個地區裡的一切互換：部隊和建在那裡的東西。兩個地區不必相鄰。
able-claims-rule = 每回合一次，二選一。把己方地區旁一個正面朝上的神器，移到與它相鄰的己方地區，可以立即使用；或者征服一個有傳奇地點的相鄰地區，少用 2 支部隊，至少 1 支。

## 防守
able-loses_none-rule = 該種族的地區被征服時不損失部隊：全部收回，於該回合結束時重新放下。衰落後和其他種族一樣損失部隊。
able-spares_first-rule = 每位對手的回合中，將要損失的第一支該種族部隊回到你手中，和其他撤回的部隊一起重新部署。同一回合之後的損失照算，衰落後全部照算。
able-lairs-rule = 該種族佔領的每個地區都有 1 個巢穴，相當於多 1 支部隊防守，衰落後仍然有效。放棄該地區或被征服時移除。
able-forts-rule = 該種族征服的每個地區都放 1 個要塞（每個地區 1 個，共 10 個）：征服該地區多用 1 支部隊，衰落後仍有效。地區被征服或變為空閒時移除。
able-walls = 征服的每個{ $what }得 1 個小精靈壁。
able-walls-rule = 該種族每征服 1 個{ $what }，就在那裡放 1 個小精靈壁（每個地區 1 個，共 9 個）：征服該地區多用 1 支部隊，衰落後仍有效。地區被征服或變為空閒時移除。
able-armors = 每回合每個{ $what }得 1 個護甲。
able-armors-rule = 征服之後，每佔領 1 個{ $what }得 1 個蘑菇護甲（共 8 個），放到己方地區。每個相當於多 1 支部隊防守，衰落後仍然有效。放下後不再移動，失去地區時移除。
able-encamps = { $count } 個營寨，每個防禦 +1。
able-encamps-rule = 重新部署時，把 { $count } 個營寨放到你的地區，同一地區可放多個。每個相當於多 1 支部隊防守，每回合都可以移動。種族衰落時移除。
able-fortifies = 每回合 1 個要塞，最多 { $count } 個：防禦 +1，錢幣 +1。
able-fortifies-rule = 種族活躍時，每回合可以在一個己方地區建造 1 個要塞；每個地區最多 1 個，地圖上最多 { $count } 個。每個要塞相當於多 1 支部隊防守，衰落後仍然有效；種族活躍時每回合多得 1 枚錢幣。放棄該地區或被征服時移除。
able-towers = 哨塔使{ $what }免疫。
able-towers-rule = 回合結束時查看該種族的每個{ $what }：若與它相鄰的地區中，該種族佔領的比其他任何一個種族都多，就放 1 個哨塔，其他哨塔移除。共 6 個。在下次查看之前，有哨塔的地區免疫所有征服和能力。
able-holes = 前 { $count } 個地區有地洞。
able-holes-rule = 最先征服的 { $count } 個地區各放 1 個地洞：誰都不能征服這些地區，也不能對它們使用種族或特殊能力。放棄該地區或種族衰落時移除地洞，以後不再補放。
able-heroes = { $count } 個英雄使 { $count } 個地區免疫。
able-heroes-rule = 回合結束時，把 { $count } 個英雄放到不同的己方地區。英雄移動之前，任何人都不能征服這些地區，也不能對其使用種族或特殊能力。種族衰落時移除。
able-ancient-rule = 遠古邪神放到該種族征服的第一個地區，使其免疫。與它相鄰的地區少用 1 支部隊，至少 1 支。之後每個回合開始時，可以移到該種族的另一個地區。種族衰落時離開地圖。
able-warded-rule = 其他玩家的種族、特殊能力、地點和遺物都不能幫助他們征服該種族：只能從接壤的地區（或地圖邊緣）以原價征服。可以擲骰嘗試最終征服。衰落後不再受保護。
able-allies-rule = 回合結束時，可以選擇一位本回合沒有被你攻擊過活躍種族的對手。在你的下個回合之前，對方不能攻擊你的活躍種族。衰落種族不受影響。
able-queen-rule = 回合結束時，把女王放到或移到該種族的一個地區，使其免疫。衰落後女王留在原地。

## 衰落
able-keeps_tokens-rule = 衰落時所有部隊留下，並可重新部署一次。之後失去地區時損失 1 支部隊，其餘只要還有地區就重新放下。
able-acts_in_decline-rule = 進入衰落時，所有部隊都留在原地。此後你的每個回合，先由它們集結、征服、重新部署（也可以自己嘗試一次最終征服），再輪到你的活躍種族。它們連你的活躍種族都可以攻擊。被擊敗時損失 1 支部隊，其餘撤回。
able-vanishes-rule = 種族衰落時全部移除，所佔領的每個地區得 2 枚錢幣，而不是 1 枚。
able-reborn-rule = 種族衰落後，你的每個回合開始時，可以清空它的 1 或 2 個地區，各換成 1 支活躍種族的新部隊（取自備用堆，沒有則取自手中）。
able-haunts-rule = 衰落後，不算在你唯一的衰落種族之內：兩個種族都留在地圖上，都有收入。之後其他種族衰落時，只有另一個衰落種族離開。
able-declines_late-rule = 正常回合領取收入之後，可以立即讓種族進入衰落，不必另外花一個回合。收入不會再領一次；下個回合選擇新的組合。

## 特別
able-exchanges-rule = 選取時，可以立即與市場上其他任一組合交換特殊能力徽章。錢幣留在原處。部隊數以最後保有的徽章計算。
able-bag-rule = 百寶袋每回合一次，可當作任一已發現的公義遺物使用，不論在誰手中。它留在使用的地區，不會被奪走；失去該地區時回到你手中。

## 畫面
ws-empty = 這台裝置上還沒有自己的設計。來設計一個種族或特殊能力吧：選擇它的能力，再讓電腦試試是否平衡。也可以讓程式生成一張地圖，再隨意修改。
ws-new-race = 新種族
ws-new-power = 新特殊能力
ws-races = 種族
ws-powers = 特殊能力
ws-play = 用它開新遊戲
ws-change = 修改
ws-share = 分享
ws-bring = 匯入
ws-kept = { $name }已儲存到工坊。
ws-thrown = 剛才的設計沒有儲存。
ws-keep = 儲存
ws-name = 名稱
ws-unnamed-race = 未命名的種族
ws-unnamed-power = 未命名的能力
ws-preview = 完成後的樣子
ws-numbers = 部隊
ws-field-tokens = 部隊
ws-field-badge = 徽章上的部隊
ws-field-supply = 部隊總數
ws-field-coins = 錢幣
ws-field-every = 每幾個
ws-field-count = 數量
ws-field-times = 每回合次數
ws-field-regions = 哪些地區
ws-field-colour = 顏色
ws-is = { $name }：{ $value }
ws-less = 減少：{ $name }
ws-more = 增加：{ $name }
ws-advice-race = 規則書對空白旗幟的建議：最多 10，因為任何特殊能力都可能與它搭配。原有種族為 3 至 11，總數再多 5 支。
ws-advice-power = 規則書對空白徽章的建議：最多 5，因為任何種族都可能與它搭配。原有徽章為 2 至 5。
ws-look = 外觀
ws-colour = 顏色 { $number }
ws-glyph = 圖案
ws-glyph-known = 選擇圖案
ws-glyph-drawn = 自己畫
ws-glyph-number = 圖案 { $number }
ws-pad = 畫板
ws-pad-note = 用手指或滑鼠畫。
ws-pad-back = 去掉上一筆
ws-pad-clear = 全部去掉
ws-pad-empty = 還沒有畫。
ws-faction = 陣營
ws-faction-note = 只在《小小魔獸世界》中有作用。
ws-abilities = 能力
ws-no-ability = 還沒有能力：那就靠數量取勝。
ws-add = 加入能力
ws-full = 最多 { $most } 項能力。
ws-drop = 去掉：{ $line }
ws-choose = 選擇能力
ws-search = 搜尋能力
ws-nothing-found = 沒有這樣的能力。
ws-like = 例如{ $names }
ws-said = 已經有這項能力。
ws-declined = 衰落後仍有效
ws-whole-rule = 完整規則
ws-where-of = 按地形
ws-where-with = 有符號
ws-where-anywhere = 全部
ws-where-coast = 臨水
ws-where-beside_own = 與自己的相鄰
ws-where-with_place = 有地點
ws-where-shore = 臨海洋或湖泊
ws-where-occupied = 非空閒
ws-terrains = 地形
ws-signs = 符號
ws-group-coins = 錢幣
ws-group-cheaper = 征服的價格
ws-group-reach = 到達
ws-group-tokens = 部隊
ws-group-attack = 別的攻擊方式
ws-group-defence = 防守
ws-group-decline = 衰落
ws-group-special = 特別
ws-idle = 在 { $count } 種地圖上沒有作用
ws-idle-all = { $game }：{ $why }。
ws-idle-line = { $game }，{ $group } 人：{ $why }。
ws-settle = 請先改好標出的項目。
ws-wrong-given_name = 請取一個 1 至 24 個字的名稱。
ws-wrong-glyph = 請畫一個圖案，或選擇一個。
ws-wrong-name = 請換一個名稱。
ws-wrong-twice = 已經有同名的了。
ws-wrong-number = { $what }：{ $least } 至 { $most }。
ws-wrong-repeated = 有一項能力重複了。
ws-wrong-regions = 有一項能力不能用於這種地區。
ws-wrong-too_many = 能力太多了。
ws-wrong-unknown = 此版本不認得其中一項能力。
ws-wrong-lasting = 有一項能力在衰落後有效，但徽章沒有留下。
ws-wrong-other = 寫法不對，此版本無法讀取。

## 平衡嗎？
ws-fair = 平衡嗎？
ws-on-board = 哪個遊戲
ws-try = 讓電腦試試
ws-try-more = 再試幾局
ws-stop = 停止
ws-playing = 已試 { $count } 局
ws-this-race = 這個種族
ws-this-power = 這個特殊能力
ws-printed = 原有的
ws-coins-a-turn = 每回合錢幣
ws-won = 獲勝
ws-plus-minus = { $mean } ± { $half }
ws-verdict-more = 還不能確定，要多試幾局。
ws-verdict-fair = 平衡。
ws-verdict-weak = 偏弱。
ws-verdict-strong = 偏強。
ws-weak-by = 比原有的少 { $share }。
ws-strong-by = 比原有的多 { $share }。
ws-tokens-up = 不妨多 { $count } 支部隊。
ws-tokens-down = 不妨少 { $count } 支部隊。
ws-how-counted = 共 { $count } 局由第一位玩家用它開局，另有同樣多局用原有的；四人和五人局裡其他玩家為簡單水準。真實的數值有 95% 的可能落在 ± 的範圍內。
ws-ground-counted = 在這裡每人每回合得 { $own } 枚錢幣，在原有的地圖上得 { $printed } 枚。兩張地圖各試了 { $count } 局，真實的數值有 95% 的可能落在 ± 的範圍內。
ws-verdict-even = 平衡。
ws-verdict-uneven = 先後不均。
ws-verdict-rich = 富庶。
ws-verdict-poor = 貧瘠。
ws-uneven-by = 有一個行動次序所得的錢幣與應得的相差 { $share }：不妨把入口分開，或讓有收益的地區更分散。
ws-rich-by = 大家都比在原有的地圖上多得 { $share }：少些地區或少些標記會更平衡。
ws-poor-by = 大家都比在原有的地圖上少得 { $share }：多些地區或多些標記會更平衡。
ws-coins = 錢幣
ws-place = 第 { $place } 個行動
ws-even = 找一張平衡的
ws-evening = 已試 { $count } 張地圖
ws-evened = { $count } 張地圖中最平衡的一張：各行動次序相差 { $share }。

## 分享
ws-which = 分享哪些
ws-as-file = 檔案
ws-as-file-note = 一個小檔案，任何裝置上的 Elbowroom 都能匯入。
ws-save = 儲存檔案
ws-too-long = 內容太多，放不進 QR 碼：請少選幾個，或分享檔案。
ws-choose-some = 請至少選擇一個。
ws-bring-note = 開啟檔案，或貼上文字。
ws-open-file = 開啟檔案
ws-no-box = 裡面沒有種族、特殊能力或地圖。
ws-found = 收到的
ws-keep-count = 儲存 { $count } 個

## 對局中
ws-of-ones-own = 自己的設計
ws-use-note = 它們和原有的一起洗入牌堆。
ws-none-yet = 還沒有設計種族或特殊能力。
ws-keep-race = 儲存這個種族
ws-keep-power = 儲存這個特殊能力
ws-has-race = 工坊裡已有這個種族。
ws-has-power = 工坊裡已有這個特殊能力。
ws-no-meaning = { $name }在此地圖上沒有作用（{ $why }）：請去掉它，或換一張地圖。
ws-clash = { $one }和{ $other }不能在同一局：兩者用到的東西只有一份。請去掉其中一個。

## 自己的地圖
ws-new-board = 新地圖
ws-boards = 地圖
ws-unnamed-board = 一張地圖
ws-grown-name = 新生之地
ws-grow = 讓程式生成
ws-grow-wait = 正在生成。
ws-another = 換一張
ws-take = 就用這張
ws-begin-other = 或者這樣開始
ws-copy-printed = 複製原有的地圖
ws-blank = 空白的一張
ws-field-players = 玩家數
ws-field-rounds = 回合數
ws-size = 地區數量
ws-size-small = 較少
ws-size-usual = 與原有的一樣
ws-size-large = 較多
ws-wildness = 形狀
ws-wild-0 = 規整
ws-wild-1 = 自然
ws-wild-2 = 狂野
ws-board-is = { $players } 人，{ $count } 個地區，{ $rounds } 回合
ws-regions = 地圖上的地區
ws-region-is = 地區 { $number }：{ $what }
ws-terrain = 地形
ws-mark-lost_tribe = 失落部族
ws-mark-monsters = 怪物
ws-mark-murloc = 魚人
ws-mark-tile = 未翻開的標記
ws-mark-volcano = 火山
ws-entry = 種族可由此進入
ws-entry-note = 首次征服可以在這裡進行。
ws-tool = 點按的作用
ws-tool-region = 選擇
ws-tool-line = 畫邊界
ws-tool-move = 移動邊界
ws-tool-join = 合併
ws-tool-region-note = 點按一個地區來修改它。有圓點的地區可供種族進入。
ws-tool-line-note = 在地區中從邊界到邊界畫一條線，它就一分為二。
ws-tool-move-note = 把邊界或角拖到別處。
ws-tool-join-note = 點按所選地區的鄰區，兩者合而為一。
ws-halve = 一分為二
ws-board-back = 復原
ws-cannot-cut = 沒有地區被分開：請從邊界畫到邊界，兩邊都要留出足夠的地方。
ws-cannot-move = 那裡沒有邊界，或者地區會摺疊、變得太小。
ws-cannot-join = 只有共有一段邊界的鄰區才能合併。
ws-board-name = 請換一個不太長的名稱。
ws-board-regions = 現有 { $count } 個地區；這麼多玩家需要 { $least } 至 { $most } 個。
ws-board-border = 地區 { $region } 的邊界兩邊不一致。
ws-board-apart = 從其他地區無法到達地區 { $region }。
ws-board-entry = 至少要有兩個陸地地區可供種族進入。
ws-board-outline = 地區 { $region } 的形狀轉角太多。
ws-board-mark = 地區 { $region } 有不能放在那裡的東西：部族與怪物住在陸地上，火山在深淵裂口上。
ws-board-islands = 每位玩家一座島嶼，每個地區都在一座島上。
ws-board-island = 第 { $region } 座島要連成一片，有一個未翻開的標記和至少一個可以開局的地區。
ws-board-too_many = 失落部族最多 18 個，怪物巢穴和魚人各最多 15 個。
