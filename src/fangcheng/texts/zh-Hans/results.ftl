### The log, ends of hands, results and their reckoning, simplified Chinese. The same keys stand in each language.

# Results
result-win-discard = { $seat }{ $terms ->
    [japanese] 荣和
   *[chinese] 和牌
    }，{ $seat_from }放铳
result-win-self = { $seat }自摸
result-win-kong = { $seat }抢{ $seat_from }的杠
result-match = 终局
result-tile = 和{ $tile }
patterns = 番种
total = 合计
see-table = 看牌桌
each-step = 逐步
play-again = 再来一场
save-record = 保存牌谱
next-hand = 下一局
next-page = 下一页
previous = 上一页
waiting = 等待中……
result-worth = { $what }，合 { $total }
result-pay = { $who }付
win-skip = 按任意键或轻触：看结算
unit-points = 分
unit-opens = 有番可和
unit-han = { $n }番
unit-fan = { $n }番
unit-tai = { $n }台
unit-limits = { $n }个封顶
unit-fu = { $n }符
unit-chips = 筹码
counts-fu = 符
part-hand = 和牌
part-honba = 本场
part-flowers = 花

# The log of the server
ev-dice-dealer = { $seat }掷骰定庄：{ $n }
ev-dice-break = { $seat }掷骰开门：{ $n }
ev-dice-joker = { $seat }掷骰定百搭：{ $n }
ev-dice-exchange = 掷骰定换牌方向：{ $n }
ev-dice-birds = { $seat }掷骰扎鸟：{ $n }
ev-dice-treasure = { $seat }掷骰打宝：{ $n }
ev-dice-kong = { $seat }掷骰开杠：{ $n }
ev-riichi = { $seat }立直
ev-ready-plain = { $seat }报听
ev-ready-face_up = { $seat }明听
ev-ready-face_down = { $seat }暗听
ev-ready-face_up_racked = { $seat }明听上架
ev-ready-face_down_racked = { $seat }暗听上架
ev-ready-open = { $seat }亮牌报听
ev-ready-heavenly = { $seat }天听
ev-ready-earthly = { $seat }地听
ev-kong-hidden = { $seat }暗杠
ev-kong-opened = { $seat }开杠{ $tiles }
ev-kong-robbed = { $seat }的杠{ $tile }被抢
ev-egg-robbed = { $seat }补蛋的{ $tile }被要走
ev-win-flowers = { $seat }花和
ev-sits = { $seat }坐庄
ev-raises = { $seat }顶
ev-raises-not = { $seat }不顶
ev-returned = 庄家回{ $seat }
ev-returned-not = 庄家不回{ $seat }
ev-stands = { $seat }不坐
ev-pulls = { $seat }拉{ $n }
ev-pulls-not = { $seat }不拉
ev-stakes = { $seat }{ $n ->
    [1] 插1底
    [2] 飘2底
   *[other] 飞{ $n }底
    }
ev-stakes-not = { $seat }不插
ev-says = { $seat }：{ $words }
ev-missing = { $seat }缺{ $suit ->
    [m] 万
    [p] 筒
   *[s] 条
    }
ev-gave = { $seat }把{ $tiles }给{ $seat_to }
ev-exchange = 三张换给{ $direction ->
    [next] 下家
    [across] 对家
   *[previous] 上家
    }
ev-shows-ready = { $seat }听牌
ev-shows-not = { $seat }未听牌
ev-taken-back = { $seat }{ $what ->
    [draw] 退回摸牌
   *[claim] 退回吃碰
}
ev-watches = { $seat }眼牌
ev-moved = 换位
ev-seat-taken = { $seat } 上桌，{ $name } 下桌等候
ev-followed = { $name } 场外买马，押 { $seat }
ev-followed-own = 你场外买马，押 { $seat }
ev-seat-left = { $seat } 上桌，你下桌等候
ev-chips = { $seat } 得筹码 { $n } 枚
ev-horse = 马牌{ $tile }：{ $seat }
ev-horse-bought = { $seat_from }的马{ $tile }：买中{ $seat }
ev-horse-outside = 外围{ $n }的马{ $tile }：跟{ $seat }
ev-horse-lost = 马牌{ $tile }：无人
ev-bird-hit = 扎鸟{ $tile }：中
ev-bird-missed = 扎鸟{ $tile }：不中
ev-fish = 钓到{ $tile }：{ $seat }
ev-bird = 鸟牌{ $tile }
ev-bird-on = 鸟牌{ $tile }：中{ $seat }
ev-kong-tile = { $seat }翻出{ $tile }
ev-opening = { $seat }起手{ $words }：{ $tiles }
ev-opening-whole = { $seat }起手{ $words }
ev-last-tile = { $seat }要海底
ev-last-tile-left = { $seat }不要海底
ev-treasure = { $seat }打宝，宝牌扣下
ev-treasure-back = { $seat }把宝牌放回
ev-treasure-seen = { $seat }看宝
ev-treasure-own = 你看宝：{ $tile }
ev-heart = 你写下心牌{ $tile }
ev-egg = { $seat }下蛋：{ $tiles }
ev-added_egg = { $seat }补蛋：{ $tiles }
ev-match-over = 对局结束
ev-noted = { $seat }记账不收，{ $seat_from }现欠{ $n }
ev-note = { $seat }：{ $paid }（{ $seat_from }清账）
ev-note_halved = { $seat }：{ $paid }（{ $seat_from }和牌，记账{ $n }减半）
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
end-exhausted = 牌墙摸完，荒牌
end-exhausted-won = 牌墙摸完，本局结束
end-nine_terminals = 九种九牌
end-four_kongs = 四杠散了
end-four_winds = 四风连打
end-four_riichi = 四家立直
end-triple_ron = 三家和
end-nagashi = 流局满贯
end-west_round = 进入西场
end-flower_last = 最后一张是花，荒牌
end-void = 本局作废
end-faulty_set = 牌张有误，重新发牌
end-chombo = 错和，本局重打
end-voided = 主持人判本局作废：算打过，无人和牌
end-redealt = 主持人判本局重发：不算
end-broke = 进园子人数已满，本局中止

# What is paid for
part-win = 和牌
part-counters = 本场
part-sticks = 立直棒
part-noten = 听牌罚符
part-nagashi = 流局满贯
part-open_kong = 明杠
part-added_kong = 加杠
part-concealed_kong = 暗杠
part-special_kong = 金杠
part-egg = 蛋
part-egg_add = 补蛋
part-transfer = 呼叫转移
part-refund = 退税
part-pig = 花猪
part-unready = 查叫
part-follow = 跟庄
part-watch = 眼牌
part-side_bet = 内插
part-left_sticks = 剩余立直棒
part-yakitori = 烧鸟
part-chips = 筹码
part-chombo = 错和
part-ruling = 主持人的裁决
part-followed = 跟打
part-mixed_flowers = 杂花一至四
part-flower_series = 一台花
part-seven_flowers = 七朵花
part-eight_flowers = 八朵花
part-horses = 买马
part-bought_horses = { part-horses }
part-horses-outside = 外围{ $n }的马
part-birds = 扎鸟
part-four_winds = 四连风
part-four_alike = 四张同牌
part-burn = 烧庄
part-fine = 罚分
part-pot = 取彩池
part-fly = 飞苍蝇
part-shadow = 买马
part-wake = 醒
part-fish = 钓鱼
part-drawn_hand = 荒庄
part-opening = 起手胡
part-lost_stake = 叫听者赔自己的押注
part-chickens = 鸡
part-charge = 冲锋鸡
part-duty = 责任鸡
part-jokers = 财神钱
part-essences = 精分
part-flip = 上精
part-noted = 记账：欠{ $n }
part-noted-due = 记账：{ $seat }欠{ $n }
part-note = 清账：{ $seat }付
part-note-paid = 清账：付{ $seat }
part-note_halved = 记账{ $n }减半：{ $seat }付
part-note_halved-paid = 记账{ $n }减半：付{ $seat }

# Result pages of the server
result-win-flowers = { $seat }花和
result-win-flowers-from = { $seat }七抢一，{ $seat_from }出花
result-aside = 杠和其他收付
state-ready = 听牌
state-not-ready = 未听牌
state-won = 已和牌
pays-to = 付给
total-han-fu = { $han }番{ $fu }符{ $limit ->
    [mangan] 　满贯
    [haneman] 　跳满
    [baiman] 　倍满
    [sanbaiman] 　三倍满
    [yakuman] 　役满
   *[none] { "" }
    }
step-place = { $place }位 { $seat } { $points }
step-outside = 外围{ $n }：{ $points }
step-place-waiting = { $place }位 { $name } { $points }（等候中）
step-place-own = { $place }位 你 { $points }（等候中）

# The reckoning, step by step
step-total = 合计（{ $unit ->
    [han] 番
    [fan] 番
    [tai] 台
   *[points] 分
    }）
step-sum = 相加
step-cap = 最多计{ $cap }
step-yakuman = 役满×{ $units }：基本点
step-fu = 符
step-han = 番
step-limit = { $limit ->
    [mangan] 满贯
    [haneman] 跳满
    [baiman] 倍满
    [sanbaiman] 三倍满
   *[yakuman] 役满
    }：基本点
step-base = 基本点：{ $fu }符 × 2^({ $han } + 2)
step-doubled = 底{ $base } × 2^{ $fan }
step-terms = 基本番
step-times = { $pattern } ×{ $factor }
step-floor = 至少
step-no-joker = 无鬼：×{ $n }
step-thrown = 打出鬼牌：×{ $n }
step-double-hand = 比下胡：×{ $n }
step-units = 底、花与刻杠
step-limits = { $limits }个封顶（{ $limit }）
step-class = { $kind ->
    [big] 大胡起点
    [loose] 烂牌起点
   *[small] 小胡起点
    }
step-doublings = 翻番{ $n }次
step-curve = { $rows }番折合
step-added-last = 另加
step-flat = 固定分数，不计其他
fu-seven-pairs = 七对子
fu-orphans = 国士无双
fu-pinfu = 平和
fu-base = 底符
fu-closed = 门清荣和
fu-self-draw = 自摸
fu-open-triplet = 明刻{ $tiles }
fu-concealed-triplet = 暗刻{ $tiles }
fu-open-kong = 明杠{ $tiles }
fu-concealed-kong = 暗杠{ $tiles }
fu-pair = 雀头{ $tiles }
fu-wait = { $wait ->
    [closed] 坎张
    [edge] 边张
   *[single] 单骑
    }
fu-round = { $fu }符进位
pays = { $seat }付
pays-times = { $seat }付{ $base } × { $times }
pays-rounded = { $seat }付{ $base } × { $times } = { $product }，进位到百
pays-sum = { $seat }付{ $base } + { $fan }
pays-more = { $seat }付{ $base } + { $more }
share-unit = 底分 { $effect }
share-common = 庄旁底分 { $effect }
share-raise = 顶回 { $effect }
share-own = { $seat }开口和杠 { $effect }
share-cap = 封顶{ $cap }
share-each = 按家数 { $effect }
share-bound = 承包：{ $effect }份
share-begins = 庄家：起点{ $effect }
share-of = { $seat }的一份
share-rest = { $seat }的一份的其余
share-added = 最后加 { $effect }
share-points = { $reason ->
    [dealer] 庄家参与
    [repeats] 连庄
    [self_draw] 自摸
    [discarder] 点炮
    [bets] 双方所下
    [bystander] 未点炮
    [unready] 点炮未听
    [surcharge] 庄家
    [triple] 一炮三响
    [all_closed] 三家都没开门
    [wash_outs] 之前的荒庄
   *[closed] 未开门
    }：{ $effect }
share-units = { $reason ->
    [dealer] 庄家参与
    [repeats] 连庄
    [self_draw] 自摸
    [discarder] 点炮
    [bets] 双方所下
    [bystander] 未点炮
    [unready] 点炮未听
    [surcharge] 庄家
    [triple] 一炮三响
    [all_closed] 三家都没开门
    [wash_outs] 之前的荒庄
   *[closed] 未开门
    }：{ $effect }底
share-fan = { $reason ->
    [dealer] 庄家参与
    [repeats] 连庄
    [self_draw] 自摸
    [discarder] 点炮
    [bets] 双方所下
    [bystander] 未点炮
    [unready] 点炮未听
    [surcharge] 庄家
    [triple] 一炮三响
    [all_closed] 三家都没开门
    [wash_outs] 之前的荒庄
   *[closed] 未开门
    }：{ $effect }番
pays-tai = { $seat }付底{ $base } + { $tai }{ $word ->
    [fan] 番
   *[tai] 台
    } × { $unit }
pays-tai-dealer = { $seat }付底{ $base } +（{ $tai } + 庄{ $dealer }）{ $word ->
    [fan] 番
   *[tai] 台
    } × { $unit }
step-noted = 记账不付，{ $seat }欠
step-note-grown = 记账不付，{ $seat }欠{ $note } + 半数{ $half } + { $amount }
