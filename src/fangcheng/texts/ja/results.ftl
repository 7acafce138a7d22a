### The log, ends of hands, results and their reckoning, Japanese. The same keys stand in each language.

# Results
result-win-discard = { $seat }の{ $terms ->
    [japanese] ロン
   *[chinese] 和了
    }（放銃 { $seat_from }）
result-win-self = { $seat }の{ $terms ->
    [japanese] ツモ
   *[chinese] 自摸
    }和了
result-win-kong = { $seat }の槍槓（{ $seat_from }）
result-match = 終局
result-tile = 和了牌 { $tile }
patterns = 役
total = 合計
see-table = 卓を見る
each-step = 内訳
play-again = もう一戦
save-record = 牌譜を保存
next-hand = 次の局へ
next-page = 次へ
previous = 前へ
waiting = 待機中…
result-worth = { $what }で { $total }
result-pay = { $who }の支払い
win-skip = キーかタッチで精算へ
unit-points = 点
unit-opens = 和了できる役
unit-han = { $n }翻
unit-fan = { $n }番
unit-tai = { $n }台
unit-limits = 上限×{ $n }
unit-fu = { $n }符
unit-chips = チップ
counts-fu = 符
part-hand = 和了
part-honba = 本場
part-flowers = 花

# The log of the server
ev-dice-dealer = { $seat }が親決め：{ $n }
ev-dice-break = { $seat }が開門：{ $n }
ev-dice-joker = { $seat }が万能牌決め：{ $n }
ev-dice-exchange = 交換方向のサイコロ：{ $n }
ev-dice-birds = { $seat }の鳥のサイコロ：{ $n }
ev-dice-treasure = { $seat }の宝牌のサイコロ：{ $n }
ev-dice-kong = { $seat }の槓のサイコロ：{ $n }
ev-riichi = { $seat }：リーチ
ev-ready-plain = { $seat }：聴牌宣言
ev-ready-face_up = { $seat }：表向きで宣言
ev-ready-face_down = { $seat }：伏せて宣言
ev-ready-face_up_racked = { $seat }：表向きで山の上に宣言
ev-ready-face_down_racked = { $seat }：伏せて山の上に宣言
ev-ready-open = { $seat }：公開聴牌
ev-ready-heavenly = { $seat }：天聴
ev-ready-earthly = { $seat }：地聴
ev-kong-hidden = { $seat }：暗槓
ev-kong-opened = { $seat }：開槓 { $tiles }
ev-kong-robbed = { $seat }の槓{ $tile }が搶槓された
ev-egg-robbed = { $seat }が蛋に足した{ $tile }が取られた
ev-win-flowers = { $seat }：花牌で和了
ev-sits = { $seat }：坐
ev-raises = { $seat }：頂
ev-raises-not = { $seat }：頂なし
ev-returned = 親が{ $seat }に回
ev-returned-not = 親は{ $seat }に回さない
ev-stands = { $seat }：坐らない
ev-pulls = { $seat }：拉 ×{ $n }
ev-pulls-not = { $seat }：拉さない
ev-stakes = { $seat }：内挿し{ $n }底
ev-stakes-not = { $seat }：内挿しなし
ev-says = { $seat }：{ $words }
ev-missing = { $seat }：欠け色 { $suit ->
    [m] 萬子
    [p] 筒子
   *[s] 索子
    }
ev-gave = { $seat }が{ $tiles }を{ $seat_to }へ渡す
ev-exchange = 三枚を{ $direction ->
    [next] 下家へ
    [across] 対面へ
   *[previous] 上家へ
    }
ev-shows-ready = { $seat }：テンパイ
ev-shows-not = { $seat }：ノーテン
ev-taken-back = { $seat }：{ $what ->
    [draw] ツモを戻す
   *[claim] 鳴きを戻す
}
ev-watches = { $seat }：全員の手を見る
ev-moved = 席替え
ev-seat-taken = { $seat }：着席、{ $name } は待機
ev-followed = { $name }（待機中）が{ $seat }に賭ける
ev-followed-own = あなた（待機中）が{ $seat }に賭ける
ev-seat-left = { $seat }：着席、あなたは待機
ev-chips = { $seat }：チップ { $n } 枚獲得
ev-horse = 馬 { $tile }：{ $seat }
ev-horse-bought = { $seat_from }の馬 { $tile }：{ $seat }
ev-horse-outside = 卓外{ $n }の馬{ $tile }：{ $seat }を指す
ev-horse-lost = 馬 { $tile }：該当なし
ev-bird-hit = 鳥 { $tile }：当たり
ev-bird-missed = 鳥 { $tile }：外れ
ev-fish = 釣魚 { $tile }：{ $seat }
ev-bird = 鳥 { $tile }
ev-bird-on = 鳥 { $tile }：{ $seat }
ev-kong-tile = { $seat }が{ $tile }をめくる
ev-opening = { $seat }：{ $words } { $tiles }
ev-opening-whole = { $seat }：{ $words }
ev-last-tile = { $seat }が海底牌を取る
ev-last-tile-left = { $seat }は海底牌を取らない
ev-treasure = { $seat }が宝牌を伏せて置く
ev-treasure-back = { $seat }が宝牌を戻す
ev-treasure-seen = { $seat }が宝牌を見る
ev-treasure-own = 宝牌を見た：{ $tile }
ev-heart = 心牌を書いた：{ $tile }
ev-egg = { $seat }が蛋をさらす：{ $tiles }
ev-added_egg = { $seat }が蛋に{ $tiles }を足す
ev-match-over = 対局終了
ev-noted = { $seat }：受け取らず繰り越し、{ $seat_from }の借りは{ $n }
ev-note = { $seat }：{ $paid }（{ $seat_from }が繰り越しを清算）
ev-note_halved = { $seat }：{ $paid }（{ $seat_from }の和了で繰り越し{ $n }は半額）
ev-payment = { $seat }：{ $n }（{ $cause ->
    [counters] { part-counters }
    [sticks] { part-sticks }
    [noten] { part-noten }
    [nagashi] { part-nagashi }
    [open_kong] { part-open_kong }
    [added_kong] { part-added_kong }
    [concealed_kong] { part-concealed_kong }
    [special_kong] { part-special_kong }
    [egg] { part-egg }
    [egg_add] { part-egg_add }
    [transfer] { part-transfer }
    [refund] { part-refund }
    [pig] { part-pig }
    [unready] { part-unready }
    [follow] { part-follow }
    [watch] { part-watch }
    [side_bet] { part-side_bet }
    [left_sticks] { part-left_sticks }
    [yakitori] { part-yakitori }
    [chips] { part-chips }
    [chombo] { part-chombo }
    [ruling] { part-ruling }
    [followed] { part-followed }
    [mixed_flowers] { part-mixed_flowers }
    [flower_series] { part-flower_series }
    [seven_flowers] { part-seven_flowers }
    [eight_flowers] { part-eight_flowers }
    [horses] { part-horses }
    [birds] { part-birds }
    [four_winds] { part-four_winds }
    [four_alike] { part-four_alike }
    [burn] { part-burn }
    [fine] { part-fine }
    [pot] { part-pot }
    [fly] { part-fly }
    [opening] { part-opening }
    [lost_stake] { part-lost_stake }
    [chickens] { part-chickens }
    [charge] { part-charge }
    [duty] { part-duty }
    [jokers] { part-jokers }
    [essences] { part-essences }
    [flip] { part-flip }
    [shadow] { part-shadow }
    [wake] { part-wake }
    [fish] { part-fish }
    [drawn_hand] { part-drawn_hand }
   *[win] { part-win }
    }）

# How a hand ends
end-won = 和了
end-exhausted = 荒牌平局
end-exhausted-won = 牌山が尽き、この局は終わりです
end-nine_terminals = 九種九牌
end-four_kongs = 四槓散了
end-four_winds = 四風連打
end-four_riichi = 四家立直
end-triple_ron = 三家和
end-nagashi = 流し満貫
end-west_round = 西入
end-flower_last = 最後の牌が花牌、流局
end-void = 無効局
end-faulty_set = 牌に過不足があるため、この局をやり直します
end-chombo = チョンボ：この局をやり直します
end-voided = 進行役の裁定で無効：この局は打ったことになり、和了はありません
end-redealt = 進行役の裁定でやり直し：この局は数えません
end-broke = 持ち点のない人が多く、この局は打ち切り

# What is paid for
part-win = 和了
part-counters = 本場
part-sticks = リーチ棒
part-noten = ノーテン罰符
part-nagashi = 流し満貫
part-open_kong = 明槓
part-added_kong = 加槓
part-concealed_kong = 暗槓
part-special_kong = 金槓
part-egg = 蛋
part-egg_add = 蛋への追加
part-transfer = 槓収入の移転
part-refund = 槓収入の返還
part-pig = 花猪
part-unready = 聴牌調べ
part-follow = 追い打ち
part-watch = 観戦
part-side_bet = 内挿し
part-left_sticks = 残りの供託
part-yakitori = 焼き鳥
part-chips = チップ
part-chombo = チョンボ
part-ruling = 進行役の裁定
part-followed = 追い打ち
part-mixed_flowers = 花牌1〜4（混合）
part-flower_series = 花牌一組
part-seven_flowers = 花牌七枚
part-eight_flowers = 花牌八枚
part-horses = 馬
part-bought_horses = { part-horses }
part-horses-outside = 卓外{ $n }の馬
part-birds = 鳥
part-four_winds = 四種の風牌を捨てた
part-four_alike = 同じ牌を四枚捨てた
part-burn = 焼荘
part-fine = 罰金
part-pot = 供託金
part-fly = 飛蒼蠅
part-shadow = 馬買い
part-wake = 醒
part-fish = 釣魚
part-drawn_hand = 荒牌
part-opening = 配牌の精算
part-lost_stake = 宣言者の失う賭け点
part-chickens = 鶏
part-charge = 衝鋒鶏
part-duty = 責任鶏
part-jokers = 手の財神
part-essences = 精の点
part-flip = 先にめくった牌
part-noted = 繰り越し：借り{ $n }
part-noted-due = 繰り越し：{ $seat }から{ $n }
part-note = 繰り越し清算：{ $seat }から
part-note-paid = 繰り越し清算：{ $seat }へ
part-note_halved = 繰り越し{ $n }の半額：{ $seat }から
part-note_halved-paid = 繰り越し{ $n }の半額：{ $seat }へ

# Result pages of the server
result-win-flowers = { $seat }：花牌で和了
result-win-flowers-from = { $seat }：七搶一（{ $seat_from }の花）
result-aside = 槓とその他の支払い
state-ready = テンパイ
state-not-ready = ノーテン
state-won = 和了済み
pays-to = 支払先
total-han-fu = { $han }翻{ $fu }符{ $limit ->
    [mangan] 　満貫
    [haneman] 　跳満
    [baiman] 　倍満
    [sanbaiman] 　三倍満
    [yakuman] 　役満
   *[none] { "" }
    }
step-place = { $place }位 { $seat } { $points }
step-outside = 卓外{ $n }：{ $points }
step-place-waiting = { $place }位 { $name } { $points }（待機中）
step-place-own = { $place }位 あなた { $points }（待機中）

# The reckoning, step by step
step-total = 合計（{ $unit ->
    [han] 翻
    [fan] 番
    [tai] 台
   *[points] 点
    }）
step-sum = 合計
step-cap = 上限{ $cap }
step-yakuman = 役満×{ $units }：基本点
step-fu = 符
step-han = 翻
step-limit = { $limit ->
    [mangan] 満貫
    [haneman] 跳満
    [baiman] 倍満
    [sanbaiman] 三倍満
   *[yakuman] 役満
    }：基本点
step-base = 基本点：{ $fu }符 × 2^({ $han } + 2)
step-doubled = 基本{ $base } × 2^{ $fan }
step-terms = 基本点の和
step-times = { $pattern } ×{ $factor }
step-floor = 最低
step-no-joker = 鬼なし：×{ $n }
step-thrown = 捨てた鬼：×{ $n }
step-double-hand = この局は倍：×{ $n }
step-units = 基本点・花・刻子と槓子
step-limits = 上限{ $limit }の{ $limits }倍
step-class = { $kind ->
    [big] 大きな手の基本
    [loose] ばらばらの手の基本
   *[small] 小さな手の基本
    }
step-doublings = { $n }回倍にする
step-curve = { $rows }番の点数
step-added-last = 最後に加算
step-flat = 手の内容によらない固定点
fu-seven-pairs = 七対子
fu-orphans = 国士無双
fu-pinfu = 平和
fu-base = 副底
fu-closed = 門前加符
fu-self-draw = ツモ
fu-open-triplet = 明刻{ $tiles }
fu-concealed-triplet = 暗刻{ $tiles }
fu-open-kong = 明槓{ $tiles }
fu-concealed-kong = 暗槓{ $tiles }
fu-pair = 雀頭{ $tiles }
fu-wait = { $wait ->
    [closed] 嵌張
    [edge] 辺張
   *[single] 単騎
    }
fu-round = { $fu }符を切り上げ
pays = { $seat }の支払い
pays-times = { $seat }の支払い { $base } × { $times }
pays-rounded = { $seat }の支払い { $base } × { $times } = { $product }、100点未満切り上げ
pays-sum = { $seat }の支払い { $base } + { $fan }
pays-more = { $seat }の支払い { $base } + { $more }
share-unit = 底 { $effect }
share-common = 賭け点 { $effect }
share-raise = 頂・回 { $effect }
share-own = { $seat }の鳴きと槓 { $effect }
share-cap = 上限{ $cap }
share-each = 人数分 { $effect }
share-bound = 包：{ $effect }口
share-begins = 親がからむ：基本{ $effect }
share-of = { $seat }の分
share-rest = { $seat }の分の残り
share-added = 最後に加算 { $effect }
share-points = { $reason ->
    [dealer] 親がからむ
    [repeats] 連荘
    [self_draw] ツモ
    [discarder] 放銃
    [bets] 両者の賭け
    [bystander] 放銃していない
    [unready] 宣言せずに放銃
    [surcharge] 親がからむ
    [triple] 三人和了
    [all_closed] 払う人が誰も鳴いていない
    [wash_outs] これまでの流局
   *[closed] 門前
    }：{ $effect }
share-units = { $reason ->
    [dealer] 親がからむ
    [repeats] 連荘
    [self_draw] ツモ
    [discarder] 放銃
    [bets] 両者の賭け
    [bystander] 放銃していない
    [unready] 宣言せずに放銃
    [surcharge] 親がからむ
    [triple] 三人和了
    [all_closed] 払う人が誰も鳴いていない
    [wash_outs] これまでの流局
   *[closed] 門前
    }：{ $effect }単位
share-fan = { $reason ->
    [dealer] 親がからむ
    [repeats] 連荘
    [self_draw] ツモ
    [discarder] 放銃
    [bets] 両者の賭け
    [bystander] 放銃していない
    [unready] 宣言せずに放銃
    [surcharge] 親がからむ
    [triple] 三人和了
    [all_closed] 払う人が誰も鳴いていない
    [wash_outs] これまでの流局
   *[closed] 門前
    }：{ $effect }番
pays-tai = { $seat }の支払い 底{ $base } + { $tai }{ $word ->
    [fan] 番
   *[tai] 台
    } × { $unit }
pays-tai-dealer = { $seat }の支払い 底{ $base } +（{ $tai } + 親{ $dealer }）{ $word ->
    [fan] 番
   *[tai] 台
    } × { $unit }
step-noted = 払わず繰り越し、{ $seat }の借り
step-note-grown = 払わず繰り越し、{ $seat }の借り { $note } + 半額{ $half } + { $amount }
