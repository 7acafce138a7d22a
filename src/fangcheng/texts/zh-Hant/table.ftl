### The table, traditional Chinese. The same keys stand in each language.

# The table
rail-label = 選單
side-label = 側欄
centre-label = 牌桌中央
hand-label = 你的手牌
log-empty = 還沒有記錄。
log-draws = 摸牌
log-discards = 打出
log-cut = 摸切
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
rules-pattern = 番種
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
clock = 剩餘時間
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
key-arrange = 挪動這張牌
key-arrange-keys = ⇧ ← →
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

# Round and counters
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

# Choices
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

# Why something may not be done
reason-swap = 不能食替（{ $tile }）。
reason-no-pattern = 無役
notice-furiten-own = 振聽：{ $tile }已在你的牌河
notice-furiten-temporary = 同巡振聽：你放過了{ $tile }
notice-furiten-riichi = 立直振聽：你放過了{ $tile }
notice-last-tile = 海底牌
illegal-stale = 牌局已變化，操作未生效。
illegal-choice = 現在不能這樣做。
bye-elsewhere = 牌桌已在另一個視窗或另一台裝置上開啟。
bye-unknown-table = 這張牌桌您進不去：它已結束，伺服器重啟過，或者它是別人的牌桌。
table-gone = 這台伺服器上已經沒有這張牌桌：它因久無人出牌而被移除，或者這個位址現在由另一台伺服器應答。
table-no-seat = 這個瀏覽器在這張牌桌上沒有座位。請用當初開桌的瀏覽器打開，或者另開一桌。

# Seat flags
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

# The log
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
