### The table, simplified Chinese. The same keys stand in each language.

# The table
rail-label = 菜单
side-label = 侧栏
centre-label = 牌桌中央
hand-label = 你的手牌
log-empty = 还没有记录。
log-draws = 摸牌
log-discards = 打出
log-cut = 摸切
walls-title = 牌墙
walls-seal = 封印
walls-opening = 封印的内容
walls-next = 下一场的封印
walls-copy = 复制
walls-copied = 已复制
walls-chosen = 这副牌墙没有封印：是开桌的人选定的，或来自牌谱。
walls-sealed = 随机抽取，在第一张牌之前已经封印；整场结束后在这里打开。
walls-kept = 牌墙诚实：它的种子在第一张牌之前已经封印。
walls-broken = 牌墙不是当初封印的那一副。请勿信任这个服务器。
walls-unchecked = 牌墙已经打开。浏览器只在安全页面（HTTPS）上核对，请手动比较。
walls-check = 怎样核对
walls-how = 封印是一行文字的指纹：规则、决定所有牌的种子，再加一段随机数，使人无法猜出。事后对这一行再算一次，必须得到同样的封印。
walls-by-hand = 手动核对（用那一行代替省略号）：
walls-record = 用保存的牌谱可以证明每张牌都出自这个种子：
book-label = 玩法与规则
learn-aim = 目标
learn-turn = 轮到你时
learn-claims = 吃、碰、杠
learn-win = 怎样算和
learn-pay = 和牌的价值
learn-special = 这里的特色
learn-here = 你这一桌有什么不同
learn-otherwise = 本桌另有规定
learn-set = { $label }：{ $value }
learn-changed = { $label }：{ $value }（原规则：{ $book }）
learn-law = 完整规则
rules-contents = 目录
rules-search = 搜索规则
rules-found = 找到 { $n } 条
rules-english = 本书还没有这种文字，以下为英文。
rules-everywhere = 在所有规则书里找
rules-pattern = 番种
rules-program = 程序如何处理
rules-changed-since = 这几条后来改过，这里暂用英文：{ $rules }。
rules-options = 当前选项
rules-changed = 改动 { $n } 项
winning-tile = 和牌张
auto-sort = 自动理牌
auto-win = 自动和牌
auto-no-calls = 不鸣牌
auto-discard = 自动摸切
undo = 悔牌
redo = 重做
your-turn = 轮到你
choose-tile = 请选择要打出的牌
cancel = 取消
last-discard = 最新弃牌
waits = 听
waits-after = 打
confirm-yes = 仍要打出
confirm-no = 不打
confirm-pass = 放过
confirm-back = 返回
clock = 剩余时间
clock-left = { $n } 秒
clock-bank = 备用 { $n } 秒
away = 您已离开，系统正在代打。
away-back = 我回来了
tiles-left = 余
dice = 骰子：{ $sum }
thinking = 思考中……
bot = 电脑
laid-aside = 亮出：{ $tiles }
standing-apart = 立牌{ $n }张
# 吃、碰、杠
chow = 吃
pung = 碰
kong = 杠
a-chow = 吃
a-pung = 碰
a-kong = 杠
meld-chi = 吃：{ $tiles }
meld-pon = 碰：{ $tiles }
meld-kong_open = 明杠：{ $tiles }
meld-kong_added = 加杠：{ $tiles }
meld-kong_concealed = 暗杠：{ $tiles }
meld-special = 亮牌：{ $tiles }
wind-E = 东
wind-S = 南
wind-W = 西
wind-N = 北
dealer-mark = 庄
key-tiles = 手牌
key-tiles-keys = Q W E R …
key-space = 摸牌或默认
key-space-keys = 空格
key-calls = 吃 碰 杠 听 和
key-calls-keys = 1 – 5
key-pass = 过、取消
key-pass-keys = 0 Esc
key-arrows = 在手牌中移动
key-arrows-keys = ← →
key-arrange = 挪动这张牌
key-arrange-keys = ⇧ ← →
key-toggles = 理牌、和牌、不鸣、摸切
key-toggles-keys = ⇧ S W C D
key-undo = 悔牌
key-undo-keys = Ctrl Z
key-redo = 重做
key-redo-keys = Ctrl Y
key-view = 斜看或俯视牌桌
key-view-keys = B
key-log = 记录
key-log-keys = L
key-sound = 声音开关
key-sound-keys = M
key-side = 侧栏开关
key-side-keys = { "]" }

# Round and counters
round-hand = { $wind ->
    [E] 东
    [S] 南
    [W] 西
   *[N] 北
 }{ $number }局
counter-honba = 本场
counter-sticks = 供托
counter-streak = 连庄
counter-factor = 比下胡 ×
counter-wash-outs = 荒番
counter-lucky-dice = 开宝 ×
counter-pot = 底池
counter-base = 底分
indicator-dora = 宝牌指示牌
indicator-ura = 里宝牌指示牌
indicator-joker = 翻出的指示牌
indicator-treasure = 宝牌
indicator-heart = 心牌

# Choices
choice-discard = 打{ $tile }
choice-lay-head = 摆出{ $tile }
choice-ready = 报听
choice-riichi = 立直
choice-chi = 吃
choice-pon = 碰
choice-pon-standing = 碰（立牌{ $n }张）
choice-kong = 杠
choice-win = 和
choice-ron = 荣和
choice-tsumo = 自摸
choice-take-in = 收牌入手
choice-win-flowers = 花和
choice-win-honours = 十风和牌
choice-go-on = 不和，打下去
note-at-once = 即收{ $n }分
choice-reach = 摸牌
choice-pass = 过
choice-flower = 补花
choice-north = 拔北
choice-egg-winds = 旋风杠
choice-egg-dragons = 喜杠
choice-egg-ones = 幺蛋
choice-egg-nines = 九蛋
choice-egg-done = 就这样
choice-egg-tile = 下蛋：{ $tile }
choice-throw-again = 放回重打
choice-draw-on = 摸牌
choice-abort = 流局
choice-missing = { $suit ->
    [m] 缺万
    [p] 缺筒
   *[s] 缺条
    }
choice-confirm = 确定
choice-sit = 坐
choice-no-stake = 不插
choice-stake-tens = { $n }起
said = { $words }
prompt-follow = 这一局买谁的马？
choice-follow = 押 { $seat }
note-follows-now = 目前所押
prompt-missing = 选择定缺的花色
prompt-exchange = 选择三张同花色的牌交换
prompt-heart = 写下这一局心里想的一张牌，和牌前别人看不到
prompt-stakes = 内插：给自己加几底？和牌每家多付，付牌自己多付。
prompt-ready-stake = 押几个筹码？你胡了就赢这么多，别人胡了就赔这么多。
prompt-ready-tens = 押几个筹码？先选大概。
prompt-heads = 摆出哪几张将头？还要{ $n }张。
prompt-honours = 已连打十张风箭牌：现在和牌，还是继续打？
prompt-eight-flowers = 八朵花齐了：花和结束本局，还是收花钱打下去？
prompt-seven-flowers = 七朵花，第八朵在{ $seat_from }：花和结束本局，还是收花钱打下去？

# Why something may not be done
reason-swap = 不能食替（{ $tile }）。
reason-no-pattern = 无役
notice-furiten-own = 振听：{ $tile }已在你的牌河
notice-furiten-temporary = 同巡振听：你放过了{ $tile }
notice-furiten-riichi = 立直振听：你放过了{ $tile }
notice-last-tile = 海底牌
illegal-stale = 牌局已变化，操作未生效。
illegal-choice = 现在不能这样做。
bye-elsewhere = 牌桌已在另一个窗口或另一台设备上打开。
bye-unknown-table = 这张牌桌您进不去：它已结束，服务器重启过，或者它是别人的牌桌。
table-gone = 这台服务器上已经没有这张牌桌：它因久无人出牌而被移除，或者这个地址现在由另一台服务器应答。
table-no-seat = 这个浏览器在这张牌桌上没有座位。请用当初开桌的浏览器打开，或者另开一桌。

# Seat flags
flag-riichi = 立直
flag-ready = 报听
flag-furiten = 振听
flag-won = 已和
flag-heart = 心牌
flag-missing = 缺{ $suit ->
    [m] 万
    [p] 筒
   *[s] 条
    }
flag-stakes = { $n ->
    [1] 插1底
    [2] 飘2底
   *[other] 飞{ $n }底
    }

# The log
ev-deal = 发牌，庄家：{ $seat }
ev-dice = 掷骰：{ $n }
ev-draw = { $seat }摸牌
ev-draw-own = { $seat }摸{ $tile }
ev-discard = { $seat }打{ $tile }
ev-discard-down = { $seat }扣一张牌
ev-discard-drawn = { $seat }摸切{ $tile }
ev-ready = { $seat }报听
ev-chi = { $seat }吃{ $tiles }
ev-pon = { $seat }碰{ $tiles }
ev-sum = { $seat }合{ $tiles }
ev-heads = { $seat }碰{ $tiles }
ev-kong = { $seat }杠{ $tiles }
ev-flower = { $seat }补花{ $tiles }
ev-north = { $seat }拔北
ev-flip = 翻出{ $tile }
ev-win = { $seat }和{ $tile }
ev-draw-game = 流局
word-chi = 吃！
word-pon = 碰！
word-sum = 合！
word-heads = 碰！
word-kong = 杠！
word-kong-opened = 开杠！
word-riichi = 立直！
word-ready = 听！
word-win = 和！
word-ron = 荣！
word-tsumo = 自摸！
word-flower = 花！
word-north = 拔北！
word-egg = 下蛋

# Choices and prompts of the server
choice-give = 交出{ $tile }
choice-special = 眼牌（看各家手牌）
choice-ready-shown = 亮牌报听
choice-ready-heavenly = 天听
choice-ready-up = 明听
choice-ready-down = 暗听
choice-ready-up-racked = 明听上架
choice-ready-down-racked = 暗听上架
choice-raise = 顶
choice-no-raise = 不顶
choice-return = 回：{ $who }
choice-no-return = 不回
choice-open-kong = 开杠
choice-name-tile = 要{ $tile }
choice-heart = 想{ $tile }
choice-take-last = 要海底
choice-leave-last = 不要
choice-show-opening = 亮出起手胡
choice-silent = 不亮
choice-show = 亮出听牌
choice-hide = 不亮牌
choice-stand = 不坐
choice-no-pull = 不拉
choice-pull = 拉{ $n }
choice-stake = { $n ->
    [1] 插1底
    [2] 飘2底
   *[other] 飞{ $n }底
    }
prompt-sit = 你坐庄。坐庄则与你的输赢加倍，坐吗？
prompt-raise = 顶庄吗？与庄家的输赢翻倍。
prompt-return = 回谁的顶？与他的输赢四倍。
prompt-turned = 开杠翻出{ $tiles }，你可以和牌。
prompt-kong-tile = 无人和牌。选哪一张当作你打出的牌？
prompt-last-tile = 要海底吗？能和就自摸，不能和就算你打出。
prompt-last-tile-unready = 问海底：听牌的人才能要。
prompt-rob = { $seat }亮出{ $tile }，可以抢。
prompt-treasure = 摸牌前看宝：{ $tile }
prompt-treasure_again = 宝牌是{ $tile }，另外三张都已见面。放回重打吗？
prompt-opening-wins = 起手牌可以亮出收分：各家当场付分，也都看见这些牌。
prompt-pull = 拉庄吗？每拉一次，与庄家的输赢加一倍。
prompt-heavenly = 起手已听牌，报天听吗？
prompt-egg = 请选下蛋的牌
prompt-show = 流局，你已听牌。是否亮牌？

# Flags and notices of the server
flag-ready-plain = 报听
flag-raise = 顶
flag-return = 顶回
flag-ready-open = 亮牌听
flag-ready-heavenly = 天听
flag-ready-earthly = 地听
flag-ready-opened = 已开杠，手牌不变
flag-yakitori = 烧鸟
flag-chips = 筹码 { $n }
flag-passed = 过水
flag-sits = 坐
flag-pulls = 拉{ $n }
flag-watching = 眼牌
flag-due = { $seat }欠{ $n }
flag-due-sum = 应收 { $n }
flag-owes = 欠{ $seat } { $n }
notice-waiting = 等候上桌，旁观中：第 { $n } 位，共 { $of } 人
notice-time-up = { $n ->
    [0] 时间到：这是最后一局
   *[other] 时间到：打完本局再打一局
    }
notice-more-time = 服务器曾中断：这一步多给 { $n } 秒。
confirm-joker-discarded = { $tile }是混儿：打出后本局不能和牌。
confirm-watch-binds = 眼牌之后手牌固定：有胡必胡，不能杠，摸什么打什么；别家胡牌时你多付1台。
confirm-passed-win = 放过这次和牌，本局就不能再和。
notice-passed-win = 过水：轮到自己前不能再和
notice-passed-lock = 过水：打出非听牌张前不能和
notice-passed-go-round = 过水：自己下次打牌前不能和
notice-passed-for-hand = 报听后过水：本局不能再和
wait-no-shape = 未成和
wait-no-yaku = 无役
wait-below-minimum = 不足{ $minimum }番
wait-furiten = 振听
wait-rob-not-allowed = 不能抢
wait-plain-hand = 素和不算
wait-holds-lack = 缺门未打完
wait-three-suits = 花猪
wait-joker-discarded = 打过混儿
wait-no-discard-win = 只能自摸
wait-passed-win = 过水
wait-kong-replacement = 补牌不能和
wait-lacks-triplet = 没有刻子
wait-lacks-opened = 未开门
wait-lacks-terminal = 没有幺九
wait-lacks-run = 缺顺子
wait-lacks-branches = 不满八枝
wait-one-triplet = 刻子不是一副
wait-pair-28 = 将是二或八
wait-lacks-suits = 三色不全
wait-lacks-pair = 将不是二五八
wait-all-laid = 手把一非飘胡
wait-not-with-heart = 配心牌不成和
wait-lacks-key = 无番，不能点炮和
wait-lacks-flowers = 花数不够
wait-payer-broke = 已进园子
wait-no-winning-kind = 不是能和的牌型
wait-ready-draws-only = 报听后只能自摸
wait-open-hand-draws-only = 明打后只能自摸
wait-no-seven-pairs = 没有七对
wait-jokers-own-turn = 只能自摸
wait-five-alike = 同牌过四
wait-joker-draws-only = 有百搭只能自摸
wait-fishing-draws-only = 只能自摸
wait-joker-claim = 打出的百搭不能和
wait-holds-kong-tile = 手有杠牌
wait-many-jokers = 赖子太多
wait-not-declared = 未报听
wait-low-discard = 点数太小
wait-low-self-draw = 点数太小
