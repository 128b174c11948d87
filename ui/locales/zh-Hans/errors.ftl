# 出了什么问题，该怎么办。
error-unknown = 没有成功。请再试一次，目前的对局没有变化。
error-unknown_command = 此版本不认识这个指令，请重新启动 Elbowroom。
error-bad_request = 无法理解这个指令，请重新启动 Elbowroom。
error-unknown_game = 此版本没有这个游戏，请选择其他游戏。
error-bad_setup = 这样无法开局，请修改标出的项目。
error-no_table = 目前没有对局，请开始新游戏或打开存档。
error-stale = 局面已经改变，请看清楚后重新选择。
error-illegal = 现在不能这样做，请从提示的行动中选择。
error-not_your_turn = 还没轮到这位玩家，请等待其他人。
error-curtain_due = 请先把设备交给下一位玩家。
error-undo_refused = 这一步无法撤销。
error-slot_not_found = 这个存档已经不在了，请选择其他存档。
error-save_newer = 这个存档来自较新的版本，请更新 Elbowroom 后再打开。
error-save_damaged = 这个存档已损坏，请打开其他存档，或导入先前导出的文件。
error-import_invalid = 无法导入这个文件，请选择由 Elbowroom 导出且未经修改的文件。
error-import_invalid-not_an_export = 这不是 Elbowroom 导出的游戏，请选择扩展名为 .elbow 的文件。
error-import_invalid-truncated = 文件缺少结尾，请重新复制完整的文件。
error-import_invalid-edited = 文件导出后被修改过，请导入原始文件。
error-import_invalid-newer = 文件来自较新的版本，请先更新 Elbowroom 再导入。
error-import_invalid-replay_differs = 文件中的步骤与局面不符，请重新导出该游戏。
error-import_invalid-invalid_position = 文件中的局面不可能出现，请重新导出该游戏。
error-disk_full = 磁盘已满，没有保存也没有更改。请腾出空间后再试。
error-read_only = 存档文件夹无法写入，请允许写入后再试。
error-store_locked = Elbowroom 已经在运行，请先关闭另一个窗口。
error-io = 无法读取存档，请检查磁盘后再试。
error-not_a_bot = 现在由真人玩家决定，请等待。
error-game_over = 这局游戏已经结束，请开始新游戏或观看回放。
error-internal = Elbowroom 内部出错。游戏已保存，请重新打开。

## 有问题的存档
trouble-damaged = 已损坏，无法打开。如有导出的文件，请导入。
trouble-newer = 来自较新的版本，请更新 Elbowroom 后再打开。
trouble-io = 这次无法读取，请检查磁盘后再试。
notice-mended = 有一个存档的一份副本损坏，已用另一份修复，没有遗失任何内容。
notice-rolled_back = 存档库退回了较旧的状态，已放回较新的副本，没有遗失任何内容。
notice-set_aside = 存档库损坏，已另外保留，并用副本重建；未能重建的存档会在此列出。
notice-damaged = “{ $name }”损坏，遗失了部分内容。如有导出的文件，请导入。
notice-lost = “{ $name }”已遗失，没有留下任何副本。如有导出的文件，请导入。
notice-unread = “{ $name }”的一份副本无法读取，已另外保留；现使用另一份。请检查最后几步是否还在。
notice-settings_lost = 设置损坏，已改回默认值。
notice-results_lost = 已结束游戏的部分战绩已损坏，无法恢复。
notice-full = 磁盘已满。存档可以打开和删除，但有空间之前无法保存。

## 为何无法开局
setup-game = 请选择此版本有的游戏。
setup-players = 这个游戏不适合这个人数，请选择其他人数。
setup-map = 请选择适合这个人数的地图。
setup-seed = 对局编号是 0 至 9007199254740991 的整数。
setup-first = 先开始的人必须是其中一位玩家。
setup-house_rule = 此版本不认得其中一条自定义规则。
setup-seats = 每个座位需要一位玩家：真人，或指定难度的电脑。
setup-colours = 请让每位玩家各用一种颜色。

## 为何不能这样走
refused-game_over = 游戏已经结束。
refused-not_now = 回合的这个步骤不能这样做。
refused-no_such_region = 这张地图没有第 { $region } 号地区。
refused-no_such_combo = 市场上没有这个组合。
refused-cannot_pay = 这要 { $cost } 枚金币，你只有 { $coins } 枚。
refused-not_adjacent = 与此种族的地区不相邻。
refused-not_at_entry = { $way ->
    [rim] 没有地区时，须从地图边缘进入。
    [anchor] 没有地区时，须从船锚地区进入。
    [volcano] 没有地区时，烈焰精灵须从火山旁进入。
    [land] 第一次征服须在陆地上。
   *[shore] 没有地区时，须从地图边缘或海岸进入。
}
refused-own_region = 此种族已占领这里。
refused-water = 此种族不能占领水域。
refused-immune = { $kind ->
    [dragon] 巨龙守护着这个地区，无法征服。
    [hero] 英雄守护着这个地区，无法征服。
    [ancient] 远古邪神保护着这个地区，无法征服。
    [queen] 女王保护着这个地区，无法征服。
    [ghost] 劳拉的鬼魂保护着这个地区，无法征服。
    [balrog] 炎魔在此，任何人都不能进入。
    [tower] 哨塔守护着这个地区，免疫所有征服和能力。
   *[hole] 地洞保护着这个地区，无法征服。
}
refused-ally = 外交的和平仍然有效，直到对方的下个回合。
refused-no_tokens = 征服需要手中至少有 1 支部队。
refused-too_strong = 还差 { $short } 支部队。
refused-no_die_needed = 部队足够，不需要掷骰。
refused-no_attempt = 现在不能尝试最终征服。
refused-already_rolled = 已经掷过骰了。
refused-must_roll = 请先掷骰。
refused-abandoned = 本回合刚放弃这里。
refused-too_late = { $before ->
    [ready] 进入衰落须在回合开始、收回部队之前决定。
    [attempt] 这要在尝试最终征服之前进行。
   *[conquest] 放弃地区要在第一次征服之前。
}
refused-no_ability = 此种族没有这个能力。
refused-dragon_used = 巨龙本回合已经用过。
refused-not_lone = 只能替换对手活跃种族落单的部队。
refused-already_substituted = 本回合已替换过这位对手的部队。
refused-tray_empty = 备用堆里没有此种族的部队了。
refused-not_held = 此种族没有占领这里。
refused-last_token = 每个地区至少留 1 支部队。
refused-nothing_in_hand = 手中没有这种棋子。
refused-nothing_there = 那里没有这种棋子。
refused-already_there = 那里已经有一个了。
refused-fortress_built = 每回合只能建造 1 个要塞。
refused-still_in_hand = 请先放下手中的棋子。
refused-owed = 请先再收回 { $missing } 支部队。
refused-enough_taken = 调动得够多了：请放下手中的棋子，然后结束。
refused-not_peaceful = 只能与本回合没有被你攻击过活跃种族的对手和平。

## Underground and mixed games
setup-mix_not_here = 只有混合游戏才能混合游戏盒，请选择它或取消混合。
setup-no_box = 请至少选择一个游戏盒。
setup-unknown_content = 此版本不认识其中一项被排除的内容，请重新选择。
setup-too_few_races = 只剩 { $left } 个种族，至少需要 { $needed } 个：请加入游戏盒、更换地图，或少排除一些。
setup-too_few_powers = 只剩 { $left } 个特殊能力，至少需要 { $needed } 个：请加入游戏盒、更换地图，或少排除一些。
refused-chasm = 任何人都不能进入深渊裂口。
refused-cannot_bribe = 征服巫妖要付 1 枚金币，你没有金币。
refused-warded = 对侏儒一切效果无效：只能从接壤的地区以原价征服。
refused-not_holding = 你的活跃种族没有所需之物。
refused-used = 本回合已经用过。
refused-disagree = 这些不能一起使用。
refused-place_first = 请先放置。
refused-not_there = 那里不行。
refused-enough_reborn = 本回合不能再转换地区了。
refused-not_aglow = 鬼火只能对水晶地区或与己方水晶相邻的地区掷骰。

## Small World of Warcraft
refused-cannot_pay_fee = 那里的保护要付 { $coins } 枚金币，你的金币不够。
refused-lone_tauren = 牛头人不能落单：需要 2 支部队。
refused-choose_form = 请先选择人类形态或狼人形态。
refused-not_magic = 只有魔法地区可以交换。
refused-lower_first = 请先写编号较小的地区。
refused-strike_first = 空袭不能作为第一次征服。
refused-no_target = 没有可以攻击的地区。
refused-nothing_to_swap = 两个地区都没有可交换的东西。
refused-not_next_to = 与此种族的地区不相邻。
refused-no_uses_left = 本回合的次数已用完。
refused-fort_first = 必须先移除那里的小精灵壁或要塞。
refused-no_objective = 手中没有军事目标。
refused-other_faction = 你的队伍只能使用自己阵营的种族。
refused-pile_empty = 炸弹堆已经用完。

## Chaos in the Old World
setup-nobody_absent = 四人游戏时四个势力都参加。
refused-not_in_hand = 手中没有这张牌。
refused-too_dear = 要 { $cost } 点魔力，只剩 { $left } 点。
refused-no_slot = 那里没有空牌位。
refused-no_figure = 那里没有可召唤的这种单位。
refused-out_of_reach = 只能召唤到有己方单位的国度，或与其相邻的国度。
refused-held = 屠杀战场使这里的单位不能离开。
refused-same_land = 这个单位已经在那里了。
refused-not_offered = 这里不能这样选。
error-hints_off = 这一局关闭了提示。

## As a page in a browser
error-in_use = Elbowroom 已在另一个标签页或窗口中打开。那边关闭后，这里会自动继续。
error-store_blocked = 这个浏览器不允许本页面保存存档：无痕窗口和某些设置会禁止。请在普通窗口中打开。
error-quota = 浏览器空间已满，什么都没有保存或改变。请先把游戏导出成文件、删除一些存档，或清理设备空间，然后重试。
error-no_engine = 游戏无法在这里启动。请联网一次并重新载入页面；浏览器过旧时请先更新。
