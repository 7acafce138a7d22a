### The log, ends of hands, results and their reckoning, traditional Chinese. The same keys stand in each language.

# Results
result-win-discard = { $seat }{ $terms ->
    [japanese] 榮和
   *[chinese] 和牌
    }，{ $seat_from }放銃
result-win-self = { $seat }自摸
result-win-kong = { $seat }搶{ $seat_from }的槓
result-match = 終局
result-tile = 和{ $tile }
patterns = 番種
total = 合計
see-table = 看牌桌
each-step = 逐步
play-again = 再來一場
save-record = 儲存牌譜
next-hand = 下一局
next-page = 下一頁
previous = 上一頁
waiting = 等待中……
result-worth = { $what }，合 { $total }
result-pay = { $who }付
win-skip = 按任意鍵或輕觸：看結算
unit-points = 分
unit-opens = 有番可和
unit-han = { $n }番
unit-fan = { $n }番
unit-tai = { $n }台
unit-limits = { $n }個封頂
unit-fu = { $n }符
unit-chips = 籌碼
counts-fu = 符
part-hand = 和牌
part-honba = 本場
part-flowers = 花

# The log of the server
ev-dice-dealer = { $seat }擲骰定莊：{ $n }
ev-dice-break = { $seat }擲骰開門：{ $n }
ev-dice-joker = { $seat }擲骰定百搭：{ $n }
ev-dice-exchange = 擲骰定換牌方向：{ $n }
ev-dice-birds = { $seat }擲骰扎鳥：{ $n }
ev-dice-treasure = { $seat }擲骰打寶：{ $n }
ev-dice-kong = { $seat }擲骰開槓：{ $n }
ev-riichi = { $seat }立直
ev-ready-plain = { $seat }報聽
ev-ready-face_up = { $seat }明聽
ev-ready-face_down = { $seat }暗聽
ev-ready-face_up_racked = { $seat }明聽上架
ev-ready-face_down_racked = { $seat }暗聽上架
ev-ready-open = { $seat }亮牌報聽
ev-ready-heavenly = { $seat }天聽
ev-ready-earthly = { $seat }地聽
ev-kong-hidden = { $seat }暗槓
ev-kong-opened = { $seat }開槓{ $tiles }
ev-kong-robbed = { $seat }的槓{ $tile }被搶
ev-egg-robbed = { $seat }補蛋的{ $tile }被要走
ev-win-flowers = { $seat }花和
ev-sits = { $seat }坐莊
ev-raises = { $seat }頂
ev-raises-not = { $seat }不頂
ev-returned = 莊家回{ $seat }
ev-returned-not = 莊家不回{ $seat }
ev-stands = { $seat }不坐
ev-pulls = { $seat }拉{ $n }
ev-pulls-not = { $seat }不拉
ev-stakes = { $seat }{ $n ->
    [1] 插1底
    [2] 飄2底
   *[other] 飛{ $n }底
    }
ev-stakes-not = { $seat }不插
ev-says = { $seat }：{ $words }
ev-missing = { $seat }缺{ $suit ->
    [m] 萬
    [p] 筒
   *[s] 條
    }
ev-gave = { $seat }把{ $tiles }給{ $seat_to }
ev-exchange = 三張換給{ $direction ->
    [next] 下家
    [across] 對家
   *[previous] 上家
    }
ev-shows-ready = { $seat }聽牌
ev-shows-not = { $seat }未聽牌
ev-taken-back = { $seat }{ $what ->
    [draw] 退回摸牌
   *[claim] 退回吃碰
}
ev-watches = { $seat }眼牌
ev-moved = 換位
ev-seat-taken = { $seat } 上桌，{ $name } 下桌等候
ev-followed = { $name } 場外買馬，押 { $seat }
ev-followed-own = 你場外買馬，押 { $seat }
ev-seat-left = { $seat } 上桌，你下桌等候
ev-chips = { $seat } 得籌碼 { $n } 枚
ev-horse = 馬牌{ $tile }：{ $seat }
ev-horse-bought = { $seat_from }的馬{ $tile }：買中{ $seat }
ev-horse-outside = 外圍{ $n }的馬{ $tile }：跟{ $seat }
ev-horse-lost = 馬牌{ $tile }：無人
ev-bird-hit = 扎鳥{ $tile }：中
ev-bird-missed = 扎鳥{ $tile }：不中
ev-fish = 釣到{ $tile }：{ $seat }
ev-bird = 鳥牌{ $tile }
ev-bird-on = 鳥牌{ $tile }：中{ $seat }
ev-kong-tile = { $seat }翻出{ $tile }
ev-opening = { $seat }起手{ $words }：{ $tiles }
ev-opening-whole = { $seat }起手{ $words }
ev-last-tile = { $seat }要海底
ev-last-tile-left = { $seat }不要海底
ev-treasure = { $seat }打寶，寶牌扣下
ev-treasure-back = { $seat }把寶牌放回
ev-treasure-seen = { $seat }看寶
ev-treasure-own = 你看寶：{ $tile }
ev-heart = 你寫下心牌{ $tile }
ev-egg = { $seat }下蛋：{ $tiles }
ev-added_egg = { $seat }補蛋：{ $tiles }
ev-match-over = 對局結束
ev-noted = { $seat }記帳不收，{ $seat_from }現欠{ $n }
ev-note = { $seat }：{ $paid }（{ $seat_from }清帳）
ev-note_halved = { $seat }：{ $paid }（{ $seat_from }和牌，記帳{ $n }減半）
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
end-won = 和牌
end-exhausted = 牌牆摸完，荒牌
end-exhausted-won = 牌牆摸完，本局結束
end-nine_terminals = 九種九牌
end-four_kongs = 四槓散了
end-four_winds = 四風連打
end-four_riichi = 四家立直
end-triple_ron = 三家和
end-nagashi = 流局滿貫
end-west_round = 進入西場
end-flower_last = 最後一張是花，荒牌
end-void = 本局作廢
end-faulty_set = 牌張有誤，重新發牌
end-chombo = 錯和，本局重打
end-voided = 主持人判本局作廢：算打過，無人和牌
end-redealt = 主持人判本局重發：不算
end-broke = 進園子人數已滿，本局中止

# What is paid for
part-win = 和牌
part-counters = 本場
part-sticks = 立直棒
part-noten = 聽牌罰符
part-nagashi = 流局滿貫
part-open_kong = 明槓
part-added_kong = 加槓
part-concealed_kong = 暗槓
part-special_kong = 金槓
part-egg = 蛋
part-egg_add = 補蛋
part-transfer = 呼叫轉移
part-refund = 退稅
part-pig = 花豬
part-unready = 查叫
part-follow = 跟莊
part-watch = 眼牌
part-side_bet = 內插
part-left_sticks = 剩餘立直棒
part-yakitori = 燒鳥
part-chips = 籌碼
part-chombo = 錯和
part-ruling = 主持人的裁決
part-followed = 跟打
part-mixed_flowers = 雜花一至四
part-flower_series = 一台花
part-seven_flowers = 七隻花
part-eight_flowers = 八隻花
part-horses = 買馬
part-bought_horses = { part-horses }
part-horses-outside = 外圍{ $n }的馬
part-birds = 扎鳥
part-four_winds = 四連風
part-four_alike = 四張同牌
part-burn = 燒莊
part-fine = 罰分
part-pot = 取彩池
part-fly = 飛蒼蠅
part-shadow = 買馬
part-wake = 醒
part-fish = 釣魚
part-drawn_hand = 荒莊
part-opening = 起手胡
part-lost_stake = 叫聽者賠自己的押注
part-chickens = 雞
part-charge = 衝鋒雞
part-duty = 責任雞
part-jokers = 財神錢
part-essences = 精分
part-flip = 上精
part-noted = 記帳：欠{ $n }
part-noted-due = 記帳：{ $seat }欠{ $n }
part-note = 清帳：{ $seat }付
part-note-paid = 清帳：付{ $seat }
part-note_halved = 記帳{ $n }減半：{ $seat }付
part-note_halved-paid = 記帳{ $n }減半：付{ $seat }

# Result pages of the server
result-win-flowers = { $seat }花和
result-win-flowers-from = { $seat }七搶一，{ $seat_from }出花
result-aside = 槓和其他收付
state-ready = 聽牌
state-not-ready = 未聽牌
state-won = 已和牌
pays-to = 付給
total-han-fu = { $han }番{ $fu }符{ $limit ->
    [mangan] 　滿貫
    [haneman] 　跳滿
    [baiman] 　倍滿
    [sanbaiman] 　三倍滿
    [yakuman] 　役滿
   *[none] { "" }
    }
step-place = { $place }位 { $seat } { $points }
step-outside = 外圍{ $n }：{ $points }
step-place-waiting = { $place }位 { $name } { $points }（等候中）
step-place-own = { $place }位 你 { $points }（等候中）

# The reckoning, step by step
step-total = 合計（{ $unit ->
    [han] 番
    [fan] 番
    [tai] 台
   *[points] 分
    }）
step-sum = 相加
step-cap = 最多計{ $cap }
step-yakuman = 役滿×{ $units }：基本點
step-fu = 符
step-han = 番
step-limit = { $limit ->
    [mangan] 滿貫
    [haneman] 跳滿
    [baiman] 倍滿
    [sanbaiman] 三倍滿
   *[yakuman] 役滿
    }：基本點
step-base = 基本點：{ $fu }符 × 2^({ $han } + 2)
step-doubled = 底{ $base } × 2^{ $fan }
step-terms = 基本番
step-times = { $pattern } ×{ $factor }
step-floor = 至少
step-no-joker = 無鬼：×{ $n }
step-thrown = 打出鬼牌：×{ $n }
step-double-hand = 比下胡：×{ $n }
step-units = 底、花與刻槓
step-limits = { $limits }個封頂（{ $limit }）
step-class = { $kind ->
    [big] 大胡起點
    [loose] 爛牌起點
   *[small] 小胡起點
    }
step-doublings = 翻番{ $n }次
step-curve = { $rows }番折合
step-added-last = 另加
step-flat = 固定分數，不計其他
fu-seven-pairs = 七對子
fu-orphans = 國士無雙
fu-pinfu = 平和
fu-base = 底符
fu-closed = 門清榮和
fu-self-draw = 自摸
fu-open-triplet = 明刻{ $tiles }
fu-concealed-triplet = 暗刻{ $tiles }
fu-open-kong = 明槓{ $tiles }
fu-concealed-kong = 暗槓{ $tiles }
fu-pair = 雀頭{ $tiles }
fu-wait = { $wait ->
    [closed] 坎張
    [edge] 邊張
   *[single] 單騎
    }
fu-round = { $fu }符進位
pays = { $seat }付
pays-times = { $seat }付{ $base } × { $times }
pays-rounded = { $seat }付{ $base } × { $times } = { $product }，進位到百
pays-sum = { $seat }付{ $base } + { $fan }
pays-more = { $seat }付{ $base } + { $more }
share-unit = 底分 { $effect }
share-common = 莊旁底分 { $effect }
share-raise = 頂回 { $effect }
share-own = { $seat }開口和槓 { $effect }
share-cap = 封頂{ $cap }
share-each = 按家數 { $effect }
share-bound = 承包：{ $effect }份
share-begins = 莊家：起點{ $effect }
share-of = { $seat }的一份
share-rest = { $seat }的一份的其餘
share-added = 最後加 { $effect }
share-points = { $reason ->
    [dealer] 莊家參與
    [repeats] 連莊
    [self_draw] 自摸
    [discarder] 放銃
    [bets] 雙方所下
    [bystander] 未放銃
    [unready] 點炮未聽
    [surcharge] 莊家
    [triple] 一炮三響
    [all_closed] 三家都沒開門
    [wash_outs] 之前的荒莊
   *[closed] 未開門
    }：{ $effect }
share-units = { $reason ->
    [dealer] 莊家參與
    [repeats] 連莊
    [self_draw] 自摸
    [discarder] 放銃
    [bets] 雙方所下
    [bystander] 未放銃
    [unready] 點炮未聽
    [surcharge] 莊家
    [triple] 一炮三響
    [all_closed] 三家都沒開門
    [wash_outs] 之前的荒莊
   *[closed] 未開門
    }：{ $effect }底
share-fan = { $reason ->
    [dealer] 莊家參與
    [repeats] 連莊
    [self_draw] 自摸
    [discarder] 放銃
    [bets] 雙方所下
    [bystander] 未放銃
    [unready] 點炮未聽
    [surcharge] 莊家
    [triple] 一炮三響
    [all_closed] 三家都沒開門
    [wash_outs] 之前的荒莊
   *[closed] 未開門
    }：{ $effect }番
pays-tai = { $seat }付底{ $base } + { $tai }{ $word ->
    [fan] 番
   *[tai] 台
    } × { $unit }
pays-tai-dealer = { $seat }付底{ $base } +（{ $tai } + 莊{ $dealer }）{ $word ->
    [fan] 番
   *[tai] 台
    } × { $unit }
step-noted = 記帳不付，{ $seat }欠
step-note-grown = 記帳不付，{ $seat }欠{ $note } + 半數{ $half } + { $amount }
