# Texts of Fangcheng, 简体中文. The same keys stand in all four files.

## The page itself
page-title = 方城
home-title = 各地麻将，原汁原味
home-lead = 与三位电脑牌友同桌，看清每一手牌的得分由来，边打边学。
play-now = 立即开局
play = 开局
resume = 回到牌桌
matches-title = 您的对局
matches-all = 显示全部 { $n } 局
match-going-on = 进行中
match-trouble = 无法继续：{ $reason }
match-record = 牌谱
match-place = 第 { $place } 名
match-go-on = 继续
figures-title = 您的战绩
figures-none = 您还没有打完的对局。打完之后，这里会统计每一局的表现。
figures-matches = { $n } 场
figures-hands = { $n } 局
figures-places = 各名次的次数
figures-uncounted = 有 { $n } 场较早的对局只能计入名次，各局无法统计。
figures-note = 数字旁边是 95% 置信区间：局数越少，区间越宽。从回放接着打的对局不计入。
figure-count = { $count } / { $of }
figure-value-of = { $n } 次和牌
figure-cost-of = { $n } 次点炮
figure-place = 平均名次
figure-won = 和牌率
figure-self_drawn = 和牌中自摸
figure-dealt_in = 点炮率
figure-declared = 立直／报听率
figure-claimed = 副露率
figure-ready = 流局时听牌
figure-drawn = 流局率
figure-value = 平均和牌得分
figure-cost = 平均点炮失分
variants = 玩法
search = 搜索
search-none = 没有找到。
options = 选项
options-none = 没有选项。
options-reset = 恢复默认
chapter-equipment = 牌具与筹码
chapter-players = 人数
chapter-set-up = 开局
chapter-play = 行牌
chapter-winning = 和牌
chapter-scoring = 计分
chapter-drawn-hands = 流局
chapter-dealer-and-match = 庄家与对局
chapter-faults = 犯规
chapter-other = 其他
chapter-table = 本桌
bots-strength = 电脑
bots-strong = 强手：先推演再出手
bots-steady = 稳健
bots-casual = 休闲：较晚才防守，偶有失误
bots-beginner = 新手：只看自己的牌
bots-random = 随机
bots-temperament = 电脑性格
temperament-none = 无特别性格
temperament-fast = 快攻：多吃多碰
temperament-wall = 铁壁：防守优先
temperament-big = 大牌：追求大牌
temperament-gambler = 赌徒：不避危险
plate-random = 随机
plate-beginner = 新手
plate-casual = 休闲
plate-steady = 稳健
plate-strong = 强手
plate-fast = 快攻
plate-wall = 铁壁
plate-big = 大牌
plate-gambler = 赌徒
option-default = 默认
preset-differs = { $n }条规则不同
preset-default = 本玩法的标准规则
option-back = 恢复默认：{ $value }
house-load = 载入自定规则 …
house-save = 存为 .toml
house-drop = 把文件拖到这里
house-of = { $name }的自定规则
house-changes = 本桌已定
price-yakuman = { $n }倍役满
price-apart = 门清{ $closed }，副露{ $open }
house-leave = 不用这些规则
error-house-size = 自定规则文件最大 64 kB。
seed = 种子
seed-hint = 数字相同，牌墙相同
seed-wrong = 种子须为不超过15位的整数；留空则随机砌牌。
on = 开
off = 关
close = 关闭
language = 语言
settings = 设置
keys = 按键
loading = 加载中……
connecting = 连接中……
line-down = 连接中断，正在重试
reload-page = 页面版本较旧，请刷新。
error-no-server = 服务器没有响应，是否已启动？
unknown-title = 没有这一页
unknown-address = 这个地址下什么也没有：
unknown-game = 这里没有“{ $name }”这种玩法；首页列出了全部玩法。
error-server = 服务器无法完成（{ $status }）。
mock-refusal = 这是示意牌桌，不能操作。
fact-players = { $n }人
fact-tiles = { $n }张牌
fact-jokers = 有百搭
fact-flowers = 有花牌
fact-difficulty = 难度{ $n }/5

## The gallery of variants
gallery-of = { $of }种玩法中的{ $n }种
gallery-filter = 筛选
gallery-clear = 清除
gallery-region = 地区
gallery-players = 人数
gallery-length = 长短
gallery-jokers = 百搭
gallery-flowers = 花牌
gallery-chow = 吃牌
gallery-any = 不限
gallery-with = 有
gallery-without = 没有
gallery-short = 短
gallery-middle = 中
gallery-long = 长
gallery-known = 我会打
gallery-known-none = 未选择
gallery-favourites = 收藏
gallery-favourite = 收藏
gallery-near = 相近：{ $names }
gallery-unlike = 与{ $name }不同：
gallery-yours = 您会打的玩法
gallery-same = 打法相同
gallery-more = 另{ $n }项
gallery-shared = { $n }个番种中{ $shared }个相同
gallery-all = 全部按远近
learn-beside = 如果您会打别的玩法
fact-no-chow = 不能吃

# What is otherwise in a game: `value` is a word of the trait, see web/page/traits.py
trait-players = { $n }人
trait-sums = { $value ->
    [on] 三张数字之和为十五成一组
   *[off] 顺子、刻子成组
    }
trait-hand = 手牌{ $n }张
trait-jokers = { $value ->
    [none] 没有百搭
    [fixed] 固定百搭{ $n }张
    [flowers] 花牌作百搭
   *[turned] 每局翻定百搭
    }
trait-play-on = { $value ->
    [first] 一家和牌即结束
    [second] 打到两家和牌为止
    [third] 血战到底：打到三家和牌
   *[wall] 血流成河：打到牌墙摸完
    }
trait-chow = { $value ->
    [nobody] 不能吃
    [anybody] 任意一家都可吃
   *[next] 可以吃
    }
trait-win-from = { $value ->
    [draws] 不能点炮，只许自摸
   *[discards] 可以点炮和
    }
trait-pung = { $value ->
    [nobody] 不能碰
   *[anybody] 可以碰
    }
trait-suits = { $value ->
    [one] 只有一门数牌
    [two] 只有两门数牌
    [fewer] 数牌不全
   *[all] 三门数牌齐全
    }
trait-honours = { $value ->
    [all] 有风牌箭牌
    [none] 没有字牌
    [winds] 有风牌，无箭牌
    [dragons] 有箭牌，无风牌
    [red] 字牌只有红中
   *[some] 字牌不全
    }
trait-lack = { $value ->
    [none] 不必缺门
    [declared] 定缺：先定一门打缺
   *[free] 和牌须缺一门
    }
trait-ready = { $value ->
    [none] 不报听
    [staked] 立直
    [declared] 可以报听
   *[needed] 报听才能和
    }
trait-dora = { $value ->
    [on] 有宝牌指示牌
   *[off] 没有宝牌指示牌
    }
trait-essences = { $value ->
    [on] 每局结算精分
   *[off] 没有精分
    }
trait-chickens = { $value ->
    [on] 捉鸡
   *[off] 不捉鸡
    }
trait-treasure = { $value ->
    [on] 摸宝即和
   *[off] 没有摸宝
    }
trait-standing = { $value ->
    [on] 起手有立牌
   *[off] 没有立牌
    }
trait-minimum = { $value ->
    [none] 没有起和限制
    [one] 有番才能和
   *[some] { $n }番起和
    }
trait-flowers = { $value ->
    [none] 没有花牌
   *[some] 花牌{ $n }张
    }
trait-counting = { $value ->
    [fu] 番与符
    [doubling] 每番翻倍
    [times] 番种相乘
    [table] 番数查表得分
    [best] 只计最大的番种
    [limits] 勒子封顶
    [classes] 按胡的大小分等计分
   *[sum] 番种相加
    }
trait-after-win = { $value ->
    [none] 和后不翻牌
    [horses] 和后买马
    [bought] 局前买马
    [birds] 和后扎鸟
    [fish] 和后钓鱼
    [wake] 和后抓醒
   *[fly] 和后飞苍蝇
    }
trait-payers = { $value ->
    [discarder] 点炮者一家付
    [all] 点炮三家都付
    [unready] 没报听的点炮包三家
   *[for_all] 点炮者包三家
    }
trait-demand-opened = { $value ->
    [on] 要开门才能和
   *[off] 门清也能和
    }
trait-demand-triplet = { $value ->
    [off] 不要求刻子
    [any] 要有刻子
    [one] 刻子只许一副，且必须有
    [dragons] 要有刻子或箭牌对
   *[on] 对刻子有要求
    }
trait-demand-terminal = { $value ->
    [off] 不要求幺九
    [bare] 要有一或九
   *[on] 要带幺九或字牌
    }
trait-demand-suits = { $value ->
    [off] 不限花色
    [three] 三门要齐
    [not_one] 不能只有一门
    [missing] 要缺一门
   *[on] 对花色有要求
    }
trait-demand-run = { $value ->
    [on] 要有顺子
   *[off] 不要求顺子
    }
trait-demand-pair = { $value ->
    [off] 将牌不限
    [of_258] 要二五八将
    [not_28] 将牌不能是二、八
   *[on] 对将牌有要求
    }
trait-demand-branches = { $value ->
    [on] 一门要有八枝
   *[off] 不要求八枝
    }
trait-keyed = { $value ->
    [none] 无番也能和
    [always] 有指定番种才能和
   *[discards] 有指定番种才能点炮和
    }
trait-winners = { $value ->
    [nearest] 一炮只和一家，近者优先
    [all] 一炮可多响
   *[dearest] 一炮多家时大者和
    }
trait-passing = { $value ->
    [nothing] 过和不受限
    [some] 过和后部分牌不能和
    [discards] 过和后不能点炮和
   *[every] 过和后自摸也不能和
    }
trait-kongs = { $value ->
    [never] 杠不单独付
    [at_once] 杠即时付
    [with_a_win] 有人和牌才付杠
   *[at_the_end] 局终付杠
    }
trait-seven-pairs = { $value ->
    [on] 有七对
   *[off] 没有七对
    }
trait-win-number = { $value ->
    [on] 和牌张的点数有要求
   *[off] 和牌张的点数不限
    }
trait-bonds = { $value ->
    [on] 吃碰一家多次互包
   *[off] 没有吃碰承包
    }
trait-opening-wins = { $value ->
    [on] 有起手胡
   *[off] 没有起手胡
    }
trait-opened-kongs = { $value ->
    [on] 开杠翻牌
   *[off] 开杠不翻牌
    }
trait-dragon-flowers = { $value ->
    [on] 箭牌作花
   *[off] 箭牌不作花
    }
trait-single-kongs = { $value ->
    [on] 单张开杠
   *[off] 不能单张开杠
    }
trait-catch-circle = { $value ->
    [on] 打出百搭后限制吃碰
   *[off] 打出百搭不限制吃碰
    }
trait-honour-runs = { $value ->
    [on] 字牌可成顺
   *[off] 字牌不成顺
    }
trait-purse = { $value ->
    [on] 输完为止（进园子）
   *[off] 没有进园子
    }
trait-factors = { $value ->
    [on] 开口和杠使输赢翻倍
   *[off] 开口不翻倍
    }
trait-exchange = { $value ->
    [on] 开局换牌
   *[off] 不换牌
    }
trait-lay-north = { $value ->
    [on] 拔北
   *[off] 不拔北
    }
trait-bets = { $value ->
    [on] 局前下注
   *[off] 局前不下注
    }
trait-follow = { $value ->
    [on] 跟庄要付
   *[off] 不计跟庄
    }
trait-follow-duty = { $value ->
    [on] 开头打牌有规定
   *[off] 开头打牌不限
    }
trait-draw-only = { $value ->
    [on] 最后几张轮流摸
   *[off] 没有末尾轮摸
    }
trait-sea-bed = { $value ->
    [on] 海底牌逐家问
   *[off] 海底牌不问
    }
trait-wash-outs = { $value ->
    [on] 荒番：流局后加倍
   *[off] 没有荒番
    }
trait-double-hand = { $value ->
    [on] 有比下胡（下局加倍）
   *[off] 没有加倍局
    }
trait-thirteen-orphans = { $value ->
    [on] 有十三幺
   *[off] 没有十三幺
    }
trait-misfits = { $value ->
    [on] 有十三烂、不靠
   *[off] 没有十三烂、不靠
    }
trait-honours-alone = { $value ->
    [on] 字牌乱风可和
   *[off] 没有乱风
    }
trait-red-fives = { $value ->
    [on] 有赤牌
   *[off] 没有赤牌
    }
trait-liability = { $value ->
    [on] 喂成大牌者包赔
   *[off] 没有包牌
    }
trait-dealer = { $value ->
    [stays] 庄家和牌连庄
    [passes] 轮流坐庄
   *[winner] 谁和谁坐庄
    }
trait-length = { $value ->
    [hands] { $n }局
    [rounds] { $n }圈
   *[time] 打到时间到
    }

## The table
to-home = 首页
rail-label = 菜单
side-label = 侧栏
centre-label = 牌桌中央
hand-label = 你的手牌
tab-log = 记录
tab-score = 分数
tab-rules = 规则
log-empty = 还没有记录。
log-draws = 摸牌
log-discards = 打出
log-cut = 摸切
tab-learn = 玩法
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
presets = 规则版本
decision-seconds = 每次操作限时（秒）
no-limit = 不限
clock = 剩余时间
bank-seconds = 每局备用时间（秒）
bank-none = 无
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
setting-tilted = 斜视牌桌
setting-corners = 牌角显示数字
setting-shade = 摸切变暗
setting-twoTaps = 触屏：点两次出牌
setting-opening = 每局开始时显示掷骰发牌
setting-keepAutos = 下一局保留自动选项
setting-backs = 牌背
setting-backs-bamboo = 竹黄
setting-backs-celadon = 青瓷
setting-backs-pearl = 珠蓝
setting-backs-rose = 玫瑰陶
setting-scheme = 配色
setting-scheme-system = 跟随系统
setting-scheme-light = 浅色
setting-scheme-dark = 深色
setting-terms = 英文用语
setting-terms-game = 按各玩法的习惯
setting-terms-english = 英文译名
setting-terms-japanese = 日式用语
setting-volume = 音量
setting-speed = 动画
setting-speed-none = 无
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

## Tiles in words
tile-unknown = 未知牌
tile-drawn = 刚摸到
tile-unseen = 未见 { $n } 张
tile-standing = 立牌
tile-picked = 已选第{ $n }张
tile-not-ready = 打出这张就不听牌。
tile-not-for = “{ $choice }”不能选这张。
tile-red = 赤{ $name }
tile-m = { $numeral }万
tile-p = { $numeral }筒
tile-s = { $numeral }条
tile-1z = 东风
tile-2z = 南风
tile-3z = 西风
tile-4z = 北风
tile-5z = 白板
tile-6z = 发财
tile-7z = 红中
tile-1f = 春
tile-2f = 夏
tile-3f = 秋
tile-4f = 冬
tile-5f = 梅
tile-6f = 兰
tile-7f = 菊
tile-8f = 竹
tile-1a = 财神
tile-2a = 聚宝盆
tile-3a = 猫
tile-4a = 鼠
tile-1j = 百搭
tile-2j = 飞
tile-3j = 总
tile-4j = 花
tile-5j = 财神
tile-6j = 听用
tile-7j = 喜

## Round and counters
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

## Choices
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

## Why something may not be done
reason-swap = 不能食替（{ $tile }）。
reason-no-pattern = 无役
notice-furiten-own = 振听：{ $tile }已在你的牌河
notice-furiten-temporary = 同巡振听：你放过了{ $tile }
notice-furiten-riichi = 立直振听：你放过了{ $tile }
notice-last-tile = 海底牌
illegal-stale = 牌局已变化，操作未生效。
illegal-choice = 现在不能这样做。
bye-elsewhere = 牌桌已在另一窗口打开。
bye-unknown-table = 这张牌桌您进不去：它已结束，服务器重启过，或者它是别人的牌桌。
table-gone = 这台服务器上已经没有这张牌桌：它因久无人出牌而被移除，或者这个地址现在由另一台服务器应答。
table-no-seat = 这个浏览器在这张牌桌上没有座位。请用当初开桌的浏览器打开，或者另开一桌。

## Seat flags
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

## The log
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

## Results
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

## Watching records

watch-title = 观看牌谱
watch-lead = 把牌谱文件拖到本页任意处即可：方城、天凤（mjlog 或 tenhou.net/6）、mjai、电脑麻将（Majiang）、Botzone、IJCAI，可用 gzip 或 zip 压缩。
watch-choose = 选择文件
watch-reading = 正在读取牌谱……
watch = 回放
replay-title = 牌谱回放
replay-loading = 正在按牌谱重打……
replay-games = 文件中的对局
replay-number = 第{ $n }场
replay-hands = 共{ $n }局
replay-bar = 回放进度
replay-hand-list = 各局
replay-step = 第{ $n }步，共{ $of }步
replay-start = 到本局开头
replay-back = 上一步
replay-run = 播放
replay-pause = 暂停
replay-forward = 下一步
replay-end = 到本局结尾
replay-speed = 速度
replay-open = 全部亮牌
replay-seats = 视角
replay-link = 复制链接
replay-copied = 链接已复制
replay-address = 此步的链接
replay-unkept = 服务器运行期间链接有效；之后重新拖入同一文件，链接不变。
replay-play-on = 从这里接着打
replay-save = 另存为
replay-form-native = 方城
replay-form-mjai = mjai
replay-form-tenhou6 = 天凤
mark-call = 吃碰杠
mark-ready = 报听
mark-win = 和牌
mark-draw = 流局
key-step = 上一步、下一步
key-step-keys = ← →
key-hand = 本局开头、结尾
key-hand-keys = ↑ ↓
key-run = 播放、暂停
key-run-keys = 空格
key-speed = 减速、加速
key-speed-keys = - +
key-seat = 换视角
key-seat-keys = V
key-open = 全部亮牌
key-open-keys = O
key-mistakes = 上一个、下一个失误
key-mistakes-keys = B N
replay-line = 第{ $line }行
replay-event = 第{ $hand }局第{ $event }个事件
replay-hand = 第{ $hand }局
replay-game = 第{ $game }场
replay-gone = 服务器上没有这份牌谱，或没有这一场、这一步。若有文件，请拖到首页：链接不变。
replay-cut = 此文件有一部分读不出（{ $reason }），这里显示能读出的部分。
replay-note = { $place }：{ $reason }。
unknown-ending = 这里不认识结局 { $named }，这一局只能看到此处
unknown-bill = 账目中的 { $named } 无法理解，未作核对
unknown-pattern = 这里不认识番种 { $named }，未作核对
replay-unplayable = { $file }，{ $place }：无法重打此局（{ $reason }）。请看别的对局，或重新导出带全部牌的牌谱。
replay-differs = { $file }，{ $place }：{ $what } 牌谱记为 { $told }，按此处规则应为 { $played }。对局用的是别的规则，或牌谱已损坏；用 “fangcheng verify” 可查看详情。
error-record-size = 文件超过牌谱上限 2 MiB。请拆分，或用 gzip 压缩。

## 牌谱复盘
tab-review = 复盘
review-title = 复盘
review-about = 每次选择都只按该家当时看得到的来评。各个选项放进许多与所见相符的牌局里打到本局结束，不看暗牌。可能出于偶然的差别不记，也不算损失。
review-start = 复盘这一场
review-stop = 停止
review-progress = 已看{ $done }次选择，共{ $of }次
review-waits = 正在准备这种麻将，第一次要等一会儿。
review-player = 看谁的选择
review-better = { $grade }：{ $chosen }。更好：{ $best }，多得{ $points }分（± { $margin }，试打{ $worlds }局）。
review-slip = 小失误
review-mistake = 失误
review-blunder = 大失误
review-find = 妙手
review-found = 妙手：{ $chosen }。比电脑自己的选择得分多。
review-sum = { $points } 分（自己的选择 { $decisions }，牌运与别家 { $rest }）。
review-counts = 算数的选择{ $real }次，其中{ $right }次没有记号；小失误{ $slip }次，失误{ $mistake }次，大失误{ $blunder }次。
review-few = 不足30次选择，不算比率。
review-rate = { $n } % 没有记号
review-unit = 这里一次和牌平均得{ $n }分。
review-theme = 损失最多的方面：{ $theme }。
review-theme-speed = 速度
review-theme-waits = 选听
review-theme-danger = 打危险牌
review-theme-folding = 放弃太早
review-theme-value = 牌的大小
review-theme-call-missed = 该吃碰而没有
review-theme-call-needless = 不该吃碰
review-theme-kongs = 杠
review-theme-declaring = 报听立直
review-theme-wins = 和与不和
review-theme-questions = 打牌以外的选择
review-drill = 练一练：{ $name }
review-graph = { $name }各局分数：自己的选择{ $decisions }，牌运与别家{ $rest }
review-line-points = 分数
review-line-decisions = 自己的选择
review-line-tiles = 牌运与别家
review-next = 下一个失误
review-before = 上一个失误
review-none = 没有能断定的失误。
review-none-yet = 到此还没有失误。
review-dearest = 损失最大的选择
review-here = 这一步
review-go = 第{ $hand }局第{ $step }步
review-try = 从这里试打
review-gone = 复盘没有结果就结束了，请再要一次。
review-full = 正在复盘别的对局，请{ $n }秒后再试。

## Texts of the server

# Names and units
you = 你
bot-mei = 梅
bot-lan = 兰
bot-zhu = 竹
bot-ju = 菊
bot-song = 松
bot-he = 荷
take-back = 取回
reload = 重新载入
new-table = 开新桌
round-count = 第{ $n }局，共{ $of }局
unit-n-points = { $n }分
unit-yakuman = 役满×{ $n }
noun-han = 番
noun-fan = 番
noun-tai = 台
noun-limits = 封顶
noun-points = 分
noun-yakuman = 役满

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

# Why not
not-owed = 现在不需要你操作。
too-late = 别人已先
not-your-turn = 轮到{ $who ->
    [E] 东
    [S] 南
    [W] 西
   *[N] 北
    }家。
hand-over = 本局已结束。
no-such-action = 没有这种操作。
other-phase = 现在不是做这个的时候。
not-held = 手里没有{ $tile }。
nothing-drawn = 你没有摸牌。
swap = 不能食替。
ready-lock = 立直或报听后只能打摸到的牌。
ready-discard = 打这张就不听了。
lack-first = 要先打缺门的牌。
standing = 立牌不能打出，只能用来报听。
standing-pung = 碰了以后无牌可打。
standing-gone = 立牌已经用完，不能报听。
must-follow = 手里有庄家打的风箭牌，必须跟打。
honours-first = 单张字牌要先打：先打绝张，再打跟风，后打头风。
catch-circle = 有人打出财神：抓打圈内不能吃碰杠别人的牌，只能打出摸到的牌。
chow-limit = 每局最多吃 { $n } 次。
no-shape = 加上{ $tile }还不成和。
no-yaku = 没有役。
below-minimum = 不足{ $minimum }番。
furiten = 振听，不能荣和。
rob-not-allowed = 这手牌不能抢这张。
plain-hand = 素和不能和。
holds-lack = 缺门的牌还没打完。
three-suits = 没有缺一门。
joker-discarded = 打过混儿不能和。
watch-binds = 眼牌之后，本局手牌固定。
no-discard-win = 只许自摸。
passed-win = 过水不和。
kong-replacement = 这个杠的补牌不能和。
lacks-triplet = 没有刻子，不能和。
lacks-opened = 还没有开门，不能和。
lacks-terminal = 没有幺九，也没有可以代替的牌，不能和。
lacks-run = 手里没有顺子。
lacks-branches = 没有一门花色满八张，不能和牌。
one-triplet = 要有一副刻子（或杠）和三副顺子。
pair-28 = 将不能是二或八。
lacks-suits = 三色不全，不能和。
lacks-pair = 将牌必须是二、五、八。
all-laid = 四副全亮、手里只剩一张时，只有飘胡可以和。
not-with-heart = 配上写下的心牌，这手牌不成和。
heart-claim = 心牌不能用来吃、碰、杠。
ready-draws-only = 报听之后只能自摸和牌。
open-hand-draws-only = 明打之后只能自摸和牌。
no-seven-pairs = 本玩法没有七对，不成和。
jokers-own-turn = 百搭够数而牌未成时，只能在自己的回合和牌。
five-alike = 不成和：百搭会成为同一种牌的第五张。
kong-not-added = 用别人打出的牌开的杠不能抢：要和只能和那张打出的牌。
joker-draws-only = 手中有百搭时只能自摸和牌。
fishing-draws-only = 单吊百搭、见牌就和时只能自摸。
holds-kong-tile = 手中还有必须亮出的杠牌，不能和。
lacks-key = 没有番，不能和别人的牌。
cut-off = 别家优先和了这张牌（截胡）。
lacks-flowers = 花数不够，小胡不能和。
payer-broke = 点炮者已进园子，不能胡他的牌。
sealed = 已喂别家三比，本局封胡。
joker-kept = 手里还有别的牌时，不能打百搭牌。
no-winning-kind = 牌已成形，但不是能和的牌型。
not-declared = 报听之后才能和牌。
low-discard = 这张牌点数太小，不能点和。
low-self-draw = 摸到的牌点数太小，不能自摸和。
ready-number = 所听的牌点数都太小，不能报听。
ready-unseen = 所听的大牌都已亮明，不能报听。
kong-passed-wait = 这个杠的补牌不能和：自上次打牌以来已有人打出你能和的牌。
claimed-turn = 吃碰来的牌不算自摸。
must-win = 最后几张能和必须和。
no-claim = 没有可以叫的牌。
no-chi = 这种麻将不能吃。
chi-left = 只能吃上家的牌。
chi-tiles = 没有搭子可吃。
pon-tiles = 没有一对{ $tile }。
sum-tiles = 手里没有两张能与它合成十五。
head-tiles = 手里的将头不够成这一组。
head-once = 一副牌至多一组将头。
heads-first = 先选好要摆出的将头。
stake-first = 先报押注。
kong-tiles = 牌不够杠。
kong-fresh = 摸牌后才能杠。
kong-max = 不能再杠了。
kong-wall = 剩牌不够，不能杠。
kong-ready = 立直后杠不能改变听牌。
joker-claim = 百搭牌不能吃碰杠。
claims-end = 最后几张只能和。
ready-claim = 立直或报听后不能吃碰。
lack-claim = 缺门的牌不能碰杠。
recall = 打过的牌不能再叫。
recall-chow = 打过的牌不能吃。
three-for-kong = 手里有三张，别人打出第四张只能杠，不能碰。
passed-pung = 这一巡过碰了。
meld-suits = 这样副露就有三门花色了。
no-pon = 这里不能碰，也不能明杠。
single-kong = 这种牌只能单张开杠，不能打出，也不能吃碰。
many-jokers = 小胡手中不能有这么多赖子。
no-discard-left = 叫了之后无牌可打。
not-opened = 亮出这杠后仍听牌，并且还有牌可翻，才能开杠。
opened-lock = 开杠后手牌不能再变。
last-tile-unready = 听牌的人才能要海底。
no-ready = 这种麻将不报听。
ready-twice = 已经立直或报听。
ready-open = 不是门清。
ready-score = 不足{ $points }点。
ready-wall = 剩牌不足{ $n }张。
not-ready = 打哪张都不听。
ready-early = 只能在第一巡、没有碰杠时报听。
ready-drawn = 摸牌后才能立直。
no-north = 现在不能拔北。
egg-later = 已下的蛋要在以后的回合摸牌后，才能补一张同类的牌。
egg-tiles = 这张牌不能下进这个蛋。
no-egg = 现在不能下这种蛋，也不能补。
last-hand-tile = 吃过牌的人不能再叫到手把一。
no-abort = 现在不能要求流局。
exchange-suit = 要交出同一花色的三张。
may-not-pass = 没有可以过的。
not-open = 现在不能这样做。
illegal-message = 服务器无法理解页面的消息。
bye-too-fast = 消息过多，连接暂时关闭。
bye-bad-messages = 页面发送了无法理解的消息，请重新加载。
bye-broken = 牌桌出错，无法继续，抱歉。
bye-not-kept = 服务器无法保存这张牌桌（磁盘可能已满），您的上一步没有生效。正在重试。
bye-made-room = 这张牌桌很久没有人操作，已为他人腾出位置。牌桌仍保留着：重新加载页面即可继续。
bye-set-aside = 这张牌桌无法继续：{ $reason }。它已被搁置，不影响其他牌桌。
bye-stopped = 服务器已停止。这张牌桌已保存；页面会一直尝试重新连接。
bye-failed = 这张牌桌出了问题，您的上一步可能没有生效。正在重新读取牌桌。
bye-silent = 页面长时间没有动静，服务器已断开连接。
refused-notation = 看不懂这些牌：{ $detail }
refused-hand = 这不成一手牌：{ $detail }
refused-name = 没有这个名称：{ $detail }
unknown-preset = 这种玩法没有名为“{ $name }”的规则版本。{ $close ->
    [none] 请从列表中选择。
   *[other] 是否指“{ $close }”？
 }
unknown-option = 这种玩法没有“{ $name }”这个选项。{ $close ->
    [none] 请去掉它。
   *[other] 是否指“{ $close }”？
 }
unknown-drill = 这种玩法没有“{ $name }”这项练习，请从列表中选一项。
unknown-advice = 打法之书里没有“{ $name }”这一条，请从目录中选。
refused-option = 这个选项不能这样设：{ $detail }
refused-house = 自订规则无法使用：{ $detail }
refused-record = 这份牌谱读不了：{ $detail }
refused-other = 无法完成：{ $detail }
error-drill-seed = 题号应为一至九位数字。
error-request = 服务器无法理解请求。
error-origin = 只有本服务器的页面可以开桌。
error-slow = 请求传送太慢，已放弃，请重试。
error-too-many-tables = 开桌太频繁，请 { $n } 秒后再试。
error-own-tables = 从这里开的牌桌都有人在座，已到上限；请先离开一桌再试。
error-server-full = 服务器的牌桌已满，请过一两分钟再试。
error-store-full = 服务器保存的牌桌已达上限；清理旧牌桌之前不能再开新桌。
error-too-busy = 来自这里的请求太多，请 { $n } 秒后再试。
error-not-kept = 服务器暂时无法读写牌桌（磁盘可能已满），请稍后再试。
error-match-goes-on = 这场还没打完，牌谱会泄露牌墙。
error-bank-alone = 备用时间要与每次操作的限时一起用：请同时选定操作限时，或把备用时间设为 0。


# Values of options
value-none = 无
value-final-score = 最终得分减20000
value-wind-tiles = 摸风牌
value-random = 随机
value-choose = 依次自选
value-two-0p = 两张赤五筒
value-forbidden = 禁止
value-same-tile = 禁现物
value-allowed = 允许
value-immediate = 立即
value-mixed = 暗杠即翻，其余打牌后
value-after-discard = 打牌后
value-all = 全部
value-first = 仅第一张
value-own-draw = 自己摸牌
value-own-draw-or-any-call = 自己摸牌或有人鸣牌
value-concealed = 手内四张
value-two = 两家
value-head-bump = 截胡
value-mangan = 满贯
value-five-han = 五番
value-yakuman = 役满
value-own-part = 仅该役
value-win = 算和牌
value-draw = 算流局
value-half = 半庄
value-east = 东风战
value-full = 一庄
value-east-north = 东北战
value-east-east = 东东战
value-ready = 听牌
value-win-only = 和牌
value-sudden-death = 先到目标点者止
value-full-round = 再打一圈
value-go-on = 继续
value-two-throws = 掷两次
value-one-throw = 掷一次
value-east-drawer = 摸到东者
value-second-player-sum = 两家各掷
value-dealer-twice = 庄家掷两次
value-after-d = 数到之后
value-before-d = 数到之前
value-jump = 跳牌
value-stack = 一墩
value-draw-14th = 摸第十四张
value-all-fives = 全部赤五
value-dora = 拔北作宝牌
value-value-tile-all = 全员役牌
value-loss = 自摸损
value-split = 两家分摊
value-fixed = 两家付得一样多
value-counts = 计
value-not = 不计
value-time = 限时
value-hidden = 扣放
value-shown = 亮明
value-book-1998 = 1998年规则
value-mil-2025 = MIL 2025
value-any = 任意番种
value-listed = 仅列出的番种
value-ends-hand = 结束本局
value-discard = 还可打一张
value-default = 默认
value-sml-2026 = SML 2026
value-hkma-2020 = HKMA 2020
value-with-the-deal = 配牌时拿
value-after-flowers = 补花后摸
value-safe-discard = 打出非听牌张
value-go-round = 自己下次打牌
value-announced = 天听地听亮牌等
value-ding = 叮
value-barred = 部分不可
value-sbr = SBR
value-dealer = 庄家
value-wall-break = 开门方
value-2n = 2n台
value-n = n台
value-seed = 传统
value-strict = 严格
value-sml = SML
value-mil = MIL
value-excluded = 不重复计
value-never = 从不
value-one = 一家
value-several = 多家
value-fifth = 第五杠
value-fourth = 第四杠
value-twin = 同搭另一头
value-line = 整条线
value-declared = 定缺
value-free = 自由
value-add-base = 加底
value-add-fan = 加番
value-refund = 退还
value-cap = 封顶
value-as-unready = 按未听
value-compulsory = 必须和
value-tail = 牌尾
value-head = 牌头
value-value = 按番数
value-pairs = 两两组队
value-x4 = ×4
value-flat-28 = 固定28
value-window = 同时比先后
value-live = 先到先得
value-seat = 按座位
value-share = 平分
value-plain = 算流局，不计本场

## 提示
hint = 提示
tab-hint = 提示
key-hint = 打开或关闭提示
key-hint-keys = H
setting-hint = 轮到自己时显示提示
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

## 出牌建议：最强电脑的选择，以及对眼前局面成立的理由
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
advise-estimate = 单看数字定不下来：照电脑的估计，这样手牌更有价值。
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

## 牌理
analyse = 牌理
analyse-game = 玩法
analyse-hand = 手牌
analyse-tiles = 牌
analyse-target = 点牌加到
analyse-visible = 别处已见
analyse-turned = 翻出的牌
analyse-heart = 心牌
analyse-dora = 宝牌指示牌
analyse-ura = 里宝牌指示牌
analyse-flowers = 花牌
analyse-take = 去掉{ $tile }
analyse-clear = 清空
analyse-share = 复制链接
analyse-copied = 已复制
analyse-circumstances = 其他情况
analyse-seat = 座位
analyse-round = 场风
analyse-lack = 缺门
analyse-counters = 本场
analyse-deposits = 供托
analyse-streak = 连庄
analyse-stake = 押注
analyse-aside = 拔北
analyse-missing = 还差 { $n } 张。
analyse-heart-first = 请选心里想的那张牌。
analyse-which = 亮的是哪一组？
analyse-complete = 和的是哪一张？
analyse-why = 详解
analyse-won-by = 和法
analyse-self-draw = 自摸
analyse-discard-of = { $name }打出
analyse-robbed-from = 抢{ $name }的杠
analyse-no-win = 不能和
analyse-note = 向听只看牌形：听牌的手也可能番数不够。
meld-word-chi = 吃
meld-word-pon = 碰
meld-word-kong = 明杠
meld-word-concealed = 暗杠
meld-word-added = 补杠
meld-word-sum = 合十五
meld-word-head = 碰将头
meld-word-egg = 下蛋
circumstance-riichi = 立直
circumstance-double-riichi = 两立直
circumstance-ippatsu = 一发
circumstance-ready-declared = 已报听
circumstance-open-ready = 亮牌报听
circumstance-heavenly-ready = 天听
circumstance-hard-ready = 原报
circumstance-soft-ready = 软报
circumstance-payer-ready = 点炮者已报听
circumstance-treasure-draw = 摸到宝牌
circumstance-treasure-match = 听的就是宝牌
circumstance-earthly-ready = 地听
circumstance-first-turn = 第一巡且无人鸣牌
circumstance-last-tile = 牌墙最后一张
circumstance-kong-replacement = 杠后补牌
circumstance-discard-kong-replacement = 直杠后补牌
circumstance-flower-replacement = 花后补牌
circumstance-kita-replacement = 拔北后补牌
circumstance-after-kong-discard = 杠后打出的牌
circumstance-fourth-tile = 和绝张
circumstance-last-copy = 其余三张在他家碰中
circumstance-jokers-elsewhere = 别家有精
circumstance-joker-discarded = 打出过混儿
circumstance-joker-thrown = 打出过一张鬼牌
circumstance-two-jokers-thrown = 打出过两张鬼牌
circumstance-three-jokers-thrown = 打出过三张鬼牌
circumstance-four-jokers-thrown = 打出过四张鬼牌
circumstance-double-hand = 本局加倍
circumstance-lucky-dice = 开宝
circumstance-wash-out = 荒番之后
circumstance-triple-win = 一炮三响
circumstance-payer-melded = 点炮者手里只剩一张
circumstance-drift = 财飘
circumstance-drift-twice = 双财飘
circumstance-drift-three-times = 三财飘
circumstance-open-draw = 报听明摸
circumstance-open-hand = 报听明打
circumstance-passed-wait = 同巡内放过听牌
circumstance-passed-wait-in-riichi = 立直后放过听牌
circumstance-not-called = 没有报听
circumstance-passed-win = 过水
circumstance-passed-small = 放过小胡
circumstance-passed-big = 放过大胡
circumstance-first-hand = 全场第一局
circumstance-wait-discarded-this-go-around = 本巡有人打过所听的牌
circumstance-feeder-liable-elsewhere = 末副的供牌者已为他家承包
circumstance-last-four = 只剩三张可摸
circumstance-wild-last = 最后一张为百搭
circumstance-first-draw = 首次摸牌，无人吃碰杠
circumstance-before-first-draw = 首次摸牌之前，无人吃碰杠
circumstance-heavenly = 庄家起手牌
circumstance-self-drawn = 自摸
circumstance-discarded = 点炮
circumstance-robbed-kong = 抢杠
circumstance-drawn-tile-joined-hand = 摸牌已入手
circumstance-sealed = 已被封胡
circumstance-concealed-kong-robbed = 抢暗杠
circumstance-opened-kong-robbed = 抢开杠
circumstance-north-robbed = 抢拔北
circumstance-eight-flowers = 第八张花
circumstance-seven-rob-one = 七抢一
circumstance-double-win = 一炮双响
circumstance-earlier-winner = 另有近家同胡
circumstance-bigger-win-elsewhere = 另有更大的胡牌

# 打法之书：老书上说怎样打得好。

advice = 打法
advice-title = 打法之书
advice-lead = 老书上教人怎样打牌：什么时候用，为什么，哪些玩法里用得上。大量牌局验证过的注明结果，其余只是转述。
advice-all = 全部章节
advice-chapter = 第 { $n } 章
advice-items = 本章各条
advice-when = 什么时候
advice-do = 怎么打
advice-why = 为什么
advice-but = 反过来说
advice-where = 哪些玩法用得上
advice-everywhere = 所有玩法
advice-real-table = 在真实的牌桌上
advice-named = “{ $title }”
advice-named-with-id = “{ $title }”（{ $id }）
advice-untried = 尚未验证。
advice-against = 说法相反的有：
advice-screen = 这一条无法用模拟验证。
trial-holds = 成立。
trial-sometimes = 有时成立。
trial-fails-harm = 不成立：照做反而吃亏。
trial-fails-nothing = 不成立：照不照做一个样。
trial-fails-no-gain = 不成立：没有好处。
trial-fails-contrary = 不成立：事实正好相反。
trial-fails-says-nothing = 不成立：这个迹象说明不了什么。
trial-open = 试过，尚无定论。
trial-open-many = 试过，尚无定论：单看可以成立，但试的题目这么多，也可能只是碰巧。
trial-helps = 有用的是：{ $where }。
trial-not-there = 没用的是：{ $where }。
trial-cell = { $game }（{ $stratum }）
trial-list = { $a }、{ $b }
trial-sentences = { $a }{ $b }
trial-figures-u = 共 { $cases } 次，每次得失为平均一和的百分之 { $gain } ± { $margin }。
trial-figures-chance = 共 { $cases } 次，和牌的机会相差 { $gain } ± { $margin } 个百分点。
trial-figures-share = 共 { $cases } 次，相差百分之 { $gain } ± { $margin }。
trial-figures-ratio = 迹象共出现 { $cases } 次：属实时出现的机会是不属实时的 { $gain } 倍（{ $low } 至 { $high }）。
trial-again-agrees = 换一个种子（{ $seed }）重做，{ $cases } 次：{ $figures }，结果相符。
trial-again-differs = 换一个种子（{ $seed }）重做，{ $cases } 次：{ $figures }，结果不符。
trial-unit-u = 该玩法平均一和的大小
trial-unit-chance = 局数的份额
trial-unit-share = 次数的份额，或名次
trial-unit-ratio = 迹象在属实时与不属实时出现机会之比的自然对数
trial-on = 验证结果
trial-title = 老话受审
trial-lead = 每个问题先写下来，定好玩法和局数，然后才验证：同一个局面、同样的暗牌，两种打法都由电脑打到底；或者让一家照着打，其余三家不照；迹象则在四家手牌全部知道的牌局里查对。电脑得出的结果，高手未必相同。
trial-many = 把本页所有题目合在一起看，仍然不会是碰巧（百分之五以内）的结论才算数；分情况的数字只供参考，不作证明。
trial-chart = 圆点是平均得失（以百分之一计），横线是它的 99% 区间，色带以内的差别可以不计。
trial-chart-ratio = 圆点是迹象在属实时出现的机会为不属实时的几倍，横线是它的 99% 区间；落在色带以内，说明不了什么。
trial-repeat = 重做一遍：{ $command }
trial-show = 把一局两种打法都看一遍：{ $command }
trial-cases = { $n } 次
trial-parts = 分情况看
advice-from = 出处
advice-board = 一个牌例
advice-sayings = 牌谚
advice-saying-of = 有关各条
advice-printed = 原书印作：{ $text }
advice-hand = 手牌
advice-draw = 摸到
advice-offered-previous = 上家打出
advice-offered-across = 对家打出
advice-offered-next = 下家打出
advice-river-own = 自己打过
advice-river-previous = 上家打过
advice-river-across = 对家打过
advice-river-next = 下家打过
advice-melds-own = 自己的副露
advice-melds-previous = 上家的副露
advice-melds-across = 对家的副露
advice-melds-next = 下家的副露
advice-answer = 照这一条
advice-answer-chow = 吃，用
advice-answer-pung = 碰
advice-answer-kong = 杠
advice-answer-pass = 过
advice-answer-win = 和
advice-answered = { $answer }：{ $why }
advice-game = 只看用得上的玩法
advice-any-game = 所有玩法

# Drills: short questions with one certain answer
drills = 练习
drills-title = 练习
drills-lead = 小题，答案只有一种。每题由种子生成，多半取自四位本站牌手打过的一局，依该玩法的规则判分。
drills-game = 玩法
drills-kinds = 练什么
drills-here = 这个玩法的练习
drill-kind-waits = 一色听牌
drill-kind-shanten = 离听几张
drill-kind-discard = 何切
drill-kind-wait = 选宽听
drill-kind-safe = 安全牌
drill-kind-worth = 数番
drill-kind-gate = 起和
drill-about-gate = 牌形已成：说出能不能和。
drill-gate-ask = 手牌已听，这张牌正好成形。能和吗？
drill-offered = 别家打出
drill-yes = 能
drill-no = 不能
drill-kind-dice = 骰子开门
drill-about-waits = 一门牌听什么，全找出来。
drill-about-shanten = 数一数手牌离听牌还差几张。
drill-about-discard = 找出打掉后进张最多的牌。
drill-about-wait = 打几张牌都能听：找出活张最多的听法。
drill-about-safe = 有一张牌，已宣告听牌的人绝不能和：找出来。
drill-about-worth = 说出一副和牌值多少。
drill-about-dice = 骰子已掷：该开谁面前的牌墙。
drill-waits-ask = 这 { $n } 张是手牌剩下的部分，其余各组都已完成。这门花色里哪些牌能和？全部选出。
drill-waits-ask-whole = 这是您的整副手牌。这门花色里哪些牌能和？全部选出。
drill-busy = 这里问得很多，{ $n } 秒后出下一题。
drill-waits-why = 听 { $tiles }：{ $n } 种，手外还有 { $left } 张。
drill-tile-left = { $tiles }：剩 { $n } 张
drill-tile = { $tiles }
drill-far-ask = 轮到您打牌。打出最好的一张之后，离听牌还差几张？
drill-far-0 = 已听
drill-far-n = { $n } 张
drill-far-ready = 打 { $tile } 就听牌。
drill-far-why = 打 { $tile } 之后，再进 { $n } 张才听。
drill-wants = 之后 { $tiles } 有用，看不见的还有 { $n } 张。
drill-far-shape = 只看牌形差 { $n } 张，但这个玩法不是成形就能和。
drill-discard-ask = 轮到您打牌。打哪张之后，看不见的牌里有用的最多？
drill-wait-ask = 打这几张都能听。不论大小，打哪张所听的活张最多？
drill-after = 打 { $tile }：差 { $n } 张听；有用 { $left } 张，{ $tiles }
drill-after-ready = 打 { $tile }：听 { $tiles }，活张 { $left } 张
drill-farther = 打别的都会离听牌更远。
drill-safe-ask-across = 对家已宣告听牌。这几张里，哪张他绝不能和？
drill-safe-ask-previous = 上家已宣告听牌。这几张里，哪张他绝不能和？
drill-safe-ask-next = 下家已宣告听牌。这几张里，哪张他绝不能和？
drill-safe-why = { $tile } 是他自己打过的牌；听自己打过的牌，就不能和别人打的。
drill-safe-proof = { $tile } 可能被和：比如他拿着 { $tiles }。
drill-worth-ask = 这副牌值多少？
drill-worth-gain-ask = 和牌者共得多少？
drill-worth-seat = 门风 { $tile }
drill-worth-round = 圈风 { $tile }
drill-worth-only = 其他一概不算：没有花牌、宣告、宝牌，也不是特殊时刻。
drill-worth-total = 合计：{ $n }
drill-worth-han = { $han } 番 { $fu } 符：{ $n } 点
drill-worth-receives = 合计：{ $n } 点
drill-gain = { $n } 点
drill-pattern = { $name }：{ $n }
drill-pattern-times = { $name }：× { $n }
drill-melds = 副露
drill-won-discard = 点和（别人打出）
drill-won-self = 自摸
drill-jokers = 百搭
drill-indicators = 翻开的牌
drill-dice-ask = 开谁面前的牌墙？
drill-dice-dealer-own = 您坐庄。
drill-dice-dealer-next = 下家坐庄。
drill-dice-dealer-across = 对家坐庄。
drill-dice-dealer-previous = 上家坐庄。
drill-dice-throw-own = 您掷出 { $dice }，共 { $n }。
drill-dice-throw-next = 下家掷出 { $dice }，共 { $n }。
drill-dice-throw-across = 对家掷出 { $dice }，共 { $n }。
drill-dice-throw-previous = 上家掷出 { $dice }，共 { $n }。
drill-wall-own = 自己
drill-wall-next = 下家
drill-wall-across = 对家
drill-wall-previous = 上家
drill-opened-own = 开您面前的牌墙，从右端数过 { $n } 墩。
drill-opened-next = 开下家面前的牌墙，从其右端数过 { $n } 墩。
drill-opened-across = 开对家面前的牌墙，从其右端数过 { $n } 墩。
drill-opened-previous = 开上家面前的牌墙，从其右端数过 { $n } 墩。
drill-choices = 您的答案
drill-check = 看对不对
drill-next = 下一题
drill-right = 对了。
drill-wrong = 不对。
drill-it-is = 答案：{ $answer }
drill-any-of = 这几个都对：{ $answer }
drill-why = 为什么
drill-rule = 规则 { $rule }
drill-advice = 古谱怎么说：{ $title }
drill-making = 正在打一局来出题……
drill-figures = 您的成绩
drill-of = { $n } 题答对 { $right } 题
drill-streak = 连对 { $n } 题，最多 { $best } 题
drill-rated = 您的等级分 { $rating } ± { $spread }；本题 { $difficulty }
drill-kept = 成绩只保存在这个浏览器里。
drill-forget = 删除我的成绩
drill-again = 重做答错的题（{ $n }）
drill-keys = 按键：按选项下面的字符选择，回车判分并继续。
drill-item = 第 { $seed } 号题

## 多人同桌
people-play = 和朋友一起打
people-title = 朋友桌
people-lead = 开一桌，把链接发给朋友。空位可以由电脑补上，谁都不用注册。
people-name = 您的名字
people-game = 玩法
people-rules = 规则
people-make = 开一桌
people-code-have = 朋友给了您一个代码？
people-code = 代码
people-enter = 进入
people-invited = 有人邀您上桌。大家怎么称呼您？
people-invite = 邀请
people-link = 链接
people-copy = 复制
people-copied = 已复制
people-new-link = 换新链接和代码
people-new-link-hint = 旧的从此失效。
people-no-link = 只有房主能换新链接。
people-places = 座位
people-place = { $n } 号位
people-free = 空位
people-take = 坐这里
people-bot = 电脑
people-bot-seat = 让电脑坐
people-bot-all = 空位都给电脑
people-bot-away = 请走
people-remove = 请离
people-owner = 房主
people-you = 您
people-ready = 已准备
people-unready = 未准备
people-away = 掉线
people-covered = 电脑暂时代打
people-gone = 已离席
people-agree = 同意并准备
people-disagree = 先等等
people-stand = 起身
people-what = 这桌的打法
people-change = 换一种打法
people-keep = 就打这个
people-differs = 与规则书不同之处：
people-as-book = 全照规则书。
people-value = { $value }（规则书：{ $book }）
people-clock-off = 不限时。
people-clock = 每次操作限时 { $seconds } 秒。
people-clock-bank = 每次操作限时 { $seconds } 秒，每局另有 { $bank } 秒备用。
people-cover = 若有人掉线，{ $n } 秒后由电脑代打，直到本人回来。
people-cover-now = 若有人掉线，电脑立即代打，直到本人回来。
people-cover-never = 若有人掉线，大家等他回来。
people-cover-after = 掉线后由电脑代打
people-cover-choice = { $n } 秒后
people-cover-choice-now = 立即
people-cover-choice-never = 从不
people-hints = 人人可看提示
people-hints-off = 不给提示，也不能悔牌。
people-hints-on = 人人可看提示，但不能悔牌。
people-no-hints = 这桌约定不看提示。
people-others = 还在房间里：{ $names }
people-wait = 座位坐满、人人准备好就开局。
people-starting = 都准备好了，马上开局。
people-playing = 正在对局，结束后可以入座。
people-go = 我得走了
people-go-sure = 这场剩下的由电脑代打，您不能再回到这场。
people-stay = 留下
people-again = 再来一局
people-to-room = 回房间
people-read = { $of } 人中 { $n } 人已看完
people-seat-away = { $name } 掉线了。
people-seat-covered = 电脑正替 { $name } 代打。
people-seat-gone = { $name } 已离席，由电脑接着打。
people-not-now = 现在不能这样做。
people-taken = 这个位子刚被坐了。
people-terms-changed = 房主刚改了打法，请看过再同意。
people-not-owner = 只有房主能这样做。
people-still-there = 人还在，就不能在对局中请离。
people-too-many = 坐着的人比那种玩法的座位多，请先让人起身。
people-barred = 房主已将您请离这个房间。
people-removed = 房主将您请离了。
people-name-empty = 请输入名字。
people-name-long = 名字太长，最多 16 个字。
people-name-bot = 有个电脑叫这个名字，请另取一个。
people-no-live = 多人桌暂不支持“先喊先得”，请改选在窗口内喊牌。
people-no-seed = 多人桌谁也不能指定牌墙。
people-no-door = 这里进不去：链接或代码有误、已过期，或已换新。
bye-unknown-room = 这个房间您进不去：它已结束，或您还没进过。请再用一次它的链接或代码。

## 桌上课
lessons = 桌上课
lessons-title = 在桌上学
lessons-lead = 每种玩法几道小题，就在牌桌上做：打一张、吃碰、听牌、什么能和什么不能和、怎么付钱，还有这里的特色。
lessons-game = 选一种玩法
lesson-number = 第 { $n } 题，共 { $of } 题
lesson-discard = 第一张打什么
lesson-pung = 要别人的牌
lesson-chow = 要别人的牌
lesson-ready = 听牌
lesson-declare = 报听
lesson-win = 和牌
lesson-barred = 能和吗？
lesson-counts = 再问一次：能和吗？
lesson-pays = 谁付
lesson-lack = 缺哪一门
lesson-aside = 这里的特色
lesson-kong = 四张相同
lesson-discard-task = 轮到你了，手里多一张牌。打出一张用不着的：打完以后，离和牌不能更远。
lesson-discard-right = 好，离和牌还是最近的。
lesson-discard-wrong = 这张有用，打掉它离和牌就更远了。找一张孤零零的牌。
lesson-pung-task = 有人打出一张牌，你手里正好有两张一样的。三张相同就是一组：要这张牌。
lesson-pung-right = 这三张牌亮在你面前了。要了别人的牌就不再摸牌，只要打一张。
lesson-pung-wrong = 这样离和牌没有更近。要下这张牌才更近。
lesson-chow-task = 打出来的这张牌，和你手里的两张能凑成一组。要这张牌。
lesson-chow-right = 这一组牌亮在你面前了。要了别人的牌就不再摸牌，只要打一张。
lesson-chow-wrong = 这样离和牌没有更近。要下这张牌才更近。
lesson-ready-task = 打对一张，就只差一张牌便能凑齐。这样的手牌叫听牌。
lesson-ready-right = 听牌了。手牌旁边写着你等哪些牌。
lesson-ready-wrong = 打这张以后，还差不止一张。换一张打就能听牌。
lesson-declare-task = 你的手牌已经听牌，或者打对一张就听牌：只差一张。这个玩法可以说出来：报听。
lesson-declare-right = 报过了。报听有什么好处、受什么限制，玩法说明里有。
lesson-declare-wrong = 这样打也可以，但没有报听。请按报听的按钮。
lesson-win-task = 最后这张牌凑齐了你的手牌，而且在这里可以和。和牌吧。
lesson-win-right = 和了。看看这手牌值多少、谁来付。
lesson-win-wrong = 接着打也可以，可是你已经能和了：请按和牌的按钮。
lesson-barred-task = 这是你的手牌和最后一张。能和吗？
lesson-barred-right = 对，不能和。
lesson-barred-wrong = 不，这手牌不能和。
lesson-counts-task = 这是你的手牌和最后一张。能和吗？
lesson-counts-right = 对，能和。
lesson-counts-wrong = 能和的。再看看这手牌。
lesson-pays-task = 加上最后这张牌，这手牌和了。谁来付？
lesson-pays-right = 对。看看每个人付多少。
lesson-pays-wrong = 这个玩法、这手牌不是这样付的。换一个答案。
lesson-lack-task = 你得缺一门花色。选一门最舍得的。
lesson-lack-right = 对，缺这一门，离和牌最近。
lesson-lack-wrong = 缺这一门，比缺别的离和牌更远。
lesson-aside-task = 除了打牌，这个玩法在这里还能做一件特别的事。试试看。
lesson-aside-right = 做到了。它有什么用，玩法说明里有。
lesson-aside-wrong = 这样打也可以。这道题讲的是这里的特色：有一个按钮。
lesson-kong-task = 四张相同的牌都在你手里了。开杠吧。
lesson-kong-right = 四张相同只算一组，所以又补了一张牌。
lesson-kong-wrong = 这样打也可以。这道题讲的是杠：有一个按钮。
lesson-wins-yes = 能和
lesson-wins-no = 不能和
lesson-pays-giver = 只有给出这张牌的人
lesson-pays-alike = 其他人都付，一样多
lesson-pays-unlike = 其他人都付，但不一样多
lesson-next = 下一题
lesson-learn = 怎么玩
lesson-list = 题目
lesson-solved = 做对了
lesson-laying = 正在摆牌……
lesson-try = 在桌上试试
lesson-on = 完成
lessons-solved = 做对 { $n } 题
lessons-none = 这个玩法还没有题目。
lesson-given-discard = { $seat }打出{ $tile }。
lesson-given-self = 你摸到{ $tile }。
lesson-given-rob = { $seat }补杠{ $tile }。
lesson-end = 这个玩法的题都做完了。
lesson-again = 从头再来
lesson-go-on = 继续
lesson-begin = 上桌
lesson-back = 上一页
lesson-others = 其他人在打牌……
lesson-first-game = 你的第一手牌
lesson-first-wrong = 不是这个：第一手牌先照上面写的做。
lesson-first-end = 这就是完整的一手麻将：摸牌、打牌、碰一副、吃一副，最后和牌。各地玩法很不相同，但这些几乎到处一样。
lesson-first-more = { $game }的桌上课
lesson-intro-tiles = 牌
lesson-intro-tiles-told = 万、筒、条三门花色，各从一到九；还有四张风牌、三张箭牌。每种牌各有四张。
lesson-intro-sets = 组
lesson-intro-sets-told = 同一门三张相连是顺子，三张相同是刻子，两张相同是对子。
lesson-intro-hand = 能和的手牌
lesson-intro-hand-told = 四组牌加一对将：谁先凑齐谁和牌。眼下知道这些就够了。
lesson-first-1 = 摸一张，打一张
lesson-first-1-task = 你有十三张牌，刚又摸了一张。轮到你时，先摸一张，再打一张。单独一张风牌成不了组：点手里的{ $tile }。
lesson-first-1-right = 它亮在你面前，人人看得见。接着其他人轮流摸牌、打牌。
lesson-first-2 = 留住对子
lesson-first-2-task = 又轮到你，你摸到第二张红中。对子值得留。打{ $tile }，另一张单独的风牌。
lesson-first-2-right = 好。对子再来一张就成刻子。
lesson-first-3 = 没用的牌
lesson-first-3-task = 你摸到{ $tile }，手里没有它的邻居：打掉它。
lesson-first-3-right = 好。现在看别人打什么。
lesson-first-4 = 碰
lesson-first-4-task = 有人打出红中，你手里正好有两张。不管谁打的，都可以要来凑成刻子：按“碰”，拿下{ $tile }。
lesson-first-4-right = 第一组亮在你面前了。碰牌不摸牌，但要打出一张。
lesson-first-5 = 碰后打一张
lesson-first-5-task = 刻子有了。现在照样打一张：{ $tile }最用不着。
lesson-first-5-right = 好。轮到下一家。
lesson-first-6 = 吃
lesson-first-6-task = 上家打出{ $tile }，和你的三万、四万连成顺子。顺子只能向上家要。吃下它。
lesson-first-6-right = 第二组亮出来了。第三组五六七万在你手里。
lesson-first-7 = 听牌
lesson-first-7-task = 将也有了，二筒三筒差一张就成顺子。打{ $tile }：这样就只差一张牌。
lesson-first-7-right = 听牌了。一筒或四筒都能凑齐，别人打出来也可以和。
lesson-first-8 = 和牌
lesson-first-8-task = 你摸到{ $tile }：四组牌加一对将！按按钮和牌。
lesson-first-8-right = 你和了。结算单上写着这手牌、值多少、谁来付。
home-first = 没打过？五分钟学会
home-first-on = 接着打你的第一手牌
lesson-told = 玩法说明怎么说
