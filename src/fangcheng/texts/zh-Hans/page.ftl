### Home, options and what every page says, simplified Chinese. The same keys stand in each language.

# The page itself
page-title = 方城
home-title = 各地麻将，原汁原味
home-lead = 与三位电脑牌友同桌，看清每一手牌的得分由来，边打边学。
home-left = { $game }：牌桌还在等你
home-streak = 连续 { $n } 天上桌
home-review = 复盘上一场
play-now = 立即开局
play = 开局
resume = 回到牌桌
matches-title = 您的对局
matches-all = 显示全部 { $n } 局
match-mark-undo = 有过收回
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
figures-marked = 有 { $n } 场不计入：其中有过经所有人同意的收回。
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
offline-title = 服务器没有应答
offline-lead = 对局、电脑牌友、规则书和复盘都由方城服务器完成。请启动它（python3 play.py），或重新连上它所在的网络。
offline-kept = 本机保存的还在：设置、收藏、已解的题。牌桌会从你离开的地方继续。
offline-again = 再试一次
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

# The gallery of variants
gallery-head = { $n } 种麻将
gallery-view = 各地玩法的排列
gallery-map = 地图
gallery-list = 列表
gallery-still = 图中
map-played = 你玩过
difficulty-1 = 容易
difficulty-2 = 较易
difficulty-3 = 中等
difficulty-4 = 较难
difficulty-5 = 很难
gallery-of = { $of }种玩法中的{ $n }种
gallery-filter = 筛选
gallery-clear = 清除
gallery-region = 地区
gallery-players = 人数
gallery-length = 长短
gallery-jokers = 百搭
gallery-flowers = 花牌
gallery-chow = 吃牌
gallery-with = 有
gallery-without = 没有
gallery-short = 短
gallery-middle = 中
gallery-long = 长
gallery-known = 我会打
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
    [on] 有时规定打哪张
   *[off] 不规定打哪张
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
   *[off] 喂成大牌不用包
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

# Tiles in words
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

# 首页与设置中提到的其他页面
to-home = 首页
tab-log = 记录
tab-host = 裁决
tab-score = 分数
tab-rules = 规则
tab-talk = 聊天
tab-learn = 玩法
presets = 规则版本
decision-seconds = 每次操作限时（秒）
no-limit = 不限
bank-seconds = 每局备用时间（秒）
bank-none = 无
setting-tilted = 斜视牌桌
setting-corners = 牌角显示数字
setting-shade = 摸切变暗
setting-twoTaps = 触屏：点两次出牌
setting-vibrate = 轮到你时振动
setting-spoken = 吃碰杠和念出声
install = 安装为应用
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
watch-title = 观看牌谱
watch-lead = 把牌谱文件拖到本页任意处即可：方城、天凤（mjlog 或 tenhou.net/6）、mjai、电脑麻将（Majiang）、Botzone、IJCAI，可用 gzip 或 zip 压缩。
watch-choose = 选择文件
watch = 回放
tab-review = 复盘
tab-hint = 提示
setting-hint = 轮到自己时显示提示
analyse = 牌理
advice = 打法
drills = 练习
people-play = 和朋友一起打
lessons = 桌上课
