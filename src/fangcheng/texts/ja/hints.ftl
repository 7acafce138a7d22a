### Hints and advice on a move, Japanese. The same keys stand in each language.

# ヒント
hint = ヒント
key-hint = ヒントの表示
key-hint-keys = H
hint-off = ヒントは表示していません。おすすめの選択とその理由、選択ごとの向聴数・受け入れ・和了点・放銃の危険を示します。
hint-turn-on = ヒントを表示
hint-turn-off = 隠す
hint-none = 次の選択のときに表示します。
hint-working = 計算中……
hint-ready = 聴牌
hint-barred = 和了できません
hint-complete = 和了形
hint-away = { $n }向聴
hint-hand = 手牌
hint-head-tile = 打牌
hint-head-then = 打牌後
hint-head-left = 受入
hint-head-risk = 待ちの数
hint-as-it-is = このまま
hint-nearer = 受け入れ
hint-waiting = 待ち
hint-bar-left = 受け入れ { $n } 枚
hint-bar-risk = 他家の待ち方は合わせて { $n } 通り
hint-safe = 安全
hint-brings-discard = ロン { $low }
hint-brings-range = ロン { $low }～{ $high }
hint-brings-discard-drawn = ロン { $low }、ツモ { $drawn }
hint-brings-range-drawn = ロン { $low }～{ $high }、ツモ { $drawn }
hint-brings-drawn = ツモ { $drawn }
hint-declared = 宣言すれば
hint-ways = 待ち方 { $n } 通り
hint-no-ways = 通常の形ではもう待てない
hint-safe-no-discard-win = ロン和了のないルールです
hint-safe-left = 安全：和了して抜けている
hint-safe-payer-broke = 安全：持ち点のない人からは和了れない
hint-safe-sealed = 安全：三回鳴かせた人は和了れない
hint-safe-not-declared = 安全：宣言した人しか和了れない
hint-safe-ready-draws-only = 安全：ツモ和了のみ
hint-safe-open-hand-draws-only = 安全：ツモ和了のみ
hint-safe-joker = 安全：捨てられたジョーカーでは和了れない
hint-safe-low-discard = 安全：数が小さくロンできない
hint-safe-lack = 安全：この人の欠け色
hint-safe-own-river = 安全：現物（フリテン）
hint-safe-passed-ready = 安全：宣言後に通った牌
hint-safe-passed-round = 安全：同巡に通った牌（次のツモまで）
hint-seen-own-river = 本人の河にあるが、ここではロンの妨げにならない
hint-seen-passed = 宣言後に通ったが、ここではロンの妨げにならない
hint-seen-no-chance = ノーチャンス（順子では待てない）
hint-seen-line = スジ（両面待ちならフリテン）
hint-seen-one-chance = ワンチャンス（どの順子も最後の1枚が要る）
hint-note-ways = 待ちの数は、見えていない1枚または2枚の組み合わせのうち、この牌を待つ形の数です。特殊な和了形は数えません。
hint-note-ways-jokers = 待ちの数は、見えていない1枚または2枚の組み合わせのうち、この牌を待つ形の数です。特殊な和了形と他家のジョーカーは数えません。
hint-note-brings = 点数はふつうの場面での支払いです。供託と、和了後にめくる牌の分は含みません。
hint-note-pending = 和了点はまだ計算中です。

# 打牌の助言：最も強いボットの選択と、目の前の局面で正しい理由
advise-and-discard = { $move }、打{ $tile }
advise-or = か
advise-either = { $tile }か{ $tile_same }を切る
advise-same = 数えられるものはすべて同じで、どれを切っても変わりません。
advise = 助言
advise-mark = おすすめ
advise-all = それぞれの選択の結果
advise-read = 打ち方の本：{ $title }
advise-who = { $state ->
    [melds] { $melds }副露の{ $seat }
    [frozen] 手牌がもう変わらない{ $seat }
    [opened] 手牌が固定された{ $seat }
   *[declared] 聴牌を宣言した{ $seat }
}
advise-forced = ほかに切れる牌がありません。
advise-estimate = 数だけでは決まりません。ボットの見積もりでは、この方が得です。
advise-estimate-risk = 最も安全な牌でもありません。ボットの見積もりでは、この方が手の価値が高くなります。
advise-habit = この選択には数えられる根拠がありません。ボットはいつもこうします。
advise-north = 北を抜いて、代わりに1枚引きます。
advise-barred = 何を切っても、この手はもう和了れません。
advise-dead = 受け入れはもうありません。
advise-nearest = ほかの牌を切ると向聴数が増えます。{ $n ->
    [0] ただし、受け入れはもうありません。
   *[other] 受け入れは{ $n }枚です。
}
advise-most = 受け入れは{ $n }枚で、向聴数が同じ打牌の中で最も多くなります。
advise-as-many = 損はありません。受け入れは{ $n }枚で、向聴数が同じ打牌にこれより多いものはありません。
advise-fewer = { $tile }なら受け入れは{ $m }枚、これなら{ $n }枚です。
advise-keeps-dora = { $tile }はドラなので残します。
advise-keeps-value = { $tile }は刻子になれば役になるので残します。
advise-farther = { $tile }なら向聴数は{ $n }少なくて済みます。
advise-farther-dead = { $tile }なら向聴数は{ $n }少なくなりますが、受け入れがありません。
advise-farther-barred = これを切るともう和了れません。{ $tile }なら和了れます。
advise-ready = 聴牌します。和了牌は{ $tile }、{ $n ->
    [0] ただし1枚も残っていません。
   *[other] 見えていないのは{ $n }枚です。
}
advise-ready-most = 聴牌します。和了牌は{ $tile }、見えていないのは{ $n }枚で、ほかのどの打牌よりも多くなります。
advise-ready-as-many = 聴牌します。和了牌は{ $tile }、見えていないのは{ $n }枚で、これより多い打牌はありません。
advise-ready-barred = { $tile }待ちになりますが、このままでは和了れません。
advise-ready-draws = { $tile }で和了れるのはツモだけです。
advise-ready-furiten = 聴牌して{ $tile }待ち、見えていないのは{ $n }枚ですが、ツモ和了だけです。自分で{ $tile_own }を捨てています。
advise-ready-fewer = { $tile }なら和了牌は{ $m }枚です。
advise-ready-dearer = { $tile }なら和了牌は{ $m }枚ですが、最大{ $q }点です。こちらは最大{ $p }点です。
advise-safe-all = 和了に近い{ $n }人は、規則上この牌で和了れません。
advise-safe-some = { advise-who }は規則上この牌で和了れません。{ $seat_other }については確かではありません。
advise-safe-joker = { advise-who }はこの牌で和了れません。捨てられたジョーカーでは誰も和了れません。
advise-safe-low-discard = { advise-who }はこの牌で和了れません。数が小さすぎます。
advise-safe-lack = { advise-who }はこの牌で和了れません。なくさなければならない種類の牌です。
advise-safe-own-river = { advise-who }はこの牌で和了れません。自分で捨てています。
advise-safe-passed-ready = { advise-who }はこの牌で和了れません。宣言の後に見逃しています。
advise-safe-passed-round = { advise-who }は今この牌で和了れません。前の打牌の後に見逃しています。
advise-risk-least = 見積もり：{ advise-who }がこの牌を待つ形は{ $n }通りで、切れる牌でこれより少ないものはありません。
advise-risk-least-all = 見積もり：和了に近い相手がこの牌を待つ形は合わせて{ $n }通りで、切れる牌でこれより少ないものはありません。
advise-risk = 最も安全な牌ではありません。{ advise-who }が和了るかもしれません。
advise-risk-all = 最も安全な牌ではありません。和了に近い相手が和了るかもしれません。
advise-lack-first = なくさなければならない種類の牌です。
advise-alone = 浮き牌です。同じ牌も、2つ以内の数の牌も手にありません。
advise-partners = 浮き牌です。順子を作れる牌が{ $n ->
    [0] ありません
   *[other] { $n }種類しかありません
}。{ $tile }には{ $m }種類あります。
advise-win = 手が完成し、和了が認められます。
advise-call-nearer = 向聴数が{ $n }進みます。
advise-call-farther = 向聴数が{ $n }戻ります。
advise-call-keeps = 向聴数は変わりません。
advise-kong-keeps = 槓をしても損はありません。向聴数は変わりません。
advise-kong-fewer = 槓をしても向聴数は変わりません。しなければ受け入れは{ $n }枚です。
advise-call-opens-way = こうしなければ、この手はもう和了れません。
advise-then-waits = その後は{ $tile }待ち、見えていないのは{ $n }枚です。
advise-then-helped = その後の受け入れは{ $n }枚です。
advise-then-waits-after = その後{ $tile_cut }を切れば{ $tile }待ちで、見えていないのは{ $n }枚です。
advise-then-helped-after = その後{ $tile_cut }を切れば受け入れは{ $n }枚です。
advise-pass-no-nearer = 向聴数が進み、受け入れも残る鳴きはありません。
advise-pass-barred = 鳴くと、この手はもう和了れません。
advise-pass-lost = 鳴いても鳴かなくても、この手はもう和了れません。
advise-pass-nearer = 鳴けば向聴数が{ $n }進みます。
advise-pass-rival = { $n ->
    [0] しかし{ advise-who }がこわく、ボットの見積もりでは鳴いた聴牌に見合いません。
   *[other] しかし{ advise-who }がこわく、自分は鳴いても聴牌まであと{ $n }歩です。
}
advise-pass-closed = しかし門前が崩れ、ボットの見積もりでは損の方が大きくなります。
advise-pass-win = この牌で和了すると払うのは一人だけですが、自分で引けば、まだ和了っていない全員が払います。ボットの見積もりでは待つ価値があります。
advise-declare = 聴牌していて、宣言できます。
advise-declared-only = 宣言すれば捨てられた{ $tile }で和了れます。しなければ和了れません。
advise-declared-more = 宣言すれば捨てられた{ $tile }で少なくとも{ $n }点、しなければ{ $m }点です。
advise-lack = { $suit ->
    [m] 萬子
    [p] 筒子
   *[s] 索子
}は{ $n }枚で、これより少ない種類はありません。
advise-exchange = { $suit ->
    [m] 萬子
    [p] 筒子
   *[s] 索子
}は{ $n }枚で、3枚渡せる種類の中でこれより少ないものはありません。
advise-abort = 聴牌まであと{ $n }枚で、流局にできます。
