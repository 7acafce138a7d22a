### Home, options and what every page says, traditional Chinese. The same keys stand in each language.

# The page itself
page-title = 方城
home-title = 各地麻將，原汁原味
home-lead = 與三位電腦牌友同桌，看清每一手牌的得分由來，邊打邊學。
home-left = { $game }：牌桌還在等你
home-streak = 連續 { $n } 天上桌
home-review = 覆盤上一場
play-now = 立即開局
play = 開局
resume = 回到牌桌
matches-title = 您的對局
matches-all = 顯示全部 { $n } 局
match-mark-undo = 有過收回
match-going-on = 進行中
match-trouble = 無法繼續：{ $reason }
match-record = 牌譜
match-place = 第 { $place } 名
match-go-on = 繼續
figures-title = 您的戰績
figures-none = 您還沒有打完的對局。打完之後，這裡會統計每一局的表現。
figures-matches = { $n } 場
figures-hands = { $n } 局
figures-places = 各名次的次數
figures-uncounted = 有 { $n } 場較早的對局只能計入名次，各局無法統計。
figures-marked = 有 { $n } 場不計入：其中有過經所有人同意的收回。
figures-note = 數字旁邊是 95% 信賴區間：局數越少，區間越寬。從重播接著打的對局不計入。
figure-count = { $count } / { $of }
figure-value-of = { $n } 次和牌
figure-cost-of = { $n } 次放槍
figure-place = 平均名次
figure-won = 和牌率
figure-self_drawn = 和牌中自摸
figure-dealt_in = 放槍率
figure-declared = 立直／報聽率
figure-claimed = 副露率
figure-ready = 流局時聽牌
figure-drawn = 流局率
figure-value = 平均和牌得分
figure-cost = 平均放槍失分
search = 搜尋
search-none = 沒有找到。
options = 選項
options-none = 沒有選項。
options-reset = 恢復預設
chapter-equipment = 牌具與籌碼
chapter-players = 人數
chapter-set-up = 開局
chapter-play = 行牌
chapter-winning = 和牌
chapter-scoring = 計分
chapter-drawn-hands = 流局
chapter-dealer-and-match = 莊家與對局
chapter-faults = 犯規
chapter-other = 其他
chapter-table = 本桌
bots-strength = 電腦
bots-strong = 強手：先推演再出手
bots-steady = 穩健
bots-casual = 休閒：較晚才防守，偶有失誤
bots-beginner = 新手：只看自己的牌
bots-random = 隨機
bots-temperament = 電腦性格
temperament-none = 無特別性格
temperament-fast = 快攻：多吃多碰
temperament-wall = 鐵壁：防守優先
temperament-big = 大牌：追求大牌
temperament-gambler = 賭徒：不避危險
plate-random = 隨機
plate-beginner = 新手
plate-casual = 休閒
plate-steady = 穩健
plate-strong = 強手
plate-fast = 快攻
plate-wall = 鐵壁
plate-big = 大牌
plate-gambler = 賭徒
option-default = 預設
preset-differs = { $n }條規則不同
preset-default = 本玩法的標準規則
option-back = 恢復預設：{ $value }
house-load = 載入自訂規則 …
house-save = 存為 .toml
house-drop = 把檔案拖到這裡
house-of = { $name }的自訂規則
house-changes = 本桌已定
price-yakuman = { $n }倍役滿
price-apart = 門清{ $closed }，副露{ $open }
house-leave = 不用這些規則
error-house-size = 自訂規則檔案最大 64 kB。
seed = 種子
seed-hint = 數字相同，牌牆相同
seed-wrong = 種子須為不超過15位的整數；留空則隨機砌牌。
on = 開
off = 關
close = 關閉
language = 語言
settings = 設定
keys = 按鍵
loading = 載入中……
connecting = 連線中……
line-down = 連線中斷，正在重試
reload-page = 頁面版本較舊，請重新整理。
offline-title = 伺服器沒有回應
offline-lead = 對局、電腦牌友、規則書和覆盤都由方城伺服器完成。請啟動它（python3 play.py），或重新連上它所在的網路。
offline-kept = 本機保存的還在：設定、收藏、已解的題。牌桌會從你離開的地方繼續。
offline-again = 再試一次
error-no-server = 伺服器沒有回應，是否已啟動？
unknown-title = 沒有這一頁
unknown-address = 這個地址下什麼也沒有：
unknown-game = 這裡沒有「{ $name }」這種玩法；首頁列出了全部玩法。
error-server = 伺服器無法完成（{ $status }）。
mock-refusal = 這是示意牌桌，不能操作。
fact-players = { $n }人
fact-tiles = { $n }張牌
fact-jokers = 有百搭
fact-flowers = 有花牌
fact-difficulty = 難度{ $n }/5

# The gallery of variants
gallery-head = { $n } 種麻將
gallery-view = 各地玩法的排列
gallery-map = 地圖
gallery-list = 列表
gallery-still = 圖中
map-played = 你玩過
difficulty-1 = 容易
difficulty-2 = 較易
difficulty-3 = 中等
difficulty-4 = 較難
difficulty-5 = 很難
gallery-of = { $of }種玩法中的{ $n }種
gallery-filter = 篩選
gallery-clear = 清除
gallery-region = 地區
gallery-players = 人數
gallery-length = 長短
gallery-jokers = 百搭
gallery-flowers = 花牌
gallery-chow = 吃牌
gallery-with = 有
gallery-without = 沒有
gallery-short = 短
gallery-middle = 中
gallery-long = 長
gallery-known = 我會打
gallery-favourites = 收藏
gallery-favourite = 收藏
gallery-near = 相近：{ $names }
gallery-unlike = 與{ $name }不同：
gallery-yours = 您會打的玩法
gallery-same = 打法相同
gallery-more = 另{ $n }項
gallery-shared = { $n }個番種中{ $shared }個相同
gallery-all = 全部按遠近
learn-beside = 如果您會打別的玩法
fact-no-chow = 不能吃

# What is otherwise in a game: `value` is a word of the trait, see web/page/traits.py
trait-players = { $n }人
trait-sums = { $value ->
    [on] 三張數字之和為十五成一組
   *[off] 順子、刻子成組
    }
trait-hand = 手牌{ $n }張
trait-jokers = { $value ->
    [none] 沒有百搭
    [fixed] 固定百搭{ $n }張
    [flowers] 花牌作百搭
   *[turned] 每局翻定百搭
    }
trait-play-on = { $value ->
    [first] 一家和牌即結束
    [second] 打到兩家和牌為止
    [third] 血戰到底：打到三家和牌
   *[wall] 血流成河：打到牌牆摸完
    }
trait-chow = { $value ->
    [nobody] 不能吃
    [anybody] 任意一家都可吃
   *[next] 可以吃
    }
trait-win-from = { $value ->
    [draws] 不能放銃，只許自摸
   *[discards] 可以放銃和
    }
trait-pung = { $value ->
    [nobody] 不能碰
   *[anybody] 可以碰
    }
trait-suits = { $value ->
    [one] 只有一門數牌
    [two] 只有兩門數牌
    [fewer] 數牌不全
   *[all] 三門數牌齊全
    }
trait-honours = { $value ->
    [all] 有風牌箭牌
    [none] 沒有字牌
    [winds] 有風牌，無箭牌
    [dragons] 有箭牌，無風牌
    [red] 字牌只有紅中
   *[some] 字牌不全
    }
trait-lack = { $value ->
    [none] 不必缺門
    [declared] 定缺：先定一門打缺
   *[free] 和牌須缺一門
    }
trait-ready = { $value ->
    [none] 不報聽
    [staked] 立直
    [declared] 可以報聽
   *[needed] 報聽才能和
    }
trait-dora = { $value ->
    [on] 有寶牌指示牌
   *[off] 沒有寶牌指示牌
    }
trait-essences = { $value ->
    [on] 每局結算精分
   *[off] 沒有精分
    }
trait-chickens = { $value ->
    [on] 捉雞
   *[off] 不捉雞
    }
trait-treasure = { $value ->
    [on] 摸寶即和
   *[off] 沒有摸寶
    }
trait-standing = { $value ->
    [on] 起手有立牌
   *[off] 沒有立牌
    }
trait-minimum = { $value ->
    [none] 沒有起和限制
    [one] 有番才能和
   *[some] { $n }番起和
    }
trait-flowers = { $value ->
    [none] 沒有花牌
   *[some] 花牌{ $n }張
    }
trait-counting = { $value ->
    [fu] 番與符
    [doubling] 每番翻倍
    [times] 番種相乘
    [table] 番數查表得分
    [best] 只計最大的番種
    [limits] 勒子封頂
    [classes] 按胡的大小分等計分
   *[sum] 番種相加
    }
trait-after-win = { $value ->
    [none] 和後不翻牌
    [horses] 和後買馬
    [bought] 局前買馬
    [birds] 和後扎鳥
    [fish] 和後釣魚
    [wake] 和後抓醒
   *[fly] 和後飛蒼蠅
    }
trait-payers = { $value ->
    [discarder] 放銃者一家付
    [all] 放銃三家都付
    [unready] 沒報聽的放銃包三家
   *[for_all] 放銃者包三家
    }
trait-demand-opened = { $value ->
    [on] 要開門才能和
   *[off] 門清也能和
    }
trait-demand-triplet = { $value ->
    [off] 不要求刻子
    [any] 要有刻子
    [one] 刻子只許一副，且必須有
    [dragons] 要有刻子或箭牌對
   *[on] 對刻子有要求
    }
trait-demand-terminal = { $value ->
    [off] 不要求么九
    [bare] 要有一或九
   *[on] 要帶么九或字牌
    }
trait-demand-suits = { $value ->
    [off] 不限花色
    [three] 三門要齊
    [not_one] 不能只有一門
    [missing] 要缺一門
   *[on] 對花色有要求
    }
trait-demand-run = { $value ->
    [on] 要有順子
   *[off] 不要求順子
    }
trait-demand-pair = { $value ->
    [off] 將牌不限
    [of_258] 要二五八將
    [not_28] 將牌不能是二、八
   *[on] 對將牌有要求
    }
trait-demand-branches = { $value ->
    [on] 一門要有八枝
   *[off] 不要求八枝
    }
trait-keyed = { $value ->
    [none] 無番也能和
    [always] 有指定番種才能和
   *[discards] 有指定番種才能放銃和
    }
trait-winners = { $value ->
    [nearest] 一炮只和一家，近者優先
    [all] 一炮可多響
   *[dearest] 一炮多家時大者和
    }
trait-passing = { $value ->
    [nothing] 過和不受限
    [some] 過和後部分牌不能和
    [discards] 過和後不能放銃和
   *[every] 過和後自摸也不能和
    }
trait-kongs = { $value ->
    [never] 槓不單獨付
    [at_once] 槓即時付
    [with_a_win] 有人和牌才付槓
   *[at_the_end] 局終付槓
    }
trait-seven-pairs = { $value ->
    [on] 有七對
   *[off] 沒有七對
    }
trait-win-number = { $value ->
    [on] 和牌張的點數有要求
   *[off] 和牌張的點數不限
    }
trait-bonds = { $value ->
    [on] 吃碰一家多次互包
   *[off] 沒有吃碰承包
    }
trait-opening-wins = { $value ->
    [on] 有起手胡
   *[off] 沒有起手胡
    }
trait-opened-kongs = { $value ->
    [on] 開槓翻牌
   *[off] 開槓不翻牌
    }
trait-dragon-flowers = { $value ->
    [on] 箭牌作花
   *[off] 箭牌不作花
    }
trait-single-kongs = { $value ->
    [on] 單張開槓
   *[off] 不能單張開槓
    }
trait-catch-circle = { $value ->
    [on] 打出百搭後限制吃碰
   *[off] 打出百搭不限制吃碰
    }
trait-honour-runs = { $value ->
    [on] 字牌可成順
   *[off] 字牌不成順
    }
trait-purse = { $value ->
    [on] 輸完為止（進園子）
   *[off] 沒有進園子
    }
trait-factors = { $value ->
    [on] 開口和槓使輸贏翻倍
   *[off] 開口不翻倍
    }
trait-exchange = { $value ->
    [on] 開局換牌
   *[off] 不換牌
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
    [on] 跟莊要付
   *[off] 不計跟莊
    }
trait-follow-duty = { $value ->
    [on] 有時規定打哪張
   *[off] 不規定打哪張
    }
trait-draw-only = { $value ->
    [on] 最後幾張輪流摸
   *[off] 沒有末尾輪摸
    }
trait-sea-bed = { $value ->
    [on] 海底牌逐家問
   *[off] 海底牌不問
    }
trait-wash-outs = { $value ->
    [on] 荒番：流局後加倍
   *[off] 沒有荒番
    }
trait-double-hand = { $value ->
    [on] 有比下胡（下局加倍）
   *[off] 沒有加倍局
    }
trait-thirteen-orphans = { $value ->
    [on] 有十三么
   *[off] 沒有十三么
    }
trait-misfits = { $value ->
    [on] 有十三爛、不靠
   *[off] 沒有十三爛、不靠
    }
trait-honours-alone = { $value ->
    [on] 字牌亂風可和
   *[off] 沒有亂風
    }
trait-red-fives = { $value ->
    [on] 有赤牌
   *[off] 沒有赤牌
    }
trait-liability = { $value ->
    [on] 餵成大牌者包賠
   *[off] 餵成大牌不用包
    }
trait-dealer = { $value ->
    [stays] 莊家和牌連莊
    [passes] 輪流坐莊
   *[winner] 誰和誰坐莊
    }
trait-length = { $value ->
    [hands] { $n }局
    [rounds] { $n }圈
   *[time] 打到時間到
    }

# Tiles in words
tile-unknown = 未知牌
tile-drawn = 剛摸到
tile-unseen = 未見 { $n } 張
tile-standing = 立牌
tile-picked = 已選第{ $n }張
tile-not-ready = 打出這張就不聽牌。
tile-not-for = 「{ $choice }」不能選這張。
tile-red = 赤{ $name }
tile-m = { $numeral }萬
tile-p = { $numeral }筒
tile-s = { $numeral }條
tile-1z = 東風
tile-2z = 南風
tile-3z = 西風
tile-4z = 北風
tile-5z = 白板
tile-6z = 發財
tile-7z = 紅中
tile-1f = 春
tile-2f = 夏
tile-3f = 秋
tile-4f = 冬
tile-5f = 梅
tile-6f = 蘭
tile-7f = 菊
tile-8f = 竹
tile-1a = 財神
tile-2a = 聚寶盆
tile-3a = 貓
tile-4a = 鼠
tile-1j = 百搭
tile-2j = 飛
tile-3j = 總
tile-4j = 花
tile-5j = 財神
tile-6j = 聽用
tile-7j = 喜

# Names and units
you = 你
bot-mei = 梅
bot-lan = 蘭
bot-zhu = 竹
bot-ju = 菊
bot-song = 松
bot-he = 荷
take-back = 取回
reload = 重新載入
new-table = 開新桌
round-count = 第{ $n }局，共{ $of }局
unit-n-points = { $n }分
unit-yakuman = 役滿×{ $n }
noun-han = 番
noun-fan = 番
noun-tai = 台
noun-limits = 封頂
noun-points = 分
noun-yakuman = 役滿

# Values of options
value-none = 無
value-final-score = 最終得分減20000
value-wind-tiles = 摸風牌
value-random = 隨機
value-choose = 依次自選
value-two-0p = 兩張赤五筒
value-forbidden = 禁止
value-same-tile = 禁現物
value-allowed = 允許
value-immediate = 立即
value-mixed = 暗槓即翻，其餘打牌後
value-after-discard = 打牌後
value-all = 全部
value-first = 僅第一張
value-own-draw = 自己摸牌
value-own-draw-or-any-call = 自己摸牌或有人鳴牌
value-concealed = 手內四張
value-two = 兩家
value-head-bump = 截胡
value-mangan = 滿貫
value-five-han = 五番
value-yakuman = 役滿
value-own-part = 僅該役
value-win = 算和牌
value-draw = 算流局
value-half = 半莊
value-east = 東風戰
value-full = 一莊
value-east-north = 東北戰
value-east-east = 東東戰
value-ready = 聽牌
value-win-only = 和牌
value-sudden-death = 先到目標點者止
value-full-round = 再打一圈
value-go-on = 繼續
value-two-throws = 擲兩次
value-one-throw = 擲一次
value-east-drawer = 摸到東者
value-second-player-sum = 兩家各擲
value-dealer-twice = 莊家擲兩次
value-after-d = 數到之後
value-before-d = 數到之前
value-jump = 跳牌
value-stack = 一墩
value-draw-14th = 摸第十四張
value-all-fives = 全部赤五
value-dora = 拔北作寶牌
value-value-tile-all = 全員役牌
value-loss = 自摸損
value-split = 兩家分攤
value-fixed = 兩家付得一樣多
value-counts = 計
value-not = 不計
value-time = 限時
value-hidden = 扣放
value-shown = 亮明
value-book-1998 = 1998年規則
value-mil-2025 = MIL 2025
value-any = 任意番種
value-listed = 僅列出的番種
value-ends-hand = 結束本局
value-discard = 還可打一張
value-default = 預設
value-sml-2026 = SML 2026
value-hkma-2020 = HKMA 2020
value-with-the-deal = 配牌時拿
value-after-flowers = 補花後摸
value-safe-discard = 打出非聽牌張
value-go-round = 自己下次打牌
value-announced = 天聽地聽亮牌等
value-ding = 叮
value-barred = 部分不可
value-sbr = SBR
value-dealer = 莊家
value-wall-break = 開門方
value-2n = 2n台
value-n = n台
value-seed = 傳統
value-strict = 嚴格
value-sml = SML
value-mil = MIL
value-excluded = 不重複計
value-never = 從不
value-one = 一家
value-several = 多家
value-fifth = 第五槓
value-fourth = 第四槓
value-twin = 同搭另一頭
value-line = 整條線
value-declared = 定缺
value-free = 自由
value-add-base = 加底
value-add-fan = 加番
value-refund = 退還
value-cap = 封頂
value-as-unready = 按未聽
value-compulsory = 必須和
value-tail = 牌尾
value-head = 牌頭
value-value = 按番數
value-pairs = 兩兩組隊
value-x4 = ×4
value-flat-28 = 固定28
value-window = 同時比先後
value-live = 先到先得
value-seat = 按座位
value-share = 平分
value-plain = 算流局，不計本場

# 首頁與設定中提到的其他頁面
to-home = 首頁
tab-log = 記錄
tab-host = 裁決
tab-score = 分數
tab-rules = 規則
tab-talk = 聊天
tab-learn = 玩法
presets = 規則版本
decision-seconds = 每次操作限時（秒）
no-limit = 不限
bank-seconds = 每局備用時間（秒）
bank-none = 無
setting-tilted = 斜視牌桌
setting-corners = 牌角顯示數字
setting-shade = 摸切變暗
setting-twoTaps = 觸控：點兩次出牌
setting-vibrate = 輪到你時震動
setting-spoken = 吃碰槓胡唸出聲
install = 安裝為應用程式
setting-opening = 每局開始時顯示擲骰發牌
setting-keepAutos = 下一局保留自動選項
setting-backs = 牌背
setting-backs-bamboo = 竹黃
setting-backs-celadon = 青瓷
setting-backs-pearl = 珠藍
setting-backs-rose = 玫瑰陶
setting-scheme = 配色
setting-scheme-system = 跟隨系統
setting-scheme-light = 淺色
setting-scheme-dark = 深色
setting-terms = 英文用語
setting-terms-game = 依各玩法的習慣
setting-terms-english = 英文譯名
setting-terms-japanese = 日式用語
setting-volume = 音量
setting-speed = 動畫
setting-speed-none = 無
watch-title = 觀看牌譜
watch-lead = 把牌譜檔案拖到本頁任意處即可：方城、天鳳（mjlog 或 tenhou.net/6）、mjai、電腦麻將（Majiang）、Botzone、IJCAI，可用 gzip 或 zip 壓縮。
watch-choose = 選擇檔案
watch = 重播
tab-review = 復盤
tab-hint = 提示
setting-hint = 輪到自己時顯示提示
analyse = 牌理
advice = 打法
drills = 練習
people-play = 和朋友一起打
lessons = 桌上課
