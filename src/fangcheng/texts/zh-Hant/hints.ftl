### Hints and advice on a move, traditional Chinese. The same keys stand in each language.

# 提示
hint = 提示
key-hint = 開啟或關閉提示
key-hint-keys = H
hint-off = 提示已關閉。提示會建議怎麼打並說明理由，還會列出每種選擇之後的向聽、進張、和牌所得與放銃風險。
hint-turn-on = 顯示提示
hint-turn-off = 關閉
hint-none = 輪到你時會顯示提示。
hint-working = 計算中……
hint-ready = 聽牌
hint-barred = 已無法和牌
hint-complete = 已成和
hint-away = { $n } 向聽
hint-hand = 手牌
hint-head-tile = 打
hint-head-then = 打後
hint-head-left = 進張
hint-head-risk = 聽法數
hint-as-it-is = 現狀
hint-nearer = 進張
hint-waiting = 聽
hint-bar-left = 進張 { $n } 枚
hint-bar-risk = 各家合計有 { $n } 種聽法
hint-safe = 安全
hint-brings-discard = 點和 { $low }
hint-brings-range = 點和 { $low }～{ $high }
hint-brings-discard-drawn = 點和 { $low }，自摸 { $drawn }
hint-brings-range-drawn = 點和 { $low }～{ $high }，自摸 { $drawn }
hint-brings-drawn = 自摸 { $drawn }
hint-declared = 報聽後
hint-ways = 有 { $n } 種聽法
hint-no-ways = 一般牌型已不可能聽這張
hint-safe-no-discard-win = 本玩法不能和別人打出的牌
hint-safe-left = 安全：已和牌離局
hint-safe-payer-broke = 安全：你已輸光，無人和你的牌
hint-safe-sealed = 安全：他已封胡
hint-safe-not-declared = 安全：未報聽者不能和牌
hint-safe-ready-draws-only = 安全：只能自摸
hint-safe-open-hand-draws-only = 安全：只能自摸
hint-safe-joker = 安全：打出的百搭無人能和
hint-safe-low-discard = 安全：點數太小，不能和
hint-safe-lack = 安全：該家的缺門
hint-safe-own-river = 安全：該家打過（振聽）
hint-safe-passed-ready = 安全：該家報聽後打過而未和
hint-safe-passed-round = 安全：該家上次出牌後打過，摸牌前不能和
hint-seen-own-river = 該家自己打過，但本玩法不禁和
hint-seen-passed = 該家報聽後有人打過，但本玩法不禁和
hint-seen-no-chance = 沒有順子能聽這張
hint-seen-line = 兩面聽這張即振聽
hint-seen-one-chance = 聽這張的順子都要用到最後一張
hint-note-ways = 聽法數：未見的一張或兩張牌有多少種組合會聽這張。特殊牌型不計。
hint-note-ways-jokers = 聽法數：未見的一張或兩張牌有多少種組合會聽這張。特殊牌型與他家手中的百搭不計。
hint-note-brings = 所得按平常情形計算，不含桌上的立直棒，也不含和牌後翻牌的加成。
hint-note-pending = 和牌所得仍在計算。

# 出牌建議：最強電腦的選擇，以及對眼前局面成立的理由
advise-and-discard = { $move }，打{ $tile }
advise-or = 或
advise-either = 打{ $tile }或{ $tile_same }
advise-same = 從各項數字看，打哪張都一樣。
advise = 建議
advise-mark = 建議
advise-all = 每種選擇的結果
advise-read = 打法之書：{ $title }
advise-who = { $state ->
    [melds] 副露{ $melds }組的{ $seat }
    [frozen] 手牌不再變動的{ $seat }
    [opened] 手牌已固定的{ $seat }
   *[declared] 已報聽的{ $seat }
}
advise-forced = 沒有別的牌可打。
advise-estimate = 單看數字定不下來：照電腦的估計，這樣更划算。
advise-estimate-risk = 這張也不是最安全的：照電腦的估計，這樣手牌更有價值。
advise-habit = 這一選擇沒有可數的依據，電腦照例這樣選。
advise-north = 北風拔到一邊，另補一張牌。
advise-barred = 不論打哪張，這手牌都已和不了。
advise-dead = 已沒有進張。
advise-nearest = 打其他牌向聽數都會增加；{ $n ->
    [0] 不過已沒有進張。
   *[other] 進張有{ $n }張。
}
advise-most = 進張有{ $n }張，在向聽數相同的打法中最多。
advise-as-many = 毫無損失：進張有{ $n }張，向聽數相同的打法不會更多。
advise-fewer = 打{ $tile }進張有{ $m }張，打這張有{ $n }張。
advise-keeps-dora = { $tile }是寶牌，留着。
advise-keeps-value = 留着{ $tile }：成刻有番。
advise-farther = 打{ $tile }向聽數會少{ $n }。
advise-farther-dead = 打{ $tile }向聽數會少{ $n }，但那時已沒有進張。
advise-farther-barred = 打這張後和不了牌；打{ $tile }還能和。
advise-ready = 打後聽牌：和{ $tile }，{ $n ->
    [0] 但一張也不剩了。
   *[other] 還有{ $n }張未見。
}
advise-ready-most = 打後聽牌：和{ $tile }，還有{ $n }張未見，比打其他任何牌都多。
advise-ready-as-many = 打後聽牌：和{ $tile }，還有{ $n }張未見，打其他牌不會更多。
advise-ready-barred = 打後聽{ $tile }，但照現在這樣還不能和。
advise-ready-draws = { $tile }只有自摸才能和。
advise-ready-furiten = 打後聽{ $tile }，還有{ $n }張未見，但只能自摸：自己打過{ $tile_own }。
advise-ready-fewer = 打{ $tile }則有{ $m }張可和。
advise-ready-dearer = 打{ $tile }則有{ $m }張可和，但最多{ $q }分；這樣最多可得{ $p }分。
advise-safe-all = 快要和牌的{ $n }家，按規則都不能和這張。
advise-safe-some = { advise-who }按規則不能和這張；{ $seat_other }則說不准。
advise-safe-joker = { advise-who }不能和這張：打出的百搭誰也不能和。
advise-safe-low-discard = { advise-who }不能和這張：牌上的數字太小。
advise-safe-lack = { advise-who }不能和這張：這是其所缺的門。
advise-safe-own-river = { advise-who }不能和這張：這一家自己打過。
advise-safe-passed-ready = { advise-who }不能和這張：報聽後已放過。
advise-safe-passed-round = { advise-who }此時不能和這張：上次打牌後已放過。
advise-risk-least = 估計：{ advise-who }可有{ $n }種方式等這張；能打的牌中沒有更少的。
advise-risk-least-all = 估計：快要和牌的各家可有{ $n }種方式等這張；能打的牌中沒有更少的。
advise-risk = 這張不是最安全的：{ advise-who }可能和它。
advise-risk-all = 這張不是最安全的：快要和牌的對手可能和它。
advise-lack-first = 這是你所缺的門。
advise-alone = 這是孤張：手裡沒有相同的牌，也沒有相差兩點以內的牌。
advise-partners = 這是孤張，{ $n ->
    [0] 沒有牌能與它成順
   *[other] 只有{ $n }種牌能與它成順
}；{ $tile }有{ $m }種。
advise-win = 牌已湊齊，可以和。
advise-call-nearer = 向聽數進{ $n }。
advise-call-farther = 向聽數退{ $n }。
advise-call-keeps = 向聽數不變。
advise-kong-keeps = 槓了不吃虧：向聽數不變。
advise-kong-fewer = 槓了向聽數不變；不槓進張有{ $n }張。
advise-call-opens-way = 不這樣，這手牌就和不了。
advise-then-waits = 之後聽{ $tile }，還有{ $n }張未見。
advise-then-helped = 之後進張有{ $n }張。
advise-then-waits-after = 之後打{ $tile_cut }，聽{ $tile }，還有{ $n }張未見。
advise-then-helped-after = 之後打{ $tile_cut }，進張有{ $n }張。
advise-pass-no-nearer = 吃碰槓都不能進向聽而仍有進張。
advise-pass-barred = 吃碰槓之後，這手牌就和不了。
advise-pass-lost = 吃碰與否，這手牌都已和不了。
advise-pass-nearer = 吃碰能使向聽數進{ $n }。
advise-pass-rival = { $n ->
    [0] 但要提防{ advise-who }；照電腦的估計，亮着牌聽不值得。
   *[other] 但要提防{ advise-who }，而自己離聽牌還差{ $n }步。
}
advise-pass-closed = 但會破門清，照電腦的估計得不償失。
advise-pass-win = 點和只由一家付；自己摸到，未和的各家都付。照電腦的估計值得等。
advise-declare = 手牌已聽，可以報聽。
advise-declared-only = 報聽後別人打{ $tile }可和，不報則不能。
advise-declared-more = 報聽後和別人打的{ $tile }至少得{ $n }分，不報則為{ $m }分。
advise-lack = { $suit ->
    [m] 萬子
    [p] 筒子
   *[s] 條子
}有{ $n }張，沒有哪門更少。
advise-exchange = { $suit ->
    [m] 萬子
    [p] 筒子
   *[s] 條子
}有{ $n }張；夠三張可換的各門中沒有更少的。
advise-abort = 離聽牌還差{ $n }張，可以要求重新發牌。
