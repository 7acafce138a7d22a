# Texts of Fangcheng, 繁體中文. The same keys stand in all four files.

## The page itself
page-title = 方城
home-title = 各地麻將，原汁原味
home-lead = 與三位電腦牌友同桌，看清每一手牌的得分由來，邊打邊學。
play-now = 立即開局
play = 開局
resume = 回到牌桌
matches-title = 您的對局
matches-all = 顯示全部 { $n } 局
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
variants = 玩法
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

## The gallery of variants
gallery-of = { $of }種玩法中的{ $n }種
gallery-filter = 篩選
gallery-clear = 清除
gallery-region = 地區
gallery-players = 人數
gallery-length = 長短
gallery-jokers = 百搭
gallery-flowers = 花牌
gallery-chow = 吃牌
gallery-any = 不限
gallery-with = 有
gallery-without = 沒有
gallery-short = 短
gallery-middle = 中
gallery-long = 長
gallery-known = 我會打
gallery-known-none = 未選擇
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
    [on] 開頭打牌有規定
   *[off] 開頭打牌不限
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
   *[off] 沒有包牌
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

## The table
to-home = 首頁
rail-label = 選單
side-label = 側欄
centre-label = 牌桌中央
hand-label = 你的手牌
tab-log = 記錄
tab-score = 分數
tab-rules = 規則
log-empty = 還沒有記錄。
log-draws = 摸牌
log-discards = 打出
log-cut = 摸切
tab-learn = 玩法
walls-title = 牌牆
walls-seal = 封印
walls-opening = 封印的內容
walls-next = 下一場的封印
walls-copy = 複製
walls-copied = 已複製
walls-chosen = 這副牌牆沒有封印：是開桌的人選定的，或來自牌譜。
walls-sealed = 隨機抽取，在第一張牌之前已經封印；整場結束後在這裡打開。
walls-kept = 牌牆誠實：它的種子在第一張牌之前已經封印。
walls-broken = 牌牆不是當初封印的那一副。請勿信任這個伺服器。
walls-unchecked = 牌牆已經打開。瀏覽器只在安全頁面（HTTPS）上核對，請手動比較。
walls-check = 怎樣核對
walls-how = 封印是一行文字的指紋：規則、決定所有牌的種子，再加一段亂數，使人無法猜出。事後對這一行再算一次，必須得到同樣的封印。
walls-by-hand = 手動核對（用那一行代替省略號）：
walls-record = 用儲存的牌譜可以證明每張牌都出自這個種子：
book-label = 玩法與規則
learn-aim = 目標
learn-turn = 輪到你時
learn-claims = 吃、碰、槓
learn-win = 怎樣算和
learn-pay = 和牌的價值
learn-special = 這裡的特色
learn-here = 你這一桌有什麼不同
learn-otherwise = 本桌另有規定
learn-set = { $label }：{ $value }
learn-changed = { $label }：{ $value }（原規則：{ $book }）
learn-law = 完整規則
rules-contents = 目錄
rules-search = 搜尋規則
rules-found = 找到 { $n } 條
rules-english = 本書還沒有這種文字，以下為英文。
rules-everywhere = 在所有規則書裡找
rules-program = 程式如何處理
rules-changed-since = 這幾條後來改過，這裡暫用英文：{ $rules }。
rules-options = 目前選項
rules-changed = 改動 { $n } 項
winning-tile = 和牌張
auto-sort = 自動理牌
auto-win = 自動和牌
auto-no-calls = 不鳴牌
auto-discard = 自動摸切
undo = 悔牌
redo = 重做
your-turn = 輪到你
choose-tile = 請選擇要打出的牌
cancel = 取消
last-discard = 最新棄牌
waits = 聽
waits-after = 打
confirm-yes = 仍要打出
confirm-no = 不打
confirm-pass = 放過
confirm-back = 返回
presets = 規則版本
decision-seconds = 每次操作限時（秒）
no-limit = 不限
clock = 剩餘時間
bank-seconds = 每局備用時間（秒）
bank-none = 無
clock-left = { $n } 秒
clock-bank = 備用 { $n } 秒
away = 您已離開，系統正在代打。
away-back = 我回來了
tiles-left = 餘
dice = 骰子：{ $sum }
thinking = 思考中……
bot = 電腦
laid-aside = 亮出：{ $tiles }
standing-apart = 立牌{ $n }張
# 吃、碰、槓
chow = 吃
pung = 碰
kong = 槓
a-chow = 吃
a-pung = 碰
a-kong = 槓
meld-chi = 吃：{ $tiles }
meld-pon = 碰：{ $tiles }
meld-kong_open = 明槓：{ $tiles }
meld-kong_added = 加槓：{ $tiles }
meld-kong_concealed = 暗槓：{ $tiles }
meld-special = 亮牌：{ $tiles }
wind-E = 東
wind-S = 南
wind-W = 西
wind-N = 北
dealer-mark = 莊
setting-tilted = 斜視牌桌
setting-corners = 牌角顯示數字
setting-shade = 摸切變暗
setting-twoTaps = 觸控：點兩次出牌
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
key-tiles = 手牌
key-tiles-keys = Q W E R …
key-space = 摸牌或預設
key-space-keys = 空白鍵
key-calls = 吃 碰 槓 聽 和
key-calls-keys = 1 – 5
key-pass = 過、取消
key-pass-keys = 0 Esc
key-arrows = 在手牌中移動
key-arrows-keys = ← →
key-toggles = 理牌、和牌、不鳴、摸切
key-toggles-keys = ⇧ S W C D
key-undo = 悔牌
key-undo-keys = Ctrl Z
key-redo = 重做
key-redo-keys = Ctrl Y
key-view = 斜看或俯視牌桌
key-view-keys = B
key-log = 記錄
key-log-keys = L
key-sound = 聲音開關
key-sound-keys = M
key-side = 側欄開關
key-side-keys = { "]" }

## Tiles in words
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

## Round and counters
round-hand = { $wind ->
    [E] 東
    [S] 南
    [W] 西
   *[N] 北
 }{ $number }局
counter-honba = 本場
counter-sticks = 供託
counter-streak = 連莊
counter-factor = 比下胡 ×
counter-wash-outs = 荒番
counter-lucky-dice = 開寶 ×
counter-pot = 底池
counter-base = 底分
indicator-dora = 寶牌指示牌
indicator-ura = 裡寶牌指示牌
indicator-joker = 翻出的指示牌
indicator-treasure = 寶牌
indicator-heart = 心牌

## Choices
choice-discard = 打{ $tile }
choice-lay-head = 擺出{ $tile }
choice-ready = 報聽
choice-riichi = 立直
choice-chi = 吃
choice-pon = 碰
choice-pon-standing = 碰（立牌{ $n }張）
choice-kong = 槓
choice-win = 和
choice-ron = 榮和
choice-tsumo = 自摸
choice-take-in = 收牌入手
choice-win-flowers = 花和
choice-win-honours = 十風和牌
choice-go-on = 不和，打下去
note-at-once = 即收{ $n }分
choice-reach = 摸牌
choice-pass = 過
choice-flower = 補花
choice-north = 拔北
choice-egg-winds = 旋風槓
choice-egg-dragons = 喜槓
choice-egg-ones = 么蛋
choice-egg-nines = 九蛋
choice-egg-done = 就這樣
choice-egg-tile = 下蛋：{ $tile }
choice-throw-again = 放回重打
choice-draw-on = 摸牌
choice-abort = 流局
choice-missing = { $suit ->
    [m] 缺萬
    [p] 缺筒
   *[s] 缺條
    }
choice-confirm = 確定
choice-sit = 坐
choice-no-stake = 不插
choice-stake-tens = { $n }起
said = { $words }
prompt-follow = 這一局買誰的馬？
choice-follow = 押 { $seat }
note-follows-now = 目前所押
prompt-missing = 選擇定缺的花色
prompt-exchange = 選擇三張同花色的牌交換
prompt-heart = 寫下這一局心裡想的一張牌，和牌前別人看不到
prompt-stakes = 內插：給自己加幾底？和牌每家多付，付牌自己多付。
prompt-ready-stake = 押幾個籌碼？你胡了就贏這麼多，別人胡了就賠這麼多。
prompt-ready-tens = 押幾個籌碼？先選大概。
prompt-heads = 擺出哪幾張將頭？還要{ $n }張。
prompt-honours = 已連打十張風箭牌：現在和牌，還是繼續打？
prompt-eight-flowers = 八隻花齊了：花和結束本局，還是收花錢打下去？
prompt-seven-flowers = 七隻花，第八隻在{ $seat_from }：花和結束本局，還是收花錢打下去？

## Why something may not be done
reason-swap = 不能食替（{ $tile }）。
reason-no-pattern = 無役
notice-furiten-own = 振聽：{ $tile }已在你的牌河
notice-furiten-temporary = 同巡振聽：你放過了{ $tile }
notice-furiten-riichi = 立直振聽：你放過了{ $tile }
notice-last-tile = 海底牌
illegal-stale = 牌局已變化，操作未生效。
illegal-choice = 現在不能這樣做。
bye-elsewhere = 牌桌已在另一視窗開啟。
bye-unknown-table = 這張牌桌您進不去：它已結束，伺服器重啟過，或者它是別人的牌桌。
table-gone = 這台伺服器上已經沒有這張牌桌：它因久無人出牌而被移除，或者這個位址現在由另一台伺服器應答。
table-no-seat = 這個瀏覽器在這張牌桌上沒有座位。請用當初開桌的瀏覽器打開，或者另開一桌。

## Seat flags
flag-riichi = 立直
flag-ready = 報聽
flag-furiten = 振聽
flag-won = 已和
flag-heart = 心牌
flag-missing = 缺{ $suit ->
    [m] 萬
    [p] 筒
   *[s] 條
    }
flag-stakes = { $n ->
    [1] 插1底
    [2] 飄2底
   *[other] 飛{ $n }底
    }

## The log
ev-deal = 發牌，莊家：{ $seat }
ev-dice = 擲骰：{ $n }
ev-draw = { $seat }摸牌
ev-draw-own = { $seat }摸{ $tile }
ev-discard = { $seat }打{ $tile }
ev-discard-down = { $seat }扣一張牌
ev-discard-drawn = { $seat }摸切{ $tile }
ev-ready = { $seat }報聽
ev-chi = { $seat }吃{ $tiles }
ev-pon = { $seat }碰{ $tiles }
ev-sum = { $seat }合{ $tiles }
ev-heads = { $seat }碰{ $tiles }
ev-kong = { $seat }槓{ $tiles }
ev-flower = { $seat }補花{ $tiles }
ev-north = { $seat }拔北
ev-flip = 翻出{ $tile }
ev-win = { $seat }和{ $tile }
ev-draw-game = 流局
word-chi = 吃！
word-pon = 碰！
word-sum = 合！
word-heads = 碰！
word-kong = 槓！
word-kong-opened = 開槓！
word-riichi = 立直！
word-ready = 聽！
word-win = 和！
word-ron = 榮！
word-tsumo = 自摸！
word-flower = 花！
word-north = 拔北！
word-egg = 下蛋

## Results
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

## Watching records

watch-title = 觀看牌譜
watch-lead = 把牌譜檔案拖到本頁任意處即可：方城、天鳳（mjlog 或 tenhou.net/6）、mjai、電腦麻將（Majiang）、Botzone、IJCAI，可用 gzip 或 zip 壓縮。
watch-choose = 選擇檔案
watch-reading = 正在讀取牌譜……
watch = 重播
replay-title = 牌譜重播
replay-loading = 正在按牌譜重打……
replay-games = 檔案中的對局
replay-number = 第{ $n }場
replay-hands = 共{ $n }局
replay-bar = 重播進度
replay-hand-list = 各局
replay-step = 第{ $n }步，共{ $of }步
replay-start = 到本局開頭
replay-back = 上一步
replay-run = 播放
replay-pause = 暫停
replay-forward = 下一步
replay-end = 到本局結尾
replay-speed = 速度
replay-open = 全部亮牌
replay-seats = 視角
replay-link = 複製連結
replay-copied = 連結已複製
replay-address = 此步的連結
replay-unkept = 伺服器執行期間連結有效；之後重新拖入同一檔案，連結不變。
replay-play-on = 從這裡接著打
replay-save = 另存為
replay-form-native = 方城
replay-form-mjai = mjai
replay-form-tenhou6 = 天鳳
mark-call = 吃碰槓
mark-ready = 報聽
mark-win = 和牌
mark-draw = 流局
key-step = 上一步、下一步
key-step-keys = ← →
key-hand = 本局開頭、結尾
key-hand-keys = ↑ ↓
key-run = 播放、暫停
key-run-keys = 空白鍵
key-speed = 減速、加速
key-speed-keys = - +
key-seat = 換視角
key-seat-keys = V
key-open = 全部亮牌
key-open-keys = O
key-mistakes = 上一個、下一個失誤
key-mistakes-keys = B N
replay-line = 第{ $line }行
replay-event = 第{ $hand }局第{ $event }個事件
replay-hand = 第{ $hand }局
replay-game = 第{ $game }場
replay-gone = 伺服器上沒有這份牌譜，或沒有這一場、這一步。若有檔案，請拖到首頁：連結不變。
replay-cut = 此檔案有一部分讀不出（{ $reason }），這裡顯示能讀出的部分。
replay-note = { $place }：{ $reason }。
unknown-ending = 這裡不認識結局 { $named }，這一局只能看到此處
unknown-bill = 帳目中的 { $named } 無法理解，未作核對
unknown-pattern = 這裡不認識番種 { $named }，未作核對
replay-unplayable = { $file }，{ $place }：無法重打此局（{ $reason }）。請看別的對局，或重新匯出帶全部牌的牌譜。
replay-differs = { $file }，{ $place }：{ $what } 牌譜記為 { $told }，按此處規則應為 { $played }。對局用的是別的規則，或牌譜已損壞；用「fangcheng verify」可查看詳情。
error-record-size = 檔案超過牌譜上限 2 MiB。請拆分，或用 gzip 壓縮。

## 牌譜復盤
tab-review = 復盤
review-title = 復盤
review-about = 每次選擇都只按該家當時看得到的來評。各個選項放進許多與所見相符的牌局裡打到本局結束，不看暗牌。可能出於偶然的差別不記，也不算損失。
review-start = 復盤這一場
review-stop = 停止
review-progress = 已看{ $done }次選擇，共{ $of }次
review-waits = 正在準備這種麻將，第一次要等一會兒。
review-player = 看誰的選擇
review-better = { $grade }：{ $chosen }。更好：{ $best }，多得{ $points }分（± { $margin }，試打{ $worlds }局）。
review-slip = 小失誤
review-mistake = 失誤
review-blunder = 大失誤
review-find = 妙手
review-found = 妙手：{ $chosen }。比電腦自己的選擇得分多。
review-sum = { $points } 分（自己的選擇 { $decisions }，牌運與別家 { $rest }）。
review-counts = 算數的選擇{ $real }次，其中{ $right }次沒有記號；小失誤{ $slip }次，失誤{ $mistake }次，大失誤{ $blunder }次。
review-few = 不足30次選擇，不算比率。
review-rate = { $n } % 沒有記號
review-unit = 這裡一次和牌平均得{ $n }分。
review-theme = 損失最多的方面：{ $theme }。
review-theme-speed = 速度
review-theme-waits = 選聽
review-theme-danger = 打危險牌
review-theme-folding = 放棄太早
review-theme-value = 牌的大小
review-theme-call-missed = 該吃碰而沒有
review-theme-call-needless = 不該吃碰
review-theme-kongs = 槓
review-theme-declaring = 報聽立直
review-theme-wins = 和與不和
review-theme-questions = 打牌以外的選擇
review-drill = 練一練：{ $name }
review-graph = { $name }各局分數：自己的選擇{ $decisions }，牌運與別家{ $rest }
review-line-points = 分數
review-line-decisions = 自己的選擇
review-line-tiles = 牌運與別家
review-next = 下一個失誤
review-before = 上一個失誤
review-none = 沒有能斷定的失誤。
review-none-yet = 到此還沒有失誤。
review-dearest = 損失最大的選擇
review-here = 這一步
review-go = 第{ $hand }局第{ $step }步
review-try = 從這裡試打
review-gone = 復盤沒有結果就結束了，請再要一次。
review-full = 正在復盤別的對局，請{ $n }秒後再試。

## Texts of the server

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

# Choices and prompts of the server
choice-give = 交出{ $tile }
choice-special = 眼牌（看各家手牌）
choice-ready-shown = 亮牌報聽
choice-ready-heavenly = 天聽
choice-ready-up = 明聽
choice-ready-down = 暗聽
choice-ready-up-racked = 明聽上架
choice-ready-down-racked = 暗聽上架
choice-raise = 頂
choice-no-raise = 不頂
choice-return = 回：{ $who }
choice-no-return = 不回
choice-open-kong = 開槓
choice-name-tile = 要{ $tile }
choice-heart = 想{ $tile }
choice-take-last = 要海底
choice-leave-last = 不要
choice-show-opening = 亮出起手胡
choice-silent = 不亮
choice-show = 亮出聽牌
choice-hide = 不亮牌
choice-stand = 不坐
choice-no-pull = 不拉
choice-pull = 拉{ $n }
choice-stake = { $n ->
    [1] 插1底
    [2] 飄2底
   *[other] 飛{ $n }底
    }
prompt-sit = 你坐莊。坐莊則與你的輸贏加倍，坐嗎？
prompt-raise = 頂莊嗎？與莊家的輸贏翻倍。
prompt-return = 回誰的頂？與他的輸贏四倍。
prompt-turned = 開槓翻出{ $tiles }，你可以和牌。
prompt-kong-tile = 無人和牌。選哪一張當作你打出的牌？
prompt-last-tile = 要海底嗎？能和就自摸，不能和就算你打出。
prompt-last-tile-unready = 問海底：聽牌的人才能要。
prompt-rob = { $seat }亮出{ $tile }，可以搶。
prompt-treasure = 摸牌前看寶：{ $tile }
prompt-treasure_again = 寶牌是{ $tile }，另外三張都已見面。放回重打嗎？
prompt-opening-wins = 起手牌可以亮出收分：各家當場付分，也都看見這些牌。
prompt-pull = 拉莊嗎？每拉一次，與莊家的輸贏加一倍。
prompt-heavenly = 起手已聽牌，報天聽嗎？
prompt-egg = 請選下蛋的牌
prompt-show = 流局，你已聽牌。是否亮牌？

# Flags and notices of the server
flag-ready-plain = 報聽
flag-raise = 頂
flag-return = 頂回
flag-ready-open = 亮牌聽
flag-ready-heavenly = 天聽
flag-ready-earthly = 地聽
flag-ready-opened = 已開槓，手牌不變
flag-yakitori = 燒鳥
flag-chips = 籌碼 { $n }
flag-passed = 過水
flag-sits = 坐
flag-pulls = 拉{ $n }
flag-watching = 眼牌
flag-due = { $seat }欠{ $n }
flag-due-sum = 應收 { $n }
flag-owes = 欠{ $seat } { $n }
notice-waiting = 等候上桌，旁觀中：第 { $n } 位，共 { $of } 人
notice-time-up = { $n ->
    [0] 時間到：這是最後一局
   *[other] 時間到：打完本局再打一局
    }
notice-more-time = 伺服器曾中斷：這一步多給 { $n } 秒。
confirm-joker-discarded = { $tile }是混兒：打出後本局不能和牌。
confirm-watch-binds = 眼牌之後手牌固定：有胡必胡，不能槓，摸什麼打什麼；別家胡牌時你多付1台。
confirm-passed-win = 放過這次和牌，本局就不能再和。
notice-passed-win = 過水：輪到自己前不能再和
notice-passed-lock = 過水：打出非聽牌張前不能和
notice-passed-go-round = 過水：自己下次打牌前不能和
notice-passed-for-hand = 報聽後過水：本局不能再和
wait-no-shape = 未成和
wait-no-yaku = 無役
wait-below-minimum = 不足{ $minimum }番
wait-furiten = 振聽
wait-rob-not-allowed = 不能搶
wait-plain-hand = 素和不算
wait-holds-lack = 缺門未打完
wait-three-suits = 花豬
wait-joker-discarded = 打過混兒
wait-no-discard-win = 只能自摸
wait-passed-win = 過水
wait-kong-replacement = 補牌不能和
wait-lacks-triplet = 沒有刻子
wait-lacks-opened = 未開門
wait-lacks-terminal = 沒有么九
wait-lacks-run = 缺順子
wait-lacks-branches = 不滿八枝
wait-one-triplet = 刻子不是一副
wait-pair-28 = 將是二或八
wait-lacks-suits = 三色不全
wait-lacks-pair = 將不是二五八
wait-all-laid = 手把一非飄胡
wait-not-with-heart = 配心牌不成和
wait-lacks-key = 無番，不能點炮和
wait-lacks-flowers = 花數不夠
wait-payer-broke = 已進園子
wait-no-winning-kind = 不是能和的牌型
wait-ready-draws-only = 報聽後只能自摸
wait-open-hand-draws-only = 明打後只能自摸
wait-no-seven-pairs = 沒有七對
wait-jokers-own-turn = 只能自摸
wait-five-alike = 同牌過四
wait-joker-draws-only = 有百搭只能自摸
wait-fishing-draws-only = 只能自摸
wait-joker-claim = 打出的百搭不能和
wait-holds-kong-tile = 手有槓牌
wait-many-jokers = 賴子太多
wait-not-declared = 未報聽
wait-low-discard = 點數太小
wait-low-self-draw = 點數太小

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

# Why not
not-owed = 現在不需要你操作。
too-late = 別人已先
not-your-turn = 輪到{ $who ->
    [E] 東
    [S] 南
    [W] 西
   *[N] 北
    }家。
hand-over = 本局已結束。
no-such-action = 沒有這種操作。
other-phase = 現在不是做這個的時候。
not-held = 手裡沒有{ $tile }。
nothing-drawn = 你沒有摸牌。
swap = 不能食替。
ready-lock = 立直或報聽後只能打摸到的牌。
ready-discard = 打這張就不聽了。
lack-first = 要先打缺門的牌。
standing = 立牌不能打出，只能用來報聽。
standing-pung = 碰了以後無牌可打。
standing-gone = 立牌已經用完，不能報聽。
must-follow = 手裡有莊家打的風箭牌，必須跟打。
honours-first = 單張字牌要先打：先打絕張，再打跟風，後打頭風。
catch-circle = 有人打出財神：抓打圈內不能吃碰槓別人的牌，只能打出摸到的牌。
chow-limit = 每局最多吃 { $n } 次。
no-shape = 加上{ $tile }還不成和。
no-yaku = 沒有役。
below-minimum = 不足{ $minimum }番。
furiten = 振聽，不能榮和。
rob-not-allowed = 這手牌不能搶這張。
plain-hand = 素和不能和。
holds-lack = 缺門的牌還沒打完。
three-suits = 沒有缺一門。
joker-discarded = 打過混兒不能和。
watch-binds = 眼牌之後，本局手牌固定。
no-discard-win = 只許自摸。
passed-win = 過水不和。
kong-replacement = 這個槓的補牌不能和。
lacks-triplet = 沒有刻子，不能和。
lacks-opened = 還沒有開門，不能和。
lacks-terminal = 沒有么九，也沒有可以代替的牌，不能和。
lacks-run = 手裡沒有順子。
lacks-branches = 沒有一門花色滿八張，不能和牌。
one-triplet = 要有一副刻子（或槓）和三副順子。
pair-28 = 將不能是二或八。
lacks-suits = 三色不全，不能和。
lacks-pair = 將牌必須是二、五、八。
all-laid = 四副全亮、手裡只剩一張時，只有飄胡可以和。
not-with-heart = 配上寫下的心牌，這手牌不成和。
heart-claim = 心牌不能用來吃、碰、槓。
ready-draws-only = 報聽之後只能自摸和牌。
open-hand-draws-only = 明打之後只能自摸和牌。
no-seven-pairs = 本玩法沒有七對，不成和。
jokers-own-turn = 百搭夠數而牌未成時，只能在自己的回合和牌。
five-alike = 不成和：百搭會成為同一種牌的第五張。
kong-not-added = 用別人打出的牌開的槓不能搶：要和只能和那張打出的牌。
joker-draws-only = 手中有百搭時只能自摸和牌。
fishing-draws-only = 單吊百搭、見牌就和時只能自摸。
holds-kong-tile = 手中還有必須亮出的槓牌，不能和。
lacks-key = 沒有番，不能和別人的牌。
cut-off = 別家優先和了這張牌（截胡）。
lacks-flowers = 花數不夠，小胡不能和。
payer-broke = 點炮者已進園子，不能胡他的牌。
sealed = 已餵別家三比，本局封胡。
joker-kept = 手裡還有別的牌時，不能打百搭牌。
no-winning-kind = 牌已成形，但不是能和的牌型。
not-declared = 報聽之後才能和牌。
low-discard = 這張牌點數太小，不能點和。
low-self-draw = 摸到的牌點數太小，不能自摸和。
ready-number = 所聽的牌點數都太小，不能報聽。
ready-unseen = 所聽的大牌都已亮明，不能報聽。
kong-passed-wait = 這個槓的補牌不能和：自上次打牌以來已有人打出你能和的牌。
claimed-turn = 吃碰來的牌不算自摸。
must-win = 最後幾張能和必須和。
no-claim = 沒有可以叫的牌。
no-chi = 這種麻將不能吃。
chi-left = 只能吃上家的牌。
chi-tiles = 沒有搭子可吃。
pon-tiles = 沒有一對{ $tile }。
sum-tiles = 手裡沒有兩張能與它合成十五。
head-tiles = 手裡的將頭不夠成這一組。
head-once = 一副牌至多一組將頭。
heads-first = 先選好要擺出的將頭。
stake-first = 先報押注。
kong-tiles = 牌不夠槓。
kong-fresh = 摸牌後才能槓。
kong-max = 不能再槓了。
kong-wall = 剩牌不夠，不能槓。
kong-ready = 立直後槓不能改變聽牌。
joker-claim = 百搭牌不能吃碰槓。
claims-end = 最後幾張只能和。
ready-claim = 立直或報聽後不能吃碰。
lack-claim = 缺門的牌不能碰槓。
recall = 打過的牌不能再叫。
recall-chow = 打過的牌不能吃。
three-for-kong = 手裡有三張，別人打出第四張只能槓，不能碰。
passed-pung = 這一巡過碰了。
meld-suits = 這樣副露就有三門花色了。
no-pon = 這裡不能碰，也不能明槓。
single-kong = 這種牌只能單張開槓，不能打出，也不能吃碰。
many-jokers = 小胡手中不能有這麼多賴子。
no-discard-left = 叫了之後無牌可打。
not-opened = 亮出這槓後仍聽牌，並且還有牌可翻，才能開槓。
opened-lock = 開槓後手牌不能再變。
last-tile-unready = 聽牌的人才能要海底。
no-ready = 這種麻將不報聽。
ready-twice = 已經立直或報聽。
ready-open = 不是門清。
ready-score = 不足{ $points }點。
ready-wall = 剩牌不足{ $n }張。
not-ready = 打哪張都不聽。
ready-early = 只能在第一巡、沒有碰槓時報聽。
ready-drawn = 摸牌後才能立直。
no-north = 現在不能拔北。
egg-later = 已下的蛋要在以後的回合摸牌後，才能補一張同類的牌。
egg-tiles = 這張牌不能下進這個蛋。
no-egg = 現在不能下這種蛋，也不能補。
last-hand-tile = 吃過牌的人不能再叫到手把一。
no-abort = 現在不能要求流局。
exchange-suit = 要交出同一花色的三張。
may-not-pass = 沒有可以過的。
not-open = 現在不能這樣做。
illegal-message = 伺服器無法理解頁面的訊息。
bye-too-fast = 訊息過多，連線暫時關閉。
bye-bad-messages = 頁面發送了無法理解的訊息，請重新載入。
bye-broken = 牌桌出錯，無法繼續，抱歉。
bye-not-kept = 伺服器無法儲存這張牌桌（磁碟可能已滿），您的上一步沒有生效。正在重試。
bye-made-room = 這張牌桌很久沒有人操作，已為他人騰出位置。牌桌仍保留著：重新載入頁面即可繼續。
bye-set-aside = 這張牌桌無法繼續：{ $reason }。它已被擱置，不影響其他牌桌。
bye-stopped = 伺服器已停止。這張牌桌已儲存；頁面會一直嘗試重新連線。
bye-failed = 這張牌桌出了問題，您的上一步可能沒有生效。正在重新讀取牌桌。
bye-silent = 頁面長時間沒有動靜，伺服器已中斷連線。
refused-notation = 看不懂這些牌：{ $detail }
refused-hand = 這不成一手牌：{ $detail }
refused-name = 沒有這個名稱：{ $detail }
unknown-preset = 這種玩法沒有名為「{ $name }」的規則版本。{ $close ->
    [none] 請從清單中選擇。
   *[other] 是否指「{ $close }」？
 }
unknown-option = 這種玩法沒有「{ $name }」這個選項。{ $close ->
    [none] 請去掉它。
   *[other] 是否指「{ $close }」？
 }
unknown-drill = 這種玩法沒有「{ $name }」這項練習，請從列表中選一項。
unknown-advice = 打法之書裡沒有「{ $name }」這一條，請從目錄中選。
refused-option = 這個選項不能這樣設：{ $detail }
refused-house = 自訂規則無法使用：{ $detail }
refused-record = 這份牌譜讀不了：{ $detail }
refused-other = 無法完成：{ $detail }
error-drill-seed = 題號應為一至九位數字。
error-request = 伺服器無法理解請求。
error-origin = 只有本伺服器的頁面可以開桌。
error-slow = 請求傳送太慢，已放棄，請重試。
error-too-many-tables = 開桌太頻繁，請 { $n } 秒後再試。
error-own-tables = 從這裡開的牌桌都有人在座，已達上限；請先離開一桌再試。
error-server-full = 伺服器的牌桌已滿，請過一兩分鐘再試。
error-store-full = 伺服器儲存的牌桌已達上限；清理舊牌桌之前不能再開新桌。
error-too-busy = 來自這裡的請求太多，請 { $n } 秒後再試。
error-not-kept = 伺服器暫時無法讀寫牌桌（磁碟可能已滿），請稍後再試。
error-match-goes-on = 這場還沒打完，牌譜會洩露牌牆。
error-bank-alone = 備用時間要與每次操作的限時一起用：請同時選定操作限時，或把備用時間設為 0。


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

## 提示
hint = 提示
tab-hint = 提示
key-hint = 開啟或關閉提示
key-hint-keys = H
setting-hint = 輪到自己時顯示提示
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

## 出牌建議：最強電腦的選擇，以及對眼前局面成立的理由
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
advise-estimate = 單看數字定不下來：照電腦的估計，這樣手牌更有價值。
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

## 牌理
analyse = 牌理
analyse-game = 玩法
analyse-hand = 手牌
analyse-tiles = 牌
analyse-target = 點牌加到
analyse-visible = 別處已見
analyse-turned = 翻出的牌
analyse-heart = 心牌
analyse-dora = 寶牌指示牌
analyse-ura = 裡寶牌指示牌
analyse-flowers = 花牌
analyse-take = 去掉{ $tile }
analyse-clear = 清空
analyse-share = 複製連結
analyse-copied = 已複製
analyse-circumstances = 其他情況
analyse-seat = 座位
analyse-round = 圈風
analyse-lack = 缺門
analyse-counters = 本場
analyse-deposits = 供託
analyse-streak = 連莊
analyse-stake = 押注
analyse-aside = 拔北
analyse-missing = 還差 { $n } 張。
analyse-heart-first = 請選心裡想的那張牌。
analyse-which = 亮的是哪一組？
analyse-complete = 和的是哪一張？
analyse-why = 詳解
analyse-won-by = 和法
analyse-self-draw = 自摸
analyse-discard-of = { $name }打出
analyse-robbed-from = 搶{ $name }的槓
analyse-no-win = 不能和
analyse-note = 向聽只看牌形：聽牌的手也可能台數或番數不夠。
meld-word-chi = 吃
meld-word-pon = 碰
meld-word-kong = 明槓
meld-word-concealed = 暗槓
meld-word-added = 加槓
meld-word-sum = 合十五
meld-word-head = 碰將頭
meld-word-egg = 下蛋
circumstance-riichi = 立直
circumstance-double-riichi = 兩立直
circumstance-ippatsu = 一發
circumstance-ready-declared = 已報聽
circumstance-open-ready = 亮牌報聽
circumstance-heavenly-ready = 天聽
circumstance-hard-ready = 原報
circumstance-soft-ready = 軟報
circumstance-payer-ready = 放槍者已報聽
circumstance-treasure-draw = 摸到寶牌
circumstance-treasure-match = 聽的就是寶牌
circumstance-earthly-ready = 地聽
circumstance-first-turn = 第一巡且無人鳴牌
circumstance-last-tile = 牌牆最後一張
circumstance-kong-replacement = 槓後補牌
circumstance-discard-kong-replacement = 直槓後補牌
circumstance-flower-replacement = 花後補牌
circumstance-kita-replacement = 拔北後補牌
circumstance-after-kong-discard = 槓後打出的牌
circumstance-fourth-tile = 和絕張
circumstance-last-copy = 其餘三張在他家碰中
circumstance-jokers-elsewhere = 別家有精
circumstance-joker-discarded = 打出過混兒
circumstance-joker-thrown = 打出過一張鬼牌
circumstance-two-jokers-thrown = 打出過兩張鬼牌
circumstance-three-jokers-thrown = 打出過三張鬼牌
circumstance-four-jokers-thrown = 打出過四張鬼牌
circumstance-double-hand = 本局加倍
circumstance-lucky-dice = 開寶
circumstance-wash-out = 荒番之後
circumstance-triple-win = 一炮三響
circumstance-payer-melded = 放槍者手裡只剩一張
circumstance-drift = 財飄
circumstance-drift-twice = 雙財飄
circumstance-drift-three-times = 三財飄
circumstance-open-draw = 報聽明摸
circumstance-open-hand = 報聽明打
circumstance-passed-wait = 同巡內放過聽牌
circumstance-passed-wait-in-riichi = 立直後放過聽牌
circumstance-not-called = 沒有報聽
circumstance-passed-win = 過水
circumstance-passed-small = 放過小胡
circumstance-passed-big = 放過大胡
circumstance-first-hand = 全場第一局
circumstance-wait-discarded-this-go-around = 本巡有人打過所聽的牌
circumstance-feeder-liable-elsewhere = 末副的供牌者已為他家承包
circumstance-last-four = 只剩三張可摸
circumstance-wild-last = 最後一張為百搭
circumstance-first-draw = 首次摸牌，無人吃碰槓
circumstance-before-first-draw = 首次摸牌之前，無人吃碰槓
circumstance-heavenly = 莊家起手牌
circumstance-self-drawn = 自摸
circumstance-discarded = 點炮
circumstance-robbed-kong = 搶槓
circumstance-drawn-tile-joined-hand = 摸牌已入手
circumstance-sealed = 已被封胡
circumstance-concealed-kong-robbed = 搶暗槓
circumstance-opened-kong-robbed = 搶開槓
circumstance-north-robbed = 搶拔北
circumstance-eight-flowers = 第八張花
circumstance-seven-rob-one = 七搶一
circumstance-double-win = 一炮雙響
circumstance-earlier-winner = 另有近家同胡
circumstance-bigger-win-elsewhere = 另有更大的胡牌

# 打法之書：老書上說怎樣打得好。

advice = 打法
advice-title = 打法之書
advice-lead = 老書上教人怎樣打牌：什麼時候用，為什麼，哪些玩法裡用得上。大量牌局驗證過的註明結果，其餘只是轉述。
advice-all = 全部章節
advice-chapter = 第 { $n } 章
advice-items = 本章各條
advice-when = 什麼時候
advice-do = 怎麼打
advice-why = 為什麼
advice-but = 反過來說
advice-where = 哪些玩法用得上
advice-everywhere = 所有玩法
advice-real-table = 在真實的牌桌上
advice-named = 「{ $title }」
advice-named-with-id = 「{ $title }」（{ $id }）
advice-untried = 尚未驗證。
advice-against = 說法相反的有：
advice-screen = 這一條無法用模擬驗證。
trial-holds = 成立。
trial-sometimes = 有時成立。
trial-fails-harm = 不成立：照做反而吃虧。
trial-fails-nothing = 不成立：照不照做一個樣。
trial-fails-no-gain = 不成立：沒有好處。
trial-fails-contrary = 不成立：事實正好相反。
trial-fails-says-nothing = 不成立：這個跡象說明不了什麼。
trial-open = 試過，尚無定論。
trial-open-many = 試過，尚無定論：單看可以成立，但試的題目這麼多，也可能只是碰巧。
trial-helps = 有用的是：{ $where }。
trial-not-there = 沒用的是：{ $where }。
trial-cell = { $game }（{ $stratum }）
trial-list = { $a }、{ $b }
trial-sentences = { $a }{ $b }
trial-figures-u = 共 { $cases } 次，每次得失為平均一和的百分之 { $gain } ± { $margin }。
trial-figures-chance = 共 { $cases } 次，和牌的機會相差 { $gain } ± { $margin } 個百分點。
trial-figures-share = 共 { $cases } 次，相差百分之 { $gain } ± { $margin }。
trial-figures-ratio = 跡象共出現 { $cases } 次：屬實時出現的機會是不屬實時的 { $gain } 倍（{ $low } 至 { $high }）。
trial-again-agrees = 換一個種子（{ $seed }）重做，{ $cases } 次：{ $figures }，結果相符。
trial-again-differs = 換一個種子（{ $seed }）重做，{ $cases } 次：{ $figures }，結果不符。
trial-unit-u = 該玩法平均一和的大小
trial-unit-chance = 局數的份額
trial-unit-share = 次數的份額，或名次
trial-unit-ratio = 跡象在屬實時與不屬實時出現機會之比的自然對數
trial-on = 驗證結果
trial-title = 老話受審
trial-lead = 每個問題先寫下來，定好玩法和局數，然後才驗證：同一個局面、同樣的暗牌，兩種打法都由電腦打到底；或者讓一家照著打，其餘三家不照；跡象則在四家手牌全部知道的牌局裡查對。電腦得出的結果，高手未必相同。
trial-many = 把本頁所有題目合在一起看，仍然不會是碰巧（百分之五以內）的結論才算數；分情況的數字只供參考，不作證明。
trial-chart = 圓點是平均得失（以百分之一計），橫線是它的 99% 區間，色帶以內的差別可以不計。
trial-chart-ratio = 圓點是跡象在屬實時出現的機會為不屬實時的幾倍，橫線是它的 99% 區間；落在色帶以內，說明不了什麼。
trial-repeat = 重做一遍：{ $command }
trial-show = 把一局兩種打法都看一遍：{ $command }
trial-cases = { $n } 次
trial-parts = 分情況看
advice-from = 出處
advice-board = 一個牌例
advice-sayings = 牌諺
advice-saying-of = 有關各條
advice-printed = 原書印作：{ $text }
advice-hand = 手牌
advice-draw = 摸到
advice-offered-previous = 上家打出
advice-offered-across = 對家打出
advice-offered-next = 下家打出
advice-river-own = 自己打過
advice-river-previous = 上家打過
advice-river-across = 對家打過
advice-river-next = 下家打過
advice-melds-own = 自己的副露
advice-melds-previous = 上家的副露
advice-melds-across = 對家的副露
advice-melds-next = 下家的副露
advice-answer = 照這一條
advice-answer-chow = 吃，用
advice-answer-pung = 碰
advice-answer-kong = 槓
advice-answer-pass = 過
advice-answer-win = 和
advice-answered = { $answer }：{ $why }
advice-game = 只看用得上的玩法
advice-any-game = 所有玩法

# Drills: short questions with one certain answer
drills = 練習
drills-title = 練習
drills-lead = 小題，答案只有一種。每題由種子生成，多半取自四位本站牌手打過的一局，依該玩法的規則判分。
drills-game = 玩法
drills-kinds = 練什麼
drills-here = 這個玩法的練習
drill-kind-waits = 一色聽牌
drill-kind-shanten = 離聽幾張
drill-kind-discard = 何切
drill-kind-wait = 選寬聽
drill-kind-safe = 安全牌
drill-kind-worth = 數番
drill-kind-gate = 起和
drill-about-gate = 牌形已成：說出能不能和。
drill-gate-ask = 手牌已聽，這張牌正好成形。能和嗎？
drill-offered = 別家打出
drill-yes = 能
drill-no = 不能
drill-kind-dice = 骰子開門
drill-about-waits = 一門牌聽什麼，全找出來。
drill-about-shanten = 數一數手牌離聽牌還差幾張。
drill-about-discard = 找出打掉後進張最多的牌。
drill-about-wait = 打幾張牌都能聽：找出活張最多的聽法。
drill-about-safe = 有一張牌，已宣告聽牌的人絕不能和：找出來。
drill-about-worth = 說出一副和牌值多少。
drill-about-dice = 骰子已擲：該開誰面前的牌牆。
drill-waits-ask = 這 { $n } 張是手牌剩下的部分，其餘各組都已完成。這門花色裡哪些牌能和？全部選出。
drill-waits-ask-whole = 這是您的整副手牌。這門花色裡哪些牌能和？全部選出。
drill-busy = 這裡問得很多，{ $n } 秒後出下一題。
drill-waits-why = 聽 { $tiles }：{ $n } 種，手外還有 { $left } 張。
drill-tile-left = { $tiles }：剩 { $n } 張
drill-tile = { $tiles }
drill-far-ask = 輪到您打牌。打出最好的一張之後，離聽牌還差幾張？
drill-far-0 = 已聽
drill-far-n = { $n } 張
drill-far-ready = 打 { $tile } 就聽牌。
drill-far-why = 打 { $tile } 之後，再進 { $n } 張才聽。
drill-wants = 之後 { $tiles } 有用，看不見的還有 { $n } 張。
drill-far-shape = 只看牌形差 { $n } 張，但這個玩法不是成形就能和。
drill-discard-ask = 輪到您打牌。打哪張之後，看不見的牌裡有用的最多？
drill-wait-ask = 打這幾張都能聽。不論大小，打哪張所聽的活張最多？
drill-after = 打 { $tile }：差 { $n } 張聽；有用 { $left } 張，{ $tiles }
drill-after-ready = 打 { $tile }：聽 { $tiles }，活張 { $left } 張
drill-farther = 打別的都會離聽牌更遠。
drill-safe-ask-across = 對家已宣告聽牌。這幾張裡，哪張他絕不能和？
drill-safe-ask-previous = 上家已宣告聽牌。這幾張裡，哪張他絕不能和？
drill-safe-ask-next = 下家已宣告聽牌。這幾張裡，哪張他絕不能和？
drill-safe-why = { $tile } 是他自己打過的牌；聽自己打過的牌，就不能和別人打的。
drill-safe-proof = { $tile } 可能被和：比如他拿著 { $tiles }。
drill-worth-ask = 這副牌值多少？
drill-worth-gain-ask = 和牌者共得多少？
drill-worth-seat = 門風 { $tile }
drill-worth-round = 圈風 { $tile }
drill-worth-only = 其他一概不算：沒有花牌、宣告、寶牌，也不是特殊時刻。
drill-worth-total = 合計：{ $n }
drill-worth-han = { $han } 番 { $fu } 符：{ $n } 點
drill-worth-receives = 合計：{ $n } 點
drill-gain = { $n } 點
drill-pattern = { $name }：{ $n }
drill-pattern-times = { $name }：× { $n }
drill-melds = 副露
drill-won-discard = 點和（別人打出）
drill-won-self = 自摸
drill-jokers = 百搭
drill-indicators = 翻開的牌
drill-dice-ask = 開誰面前的牌牆？
drill-dice-dealer-own = 您坐莊。
drill-dice-dealer-next = 下家坐莊。
drill-dice-dealer-across = 對家坐莊。
drill-dice-dealer-previous = 上家坐莊。
drill-dice-throw-own = 您擲出 { $dice }，共 { $n }。
drill-dice-throw-next = 下家擲出 { $dice }，共 { $n }。
drill-dice-throw-across = 對家擲出 { $dice }，共 { $n }。
drill-dice-throw-previous = 上家擲出 { $dice }，共 { $n }。
drill-wall-own = 自己
drill-wall-next = 下家
drill-wall-across = 對家
drill-wall-previous = 上家
drill-opened-own = 開您面前的牌牆，從右端數過 { $n } 墩。
drill-opened-next = 開下家面前的牌牆，從其右端數過 { $n } 墩。
drill-opened-across = 開對家面前的牌牆，從其右端數過 { $n } 墩。
drill-opened-previous = 開上家面前的牌牆，從其右端數過 { $n } 墩。
drill-choices = 您的答案
drill-check = 看對不對
drill-next = 下一題
drill-right = 對了。
drill-wrong = 不對。
drill-it-is = 答案：{ $answer }
drill-any-of = 這幾個都對：{ $answer }
drill-why = 為什麼
drill-rule = 規則 { $rule }
drill-advice = 古譜怎麼說：{ $title }
drill-making = 正在打一局來出題……
drill-figures = 您的成績
drill-of = { $n } 題答對 { $right } 題
drill-streak = 連對 { $n } 題，最多 { $best } 題
drill-rated = 您的等級分 { $rating } ± { $spread }；本題 { $difficulty }
drill-kept = 成績只保存在這個瀏覽器裡。
drill-forget = 刪除我的成績
drill-again = 重做答錯的題（{ $n }）
drill-keys = 按鍵：按選項下面的字元選擇，Enter 判分並繼續。
drill-item = 第 { $seed } 號題

## 多人同桌
people-play = 和朋友一起打
people-title = 朋友桌
people-lead = 開一桌，把連結傳給朋友。空位可以由電腦補上，誰都不用註冊。
people-name = 您的名字
people-game = 玩法
people-rules = 規則
people-make = 開一桌
people-code-have = 朋友給了您一個代碼？
people-code = 代碼
people-enter = 進入
people-invited = 有人邀您上桌。大家怎麼稱呼您？
people-invite = 邀請
people-link = 連結
people-copy = 複製
people-copied = 已複製
people-new-link = 換新連結和代碼
people-new-link-hint = 舊的從此失效。
people-no-link = 只有房主能換新連結。
people-places = 座位
people-place = { $n } 號位
people-free = 空位
people-take = 坐這裡
people-bot = 電腦
people-bot-seat = 讓電腦坐
people-bot-all = 空位都給電腦
people-bot-away = 請走
people-remove = 請離
people-owner = 房主
people-you = 您
people-ready = 已準備
people-unready = 未準備
people-away = 斷線
people-covered = 電腦暫時代打
people-gone = 已離席
people-agree = 同意並準備
people-disagree = 先等等
people-stand = 起身
people-what = 這桌的打法
people-change = 換一種打法
people-keep = 就打這個
people-differs = 與規則書不同之處：
people-as-book = 全照規則書。
people-value = { $value }（規則書：{ $book }）
people-clock-off = 不限時。
people-clock = 每次操作限時 { $seconds } 秒。
people-clock-bank = 每次操作限時 { $seconds } 秒，每局另有 { $bank } 秒備用。
people-cover = 若有人斷線，{ $n } 秒後由電腦代打，直到本人回來。
people-cover-now = 若有人斷線，電腦立即代打，直到本人回來。
people-cover-never = 若有人斷線，大家等他回來。
people-cover-after = 斷線後由電腦代打
people-cover-choice = { $n } 秒後
people-cover-choice-now = 立即
people-cover-choice-never = 從不
people-hints = 人人可看提示
people-hints-off = 不給提示，也不能悔牌。
people-hints-on = 人人可看提示，但不能悔牌。
people-no-hints = 這桌約定不看提示。
people-others = 還在房間裡：{ $names }
people-wait = 座位坐滿、人人準備好就開局。
people-starting = 都準備好了，馬上開局。
people-playing = 正在對局，結束後可以入座。
people-go = 我得走了
people-go-sure = 這場剩下的由電腦代打，您不能再回到這場。
people-stay = 留下
people-again = 再來一局
people-to-room = 回房間
people-read = { $of } 人中 { $n } 人已看完
people-seat-away = { $name } 斷線了。
people-seat-covered = 電腦正替 { $name } 代打。
people-seat-gone = { $name } 已離席，由電腦接著打。
people-not-now = 現在不能這樣做。
people-taken = 這個位子剛被坐了。
people-terms-changed = 房主剛改了打法，請看過再同意。
people-not-owner = 只有房主能這樣做。
people-still-there = 人還在，就不能在對局中請離。
people-too-many = 坐著的人比那種玩法的座位多，請先讓人起身。
people-barred = 房主已將您請離這個房間。
people-removed = 房主將您請離了。
people-name-empty = 請輸入名字。
people-name-long = 名字太長，最多 16 個字。
people-name-bot = 有個電腦叫這個名字，請另取一個。
people-no-live = 多人桌暫不支援「先喊先得」，請改選在視窗內喊牌。
people-no-seed = 多人桌誰也不能指定牌牆。
people-no-door = 這裡進不去：連結或代碼有誤、已過期，或已換新。
bye-unknown-room = 這個房間您進不去：它已結束，或您還沒進過。請再用一次它的連結或代碼。

## 桌上課
lessons = 桌上課
lessons-title = 在桌上學
lessons-lead = 每種玩法幾道小題，就在牌桌上做：打一張、吃碰、聽牌、什麼能和什麼不能和、怎麼付錢，還有這裡的特色。
lessons-game = 選一種玩法
lesson-number = 第 { $n } 題，共 { $of } 題
lesson-discard = 第一張打什麼
lesson-pung = 要別人的牌
lesson-chow = 要別人的牌
lesson-ready = 聽牌
lesson-declare = 報聽
lesson-win = 和牌
lesson-barred = 能和嗎？
lesson-counts = 再問一次：能和嗎？
lesson-pays = 誰付
lesson-lack = 缺哪一門
lesson-aside = 這裡的特色
lesson-kong = 四張相同
lesson-discard-task = 輪到你了，手裡多一張牌。打出一張用不著的：打完以後，離和牌不能更遠。
lesson-discard-right = 好，離和牌還是最近的。
lesson-discard-wrong = 這張有用，打掉它離和牌就更遠了。找一張孤零零的牌。
lesson-pung-task = 有人打出一張牌，你手裡正好有兩張一樣的。三張相同就是一組：要這張牌。
lesson-pung-right = 這三張牌亮在你面前了。要了別人的牌就不再摸牌，只要打一張。
lesson-pung-wrong = 這樣離和牌沒有更近。要下這張牌才更近。
lesson-chow-task = 打出來的這張牌，和你手裡的兩張能湊成一組。要這張牌。
lesson-chow-right = 這一組牌亮在你面前了。要了別人的牌就不再摸牌，只要打一張。
lesson-chow-wrong = 這樣離和牌沒有更近。要下這張牌才更近。
lesson-ready-task = 打對一張，就只差一張牌便能湊齊。這樣的手牌叫聽牌。
lesson-ready-right = 聽牌了。手牌旁邊寫著你等哪些牌。
lesson-ready-wrong = 打這張以後，還差不止一張。換一張打就能聽牌。
lesson-declare-task = 你的手牌已經聽牌，或者打對一張就聽牌：只差一張。這個玩法可以說出來：報聽。
lesson-declare-right = 報過了。報聽有什麼好處、受什麼限制，玩法說明裡有。
lesson-declare-wrong = 這樣打也可以，但沒有報聽。請按報聽的按鈕。
lesson-win-task = 最後這張牌湊齊了你的手牌，而且在這裡可以和。和牌吧。
lesson-win-right = 和了。看看這手牌值多少、誰來付。
lesson-win-wrong = 接著打也可以，可是你已經能和了：請按和牌的按鈕。
lesson-barred-task = 這是你的手牌和最後一張。能和嗎？
lesson-barred-right = 對，不能和。
lesson-barred-wrong = 不，這手牌不能和。
lesson-counts-task = 這是你的手牌和最後一張。能和嗎？
lesson-counts-right = 對，能和。
lesson-counts-wrong = 能和的。再看看這手牌。
lesson-pays-task = 加上最後這張牌，這手牌和了。誰來付？
lesson-pays-right = 對。看看每個人付多少。
lesson-pays-wrong = 這個玩法、這手牌不是這樣付的。換一個答案。
lesson-lack-task = 你得缺一門花色。選一門最捨得的。
lesson-lack-right = 對，缺這一門，離和牌最近。
lesson-lack-wrong = 缺這一門，比缺別的離和牌更遠。
lesson-aside-task = 除了打牌，這個玩法在這裡還能做一件特別的事。試試看。
lesson-aside-right = 做到了。它有什麼用，玩法說明裡有。
lesson-aside-wrong = 這樣打也可以。這道題講的是這裡的特色：有一個按鈕。
lesson-kong-task = 四張相同的牌都在你手裡了。開槓吧。
lesson-kong-right = 四張相同只算一組，所以又補了一張牌。
lesson-kong-wrong = 這樣打也可以。這道題講的是槓：有一個按鈕。
lesson-wins-yes = 能和
lesson-wins-no = 不能和
lesson-pays-giver = 只有給出這張牌的人
lesson-pays-alike = 其他人都付，一樣多
lesson-pays-unlike = 其他人都付，但不一樣多
lesson-next = 下一題
lesson-learn = 怎麼玩
lesson-list = 題目
lesson-solved = 做對了
lesson-laying = 正在擺牌……
lesson-try = 在桌上試試
lesson-on = 完成
lessons-solved = 做對 { $n } 題
lessons-none = 這個玩法還沒有題目。
lesson-given-discard = { $seat }打出{ $tile }。
lesson-given-self = 你摸到{ $tile }。
lesson-given-rob = { $seat }補槓{ $tile }。
lesson-end = 這個玩法的題都做完了。
lesson-again = 從頭再來
lesson-go-on = 繼續
lesson-begin = 上桌
lesson-back = 上一頁
lesson-others = 其他人在打牌……
lesson-first-game = 你的第一手牌
lesson-first-wrong = 不是這個：第一手牌先照上面寫的做。
lesson-first-end = 這就是完整的一手麻將：摸牌、打牌、碰一副、吃一副，最後和牌。各地玩法很不相同，但這些幾乎到處一樣。
lesson-first-more = { $game }的桌上課
lesson-intro-tiles = 牌
lesson-intro-tiles-told = 萬、筒、條三門花色，各從一到九；還有四張風牌、三張箭牌。每種牌各有四張。
lesson-intro-sets = 組
lesson-intro-sets-told = 同一門三張相連是順子，三張相同是刻子，兩張相同是對子。
lesson-intro-hand = 能和的手牌
lesson-intro-hand-told = 四組牌加一對將：誰先湊齊誰和牌。眼下知道這些就夠了。
lesson-first-1 = 摸一張，打一張
lesson-first-1-task = 你有十三張牌，剛又摸了一張。輪到你時，先摸一張，再打一張。單獨一張風牌成不了組：點手裡的{ $tile }。
lesson-first-1-right = 它亮在你面前，人人看得見。接著其他人輪流摸牌、打牌。
lesson-first-2 = 留住對子
lesson-first-2-task = 又輪到你，你摸到第二張紅中。對子值得留。打{ $tile }，另一張單獨的風牌。
lesson-first-2-right = 好。對子再來一張就成刻子。
lesson-first-3 = 沒用的牌
lesson-first-3-task = 你摸到{ $tile }，手裡沒有它的鄰居：打掉它。
lesson-first-3-right = 好。現在看別人打什麼。
lesson-first-4 = 碰
lesson-first-4-task = 有人打出紅中，你手裡正好有兩張。不管誰打的，都可以要來湊成刻子：按「碰」，拿下{ $tile }。
lesson-first-4-right = 第一組亮在你面前了。碰牌不摸牌，但要打出一張。
lesson-first-5 = 碰後打一張
lesson-first-5-task = 刻子有了。現在照樣打一張：{ $tile }最用不著。
lesson-first-5-right = 好。輪到下一家。
lesson-first-6 = 吃
lesson-first-6-task = 上家打出{ $tile }，和你的三萬、四萬連成順子。順子只能向上家要。吃下它。
lesson-first-6-right = 第二組亮出來了。第三組五六七萬在你手裡。
lesson-first-7 = 聽牌
lesson-first-7-task = 將也有了，二筒三筒差一張就成順子。打{ $tile }：這樣就只差一張牌。
lesson-first-7-right = 聽牌了。一筒或四筒都能湊齊，別人打出來也可以和。
lesson-first-8 = 和牌
lesson-first-8-task = 你摸到{ $tile }：四組牌加一對將！按按鈕和牌。
lesson-first-8-right = 你和了。結算單上寫著這手牌、值多少、誰來付。
home-first = 沒打過？五分鐘學會
home-first-on = 接著打你的第一手牌
lesson-told = 玩法說明怎麼說
