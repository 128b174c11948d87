# 種族、特殊能力、地圖，以及地圖上發生的事。

## 種族：名稱、市場上的一句話、完整規則。
race-amazons = 亞馬遜
race-amazons-ability = 每回合多 4 支部隊，只能用來征服。
race-amazons-rule = 集結部隊時，另有 4 個亞馬遜加入，但只能用來征服。重新部署結束、領取收入之前，要從地圖上收回 4 支部隊，所以她們從不參與防守。湊不出 4 支，就得放棄地區，剛征服的也不例外。
race-dwarves = 矮人
race-dwarves-ability = 每個礦井 +1 錢幣，衰落後仍有效。
race-dwarves-rule = 你的矮人每佔領 1 個礦井地區，回合結束時多得 1 枚錢幣。衰落後仍然有效，進入衰落的那個回合也照算。
race-elves = 精靈
race-elves-ability = 被擊敗時不損失部隊。
race-elves-rule = 精靈的地區被征服時，一支部隊也不會損失：全部回到你手中，在該回合結束時放到你其他的地區。被術士替換的部隊也會回到手中。衰落後則和其他種族一樣損失部隊。
race-ghouls = 食屍鬼
race-ghouls-ability = 衰落後部隊全數留下，繼續征服。
race-ghouls-rule = 進入衰落時，所有部隊都留在原地。此後你的每個回合，先由牠們集結、征服、重新部署（也可以自己嘗試一次最終征服），再輪到你的活躍種族。牠們連你的活躍種族都可以攻擊，只是原來的特殊能力不再幫牠們征服。被擊敗時損失 1 支部隊，其餘撤回，和活躍種族一樣。
race-giants = 巨人
race-giants-ability = 與自己佔領的山脈相鄰的地區 −1。
race-giants-rule = 征服與巨人所佔山脈相鄰的地區時，少用 1 支部隊，至少 1 支。沒有佔領的山脈幫不上忙。
race-halflings = 半身人
race-halflings-ability = 可從任何地方進入；前 2 個地區有地洞。
race-halflings-rule = 可以從任何陸地地區進入，不限於地圖邊緣。最先征服的 2 個地區各放 1 個地洞：誰都不能征服這些地區，也不能對它們使用種族或特殊能力。放棄該地區或種族衰落時移除地洞，以後不再補放。
race-humans = 人類
race-humans-ability = 每個農田 +1 錢幣。
race-humans-rule = 你的人類每佔領 1 個農田地區，回合結束時多得 1 枚錢幣。衰落後沒有額外收入。
race-orcs = 獸人
race-orcs-ability = 每征服 1 個非空閒地區 +1 錢幣。
race-orcs-rule = 獸人每征服 1 個非空閒地區，該回合結束時多得 1 枚錢幣。有失落部族或任何種族部隊（活躍或衰落，包括你自己的衰落種族）即為非空閒；只有山脈的地區算空閒。
race-ratmen = 鼠人
race-ratmen-ability = 沒有能力，勝在數量。
race-ratmen-rule = 鼠人沒有種族能力，靠的就是數量多。
race-skeletons = 骷髏
race-skeletons-ability = 每征服 2 個非空閒地區，多 1 支部隊。
race-skeletons-rule = 重新部署時，本回合每征服 2 個非空閒地區，就從備用堆拿 1 個新的骷髏。有失落部族或任何種族部隊的地區都算。備用堆空了就拿不到，骷髏總共 20 個。
race-sorcerers = 術士
race-sorcerers-ability = 每回合對每位對手一次：替換相鄰的落單部隊。
race-sorcerers-rule = 每回合對每位對手一次，可以從備用堆拿 1 個術士，替換相鄰地區中落單的活躍部隊（該地區只有這 1 支），這也算征服。山脈、要塞和巢穴保護不了它，營寨可以。對失落部族、衰落種族、免疫的地區，以及與你和平的對手都不能用；18 個術士全都用上時也不能用。
race-tritons = 特里頓
race-tritons-ability = 臨水的陸地地區 −1。
race-tritons-rule = 征服與海洋或湖泊相鄰的陸地地區時，少用 1 支部隊，至少 1 支。
race-trolls = 巨魔
race-trolls-ability = 每個地區有巢穴：防禦 +1，衰落後仍有效。
race-trolls-rule = 巨魔佔領的每個地區都有 1 個巢穴，相當於多 1 支部隊防守。巨魔衰落後巢穴仍然留下；放棄該地區或被征服時移除。
race-wizards = 巫師
race-wizards-ability = 每個魔法地區 +1 錢幣。
race-wizards-rule = 你的巫師每佔領 1 個魔法地區，回合結束時多得 1 枚錢幣。衰落後沒有額外收入。

## 範例擴充的種族，不在任何清單中。
race-grasshoppers = 蚱蜢
race-grasshoppers-ability = 可越過 1 個空閒地區征服。
race-grasshoppers-rule = 隔著 1 個空閒地區的地方，蚱蜢也能到達。不能越過海洋、湖泊和深淵裂口。
race-innkeepers = 店主
race-innkeepers-ability = 收費站：路過者付 1 枚錢幣。
race-innkeepers-rule = 店主每回合最先征服的地區放 1 個收費站，最多 3 個。其他人征服該地區或與它相鄰的地區，須付給店主 1 枚錢幣，付不出就不能征服。衰落後仍然有效。
race-tricksters = 戲法師
race-tricksters-ability = 每回合一次：自己的 2 個地區互換一切。
race-tricksters-rule = 每回合一次，在征服期間、最終征服之前，戲法師的 2 個地區裡的一切互換：部隊和建在那裡的東西。兩個地區任你選擇，不必相鄰。
race-beekeepers = 養蜂人
race-beekeepers-ability = 每個與空地相鄰的地區多得 1 枚錢幣。
race-beekeepers-rule = 你的回合結束時，每個與空的陸地地區相鄰的地區多付一枚錢幣。水域和深淵不算陸地。

## 特殊能力，寫法相同。
power-alchemist = 煉金
power-alchemist-ability = 每回合 +2 錢幣。
power-alchemist-rule = 種族活躍時，你的每個回合結束多得 2 枚錢幣，不論佔領多少地區。進入衰落的那個回合沒有。
power-berserk = 狂暴
power-berserk-ability = 每次征服前都可以擲骰。
power-berserk-rule = 每次征服前可以先擲骰，之後選擇的地區就少用擲出的數量，至少 1 支部隊。擲骰後如果沒有任何地區征服得了，征服就此結束，也沒有另外的最終征服。是否衰落，要在第一次擲骰之前決定。
power-bivouacking = 野營
power-bivouacking-ability = 5 個營寨，每個防禦 +1。
power-bivouacking-rule = 重新部署時，把 5 個營寨放到你的地區，同一地區可放多個。每個相當於多 1 支部隊防守，也能擋住術士，每回合都可以移動。營寨不會毀於攻擊：該回合結束時由你重新放下。種族衰落時移除。
power-commando = 突擊
power-commando-ability = 任何地區 −1。
power-commando-rule = 征服任何地區都少用 1 支部隊，至少 1 支。
power-diplomat = 外交
power-diplomat-ability = 每回合與一位對手和平。
power-diplomat-rule = 回合結束時，可以選擇一位本回合沒有被你攻擊過活躍種族的對手。在你的下個回合之前，對方不能攻擊你的活躍種族。沒有活躍種族的玩家也可以選。衰落種族不受影響：攻擊它們不破壞和平，衰落的食屍鬼也可以攻擊你。
power-dragon_master = 御龍
power-dragon_master-ability = 每回合一次，1 支部隊拿下任一可到達的地區。
power-dragon_master-rule = 每回合一次，只用 1 支部隊就能征服一個可到達的地區，不論防守多強；只有免疫的地區和與你和平的對手例外。巨龍留在那裡，使該地區免疫，直到牠移動；不必每回合都移動。放棄該地區或種族衰落時，巨龍離開。
power-flying = 飛行
power-flying-ability = 任何陸地地區，遠近都行。
power-flying-rule = 可以征服任何陸地地區，不必相鄰，首次征服也一樣。海洋和湖泊除外。會飛行的術士替換部隊時也不受距離限制。
power-forest = 森林
power-forest-ability = 每個森林 +1 錢幣。
power-forest-rule = 種族活躍時，每佔領 1 個森林地區，回合結束多得 1 枚錢幣。
power-fortified = 駐防
power-fortified-ability = 每回合 1 個要塞：防禦 +1，錢幣 +1。
power-fortified-rule = 種族活躍時，每回合可以在一個己方地區建造 1 個要塞；每個地區最多 1 個，地圖上最多 6 個。每個要塞相當於多 1 支部隊防守，衰落後仍然有效；種族活躍時每回合多得 1 枚錢幣。放棄該地區或被征服時移除。
power-heroic = 英勇
power-heroic-ability = 2 個英雄使 2 個地區免疫。
power-heroic-rule = 回合結束時，把 2 個英雄放到兩個不同的己方地區。英雄移動之前，任何人都不能征服這些地區，也不能對其使用種族或特殊能力。只有 1 個地區時只用 1 個英雄。種族衰落時移除。
power-hill = 山丘
power-hill-ability = 每個山丘 +1 錢幣。
power-hill-rule = 種族活躍時，每佔領 1 個山丘地區，回合結束多得 1 枚錢幣。
power-merchant = 經商
power-merchant-ability = 每個地區 +1 錢幣。
power-merchant-rule = 種族活躍時，每佔領 1 個地區（不論哪種），回合結束多得 1 枚錢幣。
power-mounted = 騎乘
power-mounted-ability = 山丘和農田 −1。
power-mounted-rule = 征服山丘或農田地區時，少用 1 支部隊，至少 1 支。
power-pillaging = 劫掠
power-pillaging-ability = 每征服 1 個非空閒地區 +1 錢幣。
power-pillaging-rule = 每征服 1 個非空閒地區，該回合結束時多得 1 枚錢幣。有失落部族或任何種族部隊（活躍或衰落）即為非空閒。與獸人搭配時，兩份都能拿。
power-seafaring = 航海
power-seafaring-ability = 可以征服海洋和湖泊。
power-seafaring-rule = 種族活躍時，可以把兩片海洋和湖泊當作空閒地區征服；首次征服可以是地圖邊緣的海洋。衰落後仍然保有，照樣得到錢幣。只有航海種族能佔領它們。
power-spirit = 幽靈
power-spirit-ability = 衰落後不佔衰落種族的名額。
power-spirit-rule = 衰落後，不算在你唯一的衰落種族之內：兩個種族都留在地圖上，都有收入。之後其他種族衰落時，只有另一個衰落種族離開。
power-stout = 頑強
power-stout-ability = 正常回合之後可以立即衰落。
power-stout-rule = 正常回合領取收入之後，可以立即讓種族進入衰落，不必另外花一個回合。收入不會再領一次；下個回合選擇新的組合。
power-swamp = 沼澤
power-swamp-ability = 每個沼澤 +1 錢幣。
power-swamp-rule = 種族活躍時，每佔領 1 個沼澤地區，回合結束多得 1 枚錢幣。
power-underworld = 地底
power-underworld-ability = 洞窟地區 −1，且彼此相鄰。
power-underworld-rule = 征服有洞窟的地區時，少用 1 支部隊，至少 1 支；征服時所有洞窟地區視為彼此相鄰。首次征服仍須從地圖邊緣進入。
power-wealthy = 富有
power-wealthy-ability = 第一個回合結束時得 7 枚錢幣。
power-wealthy-rule = 該種族的第一個回合結束時，多得 7 枚錢幣，僅此一次。
combo-name = { $power }{ $race }

## 地圖與配件
game-small-world = 小小世界
terrain-farmland = 農田
terrain-hill = 山丘
terrain-forest = 森林
terrain-swamp = 沼澤
terrain-mountain = 山脈
terrain-sea = 海洋
terrain-lake = 湖泊
symbol-mine = 礦井
symbol-magic = 魔法
symbol-cavern = 洞窟
marker-mountain = 山脈
marker-lair = 巢穴
marker-fortress = 要塞
marker-encampment = 營寨
marker-hole = 地洞
marker-hero = 英雄
marker-dragon = 巨龍
piece-token = 部隊
piece-encampment = 營寨
piece-fortress = 要塞
piece-hero = 英雄
piece-dragon = 巨龍
piece-hole = 地洞
piece-lair = 巢穴
map-small-world-2p = 2 人地圖
map-small-world-3p = 3 人地圖
map-small-world-4p = 4 人地圖
map-small-world-5p = 5 人地圖

## 現在要做什麼
expect-choose = 從市場選擇一個種族和特殊能力的組合。
expect-start = 集結部隊，或進入衰落。
expect-ghouls = 你的衰落種族先征服。
expect-conquest = 征服地區，或停止征服。
expect-redeploy = 重新部署，然後結束回合。
expect-ally = 選擇與誰和平，也可以不選。
expect-stout = 現在衰落，或保持活躍。
expect-retreat = 把撤回的部隊重新放下。
expect-over = 遊戲結束。

## 價格的組成，錢幣與部隊的來由
cause-land = 土地
cause-mountain = 山脈
cause-lair = 巢穴
cause-fortress = 要塞
cause-encampment = 營寨
cause-tokens = 守軍
cause-lost_tribe = 失落部族
cause-race = 種族
cause-power = 特殊能力
cause-berserk_die = 骰子
cause-dragon = 巨龍
cause-substitute = 來自備用堆
cause-minimum = 至少 1 支
cause-regions = 地區
cause-declined_regions = 衰落地區
cause-conquest_only = 只用於征服
cause-recruits = 新兵
cause-decline = 衰落
cause-no_region = 沒有地區了
cause-place = 來自地點

## 為何不能征服
blocked-not_adjacent = 與此種族的地區不相鄰。
blocked-not_at_entry = { $way ->
    [rim] 沒有地區時，須從地圖邊緣進入。
    [anchor] 沒有地區時，須從船錨地區進入。
    [volcano] 沒有地區時，烈焰精靈須從火山旁進入。
    [land] 第一次征服須在陸地上。
   *[shore] 沒有地區時，須從地圖邊緣或海岸進入。
}
blocked-own_region = 此種族已佔領這裡。
blocked-water = 此種族不能佔領水域。
blocked-immune = 免疫：{ $kind }。
blocked-ally = 與 { $name } 和平，直到對方的下個回合。
blocked-no_tokens = 手中沒有部隊。
blocked-too_strong = 還差 { $short } 支部隊。
blocked-must_roll = 請先擲骰。
blocked-abandoned = 本回合剛放棄這裡。
blocked-conquests_over = 本回合的征服已經結束。

## 為何不能復原
undo-nothing = 這個方向沒有步驟了。
undo-other_player = 之後已有其他玩家做了決定。
undo-random_event = 之後已擲骰或翻出新組合。
undo-secret_seen = 之後已看到未公開的內容。
undo-bot_turn = 之後電腦已經行動。
undo-game_over = 遊戲已經結束。

## 記錄
event-turn_started = 第 { $round } 回合：輪到 { $name }。
event-picked = { $name } 選了{ $combo }：{ $tokens } 支部隊{ $paid ->
    [0] {""}
   *[other] ，付 { $paid } 枚錢幣
}{ $taken ->
    [0] {""}
   *[other] ，拿到上面的 { $taken } 枚
}。
event-revealed = 市場新增：{ $combo }。
event-reshuffled = 特殊能力徽章重新洗牌。
event-readied = { $name } 集結 { $tokens } 支部隊。
event-gained = { $name } 獲得 { $tokens } 支部隊（{ $cause }）。
event-returned = { $name } 交回 { $tokens } 支部隊（{ $cause }）。
event-abandoned = { $name } 放棄{ $region }。
event-rolled = { $purpose ->
    [attempt] { $name } 擲出 { $face }，需要 { $needed }。
    [gamble] { $name } 擲出 { $face }，至少需要 { $needed }。
    [strike] { $name } 空襲擲出 { $face }：少用這麼多部隊。
   *[berserk] { $name } 擲出 { $face }：少用這麼多部隊。
}
event-attempt_failed = 征服{ $region } 失敗，還差 { $short } 支部隊。
event-conquered = { $method ->
    [attempt] { $name } 靠擲骰征服{ $region }。
    [dragon] { $name } 以巨龍征服{ $region }。
    [substitute] { $name } 替換了{ $region } 的部隊。
    [gamble] { $name } 借助骰子征服{ $region }。
    [drain] { $name } 吸血替換{ $region } 的部隊。
    [orb] { $name } 以寶珠替換{ $region } 的部隊。
    [champion] { $name } 的勇士征服{ $region }。
    [strike] { $name } 以空襲征服{ $region }。
    [bomb] { $name } 的炸彈清空{ $region }。
   *[conquer] { $name } 用 { $tokens } 支部隊征服{ $region }。
}
event-defeated = { $name } 失去{ $region }：{ $lost ->
    [0] 部隊沒有損失
   *[other] 損失 { $lost } 支部隊
}{ $withdrawn ->
    [0] {""}
   *[other] ，撤回 { $withdrawn } 個
}{ $spared ->
    [draenei] （德萊尼保住 1 個）
    [lights_hope_chapel] （聖光之願禮拜堂保住）
   *[nobody] {""}
}。
event-placed = { $name } 在{ $region } 放下{ $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}。
event-removed = { $name } 的{ $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }{" "}
}離開{ $region }。
event-marked = { $name } 在{ $region } 留下標記：{ $by }。
event-redeployed = { $name } 完成重新部署。
event-allied = { $name } 與 { $with } 和平。
event-income = { $name } 獲得 { $total } 枚錢幣。
event-declined = { $name } 的{ $race }進入衰落，保有 { $regions } 個地區。
event-race_left = { $name } 的{ $race }離開地圖。
event-game_over = 遊戲結束。獲勝：{ $names }。

## 自訂規則
house-open_coins = 錢幣公開
house-open_coins-text = 所有人都看得到彼此的錢幣，傳遞裝置時不用遮住畫面。
house-ghouls_act_when_declining = 衰落回合食屍鬼照樣行動
house-ghouls_act_when_declining-text = 你讓另一個種族衰落的回合，已衰落的食屍鬼仍可征服。
house-failed_attempt_spoils_peace = 失敗的嘗試算攻擊
house-failed_attempt_spoils_peace-text = 擲骰攻擊某位玩家的種族沒有成功，該回合也不能再用外交與他和平。
house-substitute_needs_token = 替換需要手中有部隊
house-substitute_needs_token-text = 術士手中至少要有 1 支部隊，才能替換別人的部隊。
house-substitute_counts_as_attack = 替換算攻擊
house-substitute_counts_as_attack-text = 有外交能力的術士，不能與本回合被替換過部隊的玩家和平。
house-berserk_may_skip_roll = 狂暴可以不擲骰
house-berserk_may_skip_roll-text = 狂暴種族可以不擲骰直接征服。關閉：每次征服前都必須擲骰。
house-fortresses_return = 要塞可以重建
house-fortresses_return-text = 離開地圖的要塞可以再次建造。關閉：移出遊戲。
house-pillage_counts_at_conquest = 征服時就算劫掠
house-pillage_counts_at_conquest-text = 即使同一回合又放棄該地區，獸人和劫掠照樣得到錢幣。
house-halflings_reenter_anywhere = 半身人可從任何地方重返
house-halflings_reenter_anywhere-text = 沒有地區的半身人可以再次從任何地方進入，不限第一次。
house-seafaring_starts_on_rim_sea = 航海可從海上開始
house-seafaring_starts_on_rim_sea-text = 航海種族的首次征服可以是地圖邊緣的海洋。
house-stout_may_decline_early = 頑強可以提早衰落
house-stout_may_decline_early-text = 有頑強的種族也可以像其他種族一樣，在回合開始時衰落。
house-elves_keep_substituted = 精靈保留被替換的部隊
house-elves_keep_substituted-text = 被術士替換的精靈部隊回到主人手中。關閉：該部隊損失。
house-abandoned_can_be_retaken = 放棄的地區可以再奪回
house-abandoned_can_be_retaken-text = 放棄的地區可以在同一回合以正常價格再次征服。
house-ties_share = 平手並列獲勝
house-ties_share-text = 錢幣和部隊都相同時並列獲勝。關閉：先開始的玩家獲勝。
house-keep_reverse_badges = 持續有效的徽章留下
house-keep_reverse_badges-text = 幽靈、駐防和航海徽章留在衰落種族旁，期間不會再次發出。
