# Texts of Fangcheng, 日本語. The same keys stand in all four files.

## The page itself
page-title = 方城
home-title = 各地の麻雀を、その土地のままに
home-lead = コンピューター相手にすぐ対局。点数の理由がひと目で分かり、打ちながら学べます。
play-now = 今すぐ対局
play = 対局
resume = 対局に戻る
matches-title = 対局の記録
matches-all = すべて表示（{ $n }件）
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
variants = ルール一覧
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

## The gallery of variants
gallery-of = { $of }種のうち{ $n }種
gallery-filter = 絞り込み
gallery-clear = 解除
gallery-region = 地域
gallery-players = 人数
gallery-length = 長さ
gallery-jokers = ジョーカー
gallery-flowers = 花牌
gallery-chow = チー
gallery-any = すべて
gallery-with = あり
gallery-without = なし
gallery-short = 短い
gallery-middle = 中くらい
gallery-long = 長い
gallery-known = 知っているゲーム
gallery-known-none = 選んでいません
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
    [on] 最初の打牌に決まりあり
   *[off] 最初の打牌は自由
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
   *[off] 鳴かせた包なし
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

## The table
to-home = ホーム
rail-label = メニュー
side-label = サイドパネル
centre-label = 卓の中央
hand-label = あなたの手牌
tab-log = 記録
tab-score = 点数
tab-rules = ルール
log-empty = まだ記録はありません。
log-draws = ツモ
log-discards = 打
log-cut = ツモ切り
tab-learn = 遊び方
walls-title = 牌山
walls-seal = 封印
walls-opening = 封印の中身
walls-next = 次の対局の封印
walls-copy = コピー
walls-copied = コピーしました
walls-chosen = この牌山に封印はありません。卓を開いた人が選んだか、牌譜から取ったものです。
walls-sealed = 無作為に引かれ、最初の牌より前に封印されました。対局が終わるとここで開かれます。
walls-kept = 牌山は公正でした。そのシードは最初の牌より前に封印されていました。
walls-broken = 牌山は封印されたものと違います。このサーバーを信用しないでください。
walls-unchecked = 牌山は開かれました。ブラウザが確かめるのは安全なページ（HTTPS）だけです。手で比べてください。
walls-check = 確かめ方
walls-how = 封印は一行の文字列の指紋です。ルールと、すべての牌が決まるシード、そして推測を防ぐ乱数から成ります。あとでその一行から計算し直すと、同じ封印にならなければなりません。
walls-by-hand = 手で確かめるには（点の代わりにその一行を入れます）：
walls-record = すべての牌がこのシードから来ることは、保存した牌譜で確かめられます：
book-label = 遊び方とルール
learn-aim = 目的
learn-turn = 自分の番
learn-claims = 鳴き
learn-win = 和了の条件
learn-pay = 点数のやりとり
learn-special = この麻雀ならでは
learn-here = この卓で違うこと
learn-otherwise = この卓で変わるところ
learn-set = { $label }：{ $value }
learn-changed = { $label }：{ $value }（基本ルール：{ $book }）
learn-law = ルール全文
rules-contents = 目次
rules-search = ルールを検索
rules-found = { $n } 件
rules-english = この言語の規則書はまだありません。英語で示します。
rules-everywhere = すべての規則書から探す
rules-program = プログラムの扱い
rules-changed-since = 次のルールはその後変わったため、英語で示します：{ $rules }。
rules-options = 採用中のルール
rules-changed = { $n } 件を変更
winning-tile = 和了牌
auto-sort = 自動理牌
auto-win = 自動和了
auto-no-calls = 鳴きなし
auto-discard = ツモ切り
undo = 一手戻す
redo = やり直す
your-turn = あなたの番です
choose-tile = 切る牌を選んでください
cancel = キャンセル
last-discard = 直前の捨て牌
waits = 待ち
waits-after = 打
confirm-yes = それでも捨てる
confirm-no = やめる
confirm-pass = 見逃す
confirm-back = 戻る
presets = ルールの版
decision-seconds = 一手の制限時間（秒）
no-limit = 無制限
clock = 残り時間
bank-seconds = 一局の持ち時間（秒）
bank-none = なし
clock-left = { $n } 秒
clock-bank = 持ち時間 { $n } 秒
away = 離席中です。自動で打っています。
away-back = 戻りました
tiles-left = 残
dice = サイコロ：{ $sum }
thinking = 考え中…
bot = COM
laid-aside = 抜き牌：{ $tiles }
standing-apart = 立牌{ $n }枚
# 鳴きの呼び方
chow = チー
pung = ポン
kong = カン
a-chow = チー
a-pung = ポン
a-kong = カン
meld-chi = チー：{ $tiles }
meld-pon = ポン：{ $tiles }
meld-kong_open = 明槓：{ $tiles }
meld-kong_added = 加槓：{ $tiles }
meld-kong_concealed = 暗槓：{ $tiles }
meld-special = 公開：{ $tiles }
wind-E = 東
wind-S = 南
wind-W = 西
wind-N = 北
dealer-mark = 親
setting-tilted = 卓を斜めから見る
setting-corners = 牌の隅に数字を表示
setting-shade = ツモ切りを暗く表示
setting-twoTaps = タッチ：二度押しで打牌
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
key-tiles = 手牌
key-tiles-keys = Q W E R …
key-space = ツモ牌・既定の選択
key-space-keys = スペース
key-calls = チー ポン カン リーチ 和了
key-calls-keys = 1 – 5
key-pass = パス・取消
key-pass-keys = 0 Esc
key-arrows = 手牌内を移動
key-arrows-keys = ← →
key-toggles = 理牌・和了・鳴きなし・ツモ切り
key-toggles-keys = ⇧ S W C D
key-undo = 一手戻す
key-undo-keys = Ctrl Z
key-redo = やり直す
key-redo-keys = Ctrl Y
key-view = 斜めから／真上から見る
key-view-keys = B
key-log = 記録
key-log-keys = L
key-sound = 音のオン・オフ
key-sound-keys = M
key-side = サイドパネルの表示
key-side-keys = { "]" }

## Tiles in words
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

## Round and counters
round-hand = { $wind ->
    [E] 東
    [S] 南
    [W] 西
   *[N] 北
 }{ $number }局
counter-honba = 本場
counter-sticks = 供託
counter-streak = 連荘
counter-factor = この局 ×
counter-wash-outs = 荒番
counter-lucky-dice = 開宝 ×
counter-pot = 場供
counter-base = 基本点
indicator-dora = ドラ表示牌
indicator-ura = 裏ドラ表示牌
indicator-joker = ジョーカー表示牌
indicator-treasure = 宝牌
indicator-heart = 心牌

## Choices
choice-discard = 打{ $tile }
choice-lay-head = { $tile }を並べる
choice-ready = 聴牌宣言
choice-riichi = リーチ
choice-chi = チー
choice-pon = ポン
choice-pon-standing = ポン（立牌{ $n }枚）
choice-kong = カン
choice-win = 和了
choice-ron = ロン
choice-tsumo = ツモ
choice-take-in = 牌を手に入れる
choice-win-flowers = 花牌で和了
choice-win-honours = 十風で和了
choice-go-on = 続ける
note-at-once = すぐに{ $n }点
choice-reach = ツモる
choice-pass = パス
choice-flower = 花牌
choice-north = 北抜き
choice-egg-winds = 風の蛋
choice-egg-dragons = 三元の蛋
choice-egg-ones = 一の蛋
choice-egg-nines = 九の蛋
choice-egg-done = このままにする
choice-egg-tile = 蛋に入れる：{ $tile }
choice-throw-again = 戻して振り直す
choice-draw-on = ツモへ
choice-abort = 九種九牌
choice-missing = { $suit ->
    [m] 萬子
    [p] 筒子
   *[s] 索子
    }
choice-confirm = 決定
choice-sit = 座
choice-no-stake = 内挿しなし
choice-stake-tens = { $n }以上
said = { $words }
prompt-follow = この局、誰に賭けますか
choice-follow = { $seat }に賭ける
note-follows-now = 現在の相手
prompt-missing = 捨てる色を選んでください
prompt-exchange = 同じ色の牌を三枚選んで交換
prompt-heart = この局の心牌（心に決める一枚）を書いてください。和了するまで誰にも見えません
prompt-stakes = 内挿し：自分に何底を足しますか？和了れば各家から、払うときは自分からその分が加わります。
prompt-ready-stake = 点棒をいくつ賭けますか？自分が和了ればその数を得、他の人が和了ればその数を失います。
prompt-ready-tens = 点棒をいくつ賭けますか？まずおおよその数を。
prompt-heads = どの将頭を並べますか？あと{ $n }枚。
prompt-honours = 字牌を十枚切りました。和了しますか、続けますか。
prompt-eight-flowers = 花牌八枚：和了しますか、支払いを受けて続けますか？
prompt-seven-flowers = 花牌七枚、八枚目は{ $seat_from }：和了しますか、支払いを受けて続けますか？

## Why something may not be done
reason-swap = 喰い替えになります（{ $tile }）。
reason-no-pattern = 役なし
notice-furiten-own = フリテン：{ $tile }が捨て牌にあります
notice-furiten-temporary = 同巡フリテン：{ $tile }を見逃しました
notice-furiten-riichi = リーチ後フリテン：{ $tile }を見逃しました
notice-last-tile = 海底牌
illegal-stale = 局面が進んだため、操作は取り消されました。
illegal-choice = 今はできません。
bye-elsewhere = 別の画面で開かれました。
bye-unknown-table = この卓には入れません。終了したか、サーバーが再起動されたか、ほかの人の卓です。
table-gone = この卓はもうこのサーバーにありません。長いあいだ打たれずに片づけられたか、このアドレスで別のサーバーが動いています。
table-no-seat = このブラウザには、この卓の席がありません。卓を始めたブラウザで開くか、新しい卓を始めてください。

## Seat flags
flag-riichi = リーチ
flag-ready = 聴牌
flag-furiten = フリテン
flag-won = 和了済
flag-heart = 心牌
flag-missing = { $suit ->
    [m] 萬子
    [p] 筒子
   *[s] 索子
    }なし
flag-stakes = 内挿し{ $n }底

## The log
ev-deal = 配牌。親は{ $seat }。
ev-dice = サイコロ：{ $n }
ev-draw = { $seat }がツモ
ev-draw-own = { $seat }が{ $tile }をツモ
ev-discard = { $seat }が{ $tile }を切る
ev-discard-down = { $seat }は牌を伏せて切る
ev-discard-drawn = { $seat }が{ $tile }をツモ切り
ev-ready = { $seat }が聴牌宣言
ev-chi = { $seat }が{ $tiles }をチー
ev-pon = { $seat }が{ $tiles }をポン
ev-sum = { $seat }：合 { $tiles }
ev-heads = { $seat }：碰 { $tiles }
ev-kong = { $seat }が{ $tiles }をカン
ev-flower = { $seat }が{ $tiles }を抜く
ev-north = { $seat }が北を抜く
ev-flip = { $tile }をめくる
ev-win = { $seat }が{ $tile }で和了
ev-draw-game = 流局
word-chi = チー
word-pon = ポン
word-sum = 合！
word-heads = 碰！
word-kong = カン
word-kong-opened = 開槓
word-riichi = リーチ
word-ready = 聴牌
word-win = 和了
word-ron = ロン
word-tsumo = ツモ
word-flower = 花
word-north = 北
word-egg = 蛋

## Results
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

## Watching records

watch-title = 牌譜を見る
watch-lead = 牌譜ファイルをこのページにドロップしてください。方城、天鳳（mjlog、tenhou.net/6）、mjai、電脳麻将（Majiang）、Botzone、IJCAI に対応。gzip・zip 圧縮も可。
watch-choose = ファイルを選ぶ
watch-reading = 牌譜を読み込んでいます…
watch = 牌譜再生
replay-title = 牌譜再生
replay-loading = 牌譜を再現しています…
replay-games = ファイル内の対局
replay-number = 第{ $n }戦
replay-hands = 全{ $n }局
replay-bar = 再生位置
replay-hand-list = 局一覧
replay-step = { $of }手中{ $n }手目
replay-start = 局の先頭へ
replay-back = 一手戻る
replay-run = 再生
replay-pause = 一時停止
replay-forward = 一手進む
replay-end = 局の最後へ
replay-speed = 速度
replay-open = 全員の手牌
replay-seats = 視点
replay-link = リンクをコピー
replay-copied = コピーしました
replay-address = この場面へのリンク
replay-unkept = リンクはサーバーが動いている間有効です。その後は同じファイルをもう一度ドロップすれば、同じリンクで開けます。
replay-play-on = ここから打ち継ぐ
replay-save = 保存形式
replay-form-native = 方城
replay-form-mjai = mjai
replay-form-tenhou6 = 天鳳
mark-call = 副露
mark-ready = 聴牌宣言
mark-win = 和了
mark-draw = 流局
key-step = 一手戻る・進む
key-step-keys = ← →
key-hand = 局の先頭・最後
key-hand-keys = ↑ ↓
key-run = 再生・一時停止
key-run-keys = スペース
key-speed = 遅く・速く
key-speed-keys = - +
key-seat = 視点を替える
key-seat-keys = V
key-open = 全員の手牌
key-open-keys = O
key-mistakes = 前のミス・次のミス
key-mistakes-keys = B N
replay-line = { $line }行目
replay-event = { $hand }局目のイベント{ $event }
replay-hand = { $hand }局目
replay-game = 第{ $game }戦
replay-gone = この牌譜（対局・場面）はサーバーにありません。ファイルがあればホームにドロップしてください。リンクは同じです。
replay-cut = このファイルには読めない部分があります（{ $reason }）。読めた部分を表示しています。
replay-note = { $place }：{ $reason }。
unknown-ending = 終局の名 { $named } がわからないため、この局はここまでしか追えません
unknown-bill = 精算のうち { $named } がわからないため、照合していません
unknown-pattern = 役の名 { $named } がわからないため、照合していません
replay-unplayable = { $file }、{ $place }：この対局は再現できません（{ $reason }）。別の対局を選ぶか、全ての牌を含む牌譜を保存し直してください。
replay-differs = { $file }、{ $place }：{ $what } が牌譜では { $told }、ここのルールでは { $played } です。別のルールの対局か、牌譜が壊れています。詳しくは「fangcheng verify」で確認できます。
error-record-size = ファイルが牌譜の上限 2 MiB を超えています。分割するか gzip で圧縮してください。

## 牌譜の検討
tab-review = 検討
review-title = 検討
review-about = どの選択も、その席から見えたものだけで評価します。見えるものと矛盾しない多くの配牌で、それぞれの選択肢を局の終わりまで打ちます。伏せられた牌は見ません。偶然かもしれない差には印を付けず、損にも数えません。
review-start = この対局を検討
review-stop = 中止
review-progress = { $of }回の選択のうち{ $done }回を検討済み
review-waits = この麻雀の準備中です。初回はしばらくかかります。
review-player = 誰の選択か
review-better = { $grade }：{ $chosen }。よりよい手：{ $best }、{ $points }点の得（± { $margin }、{ $worlds }局の試し打ち）。
review-slip = 緩手
review-mistake = 失着
review-blunder = 大失着
review-find = 好手
review-found = 好手：{ $chosen }。ボットの選択より得です。
review-sum = { $points } 点（自分の選択 { $decisions }、牌と他家 { $rest }）。
review-counts = 数える選択{ $real }回、印なし{ $right }回。緩手{ $slip }回、失着{ $mistake }回、大失着{ $blunder }回。
review-few = 選択が30回に満たないので率は出しません。
review-rate = 印なし{ $n } %
review-unit = ここでは和了一回で平均{ $n }点です。
review-theme = いちばん損をした点：{ $theme }。
review-theme-speed = 速さ
review-theme-waits = 待ちの選択
review-theme-danger = 危険な打牌
review-theme-folding = 早すぎるオリ
review-theme-value = 手の価値
review-theme-call-missed = 鳴くべき牌の見送り
review-theme-call-needless = 不要な鳴き
review-theme-kongs = カン
review-theme-declaring = リーチ・聴牌宣言
review-theme-wins = 和了の取捨
review-theme-questions = 打牌以外の選択
review-drill = 練習：{ $name }
review-graph = { $name }の局ごとの点数。自分の選択{ $decisions }、牌と他家{ $rest }
review-line-points = 点数
review-line-decisions = 自分の選択
review-line-tiles = 牌と他家
review-next = 次のミス
review-before = 前のミス
review-none = 確かなミスはありません。
review-none-yet = ここまでミスはありません。
review-dearest = 損の大きい選択
review-here = この場面
review-go = { $hand }局目{ $step }手目
review-try = ここから試し打ち
review-gone = 検討は結果なしで終わりました。もう一度頼んでください。
review-full = ほかの対局を検討中です。{ $n }秒後にもう一度お試しください。

## Texts of the server

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

# Choices and prompts of the server
choice-give = { $tile }を渡す
choice-special = 全員の手を見る
choice-ready-shown = 公開聴牌
choice-ready-heavenly = 天聴
choice-ready-up = 表向きで宣言
choice-ready-down = 伏せて宣言
choice-ready-up-racked = 表向きで山の上
choice-ready-down-racked = 伏せて山の上
choice-raise = 頂（倍にする）
choice-no-raise = しない
choice-return = 回：{ $who }
choice-no-return = 回さない
choice-open-kong = 開槓
choice-name-tile = { $tile }を選ぶ
choice-heart = { $tile }を心に決める
choice-take-last = 海底牌を取る
choice-leave-last = 取らない
choice-show-opening = 見せる
choice-silent = 黙っている
choice-show = テンパイを公開する
choice-hide = 手牌を伏せる
choice-stand = 坐らない
choice-no-pull = 拉さない
choice-pull = 拉 ×{ $n }
choice-stake = 内挿し{ $n }底
prompt-sit = 親です。坐すと支払いが倍になります。坐しますか？
prompt-raise = 親に「頂」をかけますか？親との支払いが倍になります。
prompt-return = 誰の「頂」に「回」で応じますか？その人との支払いは四倍になります。
prompt-turned = 開槓で{ $tiles }がめくられました。和了できます。
prompt-kong-tile = 和了はありません。どの牌を自分の打牌にしますか？
prompt-last-tile = 海底牌を取りますか？和了できればツモ、できなければ自分の打牌になります。
prompt-last-tile-unready = 海底牌を順に聞いています。取れるのは聴牌者だけです。
prompt-rob = { $seat }が{ $tile }を出しました。取れます。
prompt-treasure = ツモの前に宝牌を見ます：{ $tile }
prompt-treasure_again = 宝牌は{ $tile }。同じ牌が三枚見えています。戻して振り直しますか？
prompt-opening-wins = 配牌を見せるとすぐ全員から点をもらえますが、牌も見られます。
prompt-pull = 親に対して拉しますか？一回ごとに親との支払いが倍になります。
prompt-heavenly = 配牌で聴牌です。宣言しますか？
prompt-egg = 蛋に入れる次の牌を選んでください
prompt-show = 流局です。テンパイを公開しますか？

# Flags and notices of the server
flag-ready-plain = 聴牌宣言
flag-raise = 頂
flag-return = 頂・回
flag-ready-open = 公開聴牌
flag-ready-heavenly = 天聴
flag-ready-earthly = 地聴
flag-ready-opened = 開槓後（手牌固定）
flag-yakitori = 焼き鳥
flag-chips = チップ { $n }
flag-passed = 見逃し
flag-sits = 坐
flag-pulls = 拉 ×{ $n }
flag-watching = 観戦
flag-due = { $seat }から{ $n }
flag-due-sum = 貸し{ $n }
flag-owes = { $seat }へ{ $n }
notice-waiting = 席待ち・観戦中：{ $of }人中{ $n }番目
notice-time-up = { $n ->
    [0] 時間切れ：これが最後の局です
   *[other] 時間切れ：この局のあと、もう一局行います
    }
notice-more-time = サーバーが一時停止していたため、この手番は { $n } 秒延長されます。
confirm-joker-discarded = { $tile }は混児です。捨てるとこの局では和了できません。
confirm-watch-binds = 全員の手を見ると手牌は固定されます。和了は見逃せず、カンもできず、ツモ切りになります。他家の和了には1台多く払います。
confirm-passed-win = ここで見逃すと、この局ではもう和了できません。
notice-passed-win = 見逃し：次の自分の番まで和了できません
notice-passed-lock = 見逃し：待ちでない牌を切るまで和了できません
notice-passed-go-round = 見逃し：次の自分の打牌まで和了できません
notice-passed-for-hand = 宣言後の見逃し：この局は和了できません
wait-no-shape = 未完成
wait-no-yaku = 役なし
wait-below-minimum = { $minimum }未満
wait-furiten = フリテン
wait-rob-not-allowed = 搶槓不可
wait-plain-hand = 平凡な手は不可
wait-holds-lack = 欠け色が残る
wait-three-suits = 三色のまま
wait-joker-discarded = 混児を捨てた
wait-no-discard-win = ツモのみ
wait-passed-win = 見逃し
wait-kong-replacement = この嶺上牌は不可
wait-lacks-triplet = 刻子なし
wait-lacks-opened = 未開門
wait-lacks-terminal = 一九牌なし
wait-lacks-run = 順子なし
wait-lacks-branches = 一色が八枚未満
wait-one-triplet = 刻子がちょうど1つでない
wait-pair-28 = 雀頭が2か8
wait-lacks-suits = 三色そろわず
wait-lacks-pair = 雀頭が二五八でない
wait-all-laid = 裸単騎で対々和でない
wait-not-with-heart = 心牌を加えても未完成
wait-lacks-key = 番なし、出和了不可
wait-lacks-flowers = 花が足りない
wait-payer-broke = 持ち点なし
wait-no-winning-kind = 和了できる役でない
wait-ready-draws-only = 宣言後はツモのみ
wait-open-hand-draws-only = 開いた後はツモのみ
wait-no-seven-pairs = 七対子なし
wait-jokers-own-turn = ツモのみ
wait-five-alike = 同種五枚
wait-joker-draws-only = 万能牌があればツモのみ
wait-fishing-draws-only = ツモのみ
wait-joker-claim = 捨てられた万能牌では和了できない
wait-holds-kong-tile = 晒すべき牌がある
wait-many-jokers = 万能牌が多すぎる
wait-not-declared = 宣言なし
wait-low-discard = 数が小さい
wait-low-self-draw = 数が小さい

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

# Why not
not-owed = 今は何も求められていません。
too-late = 先を越された
not-your-turn = { $who ->
    [E] 東
    [S] 南
    [W] 西
   *[N] 北
    }家の番です。
hand-over = この局は終わりました。
no-such-action = そのような操作はありません。
other-phase = 今はその場面ではありません。
not-held = 手に{ $tile }がありません。
nothing-drawn = ツモっていません。
swap = 喰い替えはできません。
ready-lock = 宣言後はツモ切りのみです。
ready-discard = この牌を切ると聴牌になりません。
lack-first = 欠け色の牌から切ります。
standing = 立牌です。宣言するときにしか捨てられません。
standing-pung = 鳴いた後に捨てられる牌がありません。
standing-gone = 立牌が残っていないので宣言できません。
must-follow = 親が切った字牌を持っているので、それを切らなければなりません。
honours-first = 一枚だけの字牌を先に切ります。残り一枚の牌、すでに見えている牌、そのほかの順です。
catch-circle = 万能牌が切られました。その人の「抓打圏」が終わるまで、鳴けず、ツモ切りだけです。
chow-limit = チーは一局に { $n } 回まで。
no-shape = { $tile }では完成しません。
no-yaku = 役がありません。
below-minimum = { $minimum }に足りません。
furiten = フリテンのためロンできません。
rob-not-allowed = この手ではこの牌を搶槓できません。
plain-hand = 平凡な手では和了できません。
holds-lack = 欠け色の牌が残っています。
three-suits = 一色も欠けていません。
joker-discarded = 混児を捨てたので和了できません。
watch-binds = 全員の手を見た人は、この局の手牌が固定されます。
no-discard-win = ツモ和了のみです。
passed-win = 見逃しをしました。
kong-replacement = この槓の補充牌では和了できません。
lacks-triplet = 刻子がないので和了できません。
lacks-opened = まだ鳴いていない（開門していない）ので和了できません。
lacks-terminal = 一九牌も、その代わりになる牌もないので和了できません。
lacks-run = 順子がありません。
lacks-branches = 同じ色の牌が八枚に足りません。
one-triplet = 刻子（または槓子）1つと順子3つが必要です。
pair-28 = 雀頭は2と8以外です。
lacks-suits = 三色がそろっていないので和了できません。
lacks-pair = 雀頭は2・5・8でなければ和了できません。
all-laid = すべての面子をさらした裸単騎では、対々和でなければ和了できません。
not-with-heart = 書いた心牌を加えても和了形になりません。
heart-claim = 心牌はチー・ポン・カンに使えません。
ready-draws-only = 宣言した後はツモでしか和了できません。
open-hand-draws-only = 手を開いた後はツモでしか和了できません。
no-seven-pairs = このルールに七対子はありません。
jokers-own-turn = 手が未完成のまま万能牌の枚数で和了できるのは自分の番だけです。
five-alike = 和了形ではありません。万能牌が同じ牌の五枚目になります。
kong-not-added = 捨て牌のカンは槍槓できません。和了するならその捨て牌で和了します。
joker-draws-only = 万能牌を持つ手はツモでしか和了できません。
fishing-draws-only = どの牌でも和了できる待ちではツモでしか和了できません。
holds-kong-tile = 晒さなければならない牌がまだ手にあります。
lacks-key = 番がないので、他家の牌では和了できません。
cut-off = 先に和了する人がいます（頭ハネ）。
lacks-flowers = 花が足りないので小さい手では和了できません。
payer-broke = この牌を出した人は持ち点がなく、その人からは和了できません。
sealed = 他家に三回鳴かせたので、この局は和了できません。
joker-kept = ほかの牌があるあいだ、万能牌は切れません。
no-winning-kind = 形はできていますが、和了できる役ではありません。
not-declared = リーチ（報聴）を宣言した者だけが和了できます。
low-discard = この牌は数が小さく、出和了できません。
low-self-draw = 引いた牌は数が小さく、自摸和了できません。
ready-number = 待ち牌の数がどれも小さく、宣言できません。
ready-unseen = 待ちの大きい牌はすべて見えていて、宣言できません。
kong-passed-wait = この槓の補充牌では和了できません：最後の打牌の後に待ち牌が捨てられています。
claimed-turn = 鳴いた牌はツモではありません。
must-win = 終盤は和了できるなら和了しなければなりません。
no-claim = 鳴ける捨て牌がありません。
no-chi = チーはありません。
chi-left = チーは上家の捨て牌だけです。
chi-tiles = この順子になる牌がありません。
pon-tiles = { $tile }の対子がありません。
sum-tiles = この牌と合わせて15になる二枚がありません。
head-tiles = この組に要る将頭がありません。
head-once = 将頭の組は一つまでです。
heads-first = 先に並べる将頭を選んでください。
stake-first = 先に賭ける数を決めてください。
kong-tiles = 槓する牌がありません。
kong-fresh = 槓はツモった番だけです。
kong-max = これ以上槓できません。
kong-wall = 残り牌が足りず槓できません。
kong-ready = 宣言後は待ちを変える槓はできません。
joker-claim = 万能牌は鳴けません。
claims-end = 最後の数枚は和了だけです。
ready-claim = 宣言後は鳴けません。
lack-claim = 欠け色の牌は鳴けません。
recall = 捨てた種類の牌は鳴けません。
recall-chow = 捨てた種類の牌はチーできません。
three-for-kong = 三枚持っている牌の四枚目はポンできません。カンだけです。
passed-pung = 同巡内に見逃したポンです。
meld-suits = 副露が三色になってしまいます。
no-pon = ここではポンも明槓もできません。
single-kong = この牌は一枚ずつ槓として晒すだけです。
many-jokers = 小さな手にこれほど多くの万能牌は持てません。
no-discard-left = 鳴くと切れる牌がなくなります。
not-opened = 槓を除いても聴牌し、めくる牌が残っているときだけ開槓できます。
opened-lock = 開槓した後は手牌を変えられません。
last-tile-unready = 聴牌している人だけが海底牌を取れます。
no-ready = 聴牌宣言はありません。
ready-twice = すでに宣言しています。
ready-open = 門前ではありません。
ready-score = { $points }点未満です。
ready-wall = 残りが{ $n }枚未満です。
not-ready = 聴牌になる打牌がありません。
ready-early = 聴牌の宣言は第一巡で、鳴く前に限ります。
ready-drawn = 宣言はツモの後です。
no-north = 今は北を抜けません。
egg-later = さらした蛋には、あとの番でツモのあとに同じ種類の牌を一枚足せます。
egg-tiles = この牌は蛋に入れられません。
no-egg = 今はその蛋をさらすことも足すこともできません。
last-hand-tile = チーした人は、手牌が一枚になる鳴きはできません。
no-abort = 今は流局を宣言できません。
exchange-suit = 同じ色の三枚を渡します。
may-not-pass = 見送るものがありません。
not-open = 今はできません。
illegal-message = サーバーが理解できない通信です。
bye-too-fast = 通信が多すぎるため一時切断します。
bye-bad-messages = 理解できない通信が続きました。再読み込みしてください。
bye-broken = この卓で問題が起き、続けられません。申し訳ありません。
bye-not-kept = サーバーがこの卓を保存できませんでした（ディスクがいっぱいかもしれません）。直前の操作は反映されていません。再試行しています。
bye-made-room = この卓では長い間操作がなかったため、ほかの方に場所を譲りました。卓は保存されています。再読み込みすると続けられます。
bye-set-aside = この卓は続けられません：{ $reason }。この卓だけを保留にしました。ほかの卓に影響はありません。
bye-stopped = サーバーが停止しました。この卓は保存されています。サーバーが戻るまで接続を試みます。
bye-failed = この卓で問題が起きました。直前の操作は反映されていないかもしれません。卓を読み込み直しています。
bye-silent = ページから長い間応答がないため、サーバーが接続を切りました。
refused-notation = 牌の表記を読めません：{ $detail }
refused-hand = 手牌として成り立ちません：{ $detail }
refused-name = その名前はありません：{ $detail }
unknown-preset = このルールに「{ $name }」という版はありません。{ $close ->
    [none] 一覧から選んでください。
   *[other] 「{ $close }」のことですか。
 }
unknown-option = このルールに「{ $name }」という設定はありません。{ $close ->
    [none] 取り除いてください。
   *[other] 「{ $close }」のことですか。
 }
unknown-drill = このルールに「{ $name }」という練習はありません。一覧から選んでください。
unknown-advice = 打ち方の本に「{ $name }」という項目はありません。目次から選んでください。
refused-option = このオプションにその値は使えません：{ $detail }
refused-house = ハウスルールを使えません：{ $detail }
refused-record = この牌譜を読めません：{ $detail }
refused-other = できませんでした：{ $detail }
error-drill-seed = 問題の番号は1桁から9桁の数字です。
error-request = サーバーが要求を理解できません。
error-origin = このサーバーのページからのみ卓を開けます。
error-slow = リクエストの送信が遅すぎたため中止しました。もう一度お試しください。
error-too-many-tables = 卓を開く間隔が短すぎます。{ $n } 秒後にもう一度お試しください。
error-own-tables = ここから開いた卓はすべて使用中で、上限に達しています。どれかを離れてからお試しください。
error-server-full = このサーバーの卓は満席です。1〜2分後にもう一度お試しください。
error-store-full = このサーバーが保存できる卓の上限に達しています。古い卓が削除されるまで新しい卓は開けません。
error-too-busy = ここからのリクエストが多すぎます。{ $n } 秒後にもう一度お試しください。
error-not-kept = サーバーが現在、卓を読み書きできません（ディスクがいっぱいかもしれません）。しばらくしてからお試しください。
error-match-goes-on = 対局はまだ終わっていません。牌譜には山が載るためです。
error-bank-alone = 持ち時間は一手の制限時間と合わせて使います。一手の時間も選ぶか、持ち時間を 0 にしてください。


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

## ヒント
hint = ヒント
tab-hint = ヒント
key-hint = ヒントの表示
key-hint-keys = H
setting-hint = 自分の番にヒントを出す
hint-off = ヒントは表示していません。おすすめの選択とその理由、選択ごとの向聴数・受け入れ・和了点・放銃の危険を示します。
hint-turn-on = ヒントを表示
hint-turn-off = 隠す
hint-none = 次の選択のときに表示します。
hint-working = 計算中……
hint-ready = 聴牌
hint-barred = 和了できません
hint-complete = 和了形
hint-away = { $n }向聴
hint-hand = 手牌
hint-head-tile = 打牌
hint-head-then = 打牌後
hint-head-left = 受入
hint-head-risk = 待ちの数
hint-as-it-is = このまま
hint-nearer = 受け入れ
hint-waiting = 待ち
hint-bar-left = 受け入れ { $n } 枚
hint-bar-risk = 他家の待ち方は合わせて { $n } 通り
hint-safe = 安全
hint-brings-discard = ロン { $low }
hint-brings-range = ロン { $low }～{ $high }
hint-brings-discard-drawn = ロン { $low }、ツモ { $drawn }
hint-brings-range-drawn = ロン { $low }～{ $high }、ツモ { $drawn }
hint-brings-drawn = ツモ { $drawn }
hint-declared = 宣言すれば
hint-ways = 待ち方 { $n } 通り
hint-no-ways = 通常の形ではもう待てない
hint-safe-no-discard-win = ロン和了のないルールです
hint-safe-left = 安全：和了して抜けている
hint-safe-payer-broke = 安全：持ち点のない人からは和了れない
hint-safe-sealed = 安全：三回鳴かせた人は和了れない
hint-safe-not-declared = 安全：宣言した人しか和了れない
hint-safe-ready-draws-only = 安全：ツモ和了のみ
hint-safe-open-hand-draws-only = 安全：ツモ和了のみ
hint-safe-joker = 安全：捨てられたジョーカーでは和了れない
hint-safe-low-discard = 安全：数が小さくロンできない
hint-safe-lack = 安全：この人の欠け色
hint-safe-own-river = 安全：現物（フリテン）
hint-safe-passed-ready = 安全：宣言後に通った牌
hint-safe-passed-round = 安全：同巡に通った牌（次のツモまで）
hint-seen-own-river = 本人の河にあるが、ここではロンの妨げにならない
hint-seen-passed = 宣言後に通ったが、ここではロンの妨げにならない
hint-seen-no-chance = ノーチャンス（順子では待てない）
hint-seen-line = スジ（両面待ちならフリテン）
hint-seen-one-chance = ワンチャンス（どの順子も最後の1枚が要る）
hint-note-ways = 待ちの数は、見えていない1枚または2枚の組み合わせのうち、この牌を待つ形の数です。特殊な和了形は数えません。
hint-note-ways-jokers = 待ちの数は、見えていない1枚または2枚の組み合わせのうち、この牌を待つ形の数です。特殊な和了形と他家のジョーカーは数えません。
hint-note-brings = 点数はふつうの場面での支払いです。供託と、和了後にめくる牌の分は含みません。
hint-note-pending = 和了点はまだ計算中です。

## 打牌の助言：最も強いボットの選択と、目の前の局面で正しい理由
advise-and-discard = { $move }、打{ $tile }
advise-or = か
advise-either = { $tile }か{ $tile_same }を切る
advise-same = 数えられるものはすべて同じで、どれを切っても変わりません。
advise = 助言
advise-mark = おすすめ
advise-all = それぞれの選択の結果
advise-read = 打ち方の本：{ $title }
advise-who = { $state ->
    [melds] { $melds }副露の{ $seat }
    [frozen] 手牌がもう変わらない{ $seat }
    [opened] 手牌が固定された{ $seat }
   *[declared] 聴牌を宣言した{ $seat }
}
advise-forced = ほかに切れる牌がありません。
advise-estimate = 数だけでは決まりません。ボットの見積もりでは、この方が手の価値が高くなります。
advise-estimate-risk = 最も安全な牌でもありません。ボットの見積もりでは、この方が手の価値が高くなります。
advise-habit = この選択には数えられる根拠がありません。ボットはいつもこうします。
advise-north = 北を抜いて、代わりに1枚引きます。
advise-barred = 何を切っても、この手はもう和了れません。
advise-dead = 受け入れはもうありません。
advise-nearest = ほかの牌を切ると向聴数が増えます。{ $n ->
    [0] ただし、受け入れはもうありません。
   *[other] 受け入れは{ $n }枚です。
}
advise-most = 受け入れは{ $n }枚で、向聴数が同じ打牌の中で最も多くなります。
advise-as-many = 損はありません。受け入れは{ $n }枚で、向聴数が同じ打牌にこれより多いものはありません。
advise-fewer = { $tile }なら受け入れは{ $m }枚、これなら{ $n }枚です。
advise-keeps-dora = { $tile }はドラなので残します。
advise-keeps-value = { $tile }は刻子になれば役になるので残します。
advise-farther = { $tile }なら向聴数は{ $n }少なくて済みます。
advise-farther-dead = { $tile }なら向聴数は{ $n }少なくなりますが、受け入れがありません。
advise-farther-barred = これを切るともう和了れません。{ $tile }なら和了れます。
advise-ready = 聴牌します。和了牌は{ $tile }、{ $n ->
    [0] ただし1枚も残っていません。
   *[other] 見えていないのは{ $n }枚です。
}
advise-ready-most = 聴牌します。和了牌は{ $tile }、見えていないのは{ $n }枚で、ほかのどの打牌よりも多くなります。
advise-ready-as-many = 聴牌します。和了牌は{ $tile }、見えていないのは{ $n }枚で、これより多い打牌はありません。
advise-ready-barred = { $tile }待ちになりますが、このままでは和了れません。
advise-ready-furiten = 聴牌して{ $tile }待ち、見えていないのは{ $n }枚ですが、ツモ和了だけです。自分で{ $tile_own }を捨てています。
advise-ready-fewer = { $tile }なら和了牌は{ $m }枚です。
advise-ready-dearer = { $tile }なら和了牌は{ $m }枚ですが、最大{ $q }点です。こちらは最大{ $p }点です。
advise-safe-all = 和了に近い{ $n }人は、規則上この牌で和了れません。
advise-safe-some = { advise-who }は規則上この牌で和了れません。{ $seat_other }については確かではありません。
advise-safe-joker = { advise-who }はこの牌で和了れません。捨てられたジョーカーでは誰も和了れません。
advise-safe-low-discard = { advise-who }はこの牌で和了れません。数が小さすぎます。
advise-safe-lack = { advise-who }はこの牌で和了れません。なくさなければならない種類の牌です。
advise-safe-own-river = { advise-who }はこの牌で和了れません。自分で捨てています。
advise-safe-passed-ready = { advise-who }はこの牌で和了れません。宣言の後に見逃しています。
advise-safe-passed-round = { advise-who }は今この牌で和了れません。前の打牌の後に見逃しています。
advise-risk-least = 見積もり：{ advise-who }がこの牌を待つ形は{ $n }通りで、切れる牌でこれより少ないものはありません。
advise-risk-least-all = 見積もり：和了に近い相手がこの牌を待つ形は合わせて{ $n }通りで、切れる牌でこれより少ないものはありません。
advise-risk = 最も安全な牌ではありません。{ advise-who }が和了るかもしれません。
advise-risk-all = 最も安全な牌ではありません。和了に近い相手が和了るかもしれません。
advise-lack-first = なくさなければならない種類の牌です。
advise-alone = 浮き牌です。同じ牌も、2つ以内の数の牌も手にありません。
advise-partners = 浮き牌です。順子を作れる牌が{ $n ->
    [0] ありません
   *[other] { $n }種類しかありません
}。{ $tile }には{ $m }種類あります。
advise-win = 手が完成し、和了が認められます。
advise-call-nearer = 向聴数が{ $n }進みます。
advise-call-farther = 向聴数が{ $n }戻ります。
advise-call-keeps = 向聴数は変わりません。
advise-kong-keeps = 槓をしても損はありません。向聴数は変わりません。
advise-call-opens-way = こうしなければ、この手はもう和了れません。
advise-then-waits = その後は{ $tile }待ち、見えていないのは{ $n }枚です。
advise-then-helped = その後の受け入れは{ $n }枚です。
advise-then-waits-after = その後{ $tile_cut }を切れば{ $tile }待ちで、見えていないのは{ $n }枚です。
advise-then-helped-after = その後{ $tile_cut }を切れば受け入れは{ $n }枚です。
advise-pass-no-nearer = 向聴数が進み、受け入れも残る鳴きはありません。
advise-pass-barred = 鳴くと、この手はもう和了れません。
advise-pass-lost = 鳴いても鳴かなくても、この手はもう和了れません。
advise-pass-nearer = 鳴けば向聴数が{ $n }進みます。
advise-pass-rival = { $n ->
    [0] しかし{ advise-who }がこわく、ボットの見積もりでは鳴いた聴牌に見合いません。
   *[other] しかし{ advise-who }がこわく、自分は鳴いても聴牌まであと{ $n }歩です。
}
advise-pass-closed = しかし門前が崩れ、ボットの見積もりでは損の方が大きくなります。
advise-declare = 聴牌していて、宣言できます。
advise-declared-only = 宣言すれば捨てられた{ $tile }で和了れます。しなければ和了れません。
advise-declared-more = 宣言すれば捨てられた{ $tile }で少なくとも{ $n }点、しなければ{ $m }点です。
advise-lack = { $suit ->
    [m] 萬子
    [p] 筒子
   *[s] 索子
}は{ $n }枚で、これより少ない種類はありません。
advise-exchange = { $suit ->
    [m] 萬子
    [p] 筒子
   *[s] 索子
}は{ $n }枚で、3枚渡せる種類の中でこれより少ないものはありません。
advise-abort = 聴牌まであと{ $n }枚で、流局にできます。

## 牌理
analyse = 牌理
analyse-game = ルール
analyse-hand = 手牌
analyse-tiles = 牌
analyse-target = クリックした牌の入れ先
analyse-visible = ほかに見えている牌
analyse-turned = めくった牌
analyse-heart = 心牌
analyse-dora = ドラ表示牌
analyse-ura = 裏ドラ表示牌
analyse-flowers = 花牌
analyse-take = { $tile }を外す
analyse-clear = 消す
analyse-share = リンクをコピー
analyse-copied = コピーしました
analyse-circumstances = 状況
analyse-seat = 自風
analyse-round = 場風
analyse-lack = 欠け色
analyse-counters = 本場
analyse-deposits = 供託
analyse-streak = 連荘
analyse-stake = 賭け点
analyse-aside = 抜き北
analyse-missing = あと { $n } 枚。
analyse-heart-first = 心に決めた一枚を選んでください。
analyse-which = どの組をさらしますか？
analyse-complete = 和了牌はどれですか？
analyse-why = 内訳
analyse-won-by = 和了り方
analyse-self-draw = ツモ
analyse-discard-of = { $name }の捨て牌
analyse-robbed-from = { $name }の槍槓
analyse-no-win = 和了れない
analyse-note = 向聴数は形だけを見ています。聴牌でも、役や点が足りないことがあります。
meld-word-chi = チー
meld-word-pon = ポン
meld-word-kong = 大明槓
meld-word-concealed = 暗槓
meld-word-added = 加槓
meld-word-sum = 合わせて15
meld-word-head = 将頭の三枚組
meld-word-egg = 蛋
circumstance-riichi = 立直
circumstance-double-riichi = ダブル立直
circumstance-ippatsu = 一発
circumstance-ready-declared = 聴牌宣言
circumstance-open-ready = 手牌を公開して宣言
circumstance-heavenly-ready = 天聴
circumstance-hard-ready = 原報
circumstance-soft-ready = 軟報
circumstance-payer-ready = 放銃者は宣言済み
circumstance-treasure-draw = 宝牌を引いた
circumstance-treasure-match = 宝牌が待ち牌
circumstance-earthly-ready = 地聴
circumstance-first-turn = 第一巡で鳴きなし
circumstance-last-tile = 山の最後の牌
circumstance-kong-replacement = 嶺上牌
circumstance-discard-kong-replacement = 大明槓の嶺上牌
circumstance-flower-replacement = 花牌の補充牌
circumstance-kita-replacement = 抜き北の補充牌
circumstance-after-kong-discard = 槓の直後の捨て牌
circumstance-fourth-tile = 残り3枚が見えている牌
circumstance-last-copy = 残り3枚が他家のポンにある牌
circumstance-jokers-elsewhere = 他家に万能牌がある
circumstance-joker-discarded = ジョーカーを捨てた
circumstance-joker-thrown = 鬼を一枚捨てた
circumstance-two-jokers-thrown = 鬼を二枚捨てた
circumstance-three-jokers-thrown = 鬼を三枚捨てた
circumstance-four-jokers-thrown = 鬼を四枚捨てた
circumstance-double-hand = この局は2倍
circumstance-lucky-dice = 開宝
circumstance-wash-out = 流局のあと
circumstance-triple-win = 三家和
circumstance-payer-melded = 放銃者の手牌は一枚だけ
circumstance-drift = 財飄
circumstance-drift-twice = 財飄二回
circumstance-drift-three-times = 財飄三回
circumstance-open-draw = 宣言して引く牌を見せる
circumstance-open-hand = 宣言して手牌を開ける
circumstance-passed-wait = 同巡内に和了牌を見逃した
circumstance-passed-wait-in-riichi = 立直後に和了牌を見逃した
circumstance-not-called = 聴牌を宣言していない
circumstance-passed-win = 和了を見逃した
circumstance-passed-small = 小さい和了を見逃した
circumstance-passed-big = 大きい和了を見逃した
circumstance-first-hand = 試合の最初の局
circumstance-wait-discarded-this-go-around = この一巡に和了牌が捨てられた
circumstance-feeder-liable-elsewhere = 最後の副露の放出者は別の責任を負っている
circumstance-last-four = 残り三枚
circumstance-wild-last = 最後の牌は万能牌
circumstance-first-draw = 鳴きのない第一自摸
circumstance-before-first-draw = 第一自摸の前、鳴きなし
circumstance-heavenly = 親の配牌
circumstance-self-drawn = 自摸
circumstance-discarded = 出和了り
circumstance-robbed-kong = 槍槓
circumstance-drawn-tile-joined-hand = 引いた牌を手に入れた
circumstance-sealed = 三副の供給で縛られている
circumstance-concealed-kong-robbed = 暗槓を槍槓
circumstance-opened-kong-robbed = 開槓を槍槓
circumstance-north-robbed = 抜きドラへのロン
circumstance-eight-flowers = 八枚目の花牌
circumstance-seven-rob-one = 七枚で八枚目の花牌を奪う
circumstance-double-win = 二人が和了
circumstance-earlier-winner = 上家優先の別の和了者がいる
circumstance-bigger-win-elsewhere = より大きい和了者がいる

# 打ち方の本：昔の本が教える上手な打ち方。

advice = 打ち方
advice-title = 打ち方の本
advice-lead = 昔の本が教える打ち方を、使う場面、理由、使えるゲームとともに伝えます。多くの局で検証したものには結果を添え、ほかは紹介にとどめます。
advice-all = すべての章
advice-chapter = 第{ $n }章
advice-items = この章の教え
advice-when = どんな時
advice-do = どう打つ
advice-why = 理由
advice-but = 反対の見方
advice-where = 使えるゲーム
advice-everywhere = すべてのゲーム
advice-real-table = 実際の卓で
advice-named = 「{ $title }」
advice-named-with-id = 「{ $title }」（{ $id }）
advice-untried = まだ検証していません。
advice-against = 逆を言う教え：
advice-screen = シミュレーションでは検証できません。
trial-holds = 成り立つ。
trial-sometimes = ときに成り立つ。
trial-fails-harm = 成り立たない。従うと損をする。
trial-fails-nothing = 成り立たない。どちらでも変わらない。
trial-fails-no-gain = 成り立たない。得はない。
trial-fails-contrary = 成り立たない。むしろ逆である。
trial-fails-says-nothing = 成り立たない。この兆しからは、ほとんど何も分からない。
trial-open = 検証したが、まだ決まらない。
trial-open-many = 検証したが、まだ決まらない。単独なら決まる差でも、これだけ多くを調べれば偶然かもしれない。
trial-helps = 役に立つのは、{ $where }。
trial-not-there = 役に立たないのは、{ $where }。
trial-cell = { $game }（{ $stratum }）
trial-list = { $a }、{ $b }
trial-sentences = { $a }{ $b }
trial-figures-u = { $cases } 回で、1回の損得は平均的な和了の { $gain } ± { $margin } %。
trial-figures-chance = { $cases } 回で、和了の見込みは { $gain } ± { $margin } ポイント変わる。
trial-figures-share = { $cases } 回で、差は百分の { $gain } ± { $margin }。
trial-figures-ratio = 兆しは { $cases } 回。当たっているときに見られる割合は、外れているときの { $gain } 倍（{ $low }〜{ $high }）。
trial-again-agrees = 別のシード（{ $seed }）で繰り返すと、{ $cases } 回で { $figures }。結果は一致する。
trial-again-differs = 別のシード（{ $seed }）で繰り返すと、{ $cases } 回で { $figures }。結果は一致しない。
trial-unit-u = そのゲームの平均的な和了
trial-unit-chance = 局の割合
trial-unit-share = 回数の割合、または順位
trial-unit-ratio = 兆しが、当たっているときに外れているときの何倍見られるか、その自然対数
trial-on = 検証の結果
trial-title = 格言を検証する
trial-lead = 問いはゲームと局数を決めて先に書き留め、それから検証します。同じ局面、同じ伏せ牌から両方の打ち方を、全員コンピューターで最後まで打ちます。あるいは一人だけがその打ち方をします。兆しは、全員の手牌が分かっている局で確かめます。名人なら結果は違うかもしれません。
trial-many = このページの検証すべてを合わせても偶然（5%以内）とは言えない結論だけを採ります。場面ごとの数字は目安であり、証明ではありません。
trial-chart = 点は平均の損得（百分の一単位）、横線はその99%区間、帯の中は気にしなくてよい差。
trial-chart-ratio = 点は、当たっているときに兆しが外れているときの何倍見られるか、横線はその99%区間。帯の中では、ほとんど何も分からない。
trial-repeat = もう一度行うには：{ $command }
trial-show = 一局を両方の打ち方で見るには：{ $command }
trial-cases = { $n } 回
trial-parts = 場面ごとに
advice-from = 出典
advice-board = 例題
advice-sayings = ことわざ
advice-saying-of = 関わる教え
advice-printed = 原書の表記：{ $text }
advice-hand = 手牌
advice-draw = ツモ
advice-offered-previous = 上家の捨て牌
advice-offered-across = 対面の捨て牌
advice-offered-next = 下家の捨て牌
advice-river-own = 自分の河
advice-river-previous = 上家の河
advice-river-across = 対面の河
advice-river-next = 下家の河
advice-melds-own = 自分の副露
advice-melds-previous = 上家の副露
advice-melds-across = 対面の副露
advice-melds-next = 下家の副露
advice-answer = この教えでは
advice-answer-chow = チー、使う牌は
advice-answer-pung = ポン
advice-answer-kong = カン
advice-answer-pass = 見送る
advice-answer-win = 和了る
advice-answered = { $answer }：{ $why }
advice-game = 使えるゲームで絞る
advice-any-game = すべてのゲーム

# Drills: short questions with one certain answer
drills = 練習問題
drills-title = 練習問題
drills-lead = 答えが一つに決まる短い問題です。どれも種から作られ、多くは当サイトの四人が打った一局から採り、その遊び方のルールで採点します。
drills-game = 遊び方
drills-kinds = 何を練習するか
drills-here = この遊び方の練習問題
drill-kind-waits = 一色の待ち
drill-kind-shanten = 聴牌まで何枚
drill-kind-discard = 何を切る
drill-kind-wait = 広い待ち
drill-kind-safe = 安全牌
drill-kind-worth = 点数計算
drill-kind-gate = 和了の条件
drill-about-gate = 形はできています。和了れるかどうかを答えます。
drill-gate-ask = 聴牌で、この牌で形が完成します。和了れますか。
drill-offered = 他家の打牌
drill-yes = はい
drill-no = いいえ
drill-kind-dice = サイコロと開門
drill-about-waits = 一色の牌が何を待つか、すべて挙げます。
drill-about-shanten = 聴牌まであと何枚かを数えます。
drill-about-discard = 切ったあと受け入れが最も広い牌を探します。
drill-about-wait = 聴牌になる打牌がいくつもあるとき、残り枚数の最も多い待ちを探します。
drill-about-safe = 宣言した手が決して和了できない牌を一つ探します。
drill-about-worth = 和了った手の値を答えます。
drill-about-dice = サイコロが出ました。誰の山を開けるかを答えます。
drill-waits-ask = この { $n } 枚が手の残りで、ほかの面子はできています。この色のどの牌で完成しますか。すべて選んでください。
drill-waits-ask-whole = これが手牌のすべてです。この色のどの牌で完成しますか。すべて選んでください。
drill-busy = ここからの質問が続いています。{ $n } 秒後に続けます。
drill-waits-why = 待ちは { $tiles }。{ $n } 種、手の外に { $left } 枚です。
drill-tile-left = { $tiles }：残り { $n } 枚
drill-tile = { $tiles }
drill-far-ask = あなたの打牌です。最善の一枚を切ったあと、聴牌まであと何枚ですか。
drill-far-0 = 聴牌
drill-far-n = { $n } 枚
drill-far-ready = { $tile } を切れば聴牌です。
drill-far-why = { $tile } を切ったあと、聴牌まであと { $n } 枚です。
drill-wants = そのあと { $tiles } で進みます。見えていないのは { $n } 枚です。
drill-far-shape = 形だけなら聴牌まで { $n } 枚ですが、この遊び方ではどの形でも和了れるわけではありません。
drill-discard-ask = あなたの打牌です。どれを切れば、見えていない有効牌が最も多いですか。
drill-wait-ask = どれを切っても聴牌です。値は問わず、待ちの残り枚数が最も多いのはどれですか。
drill-after = 打 { $tile }：聴牌まで { $n } 枚、有効牌 { $left } 枚、{ $tiles }
drill-after-ready = 打 { $tile }：待ち { $tiles }、残り { $left } 枚
drill-farther = ほかの打牌では聴牌が遠くなります。
drill-safe-ask-across = 対面が聴牌を宣言しました。対面が決して和了できない牌はどれですか。
drill-safe-ask-previous = 上家が聴牌を宣言しました。上家が決して和了できない牌はどれですか。
drill-safe-ask-next = 下家が聴牌を宣言しました。下家が決して和了できない牌はどれですか。
drill-safe-why = { $tile } はその人自身の捨て牌です。自分の捨て牌を待っていれば、他家の牌では和了できません。
drill-safe-proof = { $tile } は当たりえます。たとえば { $tiles } のとき。
drill-worth-ask = この手はいくらですか。
drill-worth-gain-ask = 和了った人の収入はいくらですか。
drill-worth-seat = 自風 { $tile }
drill-worth-round = 場風 { $tile }
drill-worth-only = ほかは数えません。花牌、宣言、ドラなどのボーナス牌、特別な場面はなしです。
drill-worth-total = 合計：{ $n }
drill-worth-han = { $han } 翻 { $fu } 符：{ $n } 点
drill-worth-receives = 合計：{ $n } 点
drill-gain = { $n } 点
drill-pattern = { $name }：{ $n }
drill-pattern-times = { $name }：× { $n }
drill-melds = 副露
drill-won-discard = ロン和了
drill-won-self = ツモ和了
drill-jokers = 万能牌
drill-indicators = 表示牌
drill-dice-ask = 誰の山を開けますか。
drill-dice-dealer-own = あなたが親です。
drill-dice-dealer-next = 下家が親です。
drill-dice-dealer-across = 対面が親です。
drill-dice-dealer-previous = 上家が親です。
drill-dice-throw-own = あなたの目は { $dice }、合計 { $n }。
drill-dice-throw-next = 下家の目は { $dice }、合計 { $n }。
drill-dice-throw-across = 対面の目は { $dice }、合計 { $n }。
drill-dice-throw-previous = 上家の目は { $dice }、合計 { $n }。
drill-wall-own = 自分
drill-wall-next = 下家
drill-wall-across = 対面
drill-wall-previous = 上家
drill-opened-own = あなたの山を、右端から { $n } 幢残して開けます。
drill-opened-next = 下家の山を、その右端から { $n } 幢残して開けます。
drill-opened-across = 対面の山を、その右端から { $n } 幢残して開けます。
drill-opened-previous = 上家の山を、その右端から { $n } 幢残して開けます。
drill-choices = あなたの答え
drill-check = 答え合わせ
drill-next = 次の問題
drill-right = 正解です。
drill-wrong = 不正解です。
drill-it-is = 答え：{ $answer }
drill-any-of = どれでも正解：{ $answer }
drill-why = 理由
drill-rule = ルール { $rule }
drill-advice = 古い本の教え：{ $title }
drill-making = 問題のために一局を打っています……
drill-figures = あなたの成績
drill-of = { $n } 問中 { $right } 問正解
drill-streak = { $n } 問連続、最高 { $best } 問
drill-rated = あなたのレーティング { $rating } ± { $spread }、この問題 { $difficulty }
drill-kept = 成績はこのブラウザにだけ保存されます。
drill-forget = 成績を消す
drill-again = 間違えた問題をもう一度（{ $n }）
drill-keys = キー：選択肢の下の文字で選び、Enter で答え合わせと次へ。
drill-item = 問題番号 { $seed }

## 複数人の卓
people-play = 友だちと打つ
people-title = 友だちの卓
people-lead = 卓を作ってリンクを送るだけです。空いた席はボットでも埋められます。登録は要りません。
people-name = お名前
people-game = ゲーム
people-rules = ルール
people-make = 卓を作る
people-code-have = コードを受け取りましたか
people-code = コード
people-enter = 入る
people-invited = 卓に招待されています。お名前をどうぞ。
people-invite = 招待する
people-link = リンク
people-copy = コピー
people-copied = コピーしました
people-new-link = 新しいリンクとコード
people-new-link-hint = 古いものは使えなくなります。
people-no-link = 新しいリンクは部屋主だけが作れます。
people-places = 席
people-place = 席 { $n }
people-free = 空席
people-take = ここに座る
people-bot = ボット
people-bot-seat = ボットを座らせる
people-bot-all = 空席をすべてボットに
people-bot-away = 外す
people-remove = 退席させる
people-owner = 部屋主
people-you = あなた
people-ready = 準備完了
people-unready = 準備中
people-away = 回線切れ
people-covered = ボットが代打ち中
people-gone = 退席
people-agree = 同意して準備完了
people-disagree = やっぱりまだ
people-stand = 席を立つ
people-what = この卓のルール
people-change = ルールを変える
people-keep = これで打つ
people-differs = ルールブックと違う点：
people-as-book = ルールブックのとおりです。
people-value = { $value }（ルールブックでは{ $book }）
people-clock-off = 時間制限はありません。
people-clock = 一手は { $seconds } 秒までです。
people-clock-bank = 一手は { $seconds } 秒までで、一局ごとに { $bank } 秒の持ち時間があります。
people-cover = 回線が切れると { $n } 秒後からボットが代わりに打ち、戻れば交代します。
people-cover-now = 回線が切れるとすぐボットが代わりに打ち、戻れば交代します。
people-cover-never = 回線が切れた人は全員で待ちます。
people-cover-after = 回線が切れたらボットが代打ち
people-cover-choice = { $n } 秒後
people-cover-choice-now = すぐ
people-cover-choice-never = しない
people-hints = 全員がヒントを見られる
people-hints-off = ヒントも打ち直しもありません。
people-hints-on = 全員がヒントを見られます。打ち直しはありません。
people-no-hints = この卓はヒントなしの約束です。
people-others = ほかに来ている人：{ $names }
people-wait = 席が埋まり、全員の準備ができると始まります。
people-starting = 全員そろいました。まもなく配牌です。
people-playing = 対局中です。終わったら座れます。
people-go = 退席する
people-go-sure = この対局の残りはボットが打ち、もう戻れません。
people-stay = 続ける
people-again = もう一局
people-to-room = 部屋へ
people-read = { $of } 人中 { $n } 人が確認済み
people-seat-away = { $name }さんの回線が切れました。
people-seat-covered = { $name }さんはボットが代打ち中です。
people-seat-gone = { $name }さんは退席し、ボットが打ちます。
people-not-now = 今はできません。
people-taken = その席は今ふさがりました。
people-terms-changed = 部屋主がルールを変えました。もう一度見てから同意してください。
people-not-owner = それができるのは部屋主だけです。
people-still-there = 席にいる人を対局中に退席させることはできません。
people-too-many = そのゲームの席より多くの人が座っています。先に誰かが席を立ってください。
people-barred = 部屋主により退室となりました。
people-removed = 部屋主により退席となりました。
people-name-empty = お名前を入れてください。
people-name-long = お名前が長すぎます。16 字までです。
people-name-bot = その名前のボットがいます。別のお名前にしてください。
people-no-live = 複数人の卓では「早い者勝ち」はまだ使えません。受付時間内の宣言を選んでください。
people-no-seed = 複数人の卓では、誰も牌山を選べません。
people-no-door = ここには入れません。リンクかコードが違うか、古いか、新しいものに替えられています。
bye-unknown-room = この部屋には入れません。終わったか、まだ入室していません。リンクかコードをもう一度使ってください。

## 卓上レッスン
lessons = レッスン
lessons-title = 卓で学ぶ
lessons-lead = それぞれの遊び方の短い問題を、実際の卓で解きます。捨て牌、鳴き、聴牌、和了れる手と和了れない手、支払い、そしてその遊び方だけのこと。
lessons-game = 遊び方を選ぶ
lesson-number = 第{ $n }問（全{ $of }問）
lesson-discard = 最初の一打
lesson-pung = 鳴く
lesson-chow = 鳴く
lesson-ready = 聴牌
lesson-declare = 聴牌を宣言する
lesson-win = 和了
lesson-barred = 和了れるか
lesson-counts = もう一度、和了れるか
lesson-pays = 誰が払うか
lesson-lack = 使わない種類
lesson-aside = ここだけのこと
lesson-kong = 同じ牌4枚
lesson-discard-task = あなたの番で、牌が1枚多くなっています。和了から遠ざからないように、いらない牌を1枚捨ててください。
lesson-discard-right = いいですね。和了に一番近いままです。
lesson-discard-wrong = その牌は必要です。捨てると和了から遠ざかります。つながりのない牌を探してください。
lesson-pung-task = 手に2枚ある牌が捨てられました。同じ牌3枚で面子になります。その牌を取ってください。
lesson-pung-right = 3枚が前に公開されました。鳴いたあとはツモらず、1枚捨てるだけです。
lesson-pung-wrong = それでは和了に近づきません。その牌を取れば近づきます。
lesson-chow-task = 手の2枚と合わせて面子になる牌が捨てられました。その牌を取ってください。
lesson-chow-right = 面子が前に公開されました。鳴いたあとはツモらず、1枚捨てるだけです。
lesson-chow-wrong = それでは和了に近づきません。その牌を取れば近づきます。
lesson-ready-task = 正しい牌を捨てると、あと1枚で手が完成します。この形を聴牌といいます。
lesson-ready-right = 聴牌です。待っている牌は手牌のそばに出ています。
lesson-ready-wrong = それを捨てると、まだ2枚以上足りません。別の牌なら聴牌です。
lesson-declare-task = あなたの手は聴牌、または正しい牌を捨てれば聴牌です。あと1枚です。この遊び方ではそれを宣言できます。宣言してください。
lesson-declare-right = 宣言しました。何が得で、何に縛られるかは、遊び方にあります。
lesson-declare-wrong = そう打つこともできますが、宣言になりません。宣言のボタンを使ってください。
lesson-win-task = 最後の牌で手が完成し、ここでは和了れます。和了ってください。
lesson-win-right = 和了です。何点で、誰が払うかを見てください。
lesson-win-wrong = 続けることもできますが、もう和了れます。和了のボタンを押してください。
lesson-barred-task = これがあなたの手牌と最後の牌です。和了れますか。
lesson-barred-right = そのとおり、和了れません。
lesson-barred-wrong = いいえ、この手では和了れません。
lesson-counts-task = これがあなたの手牌と最後の牌です。和了れますか。
lesson-counts-right = そのとおり、和了れます。
lesson-counts-wrong = 和了れます。手をもう一度見てください。
lesson-pays-task = 最後の牌で、この手は和了です。誰が払いますか。
lesson-pays-right = そのとおり。それぞれがいくら払うかを見てください。
lesson-pays-wrong = この遊び方のこの手では違います。別の答えを選んでください。
lesson-lack-task = 1種類は使えません。手から一番手放しやすい種類を選んでください。
lesson-lack-right = そのとおり。その種類がなければ、和了に一番近いままです。
lesson-lack-wrong = その種類をなくすと、ほかの種類より和了から遠くなります。
lesson-aside-task = ここでは、捨てるほかに、この遊び方だけのことができます。やってみてください。
lesson-aside-right = できました。何の役に立つかは、遊び方にあります。
lesson-aside-wrong = そう打つこともできます。この問題はここだけのことについてです。ボタンがあります。
lesson-kong-task = 同じ牌が4枚そろいました。カンしてください。
lesson-kong-right = 4枚で1つの面子なので、もう1枚ツモりました。
lesson-kong-wrong = そう打つこともできます。この問題はカンについてです。ボタンがあります。
lesson-wins-yes = 和了れる
lesson-wins-no = 和了れない
lesson-pays-giver = 牌を出した人だけ
lesson-pays-alike = ほかの全員が同じだけ
lesson-pays-unlike = ほかの全員が、違う額で
lesson-next = 次の問題
lesson-learn = 遊び方
lesson-list = 問題
lesson-solved = 正解済み
lesson-laying = 牌を並べています…
lesson-try = 卓でやってみる
lesson-on = 終わる
lessons-solved = { $n }問正解
lessons-none = この遊び方の問題はありません。
lesson-given-discard = { $seat }が{ $tile }を捨てました。
lesson-given-self = { $tile }をツモりました。
lesson-given-rob = { $seat }が{ $tile }を加槓します。
lesson-end = この遊び方の問題はこれで全部です。
lesson-again = 最初からもう一度
lesson-go-on = 続ける
lesson-begin = 卓へ
lesson-back = 戻る
lesson-others = ほかの人が打っています…
lesson-first-game = はじめての一局
lesson-first-wrong = それではありません。はじめての一局では、上に書いてあるとおりにしてください。
lesson-first-end = これで麻雀の一局です。ツモって捨て、刻子と順子を鳴き、和了りました。遊び方によって違うことは多いのですが、ここまではほとんどどこでも同じです。
lesson-first-more = { $game }のレッスン
lesson-intro-tiles = 牌
lesson-intro-tiles-told = 萬子・筒子・索子の3種が1から9まで、それに風牌4種と三元牌3種があります。どの牌も4枚ずつです。
lesson-intro-sets = 面子
lesson-intro-sets-told = 同じ種類で続いた3枚が順子、同じ牌3枚が刻子、同じ牌2枚は対子です。
lesson-intro-hand = 和了れる手
lesson-intro-hand-told = 面子4つと雀頭1つ。最初にそろえた人が和了です。いまはこれだけで十分です。
lesson-first-1 = ツモって捨てる
lesson-first-1-task = 手は13枚で、いま1枚ツモりました。自分の番では1枚ツモり、1枚捨てます。1枚だけの風牌は面子になりません。手の{ $tile }を選んでください。
lesson-first-1-right = 牌は全員に見えるように置かれました。ほかの人も順番にツモって捨てます。
lesson-first-2 = 対子は残す
lesson-first-2-task = またあなたの番で、2枚目の中をツモりました。対子は残します。もう1枚の孤立した風牌、{ $tile }を捨ててください。
lesson-first-2-right = いいですね。対子はあと1枚で刻子になります。
lesson-first-3 = いらない牌
lesson-first-3-task = { $tile }をツモりました。手につながる牌がありません。捨ててください。
lesson-first-3-right = いいですね。ほかの人の捨て牌を見ていましょう。
lesson-first-4 = ポン
lesson-first-4-task = 中が捨てられ、手に2枚あります。誰の捨て牌でも、刻子にするために取れます。ボタンを押して{ $tile }を取ってください。
lesson-first-4-right = 最初の面子が前に公開されました。ツモはありませんが、1枚捨てます。
lesson-first-5 = 鳴いたら捨てる
lesson-first-5-task = 刻子ができました。いつものように1枚捨てます。一番いらないのは{ $tile }です。
lesson-first-5-right = いいですね。次の人の番です。
lesson-first-6 = チー
lesson-first-6-task = 前の人が{ $tile }を捨てました。三萬と四萬とで順子になります。順子は前の人の捨て牌からだけ取れます。取ってください。
lesson-first-6-right = 2つ目の面子が公開されました。3つ目の五六七萬は手の中にあります。
lesson-first-7 = 聴牌
lesson-first-7-task = 雀頭もあり、二筒と三筒はあと1枚で順子です。{ $tile }を捨てれば、足りないのは1枚だけです。
lesson-first-7-right = 聴牌です。一筒か四筒で完成し、誰が捨てても和了れます。
lesson-first-8 = 和了
lesson-first-8-task = { $tile }をツモりました。面子4つと雀頭です。ボタンを押して和了ってください。
lesson-first-8-right = 和了です。手と点数、そして誰が払うかが表に出ています。
home-first = はじめてですか。5分で
home-first-on = はじめての一局を続ける
lesson-told = 遊び方にはこうあります
