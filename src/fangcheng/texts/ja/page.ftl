### Home, options and what every page says, Japanese. The same keys stand in each language.

# The page itself
page-title = 方城
home-title = 各地の麻雀を、その土地のままに
home-lead = コンピューター相手にすぐ対局。点数の理由がひと目で分かり、打ちながら学べます。
home-left = { $game }の卓はそのまま残っています
home-streak = { $n } 日つづけて対局
home-review = 前の対局を検討
play-now = 今すぐ対局
play = 対局
resume = 対局に戻る
matches-title = 対局の記録
matches-all = すべて表示（{ $n }件）
match-mark-undo = 手を戻した試合
match-going-on = 対局中
match-trouble = 続けられません：{ $reason }
match-record = 牌譜
match-place = { $place }位
match-go-on = 続ける
figures-title = あなたの成績
figures-none = 終わった対局がまだありません。終わると、各局の内容がここで集計されます。
figures-matches = { $n }試合
figures-hands = { $n }局
figures-places = 順位ごとの回数
figures-uncounted = 以前の{ $n }試合は順位だけを数えました（各局は集計できません）。
figures-marked = { $n } 試合は成績に入れていません（全員の同意で手が戻されたため）。
figures-note = 数字の横は95%信頼区間です。局数が少ないほど広くなります。牌譜から続けた対局は数えません。
figure-count = { $count } / { $of }
figure-value-of = 和了{ $n }回
figure-cost-of = 放銃{ $n }回
figure-place = 平均順位
figure-won = 和了率
figure-self_drawn = 和了のうちツモ
figure-dealt_in = 放銃率
figure-declared = リーチ・宣言率
figure-claimed = 副露率
figure-ready = 流局時の聴牌率
figure-drawn = 流局率
figure-value = 平均和了点
figure-cost = 平均放銃点
search = 検索
search-none = 見つかりません。
options = 設定
options-none = 設定項目はありません。
options-reset = 既定に戻す
chapter-equipment = 牌・点棒・用具
chapter-players = 人数
chapter-set-up = 開局
chapter-play = 進行
chapter-winning = 和了
chapter-scoring = 点数計算
chapter-drawn-hands = 流局
chapter-dealer-and-match = 親と対局
chapter-faults = 反則
chapter-other = その他
chapter-table = この卓
bots-strength = ボット
bots-strong = 上級：先まで試してから選ぶ
bots-steady = 標準
bots-casual = カジュアル：守りが遅く、ときどきミスをする
bots-beginner = 初心者：自分の手牌だけを見る
bots-random = ランダム
bots-temperament = ボットの打ち方
temperament-none = 特になし
temperament-fast = 速攻型：鳴きが多い
temperament-wall = 守備型：守りを優先する
temperament-big = 大物手型：高い手を狙う
temperament-gambler = 勝負師型：危険を恐れない
plate-random = ランダム
plate-beginner = 初心者
plate-casual = カジュアル
plate-steady = 標準
plate-strong = 上級
plate-fast = 速攻
plate-wall = 守備
plate-big = 大物手
plate-gambler = 勝負師
option-default = 既定
preset-differs = { $n }か所が異なる
preset-default = 基本ルール
option-back = 既定に戻す：{ $value }
house-load = ハウスルールを読み込む …
house-save = .toml として保存
house-drop = ここにファイルをドロップ
house-of = { $name }のハウスルール
house-changes = この卓の決まり
price-yakuman = 役満{ $n }倍
price-apart = 門前{ $closed }、鳴き{ $open }
house-leave = ハウスルールなしで打つ
error-house-size = ハウスルールのファイルは 64 kB までです。
seed = シード
seed-hint = 同じ数字なら同じ牌山
seed-wrong = シードは15桁までの整数です。空欄なら牌山は無作為になります。
on = あり
off = なし
close = 閉じる
language = 言語
settings = 設定
keys = キー
loading = 読み込み中…
connecting = 接続中…
line-down = 接続が切れました。再接続中
reload-page = ページが古くなりました。再読み込みしてください。
offline-title = サーバーが応答しません
offline-lead = 対局、ボット、ルールブック、検討はすべて方城のサーバーが行います。サーバーを起動する（python3 play.py）か、そのネットワークに接続し直してください。
offline-kept = この端末にあるものは残っています。設定、お気に入り、解いた問題です。卓は離れたところから続きます。
offline-again = もう一度
error-no-server = サーバーが応答しません。起動していますか。
unknown-title = ページがありません
unknown-address = このアドレスには何もありません：
unknown-game = 「{ $name }」というゲームはありません。ホームにすべて並んでいます。
error-server = サーバーで処理できませんでした（{ $status }）。
mock-refusal = これは見本の卓です。操作はできません。
fact-players = { $n }人
fact-tiles = 牌{ $n }枚
fact-jokers = ジョーカーあり
fact-flowers = 花牌あり
fact-difficulty = 難しさ{ $n }/5

# The gallery of variants
gallery-head = { $n } 種類の麻雀
gallery-view = ゲームの並べ方
gallery-map = 地図
gallery-list = 一覧
gallery-still = 絵
map-played = 対局したことがある
difficulty-1 = やさしい
difficulty-2 = やややさしい
difficulty-3 = ふつう
difficulty-4 = むずかしめ
difficulty-5 = むずかしい
gallery-of = { $of }種のうち{ $n }種
gallery-filter = 絞り込み
gallery-clear = 解除
gallery-region = 地域
gallery-players = 人数
gallery-length = 長さ
gallery-jokers = ジョーカー
gallery-flowers = 花牌
gallery-chow = チー
gallery-with = あり
gallery-without = なし
gallery-short = 短い
gallery-middle = 中くらい
gallery-long = 長い
gallery-known = 知っているゲーム
gallery-favourites = お気に入り
gallery-favourite = お気に入り
gallery-near = 近いもの：{ $names }
gallery-unlike = { $name }との違い：
gallery-yours = 知っているゲーム
gallery-same = 遊び方は同じ
gallery-more = ほか{ $n }件
gallery-shared = 役{ $n }種のうち{ $shared }種が共通
gallery-all = 近い順にすべて
learn-beside = ほかのゲームを知っているなら
fact-no-chow = チーなし

# What is otherwise in a game: `value` is a word of the trait, see web/page/traits.py
trait-players = { $n }人打ち
trait-sums = { $value ->
    [on] 数字の合計が15で面子
   *[off] 面子は順子と刻子
    }
trait-hand = 手牌{ $n }枚
trait-jokers = { $value ->
    [none] ジョーカーなし
    [fixed] 決まった牌{ $n }枚がジョーカー
    [flowers] 花牌がジョーカー
   *[turned] 局ごとにジョーカーをめくる
    }
trait-play-on = { $value ->
    [first] 最初の和了で局が終わる
    [second] 二人が和了するまで続く
    [third] 三人が和了するまで続く
   *[wall] 山がなくなるまで続く
    }
trait-chow = { $value ->
    [nobody] チーなし
    [anybody] 誰からでもチー
   *[next] チーあり
    }
trait-win-from = { $value ->
    [draws] ロンなし
   *[discards] ロンあり
    }
trait-pung = { $value ->
    [nobody] ポンなし
   *[anybody] ポンあり
    }
trait-suits = { $value ->
    [one] 数牌は一色だけ
    [two] 数牌は二色だけ
    [fewer] 数牌が少ない
   *[all] 数牌は三色
    }
trait-honours = { $value ->
    [all] 風牌と三元牌あり
    [none] 字牌なし
    [winds] 風牌だけで三元牌なし
    [dragons] 三元牌だけで風牌なし
    [red] 字牌は中だけ
   *[some] 字牌は一部だけ
    }
trait-lack = { $value ->
    [none] 欠一門なし
    [declared] 定缺：一色を決めて捨てる
   *[free] 一色欠けていないと和了できない
    }
trait-ready = { $value ->
    [none] 聴牌宣言なし
    [staked] リーチ
    [declared] 聴牌を宣言できる
   *[needed] 聴牌を宣言しないと和了できない
    }
trait-dora = { $value ->
    [on] ドラあり
   *[off] ドラなし
    }
trait-essences = { $value ->
    [on] 局ごとに精の点を払う
   *[off] 精の点なし
    }
trait-chickens = { $value ->
    [on] 鶏の点を払う
   *[off] 鶏なし
    }
trait-treasure = { $value ->
    [on] 隠れた宝牌で和了
   *[off] 宝牌での和了なし
    }
trait-standing = { $value ->
    [on] 配牌の数枚を立てておく
   *[off] 立牌なし
    }
trait-minimum = { $value ->
    [none] 和了に必要な点数なし
    [one] 役が必要
   *[some] { $n }以上で和了
    }
trait-flowers = { $value ->
    [none] 花牌なし
   *[some] 花牌{ $n }枚
    }
trait-counting = { $value ->
    [fu] 翻と符
    [doubling] 一番ごとに倍
    [times] 役を掛け合わせる
    [table] 番数を表で点に直す
    [best] 最も高い役だけ数える
    [limits] 勒子が上限
    [classes] 手の等級で点が決まる
   *[sum] 役を足し合わせる
    }
trait-after-win = { $value ->
    [none] 和了の後に牌をめくらない
    [horses] 和了の後に馬
    [bought] 配牌前に馬を買う
    [birds] 和了の後に鳥
    [fish] 和了の後に釣魚
    [wake] 和了の後に醒
   *[fly] 和了の後に飛蒼蠅
    }
trait-payers = { $value ->
    [discarder] ロンは放銃者だけが払う
    [all] ロンでも三人が払う
    [unready] 宣言せず放銃すれば三人分払う
   *[for_all] 放銃者が三人分払う
    }
trait-demand-opened = { $value ->
    [on] 鳴かないと和了できない
   *[off] 門前でも和了できる
    }
trait-demand-triplet = { $value ->
    [off] 刻子は不要
    [any] 刻子が必要
    [one] 刻子がちょうど一つ必要
    [dragons] 刻子か三元牌の対子が必要
   *[on] 刻子に条件あり
    }
trait-demand-terminal = { $value ->
    [off] 一九牌は不要
    [bare] 一か九が必要
   *[on] 一九牌か字牌が必要
    }
trait-demand-suits = { $value ->
    [off] 色の条件なし
    [three] 三色すべて必要
    [not_one] 二色以上必要
    [missing] 一色欠けていること
   *[on] 色に条件あり
    }
trait-demand-run = { $value ->
    [on] 順子が必要
   *[off] 順子は不要
    }
trait-demand-pair = { $value ->
    [off] 雀頭は何でもよい
    [of_258] 雀頭は二・五・八
    [not_28] 雀頭に二と八は不可
   *[on] 雀頭に条件あり
    }
trait-demand-branches = { $value ->
    [on] 一色八枚が必要
   *[off] 一色八枚は不要
    }
trait-keyed = { $value ->
    [none] 役なしでも和了できる
    [always] 決まった役がないと和了できない
   *[discards] ロンには決まった役が必要
    }
trait-winners = { $value ->
    [nearest] ロンは頭ハネ
    [all] 複数ロンあり
   *[dearest] 複数なら高い手が和了
    }
trait-passing = { $value ->
    [nothing] 見逃しても制限なし
    [some] 見逃すと一部の和了ができない
    [discards] 見逃すとロンできない
   *[every] 見逃すとツモもできない
    }
trait-kongs = { $value ->
    [never] カンの支払いなし
    [at_once] カンはすぐ支払う
    [with_a_win] 和了があればカンを支払う
   *[at_the_end] カンは局の終わりに支払う
    }
trait-seven-pairs = { $value ->
    [on] 七対子あり
   *[off] 七対子なし
    }
trait-win-number = { $value ->
    [on] 和了牌の数に下限あり
   *[off] 和了牌の数は問わない
    }
trait-bonds = { $value ->
    [on] 一人から鳴き続けると包
   *[off] 鳴きによる包なし
    }
trait-opening-wins = { $value ->
    [on] 起手胡あり
   *[off] 起手胡なし
    }
trait-opened-kongs = { $value ->
    [on] カンで牌をめくる
   *[off] カンで牌をめくらない
    }
trait-dragon-flowers = { $value ->
    [on] 三元牌は花牌扱い
   *[off] 三元牌は花牌ではない
    }
trait-single-kongs = { $value ->
    [on] 一枚でカン
   *[off] 一枚ではカンできない
    }
trait-catch-circle = { $value ->
    [on] 捨てたジョーカーが鳴きを禁じる
   *[off] 捨てたジョーカーの制限なし
    }
trait-honour-runs = { $value ->
    [on] 字牌も順子になる
   *[off] 字牌は順子にならない
    }
trait-purse = { $value ->
    [on] 持ち点までしか払わない
   *[off] 持ち点の制限なし
    }
trait-factors = { $value ->
    [on] 自分の鳴きで支払いが倍になる
   *[off] 鳴きで支払いは変わらない
    }
trait-exchange = { $value ->
    [on] 最初に牌を交換
   *[off] 牌の交換なし
    }
trait-lay-north = { $value ->
    [on] 北を抜く
   *[off] 北抜きなし
    }
trait-bets = { $value ->
    [on] 配牌前の賭けあり
   *[off] 配牌前の賭けなし
    }
trait-follow = { $value ->
    [on] 全員に合わせ打ちされると払う
   *[off] 合わせ打ちの支払いなし
    }
trait-follow-duty = { $value ->
    [on] 捨て牌に決まりあり
   *[off] 捨て牌に決まりなし
    }
trait-draw-only = { $value ->
    [on] 最後の数枚は順に引くだけ
   *[off] 最後だけ引く決まりなし
    }
trait-sea-bed = { $value ->
    [on] 海底牌を順に勧める
   *[off] 海底牌を勧めない
    }
trait-wash-outs = { $value ->
    [on] 流局の後は和了が高くなる
   *[off] 荒番なし
    }
trait-double-hand = { $value ->
    [on] 倍になる局がある
   *[off] 倍になる局なし
    }
trait-thirteen-orphans = { $value ->
    [on] 国士無双あり
   *[off] 国士無双なし
    }
trait-misfits = { $value ->
    [on] 十三不靠の形あり
   *[off] 十三不靠の形なし
    }
trait-honours-alone = { $value ->
    [on] 字牌だけなら形を問わない
   *[off] 字牌だけでも形が必要
    }
trait-red-fives = { $value ->
    [on] 赤ドラあり
   *[off] 赤ドラなし
    }
trait-liability = { $value ->
    [on] 大きな手を鳴かせると包
   *[off] 大きな手を鳴かせても包なし
    }
trait-dealer = { $value ->
    [stays] 親が和了れば連荘
    [passes] 親は順に移る
   *[winner] 和了した人が次の親
    }
trait-length = { $value ->
    [hands] { $n }局
    [rounds] { $n }場
   *[time] 時間まで
    }

# Tiles in words
tile-unknown = 不明の牌
tile-drawn = ツモ牌
tile-unseen = 見えていない牌 { $n } 枚
tile-standing = 立牌
tile-picked = { $n }枚目に選択
tile-not-ready = これを切ると聴牌になりません。
tile-not-for = 「{ $choice }」では選べない牌です。
tile-red = 赤{ $name }
tile-m = { $numeral }萬
tile-p = { $numeral }筒
tile-s = { $numeral }索
tile-1z = 東
tile-2z = 南
tile-3z = 西
tile-4z = 北
tile-5z = 白
tile-6z = 發
tile-7z = 中
tile-1f = 春
tile-2f = 夏
tile-3f = 秋
tile-4f = 冬
tile-5f = 梅
tile-6f = 蘭
tile-7f = 菊
tile-8f = 竹
tile-1a = 財神
tile-2a = 聚宝盆
tile-3a = 猫
tile-4a = 鼠
tile-1j = 百搭
tile-2j = 飛
tile-3j = 總
tile-4j = 花
tile-5j = 財神
tile-6j = 聴用
tile-7j = 喜

# Names and units
you = あなた
bot-mei = 梅
bot-lan = 蘭
bot-zhu = 竹
bot-ju = 菊
bot-song = 松
bot-he = 蓮
take-back = こちらで続ける
reload = 再読み込み
new-table = 新しい卓
round-count = { $n } / { $of }局
unit-n-points = { $n }点
unit-yakuman = 役満×{ $n }
noun-han = 翻
noun-fan = 番
noun-tai = 台
noun-limits = 上限
noun-points = 点
noun-yakuman = 役満

# Values of options
value-none = なし
value-final-score = 最終得点から20000点引き
value-wind-tiles = 風牌のつかみ取り
value-random = 無作為
value-choose = 順に選ぶ
value-two-0p = 赤5筒2枚
value-forbidden = 禁止
value-same-tile = 現物のみ禁止
value-allowed = 可
value-immediate = 即めくり
value-mixed = 暗槓は即、他は後めくり
value-after-discard = 後めくり
value-all = すべて
value-first = 最初のみ
value-own-draw = 自分のツモ
value-own-draw-or-any-call = 自分のツモか鳴き
value-concealed = 手の内に4枚
value-two = 二人まで
value-head-bump = 頭ハネ
value-mangan = 満貫
value-five-han = 5翻
value-yakuman = 役満
value-own-part = その役のみ
value-win = 和了扱い
value-draw = 流局扱い
value-half = 半荘戦
value-east = 東風戦
value-full = 一荘戦
value-east-north = 東北戦
value-east-east = 東東戦
value-ready = 聴牌連荘
value-win-only = 和了連荘
value-sudden-death = サドンデス
value-full-round = 一周
value-go-on = 続行
value-two-throws = 二度振り
value-one-throw = 一度振り
value-east-drawer = 東を引いた人
value-second-player-sum = 二人が振る
value-dealer-twice = 親が二度振る
value-after-d = 数えた後ろ
value-before-d = 数えた手前
value-jump = チョンチョン
value-stack = 一山
value-draw-14th = 14枚目はツモ
value-all-fives = 全赤
value-dora = 抜きドラ
value-value-tile-all = 全員の役牌
value-loss = ツモ損
value-split = 折半
value-fixed = 2人が同額
value-counts = 数える
value-not = 数えない
value-time = 時間制
value-hidden = 伏せる
value-shown = 見せる
value-book-1998 = 1998年規則
value-mil-2025 = MIL 2025
value-any = すべての役
value-listed = 列挙の役のみ
value-ends-hand = 局が終わる
value-discard = 一枚切る
value-default = 標準
value-sml-2026 = SML 2026
value-hkma-2020 = HKMA 2020
value-with-the-deal = 配牌で取る
value-after-flowers = 花牌の補充後
value-safe-discard = 待ちでない牌を切る
value-go-round = 次の自分の打牌
value-announced = 天聴・地聴・公開など
value-ding = 叮（一種のみ）
value-barred = 一部不可
value-sbr = SBR
value-dealer = 親
value-wall-break = 開門の席
value-2n = 2n台
value-n = n台
value-seed = 伝統
value-strict = 厳格
value-sml = SML
value-mil = MIL
value-excluded = 重ねない
value-never = なし
value-one = 一人
value-several = 複数
value-fifth = 五つ目
value-fourth = 四つ目
value-twin = 反対側
value-line = 筋全体
value-declared = 宣言する
value-free = 自由
value-add-base = 底を加える
value-add-fan = 一番加える
value-refund = 返還
value-cap = 上限額
value-as-unready = 未聴牌扱い
value-compulsory = 強制
value-tail = 山の尾
value-head = 山の頭
value-value = 番数による
value-pairs = 二対二
value-x4 = ×4
value-flat-28 = 一律28
value-window = 同時に優先順
value-live = 早い者勝ち
value-seat = 席順
value-share = 分け合う
value-plain = 流局扱い、積み棒なし

# ホームと設定で名を挙げるほかのページ
to-home = ホーム
tab-log = 記録
tab-host = 裁定
tab-score = 点数
tab-rules = ルール
tab-talk = 会話
tab-learn = 遊び方
presets = ルールの版
decision-seconds = 一手の制限時間（秒）
no-limit = 無制限
bank-seconds = 一局の持ち時間（秒）
bank-none = なし
setting-tilted = 卓を斜めから見る
setting-corners = 牌の隅に数字を表示
setting-shade = ツモ切りを暗く表示
setting-twoTaps = タッチ：二度押しで打牌
setting-vibrate = 自分の番に振動で知らせる
setting-spoken = 発声（ポン・チーなど）を読み上げる
install = アプリとして入れる
setting-opening = 局の初めに配牌の演出を見せる
setting-keepAutos = 自動設定を次局も保つ
setting-backs = 牌の背
setting-backs-bamboo = 竹
setting-backs-celadon = 青磁
setting-backs-pearl = 真珠の青
setting-backs-rose = 薔薇色
setting-scheme = 配色
setting-scheme-system = システムに合わせる
setting-scheme-light = ライト
setting-scheme-dark = ダーク
setting-terms = 英語の用語
setting-terms-game = 遊びごとの慣用
setting-terms-english = 英語訳
setting-terms-japanese = 日本式
setting-volume = 音量
setting-speed = アニメーション
setting-speed-none = なし
watch-title = 牌譜を見る
watch-lead = 牌譜ファイルをこのページにドロップしてください。方城、天鳳（mjlog、tenhou.net/6）、mjai、電脳麻将（Majiang）、Botzone、IJCAI に対応。gzip・zip 圧縮も可。
watch-choose = ファイルを選ぶ
watch = 牌譜再生
tab-review = 検討
tab-hint = ヒント
setting-hint = 自分の番にヒントを出す
analyse = 牌理
advice = 打ち方
drills = 練習問題
people-play = 友だちと打つ
lessons = レッスン
