# 出了什麼問題，該怎麼辦。
error-unknown = 沒有成功。請再試一次，目前的對局沒有變化。
error-unknown_command = 此版本不認得這個指令，請重新啟動 Elbowroom。
error-bad_request = 無法理解這個指令，請重新啟動 Elbowroom。
error-unknown_game = 此版本沒有這個遊戲，請選擇其他遊戲。
error-bad_setup = 這樣無法開局，請修改標出的項目。
error-no_table = 目前沒有對局，請開始新遊戲或開啟存檔。
error-stale = 局面已經改變，請看清楚後重新選擇。
error-illegal = 現在不能這樣做，請從提示的行動中選擇。
error-not_your_turn = 還沒輪到這位玩家，請等候其他人。
error-curtain_due = 請先把裝置交給下一位玩家。
error-undo_refused = 這一步無法復原。
error-slot_not_found = 這個存檔已經不在了，請選擇其他存檔。
error-save_newer = 這個存檔來自較新的版本，請更新 Elbowroom 後再開啟。
error-save_damaged = 這個存檔已損壞，請開啟其他存檔，或匯入先前匯出的檔案。
error-import_invalid = 無法匯入這個檔案，請選擇由 Elbowroom 匯出且未經修改的檔案。
error-import_invalid-not_an_export = 這不是 Elbowroom 匯出的遊戲，請選擇副檔名為 .elbow 的檔案。
error-import_invalid-truncated = 檔案缺少結尾，請重新複製完整的檔案。
error-import_invalid-edited = 檔案匯出後被修改過，請匯入原始檔案。
error-import_invalid-newer = 檔案來自較新的版本，請先更新 Elbowroom 再匯入。
error-import_invalid-replay_differs = 檔案中的步驟與局面不符，請重新匯出該遊戲。
error-import_invalid-invalid_position = 檔案中的局面不可能出現，請重新匯出該遊戲。
error-disk_full = 磁碟已滿，沒有儲存也沒有變更。請騰出空間後再試。
error-read_only = 存檔資料夾無法寫入，請允許寫入後再試。
error-store_locked = Elbowroom 已經在執行，請先關閉另一個視窗。
error-io = 無法存取存檔，請檢查磁碟後再試。
error-not_a_bot = 現在由真人玩家決定，請等候。
error-game_over = 這局遊戲已經結束，請開始新遊戲或觀看重播。
error-internal = Elbowroom 內部出錯。遊戲已儲存，請重新開啟。

## 有問題的存檔
trouble-damaged = 已損壞，無法開啟。如有匯出的檔案，請匯入。
trouble-newer = 來自較新的版本，請更新 Elbowroom 後再開啟。
trouble-io = 這次無法讀取，請檢查磁碟後再試。
notice-mended = 有一個存檔的一份副本損壞，已用另一份修復，沒有遺失任何內容。
notice-rolled_back = 存檔庫退回了較舊的狀態，已放回較新的副本，沒有遺失任何內容。
notice-set_aside = 存檔庫損壞，已另外保留，並用副本重建；未能重建的存檔會在此列出。
notice-damaged = 「{ $name }」損壞，遺失了部分內容。如有匯出的檔案，請匯入。
notice-lost = 「{ $name }」已遺失，沒有留下任何副本。如有匯出的檔案，請匯入。
notice-unread = 「{ $name }」的一份副本無法讀取，已另外保留；現使用另一份。請檢查最後幾步是否還在。
notice-settings_lost = 設定損壞，已改回預設值。
notice-results_lost = 已結束遊戲的部分戰績已損壞，無法復原。
notice-full = 磁碟已滿。存檔可以開啟和刪除，但有空間之前無法儲存。

## 為何無法開局
setup-game = 請選擇此版本有的遊戲。
setup-players = 這個遊戲不適合這個人數，請選擇其他人數。
setup-map = 請選擇適合這個人數的地圖。
setup-seed = 對局編號是 0 至 9007199254740991 的整數。
setup-first = 先開始的人必須是其中一位玩家。
setup-house_rule = 此版本不認得其中一條自訂規則。
setup-seats = 每個座位需要一位玩家：真人，或指定程度的電腦。
setup-colours = 請讓每位玩家各用一種顏色。

## 為何不能這樣走
refused-game_over = 遊戲已經結束。
refused-not_now = 回合的這個步驟不能這樣做。
refused-no_such_region = 這張地圖沒有第 { $region } 號地區。
refused-no_such_combo = 市場上沒有這個組合。
refused-cannot_pay = 這要 { $cost } 枚錢幣，你只有 { $coins } 枚。
refused-not_adjacent = 與此種族的地區不相鄰。
refused-not_at_entry = { $way ->
    [rim] 沒有地區時，須從地圖邊緣進入。
    [anchor] 沒有地區時，須從船錨地區進入。
    [volcano] 沒有地區時，烈焰精靈須從火山旁進入。
    [land] 第一次征服須在陸地上。
   *[shore] 沒有地區時，須從地圖邊緣或海岸進入。
}
refused-own_region = 此種族已佔領這裡。
refused-water = 此種族不能佔領水域。
refused-immune = { $kind ->
    [dragon] 巨龍守護著這個地區，無法征服。
    [hero] 英雄守護著這個地區，無法征服。
    [ancient] 遠古邪神保護著這個地區，無法征服。
    [queen] 女王保護著這個地區，無法征服。
    [ghost] 勞拉的鬼魂保護著這個地區，無法征服。
    [balrog] 炎魔在此，任何人都不能進入。
    [tower] 哨塔守護著這個地區，免疫所有征服和能力。
   *[hole] 地洞保護著這個地區，無法征服。
}
refused-ally = 外交的和平仍然有效，直到對方的下個回合。
refused-no_tokens = 征服需要手中至少有 1 支部隊。
refused-too_strong = 還差 { $short } 支部隊。
refused-no_die_needed = 部隊足夠，不需要擲骰。
refused-no_attempt = 現在不能嘗試最終征服。
refused-already_rolled = 已經擲過骰了。
refused-must_roll = 請先擲骰。
refused-abandoned = 本回合剛放棄這裡。
refused-too_late = { $before ->
    [ready] 進入衰落須在回合開始、收回部隊之前決定。
    [attempt] 這要在嘗試最終征服之前進行。
   *[conquest] 放棄地區要在第一次征服之前。
}
refused-no_ability = 此種族沒有這個能力。
refused-dragon_used = 巨龍本回合已經用過。
refused-not_lone = 只能替換對手活躍種族落單的部隊。
refused-already_substituted = 本回合已替換過這位對手的部隊。
refused-tray_empty = 備用堆裡沒有此種族的部隊了。
refused-not_held = 此種族沒有佔領這裡。
refused-last_token = 每個地區至少留 1 支部隊。
refused-nothing_in_hand = 手中沒有這種棋子。
refused-nothing_there = 那裡沒有這種棋子。
refused-already_there = 那裡已經有一個了。
refused-fortress_built = 每回合只能建造 1 個要塞。
refused-still_in_hand = 請先放下手中的棋子。
refused-owed = 請先再收回 { $missing } 支部隊。
refused-enough_taken = 調動得夠多了：請放下手中的棋子，然後結束。
refused-not_peaceful = 只能與本回合沒有被你攻擊過活躍種族的對手和平。

## Underground and mixed games
setup-mix_not_here = 只有混合遊戲才能混合遊戲盒，請選擇它或取消混合。
setup-no_box = 請至少選擇一個遊戲盒。
setup-unknown_content = 此版本不認得其中一項被排除的內容，請重新選擇。
setup-too_few_races = 只剩 { $left } 個種族，至少需要 { $needed } 個：請加入遊戲盒、更換地圖，或少排除一些。
setup-too_few_powers = 只剩 { $left } 個特殊能力，至少需要 { $needed } 個：請加入遊戲盒、更換地圖，或少排除一些。
refused-chasm = 任何人都不能進入深淵裂口。
refused-cannot_bribe = 征服巫妖要付 1 枚錢幣，你沒有錢幣。
refused-warded = 對侏儒一切效果無效：只能從接壤的地區以原價征服。
refused-not_holding = 你的活躍種族沒有所需之物。
refused-used = 本回合已經用過。
refused-disagree = 這些不能一起使用。
refused-place_first = 請先放置。
refused-not_there = 那裡不行。
refused-enough_reborn = 本回合不能再轉換地區了。
refused-not_aglow = 鬼火只能對水晶地區或與己方水晶相鄰的地區擲骰。

## Small World of Warcraft
refused-cannot_pay_fee = 那裡的保護要付 { $coins } 枚錢幣，你的錢幣不夠。
refused-lone_tauren = 牛頭人不能落單：需要 2 支部隊。
refused-choose_form = 請先選擇人類形態或狼人形態。
refused-not_magic = 只有魔法地區可以交換。
refused-lower_first = 請先寫編號較小的地區。
refused-strike_first = 空襲不能作為第一次征服。
refused-no_target = 沒有可以攻擊的地區。
refused-nothing_to_swap = 兩個地區都沒有可交換的東西。
refused-not_next_to = 與此種族的地區不相鄰。
refused-no_uses_left = 本回合的次數已用完。
refused-fort_first = 必須先移除那裡的小精靈之牆或要塞。
refused-no_objective = 手中沒有軍事目標。
refused-other_faction = 你的隊伍只能使用自己陣營的種族。
refused-pile_empty = 炸彈堆已經用完。

## Chaos in the Old World
setup-nobody_absent = 四人遊戲時四個勢力都參加。
refused-not_in_hand = 手中沒有這張牌。
refused-too_dear = 要 { $cost } 點魔力，只剩 { $left } 點。
refused-no_slot = 那裡沒有空牌位。
refused-no_figure = 那裡沒有可召喚的這種單位。
refused-out_of_reach = 只能召喚到有己方單位的國度，或與其相鄰的國度。
refused-held = 屠殺戰場使這裡的單位不能離開。
refused-same_land = 這個單位已經在那裡了。
refused-not_offered = 這裡不能這樣選。
error-hints_off = 這一局關閉了提示。

## As a page in a browser
error-in_use = Elbowroom 已在另一個分頁或視窗中開啟。那邊關閉後，這裡會自動繼續。
error-store_blocked = 這個瀏覽器不允許本頁面儲存遊戲：無痕視窗與某些設定會禁止。請在一般視窗中開啟。
error-quota = 瀏覽器空間已滿，什麼都沒有儲存或改變。請先把遊戲匯出成檔案、刪除一些存檔，或清出裝置空間，然後再試一次。
error-no_engine = 遊戲無法在這裡啟動。請連上網路一次並重新載入頁面；瀏覽器過舊時請先更新。
