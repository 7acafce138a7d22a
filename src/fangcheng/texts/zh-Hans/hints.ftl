### Hints and advice on a move, simplified Chinese. The same keys stand in each language.

# 提示
hint = 提示
key-hint = 打开或关闭提示
key-hint-keys = H
hint-off = 提示已关闭。提示会建议怎么打并说明理由，还会列出每种选择之后的向听、进张、和牌所得与放铳风险。
hint-turn-on = 显示提示
hint-turn-off = 关闭
hint-none = 轮到你时会显示提示。
hint-working = 正在计算……
hint-ready = 听牌
hint-barred = 已无法和牌
hint-complete = 已成和
hint-away = { $n } 向听
hint-hand = 手牌
hint-head-tile = 打
hint-head-then = 打后
hint-head-left = 进张
hint-head-risk = 听法数
hint-as-it-is = 现状
hint-nearer = 进张
hint-waiting = 听
hint-bar-left = 进张 { $n } 枚
hint-bar-risk = 各家合计有 { $n } 种听法
hint-safe = 安全
hint-brings-discard = 点和 { $low }
hint-brings-range = 点和 { $low }～{ $high }
hint-brings-discard-drawn = 点和 { $low }，自摸 { $drawn }
hint-brings-range-drawn = 点和 { $low }～{ $high }，自摸 { $drawn }
hint-brings-drawn = 自摸 { $drawn }
hint-declared = 报听后
hint-ways = 有 { $n } 种听法
hint-no-ways = 一般牌型已不可能听这张
hint-safe-no-discard-win = 本玩法不能点和
hint-safe-left = 安全：已和牌离局
hint-safe-payer-broke = 安全：你已输光，无人和你的牌
hint-safe-sealed = 安全：他已封胡
hint-safe-not-declared = 安全：未报听者不能和牌
hint-safe-ready-draws-only = 安全：只能自摸
hint-safe-open-hand-draws-only = 安全：只能自摸
hint-safe-joker = 安全：打出的百搭不能点和
hint-safe-low-discard = 安全：点数太小，不能点和
hint-safe-lack = 安全：该家的缺门
hint-safe-own-river = 安全：该家打过（振听）
hint-safe-passed-ready = 安全：该家报听后打过而未和
hint-safe-passed-round = 安全：该家上次出牌后打过，摸牌前不能和
hint-seen-own-river = 该家自己打过，但本玩法不禁和
hint-seen-passed = 该家报听后有人打过，但本玩法不禁和
hint-seen-no-chance = 没有顺子能听这张
hint-seen-line = 两面听这张即振听
hint-seen-one-chance = 听这张的顺子都要用到最后一张
hint-note-ways = 听法数：未见的一张或两张牌有多少种组合会听这张。特殊牌型不计。
hint-note-ways-jokers = 听法数：未见的一张或两张牌有多少种组合会听这张。特殊牌型与他家手中的百搭不计。
hint-note-brings = 所得按平常情形计算，不含桌上的立直棒，也不含和牌后翻牌的加成。
hint-note-pending = 和牌所得仍在计算。

# 出牌建议：最强电脑的选择，以及对眼前局面成立的理由
advise-and-discard = { $move }，打{ $tile }
advise-or = 或
advise-either = 打{ $tile }或{ $tile_same }
advise-same = 从各项数字看，打哪张都一样。
advise = 建议
advise-mark = 建议
advise-all = 每种选择的结果
advise-read = 打法之书：{ $title }
advise-who = { $state ->
    [melds] 副露{ $melds }组的{ $seat }
    [frozen] 手牌不再变动的{ $seat }
    [opened] 手牌已固定的{ $seat }
   *[declared] 已报听的{ $seat }
}
advise-forced = 没有别的牌可打。
advise-estimate = 单看数字定不下来：照电脑的估计，这样更划算。
advise-estimate-risk = 这张也不是最安全的：照电脑的估计，这样手牌更有价值。
advise-habit = 这一选择没有可数的依据，电脑照例这样选。
advise-north = 北风拔到一边，另补一张牌。
advise-barred = 不论打哪张，这手牌都已和不了。
advise-dead = 已没有进张。
advise-nearest = 打其他牌向听数都会增加；{ $n ->
    [0] 不过已没有进张。
   *[other] 进张有{ $n }张。
}
advise-most = 进张有{ $n }张，在向听数相同的打法中最多。
advise-as-many = 毫无损失：进张有{ $n }张，向听数相同的打法不会更多。
advise-fewer = 打{ $tile }进张有{ $m }张，打这张有{ $n }张。
advise-keeps-dora = { $tile }是宝牌，留着。
advise-keeps-value = 留着{ $tile }：成刻有番。
advise-farther = 打{ $tile }向听数会少{ $n }。
advise-farther-dead = 打{ $tile }向听数会少{ $n }，但那时已没有进张。
advise-farther-barred = 打这张后和不了牌；打{ $tile }还能和。
advise-ready = 打后听牌：和{ $tile }，{ $n ->
    [0] 但一张也不剩了。
   *[other] 还有{ $n }张未见。
}
advise-ready-most = 打后听牌：和{ $tile }，还有{ $n }张未见，比打其他任何牌都多。
advise-ready-as-many = 打后听牌：和{ $tile }，还有{ $n }张未见，打其他牌不会更多。
advise-ready-barred = 打后听{ $tile }，但照现在这样还不能和。
advise-ready-draws = { $tile }只有自摸才能和。
advise-ready-furiten = 打后听{ $tile }，还有{ $n }张未见，但只能自摸：自己打过{ $tile_own }。
advise-ready-fewer = 打{ $tile }则有{ $m }张可和。
advise-ready-dearer = 打{ $tile }则有{ $m }张可和，但最多{ $q }分；这样最多可得{ $p }分。
advise-safe-all = 快要和牌的{ $n }家，按规则都不能和这张。
advise-safe-some = { advise-who }按规则不能和这张；{ $seat_other }则说不准。
advise-safe-joker = { advise-who }不能和这张：打出的百搭谁也不能和。
advise-safe-low-discard = { advise-who }不能和这张：牌上的数字太小。
advise-safe-lack = { advise-who }不能和这张：这是其所缺的门。
advise-safe-own-river = { advise-who }不能和这张：这一家自己打过。
advise-safe-passed-ready = { advise-who }不能和这张：报听后已放过。
advise-safe-passed-round = { advise-who }此时不能和这张：上次打牌后已放过。
advise-risk-least = 估计：{ advise-who }可有{ $n }种方式等这张；能打的牌中没有更少的。
advise-risk-least-all = 估计：快要和牌的各家可有{ $n }种方式等这张；能打的牌中没有更少的。
advise-risk = 这张不是最安全的：{ advise-who }可能和它。
advise-risk-all = 这张不是最安全的：快要和牌的对手可能和它。
advise-lack-first = 这是你所缺的门。
advise-alone = 这是孤张：手里没有相同的牌，也没有相差两点以内的牌。
advise-partners = 这是孤张，{ $n ->
    [0] 没有牌能与它成顺
   *[other] 只有{ $n }种牌能与它成顺
}；{ $tile }有{ $m }种。
advise-win = 牌已凑齐，可以和。
advise-call-nearer = 向听数进{ $n }。
advise-call-farther = 向听数退{ $n }。
advise-call-keeps = 向听数不变。
advise-kong-keeps = 杠了不吃亏：向听数不变。
advise-kong-fewer = 杠了向听数不变；不杠进张有{ $n }张。
advise-call-opens-way = 不这样，这手牌就和不了。
advise-then-waits = 之后听{ $tile }，还有{ $n }张未见。
advise-then-helped = 之后进张有{ $n }张。
advise-then-waits-after = 之后打{ $tile_cut }，听{ $tile }，还有{ $n }张未见。
advise-then-helped-after = 之后打{ $tile_cut }，进张有{ $n }张。
advise-pass-no-nearer = 吃碰杠都不能进向听而仍有进张。
advise-pass-barred = 吃碰杠之后，这手牌就和不了。
advise-pass-lost = 吃碰与否，这手牌都已和不了。
advise-pass-nearer = 吃碰能使向听数进{ $n }。
advise-pass-rival = { $n ->
    [0] 但要提防{ advise-who }；照电脑的估计，亮着牌听不值得。
   *[other] 但要提防{ advise-who }，而自己离听牌还差{ $n }步。
}
advise-pass-closed = 但会破门清，照电脑的估计得不偿失。
advise-pass-win = 点和只由一家付；自己摸到，未和的各家都付。照电脑的估计值得等。
advise-declare = 手牌已听，可以报听。
advise-declared-only = 报听后别人打{ $tile }可和，不报则不能。
advise-declared-more = 报听后和别人打的{ $tile }至少得{ $n }分，不报则为{ $m }分。
advise-lack = { $suit ->
    [m] 万子
    [p] 筒子
   *[s] 条子
}有{ $n }张，没有哪门更少。
advise-exchange = { $suit ->
    [m] 万子
    [p] 筒子
   *[s] 条子
}有{ $n }张；够三张可换的各门中没有更少的。
advise-abort = 离听牌还差{ $n }张，可以要求重新发牌。
