# Texts of Fangcheng, English. The same keys stand in all four files.

## The page itself
page-title = Fangcheng
home-title = Mahjong, the way it is played where it is played
home-lead = Sit down with three bots, see why every hand scored what it scored, and learn as you play.
play-now = Play now
play = Play
resume = Back to your table
matches-title = Your matches
matches-all = Show all { $n }
match-going-on = going on
match-trouble = cannot go on: { $reason }
match-record = Record
match-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
match-go-on = Go on
figures-title = Your figures
figures-none = None of your matches is over yet. What you did in each of them is counted here.
figures-matches = { $n ->
    [one] { $n } match
   *[other] { $n } matches
 }
figures-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
 }
figures-places = How often in which place
figures-uncounted = { $n ->
    [one] The hands of { $n } older match could not be counted; its place is.
   *[other] The hands of { $n } older matches could not be counted; their places are.
 }
figures-note = The range beside each number holds the true value with 95 % certainty: the fewer hands, the wider it is. Matches played on from a replay do not count.
figure-count = { $count } of { $of }
figure-value-of = { $n ->
    [one] { $n } win
   *[other] { $n } wins
 }
figure-cost-of = { $n ->
    [one] { $n } deal-in
   *[other] { $n } deal-ins
 }
figure-place = Mean place
figure-won = Hands won
figure-self_drawn = Wins by self-draw
figure-dealt_in = Hands dealt in
figure-declared = Hands declared ready
figure-claimed = Hands with a claim
figure-ready = Ready when nobody won
figure-drawn = Hands nobody won
figure-value = Points per win
figure-cost = Points per deal-in
variants = Variants
search = Search
search-none = Nothing found.
options = Options
options-none = No options.
options-reset = Back to defaults
chapter-equipment = Equipment
chapter-players = Players
chapter-set-up = Set-up
chapter-play = Play
chapter-winning = Winning
chapter-scoring = Scoring
chapter-drawn-hands = Drawn hands
chapter-dealer-and-match = Dealer and match
chapter-faults = Faults
chapter-other = Other
chapter-table = This table
bots-strength = Bots
bots-strong = strong: tries its moves out first
bots-steady = steady: plays to win
bots-casual = casual: looks at danger late, slips now and then
bots-beginner = beginner: sees its own hand only
bots-random = random: any move
bots-temperament = Temperament of the bots
temperament-none = none in particular
temperament-fast = fast caller: claims much
temperament-wall = wall: defends first
temperament-big = big hands: wants much in one win
temperament-gambler = gambler: shuns no danger
plate-random = Random
plate-beginner = Beginner
plate-casual = Casual
plate-steady = Steady
plate-strong = Strong
plate-fast = Fast
plate-wall = Wall
plate-big = Big hands
plate-gambler = Gambler
option-default = default
preset-differs = { $n ->
    [one] one rule differs
   *[other] { $n } rules differ
    }
preset-default = The game's own rules
option-back = Back to the default: { $value }
house-load = Load house rules …
house-save = Save as .toml
house-drop = Drop the file here
house-of = House rules of { $name }
house-changes = Settled for this table
price-yakuman = { $n } yakuman
price-apart = closed { $closed }, open { $open }
house-leave = Play without them
error-house-size = House rules have at most 64 kB.
seed = Seed
seed-hint = the same number deals the same wall
seed-wrong = A seed is a whole number of at most 15 digits. Leave it empty for a wall of chance.
on = on
off = off
close = Close
language = Language
settings = Settings
keys = Keys
loading = Loading …
connecting = Connecting …
line-down = Connection lost, trying again
reload-page = This page is older than the server. Please reload it.
error-no-server = The server does not answer. Is it running?
unknown-title = There is no such page
unknown-address = Nothing lies under this address:
unknown-game = There is no game “{ $name }” here. Home lists all of them.
error-server = The server could not do it ({ $status }).
mock-refusal = This table is only a picture; nothing can be played here.
fact-players = { $n } players
fact-tiles = { $n } tiles
fact-jokers = jokers
fact-flowers = flowers
fact-difficulty = difficulty { $n } of 5

## The gallery of variants
gallery-of = { $n } of { $of } games
gallery-filter = Filter
gallery-clear = Clear
gallery-region = Region
gallery-players = Players
gallery-length = Length
gallery-jokers = Jokers
gallery-flowers = Flowers
gallery-chow = Chow
gallery-any = any
gallery-with = with
gallery-without = without
gallery-short = short
gallery-middle = medium
gallery-long = long
gallery-known = I know
gallery-known-none = no game chosen
gallery-favourites = Favourites
gallery-favourite = Favourite
gallery-near = Nearest: { $names }
gallery-unlike = Unlike { $name }:
gallery-yours = The one you know
gallery-same = plays the same
gallery-more = { $n } more
gallery-shared = { $shared } of its { $n } patterns are the same
gallery-all = All by nearness
learn-beside = If you know another game
fact-no-chow = no chow

# What is otherwise in a game: `value` is a word of the trait, see web/page/traits.py
trait-players = { $n } players
trait-sums = { $value ->
    [on] sets are numbers that add up to 15
   *[off] sets are runs and triplets
    }
trait-hand = { $n } tiles in hand
trait-jokers = { $value ->
    [none] no jokers
    [fixed] { $n } jokers, always the same tile
    [flowers] flowers are jokers
   *[turned] each hand turns up its jokers
    }
trait-play-on = { $value ->
    [first] the first win ends the hand
    [second] play goes on until two have won
    [third] play goes on until three have won
   *[wall] play goes on until the wall ends
    }
trait-chow = { $value ->
    [nobody] no chow
    [anybody] chow from anybody
   *[next] chow
    }
trait-win-from = { $value ->
    [draws] no wins on discards
   *[discards] wins on discards
    }
trait-pung = { $value ->
    [nobody] no pungs
   *[anybody] pungs
    }
trait-suits = { $value ->
    [one] one suit only
    [two] two suits only
    [fewer] fewer suited tiles
   *[all] all three suits
    }
trait-honours = { $value ->
    [all] winds and dragons
    [none] no honours
    [winds] winds, no dragons
    [dragons] dragons, no winds
    [red] Red Dragon as the only honour
   *[some] only some of the honours
    }
trait-lack = { $value ->
    [none] all three suits may be kept
    [declared] each names a suit to be rid of
   *[free] a suit must be missing
    }
trait-ready = { $value ->
    [none] ready is not declared
    [staked] riichi
    [declared] ready may be declared
   *[needed] only who has declared ready may win
    }
trait-dora = { $value ->
    [on] dora
   *[off] no dora
    }
trait-essences = { $value ->
    [on] jokers are paid for after every hand
   *[off] jokers are not paid for
    }
trait-chickens = { $value ->
    [on] chickens are paid for
   *[off] no chickens
    }
trait-treasure = { $value ->
    [on] a hidden treasure tile wins
   *[off] no treasure tile
    }
trait-standing = { $value ->
    [on] the first tiles stand apart
   *[off] no standing tiles
    }
trait-minimum = { $value ->
    [none] no minimum value
    [one] some pattern is needed to win
   *[some] a win is worth { $n } at least
    }
trait-flowers = { $value ->
    [none] no flowers
   *[some] { $n } flowers
    }
trait-counting = { $value ->
    [fu] han and fu
    [doubling] each fan doubles
    [times] patterns multiply
    [table] a table turns fan into points
    [best] only the dearest pattern counts
    [limits] everything is cut to a limit
    [classes] the class of the hand sets its price
   *[sum] patterns add up
    }
trait-after-win = { $value ->
    [none] no tiles turned after a win
    [horses] horses after a win
    [bought] horses bought before the deal
    [birds] birds after a win
    [fish] fish after a win
    [wake] a tile turned after a win wakes others
   *[fly] the next tile adds its number to a win
    }
trait-payers = { $value ->
    [discarder] the discarder alone pays
    [all] all pay a win on a discard
    [unready] who discards undeclared pays for all
   *[for_all] the discarder pays for all
    }
trait-demand-opened = { $value ->
    [on] closed hands may not win
   *[off] closed hands win too
    }
trait-demand-triplet = { $value ->
    [off] no triplet needed
    [any] a triplet needed
    [one] exactly one triplet needed
    [dragons] a triplet or a pair of dragons needed
   *[on] triplets are asked for
    }
trait-demand-terminal = { $value ->
    [off] no terminal needed
    [bare] a 1 or 9 needed
   *[on] a 1, a 9 or honours needed
    }
trait-demand-suits = { $value ->
    [off] any suits win
    [three] all three suits needed
    [not_one] two or three suits needed
    [missing] a suit must be missing
   *[on] suits are asked for
    }
trait-demand-run = { $value ->
    [on] a run needed
   *[off] no run needed
    }
trait-demand-pair = { $value ->
    [off] any pair
    [of_258] the pair must be a 2, 5 or 8
    [not_28] the pair may not be a 2 or 8
   *[on] the pair is asked for
    }
trait-demand-branches = { $value ->
    [on] eight tiles of one suit needed
   *[off] no eight of a suit needed
    }
trait-keyed = { $value ->
    [none] no pattern needed to win
    [always] a win needs certain patterns
   *[discards] a win on a discard needs certain patterns
    }
trait-winners = { $value ->
    [nearest] one winner a discard, the nearest
    [all] several may win on a discard
   *[dearest] of several winners the dearest
    }
trait-passing = { $value ->
    [nothing] a win let pass bars nothing
    [some] a win let pass bars some wins
    [discards] a win let pass bars wins on discards
   *[every] a win let pass bars every win
    }
trait-kongs = { $value ->
    [never] kongs are not paid
    [at_once] kongs are paid at once
    [with_a_win] kongs are paid if somebody wins
   *[at_the_end] kongs are paid after the hand
    }
trait-seven-pairs = { $value ->
    [on] seven pairs
   *[off] no seven pairs
    }
trait-win-number = { $value ->
    [on] only high tiles are won on
   *[off] a tile of any number wins
    }
trait-bonds = { $value ->
    [on] melds taken from one player bind
   *[off] no bonds by melds
    }
trait-opening-wins = { $value ->
    [on] opening wins of the deal
   *[off] no opening wins
    }
trait-opened-kongs = { $value ->
    [on] kongs turn up tiles for all
   *[off] kongs turn up no tiles
    }
trait-dragon-flowers = { $value ->
    [on] dragons are flowers
   *[off] dragons are ordinary tiles
    }
trait-single-kongs = { $value ->
    [on] single tiles are konged
   *[off] no kongs of one tile
    }
trait-catch-circle = { $value ->
    [on] a discarded joker bars claims
   *[off] no bars by discarded jokers
    }
trait-honour-runs = { $value ->
    [on] honours form runs
   *[off] no runs of honours
    }
trait-purse = { $value ->
    [on] nobody pays more than the purse holds
   *[off] no purse
    }
trait-factors = { $value ->
    [on] own melds multiply what one pays
   *[off] own melds multiply nothing
    }
trait-exchange = { $value ->
    [on] tiles are exchanged first
   *[off] no exchange of tiles
    }
trait-lay-north = { $value ->
    [on] North is laid aside
   *[off] North is an ordinary tile
    }
trait-bets = { $value ->
    [on] stakes before the deal
   *[off] no stakes before the deal
    }
trait-follow = { $value ->
    [on] who is followed by all pays
   *[off] nothing for being followed
    }
trait-follow-duty = { $value ->
    [on] some first discards are prescribed
   *[off] first discards are free
    }
trait-draw-only = { $value ->
    [on] the last tiles are drawn in turn
   *[off] no turns without discards
    }
trait-sea-bed = { $value ->
    [on] the last tile is offered round
   *[off] the last tile is not offered
    }
trait-wash-outs = { $value ->
    [on] drawn hands make later wins dearer
   *[off] no wash-outs
    }
trait-double-hand = { $value ->
    [on] some hands count double
   *[off] no hand counts double by itself
    }
trait-thirteen-orphans = { $value ->
    [on] thirteen orphans
   *[off] no thirteen orphans
    }
trait-misfits = { $value ->
    [on] hands of unconnected tiles
   *[off] no hands of unconnected tiles
    }
trait-honours-alone = { $value ->
    [on] honours win in any arrangement
   *[off] honours win in sets only
    }
trait-red-fives = { $value ->
    [on] red fives
   *[off] no red fives
    }
trait-liability = { $value ->
    [on] who feeds certain hands answers for them
   *[off] no liability for melds fed
    }
trait-dealer = { $value ->
    [stays] the dealer stays while he wins
    [passes] the deal passes on
   *[winner] who wins deals next
    }
trait-length = { $value ->
    [hands] { $n } hands
    [rounds] { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
   *[time] until time is up
    }

## The table
to-home = Home
rail-label = Menu
side-label = Side panel
centre-label = Centre of the table
hand-label = Your hand
tab-log = Log
tab-score = Score
tab-rules = Rules
log-empty = Nothing has happened yet.
log-draws = draws
log-discards = discards
log-cut = just drawn
tab-learn = How to play
walls-title = The wall
walls-seal = Seal
walls-opening = What was sealed
walls-next = Seal of the next match
walls-copy = Copy
walls-copied = Copied
walls-chosen = Nobody promised this wall: whoever opened the table chose it, or it comes from a record.
walls-sealed = Drawn by chance and sealed before the first tile. After the match it is opened here.
walls-kept = The wall was honest: its seed was sealed before the first tile.
walls-broken = The wall is not the one that was sealed. Do not trust this server.
walls-unchecked = The wall is open. This browser checks it only on a secure page (HTTPS): compare it by hand.
walls-check = How to check it
walls-how = The seal is a fingerprint of one line: the rules, the seed all tiles follow from, and some chance beside it, so that nobody can guess it. Whoever hashes the line afterwards must get the seal again.
walls-by-hand = By hand, with the line instead of the dots:
walls-record = That every tile follows from this seed shows, with the saved record:
book-label = Book
learn-aim = The aim
learn-turn = Your turn
learn-claims = Claiming a discard
learn-win = What wins
learn-pay = What it pays
learn-special = What is special here
learn-here = Different at your table
learn-otherwise = This table plays otherwise
learn-set = { $label }: { $value }
learn-changed = { $label }: { $value } (by the book: { $book })
learn-law = The rules in full
rules-contents = Contents
rules-search = Search the rules
rules-found = { $n } found
rules-english = The rules are written in English.
rules-everywhere = Search all books
rules-program = For programmers
rules-changed-since = These rules have changed since and stand here in English: { $rules }.
rules-options = Options in force
rules-changed = { $n } changed
winning-tile = Winning tile
auto-sort = Auto sort
auto-win = Auto win
auto-no-calls = No calls
auto-discard = Auto discard
undo = Undo
redo = Redo
your-turn = Your turn
choose-tile = Choose the tile to discard
cancel = Cancel
last-discard = Last discard
waits = Waits
waits-after = Discard
confirm-yes = Discard anyway
confirm-no = Keep it
confirm-pass = Let it pass
confirm-back = Back
presets = Played as
decision-seconds = Seconds a decision
no-limit = no limit
clock = Time left
bank-seconds = Seconds in the bank, for each hand
bank-none = none
clock-left = { $n } s
clock-bank = bank { $n } s
away = You are away: your seat plays by itself.
away-back = I am back
tiles-left = Left
dice = Dice: { $sum }
thinking = thinking …
bot = Bot
laid-aside = Laid aside: { $tiles }
standing-apart = Standing: { $n }
# What claims are called: by the terms the reader has set, else as the players of the game say.
chow = { $terms ->
    [japanese] Chi
   *[chinese] Chow
    }
pung = { $terms ->
    [japanese] Pon
   *[chinese] Pung
    }
kong = { $terms ->
    [japanese] Kan
   *[chinese] Kong
    }
a-chow = { $terms ->
    [japanese] chi
   *[chinese] chow
    }
a-pung = { $terms ->
    [japanese] pon
   *[chinese] pung
    }
a-kong = { $terms ->
    [japanese] kan
   *[chinese] kong
    }
meld-chi = { chow }: { $tiles }
meld-pon = { pung }: { $tiles }
meld-kong_open = Open { a-kong }: { $tiles }
meld-kong_added = Added { a-kong }: { $tiles }
meld-kong_concealed = Concealed { a-kong }: { $tiles }
meld-special = Laid open: { $tiles }
wind-E = E
wind-S = S
wind-W = W
wind-N = N
dealer-mark = D
setting-tilted = Table seen at an angle
setting-corners = Numbers in the corners of tiles
setting-shade = Darker drawn discards
setting-twoTaps = Touch: two taps to discard
setting-opening = Show the deal before each hand
setting-keepAutos = Keep automatic choices for the next hand
setting-backs = Backs of tiles
setting-backs-bamboo = bamboo
setting-backs-celadon = celadon
setting-backs-pearl = pearl blue
setting-backs-rose = rose clay
setting-scheme = Colours
setting-scheme-system = as the system
setting-scheme-light = light
setting-scheme-dark = dark
setting-terms = Terms
setting-terms-game = as the game's players say
setting-terms-english = pung, English names
setting-terms-japanese = pon, Japanese words
setting-volume = Sound
setting-speed = Motion
setting-speed-none = none
key-tiles = tiles of the hand
key-tiles-keys = Q W E R …
key-space = drawn tile or default
key-space-keys = Space
key-calls = { a-chow }, { a-pung }, { a-kong }, ready, win
key-calls-keys = 1 – 5
key-pass = pass, cancel
key-pass-keys = 0 Esc
key-arrows = move along the hand
key-arrows-keys = ← →
key-toggles = sort, win, no calls, discard
key-toggles-keys = ⇧ S W C D
key-undo = undo
key-undo-keys = Ctrl Z
key-redo = redo
key-redo-keys = Ctrl Y
key-view = seen at an angle or from above
key-view-keys = B
key-log = log
key-log-keys = L
key-sound = sound on or off
key-sound-keys = M
key-side = side panel on or off
key-side-keys = { "]" }

## Tiles in words
tile-unknown = unknown tile
tile-drawn = just drawn
tile-unseen = { $n } unseen
tile-standing = stands apart
tile-picked = chosen, number { $n }
tile-not-ready = Discarding it does not leave a ready hand.
tile-not-for = Not a tile for “{ $choice }”.
tile-red = red { $name }
tile-m = { $n } of characters
tile-p = { $n } of dots
tile-s = { $n } of bamboo
tile-1z = East
tile-2z = South
tile-3z = West
tile-4z = North
tile-5z = White Dragon
tile-6z = Green Dragon
tile-7z = Red Dragon
tile-1f = Spring
tile-2f = Summer
tile-3f = Autumn
tile-4f = Winter
tile-5f = Plum
tile-6f = Orchid
tile-7f = Chrysanthemum
tile-8f = Bamboo flower
tile-1a = God of Wealth
tile-2a = Treasure Bowl
tile-3a = Cat
tile-4a = Mouse
tile-1j = Joker
tile-2j = Fei joker
tile-3j = Zong joker
tile-4j = Hua joker
tile-5j = Caishen joker
tile-6j = Tingyong joker
tile-7j = Xi card

## Round and counters
round-hand = { $wind ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } { $number }
counter-honba = Honba
counter-sticks = Sticks
counter-streak = Streak
counter-factor = Hand counts ×
counter-wash-outs = Wash-outs
counter-lucky-dice = Lucky dice ×
counter-pot = Pot
counter-base = Base
indicator-dora = Dora indicator
indicator-ura = Ura dora indicator
indicator-joker = Joker indicator
indicator-treasure = Treasure
indicator-heart = Imagined

## Choices
choice-discard = Discard { $tile }
choice-lay-head = Lay { $tile }
choice-ready = Ready
choice-riichi = Riichi
choice-chi = { chow }
choice-pon = { pung }
choice-pon-standing = { pung }, { $n } standing
choice-kong = { kong }
choice-win = Win
choice-ron = Ron
choice-tsumo = Tsumo
choice-take-in = Take the tile in
choice-win-flowers = Win by flowers
choice-win-honours = Win by ten honours
choice-go-on = Play on
note-at-once = { $n } points at once
choice-reach = Draw
choice-pass = Pass
choice-flower = Flower
choice-north = North
choice-egg-winds = Egg: winds
choice-egg-dragons = Egg: dragons
choice-egg-ones = Egg: ones
choice-egg-nines = Egg: nines
choice-egg-done = Leave it so
choice-egg-tile = Into the egg: { $tile }
choice-throw-again = Put it back, throw again
choice-draw-on = Draw
choice-abort = Abortive draw
choice-missing = { $suit ->
    [m] Characters
    [p] Dots
   *[s] Bamboo
    }
choice-confirm = Confirm
choice-sit = Sit
choice-no-stake = No stake
choice-stake-tens = { $n } and more
said = { $words }
prompt-follow = Whose result do you share this hand?
choice-follow = Follow { $seat }
note-follows-now = as it stands
prompt-missing = Which suit will you give up?
prompt-exchange = Choose three tiles of one suit to pass on
prompt-heart = Write down the tile that you imagine for this hand; nobody sees it until you win
prompt-stakes = How many bases do you stake on yourself? Every payer adds them when you win; you add them when you pay.
prompt-ready-stake = How many chips do you stake? You win as many if you win, and lose as many if another does.
prompt-ready-tens = How many chips do you stake? First about how many.
prompt-heads = Which heads do you lay? { $n } more.
prompt-honours = Ten honours discarded: win now, or play on?
prompt-eight-flowers = Eight flowers: win now, or be paid and play on?
prompt-seven-flowers = Seven flowers, { $seat_from } has the eighth: win now, or be paid and play on?

## Why something may not be done
reason-swap = You may not discard what you could have called with ({ $tile }).
reason-no-pattern = No pattern
notice-furiten-own = Furiten: { $tile } is in your river
notice-furiten-temporary = Furiten until your next discard: you passed { $tile }
notice-furiten-riichi = Furiten for this hand: you passed { $tile } after riichi
notice-last-tile = Last tile
illegal-stale = The table has moved on; nothing was changed.
illegal-choice = That is not open to you now.
bye-elsewhere = This table was opened in another window.
bye-unknown-table = This table is not open to you: it has ended, its server was restarted, or it is somebody else's.
table-gone = This table is not on this server any more. It was removed after a long time without a move, or another server answers at this address now.
table-no-seat = Nobody plays at this table from this browser. Open it in the browser in which it was begun, or begin a new one.

## Seat flags
flag-riichi = Riichi
flag-ready = Ready
flag-furiten = Furiten
flag-won = Won
flag-heart = Imagines
flag-missing = No { $suit ->
    [m] chars
    [p] dots
   *[s] bamboo
    }
flag-stakes = Stakes { $n }

## The log
ev-deal = New hand. Dealer: { $seat }
ev-dice = Dice: { $n }
ev-draw = { $seat }: draw
ev-draw-own = { $seat }: draw { $tile }
ev-discard = { $seat }: discard { $tile }
ev-discard-down = { $seat }: discards face down
ev-discard-drawn = { $seat }: discard { $tile }, just drawn
ev-ready = { $seat }: ready
ev-chi = { $seat }: { a-chow } { $tiles }
ev-pon = { $seat }: { a-pung } { $tiles }
ev-sum = { $seat }: sum { $tiles }
ev-heads = { $seat }: heads { $tiles }
ev-kong = { $seat }: { a-kong } { $tiles }
ev-flower = { $seat }: { $tiles } laid aside
ev-north = { $seat }: North laid aside
ev-flip = Turned up: { $tile }
ev-win = { $seat }: win on { $tile }
ev-draw-game = Nobody wins
word-chi = { chow }!
word-pon = { pung }!
word-sum = Sum!
word-heads = Heads!
word-kong = { kong }!
word-kong-opened = Open!
word-riichi = Riichi!
word-ready = Ready!
word-win = Win!
word-ron = Ron!
word-tsumo = Tsumo!
word-flower = Flower!
word-north = North!
word-egg = Egg

## Results
result-win-discard = { $seat ->
    [You] You win
   *[other] { $seat } wins
    } on { $seat_from ->
    [You] your discard
   *[other] a discard of { $seat_from }
    }
result-win-self = { $seat ->
    [You] You win
   *[other] { $seat } wins
    } by { $terms ->
    [japanese] tsumo
   *[chinese] self-draw
    }
result-win-kong = { $seat ->
    [You] You win
   *[other] { $seat } wins
    } by robbing { $seat_from ->
    [You] your { a-kong }
   *[other] a { a-kong } of { $seat_from }
    }
result-match = End of the match
result-tile = on { $tile }
patterns = Patterns
total = Total
see-table = See the table
each-step = Each step
play-again = Play again
save-record = Save record
next-hand = Next hand
next-page = Next
previous = Previous
waiting = Waiting …
result-worth = { $what } make { $total }
win-skip = Any key or a touch: the reckoning
unit-points = points
unit-opens = opens a win
unit-han = { $n } han
unit-fan = { $n } fan
unit-tai = { $n } tai
unit-limits = { $n } × limit
unit-fu = { $n } fu
unit-chips = chips
counts-fu = Fu
part-hand = Hand
part-honba = Honba
part-flowers = Flowers

## Watching records

watch-title = Watch a match
watch-lead = Drop a record anywhere on this page: from Fangcheng, Tenhou (mjlog or tenhou.net/6), mjai, Majiang, Botzone or IJCAI, packed with gzip or zip or not.
watch-choose = Choose a file
watch-reading = Reading the record …
watch = Watch
replay-title = Replay
replay-loading = Playing the record again …
replay-games = Games in this file
replay-number = Game { $n }
replay-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
replay-bar = Steps of the replay
replay-hand-list = Hands
replay-step = Step { $n } of { $of }
replay-start = Start of the hand
replay-back = One step back
replay-run = Play
replay-pause = Pause
replay-forward = One step on
replay-end = End of the hand
replay-speed = Speed
replay-open = All hands
replay-seats = Look from
replay-link = Copy link
replay-copied = Link copied
replay-address = Link to this step
replay-unkept = The link works while this server runs. After that, drop the file here again: its link stays the same.
replay-play-on = Play on from here
replay-save = Save as
replay-form-native = Fangcheng
replay-form-mjai = mjai
replay-form-tenhou6 = Tenhou
mark-call = claim
mark-ready = ready
mark-win = win
mark-draw = drawn hand
key-step = one step
key-step-keys = ← →
key-hand = start, end of the hand
key-hand-keys = ↑ ↓
key-run = play, pause
key-run-keys = space
key-speed = slower, faster
key-speed-keys = - +
key-seat = next seat
key-seat-keys = V
key-open = all hands
key-open-keys = O
key-mistakes = mistake before, next mistake
key-mistakes-keys = B N
replay-line = line { $line }
replay-event = hand { $hand }, event { $event }
replay-hand = hand { $hand }
replay-game = game { $game }
replay-gone = There is no such record, game or step on this server. If you have the file, drop it on the home page: its link stays the same.
replay-cut = Not all of this file can be read ({ $reason }). What can be read is shown.
replay-note = { $place }: { $reason }.
unknown-ending = the ending { $named } is unknown here, so the hand is followed no further
unknown-bill = of the bill { $named } is not understood and held against nothing
unknown-pattern = the pattern { $named } is unknown here and held against nothing
replay-unplayable = { $file }, { $place }: this game cannot be played again ({ $reason }). Watch another game, or save this one with all its tiles.
replay-differs = { $file }, { $place }: { $what } is { $told } in the record and { $played } by the rules here. The game was played by other rules or the record is damaged; “fangcheng verify” tells more.
error-record-size = This file is larger than the 2 MiB a record may have. Split it, or pack it with gzip.

## Reviews of records
tab-review = Review
review-title = Review
review-about = Every decision is judged by what its seat could see. The options are played out to the end of the hand in many deals that fit that view; nobody looks at hidden tiles. What chance may account for has no mark and costs nothing.
review-start = Review this game
review-stop = Stop
review-progress = { $done } of { $of } decisions looked at
review-waits = The game is being made ready, which takes a while the first time.
review-player = Whose decisions
review-better = { $grade }: { $chosen }. Better: { $best }, by { $points } points (± { $margin } in { $worlds } hands played out).
review-slip = Slip
review-mistake = Mistake
review-blunder = Blunder
review-find = Fine move
review-found = Fine move: { $chosen }. It brings more than the bot’s own choice.
review-sum = { $points } points: { $decisions } by own decisions, { $rest } by the tiles and the others.
review-counts = { $real ->
    [1] 1 decision counts
   *[other] { $real } decisions count
}, { $right } of them without a mark; slips { $slip }, mistakes { $mistake }, blunders { $blunder }.
review-few = With fewer than 30 decisions no rate is told.
review-rate = { $n } % without a mark
review-unit = A win brings { $n } points on average here.
review-theme = Dearest theme: { $theme }.
review-theme-speed = speed
review-theme-waits = choice of wait
review-theme-danger = dangerous discards
review-theme-folding = giving up too early
review-theme-value = value of the hand
review-theme-call-missed = calls not made
review-theme-call-needless = calls better left
review-theme-kongs = kongs
review-theme-declaring = declaring ready
review-theme-wins = wins taken or left
review-theme-questions = choices beside the play
review-drill = Practise it: { $name }
review-graph = { $name }: points by hand; own decisions { $decisions }, tiles and others { $rest }
review-line-points = Points
review-line-decisions = Own decisions
review-line-tiles = Tiles and others
review-next = Next mistake
review-before = Mistake before
review-none = No mistake that chance could not account for.
review-none-yet = No mistake so far.
review-dearest = Dearest decisions
review-here = At this step
review-go = Hand { $hand }, step { $step }
review-try = Try it here
review-gone = The review has ended without a result; ask for it once more.
review-full = { $n ->
    [1] Other games are being reviewed. Try again in 1 second.
   *[other] Other games are being reviewed. Try again in { $n } seconds.
}

## Texts of the server

# Names and units
you = You
bot-mei = Mei
bot-lan = Lan
bot-zhu = Zhu
bot-ju = Ju
bot-song = Song
bot-he = He
take-back = Take it back
reload = Reload
new-table = New table
round-count = Hand { $n } of { $of }
unit-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
unit-yakuman = yakuman ×{ $n }
noun-han = han
noun-fan = fan
noun-tai = tai
noun-limits = { $n ->
    [one] limit
   *[other] limits
}
noun-points = { $n ->
    [one] point
   *[other] points
}
noun-yakuman = yakuman

# Choices and prompts of the server
choice-give = Pass on { $tile }
choice-special = Look at all hands
choice-ready-shown = Ready, hand shown
choice-ready-heavenly = Heavenly ready
choice-ready-up = Ready, face up
choice-ready-down = Ready, face down
choice-ready-up-racked = Ready, face up on the wall
choice-ready-down-racked = Ready, face down on the wall
choice-raise = Raise
choice-no-raise = No raise
choice-return = Return: { $who }
choice-no-return = Return to nobody
choice-open-kong = Open { a-kong }
choice-name-tile = Name { $tile }
choice-heart = Imagine { $tile }
choice-take-last = Take the last tile
choice-leave-last = Leave it
choice-show-opening = Show
choice-silent = Keep silent
choice-show = Show the ready hand
choice-hide = Keep it hidden
choice-stand = Do not sit
choice-no-pull = Do not pull
choice-pull = Pull ×{ $n }
choice-stake = Stake { $n ->
    [one] one base
   *[other] { $n } bases
    }
prompt-sit = You deal. Sit, and payments with you double?
prompt-raise = Raise against the dealer? Payments between you double.
prompt-return = Whose raise do you return? Payments between you then count four times.
prompt-turned = The opened { a-kong } turned up { $tiles }. You can win on it.
prompt-kong-tile = Nobody won. Which of the turned tiles do you name as your discard?
prompt-last-tile = The last tile is yours if you take it: win with it, or it is your discard.
prompt-last-tile-unready = The last tile is offered round. Only a ready player may take it.
prompt-rob = { $seat } lays down { $tile }. You may take it.
prompt-treasure = You look at the treasure: { $tile }
prompt-treasure_again = The treasure is { $tile }; its three others lie open. Put it back and throw again?
prompt-opening-wins = What you were dealt may be shown: everybody pays you for it at once, and sees it.
prompt-pull = Pull against the dealer? Each pull doubles payments between you two.
prompt-heavenly = Your dealt hand is ready. Announce it?
prompt-egg = Choose the next tile of the egg
prompt-show = The hand is drawn and you are ready. Show your hand?

# Flags and notices of the server
flag-ready-plain = Ready
flag-raise = Raises
flag-return = Raised and returned
flag-ready-open = Ready, shown
flag-ready-heavenly = Heavenly ready
flag-ready-earthly = Earthly ready
flag-ready-opened = Hand fixed by an opened { a-kong }
flag-yakitori = Yakitori
flag-chips = Chips { $n }
flag-passed = Win let pass
flag-sits = Sits
flag-pulls = Pulls ×{ $n }
flag-watching = Looks on
flag-due = { $n } from { $seat }
flag-due-sum = { $n } due
flag-owes = owes { $seat } { $n }
notice-waiting = You wait for a seat and watch: place { $n } of { $of } in the queue
notice-time-up = { $n ->
    [0] Time is up: this is the last hand
   *[other] Time is up: one more hand after this one
    }
notice-more-time = The server was away: { $n } seconds more for this decision.
confirm-joker-discarded = { $tile } is a joker: after discarding it you cannot win in this hand.
confirm-watch-binds = Look at all hands, and your hand is fixed: you may pass no win, make no kong and discard what you draw. When another wins, you pay him 1 tai more.
confirm-passed-win = Let this win pass and you cannot win in this hand any more.
notice-passed-win = You let a win pass: no such win before your next turn
notice-passed-lock = You let a win pass: no win until you discard a tile you do not wait for
notice-passed-go-round = You let a win pass: no win before your next discard
notice-passed-for-hand = You let a win pass after declaring ready: no win in this hand
wait-no-shape = not complete
wait-no-yaku = no yaku
wait-below-minimum = below { $minimum }
wait-furiten = furiten
wait-rob-not-allowed = may not be robbed
wait-plain-hand = plain hand
wait-holds-lack = missing suit in hand
wait-three-suits = three suits
wait-joker-discarded = joker discarded
wait-no-discard-win = self-draw only
wait-passed-win = win let pass
wait-kong-replacement = not on this tile
wait-lacks-triplet = no triplet
wait-lacks-opened = not opened
wait-lacks-terminal = no terminal
wait-lacks-run = no run
wait-lacks-branches = no eight of a suit
wait-one-triplet = not just one triplet
wait-pair-28 = a pair of 2 or 8
wait-lacks-suits = a suit missing
wait-lacks-pair = no pair of 2, 5 or 8
wait-all-laid = all sets lie open
wait-not-with-heart = not with the tile written down
wait-lacks-key = no key to a win on a discard
wait-lacks-flowers = flowers missing
wait-payer-broke = nothing left to pay
wait-no-winning-kind = no winning kind
wait-ready-draws-only = own draw only
wait-open-hand-draws-only = own draw only
wait-no-seven-pairs = no seven pairs here
wait-jokers-own-turn = own draw only
wait-five-alike = five alike
wait-joker-draws-only = own draw only
wait-fishing-draws-only = own draw only
wait-joker-claim = never on a discarded joker
wait-holds-kong-tile = kong tile in hand
wait-many-jokers = too many wild tiles
wait-not-declared = not declared
wait-low-discard = number too low
wait-low-self-draw = number too low

# The log of the server
ev-dice-dealer = { $seat }: dice for the dealer { $n }
ev-dice-break = { $seat }: dice for the wall { $n }
ev-dice-joker = { $seat }: dice for the jokers { $n }
ev-dice-exchange = Dice for the exchange: { $n }
ev-dice-birds = { $seat }: dice for the birds { $n }
ev-dice-treasure = { $seat }: die for the treasure { $n }
ev-dice-kong = { $seat }: dice for the kong { $n }
ev-riichi = { $seat }: riichi
ev-ready-plain = { $seat }: ready
ev-ready-face_up = { $seat }: ready, face up
ev-ready-face_down = { $seat }: ready, face down
ev-ready-face_up_racked = { $seat }: ready, face up on the wall
ev-ready-face_down_racked = { $seat }: ready, face down on the wall
ev-ready-open = { $seat }: ready, hand shown
ev-ready-heavenly = { $seat }: heavenly ready
ev-ready-earthly = { $seat }: earthly ready
ev-kong-hidden = { $seat }: concealed { a-kong }
ev-kong-opened = { $seat }: opens { a-kong } { $tiles }
ev-kong-robbed = The { a-kong } { $tile } of { $seat } is robbed
ev-egg-robbed = The tile { $tile } that { $seat } adds to an egg is taken
ev-win-flowers = { $seat }: win by flowers
ev-sits = { $seat }: sits
ev-raises = { $seat }: raises
ev-raises-not = { $seat }: does not raise
ev-returned = The raise of { $seat } is returned
ev-returned-not = The raise of { $seat } is not returned
ev-stands = { $seat }: does not sit
ev-pulls = { $seat }: pulls ×{ $n }
ev-pulls-not = { $seat }: does not pull
ev-stakes = { $seat }: stakes { $n ->
    [one] one base
   *[other] { $n } bases
    }
ev-stakes-not = { $seat }: no stake
ev-says = { $seat }: { $words }
ev-missing = { $seat }: gives up { $suit ->
    [m] characters
    [p] dots
   *[s] bamboo
    }
ev-gave = { $seat }: { $tiles } to { $seat_to }
ev-exchange = Three tiles go { $direction ->
    [next] to the right
    [across] across
   *[previous] to the left
    }
ev-shows-ready = { $seat }: ready
ev-shows-not = { $seat }: not ready
ev-taken-back = { $seat }: takes back { $what ->
    [draw] the draw
   *[claim] the claim
}
ev-watches = { $seat }: looks at all hands
ev-moved = The players change places
ev-seat-taken = { $seat }: sits down, { $name } waits
ev-followed = { $name } waits and follows { $seat }
ev-followed-own = You wait and follow { $seat }
ev-seat-left = { $seat }: sits down, you wait
ev-chips = { $seat }: takes { $n } chips
ev-horse = Horse { $tile } for { $seat }
ev-horse-bought = Horse { $tile } of { $seat_from }: on { $seat }
ev-horse-outside = Horse { $tile } of onlooker { $n }: on { $seat }
ev-horse-lost = Horse { $tile } for nobody
ev-bird-hit = Bird { $tile }: a hit
ev-bird-missed = Bird { $tile }: a miss
ev-fish = Fish { $tile } for { $seat }
ev-bird = Bird { $tile }
ev-bird-on = Bird { $tile } on { $seat }
ev-kong-tile = { $seat }: turns up { $tile }
ev-opening = { $seat }: shows { $words }: { $tiles }
ev-opening-whole = { $seat }: shows { $words }
ev-last-tile = { $seat }: takes the last tile
ev-last-tile-left = { $seat }: leaves the last tile
ev-treasure = { $seat }: puts the treasure aside
ev-treasure-back = { $seat }: puts the treasure back into the wall
ev-treasure-seen = { $seat }: looks at the treasure
ev-treasure-own = You look at the treasure: { $tile }
ev-heart = You write down { $tile }
ev-egg = { $seat }: egg { $tiles }
ev-added_egg = { $seat }: { $tiles } into the egg
ev-match-over = The match is over
ev-noted = { $seat }: noted, not paid; { $n } now due from { $seat_from }
ev-note = { $seat }: { $paid }, note paid by { $seat_from }
ev-note_halved = { $seat }: { $paid }, half the note of { $n } from { $seat_from }, who has won
ev-payment = { $seat }: { $n }, { $cause ->
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
    }

# How a hand ends
end-won = The hand is won
end-exhausted = The wall is used up; nobody wins
end-exhausted-won = The wall is used up; the hand ends
end-nine_terminals = New deal: nine different terminals and honours
end-four_kongs = New deal: four { a-kong }s
end-four_winds = New deal: four equal winds
end-four_riichi = New deal: four riichi
end-triple_ron = New deal: three winners
end-nagashi = Mangan at draw
end-west_round = The match is extended
end-flower_last = The last tile is a flower; nobody wins
end-void = The hand is void
end-faulty_set = The set is faulty: dealt again
end-chombo = Chombo: the hand is dealt again
end-broke = Too many players have nothing left: the hand is broken off

# What is paid for
part-win = hand
part-counters = { $terms ->
    [japanese] honba
   *[chinese] repeats
    }
part-sticks = riichi sticks
part-noten = { $terms ->
    [japanese] tenpai payment
   *[chinese] ready at the draw
    }
part-nagashi = mangan at draw
part-open_kong = open { a-kong }
part-added_kong = added { a-kong }
part-concealed_kong = concealed { a-kong }
part-special_kong = gold kong
part-egg = egg
part-egg_add = tile added to an egg
part-transfer = kong income moved on
part-refund = kong income given back
part-pig = flower pig
part-unready = ready check
part-follow = first discard followed
part-watch = looking on
part-side_bet = inner stakes
part-left_sticks = sticks left over
part-yakitori = yakitori
part-chips = chips
part-chombo = chombo
part-followed = discard followed
part-mixed_flowers = flowers 1 to 4 mixed
part-flower_series = flower series
part-seven_flowers = seven flowers
part-eight_flowers = eight flowers
part-horses = horses
part-bought_horses = { part-horses }
part-horses-outside = horses of onlooker { $n }
part-birds = birds
part-four_winds = four winds discarded
part-four_alike = four alike discarded
part-burn = dealer burnt
part-fine = fine
part-pot = pot taken
part-fly = fly
part-shadow = shadow
part-wake = wakes
part-fish = fish
part-drawn_hand = drawn hand
part-opening = opening wins
part-lost_stake = stake lost to the winner
part-chickens = chickens
part-charge = charging chicken
part-duty = duty chicken
part-jokers = caishen in hand
part-essences = jing
part-flip = tile turned first
part-noted = noted: owes { $n }
part-noted-due = noted: { $n } from { $seat }
part-note = note paid by { $seat }
part-note-paid = note paid to { $seat }
part-note_halved = half of { $n } noted, by { $seat }
part-note_halved-paid = half of { $n } noted, to { $seat }

# Result pages of the server
result-win-flowers = { $seat ->
    [You] You win
   *[other] { $seat } wins
    } by eight flowers
result-win-flowers-from = { $seat }: seven flowers and the eighth from { $seat_from }
result-aside = Kongs and other payments
state-ready = ready
state-not-ready = not ready
state-won = has won
pays-to = pays
total-han-fu = { $han } han { $fu } fu{ $limit ->
    [mangan] , mangan
    [haneman] , haneman
    [baiman] , baiman
    [sanbaiman] , sanbaiman
    [yakuman] , yakuman
   *[none] { "" }
    }
step-place = { $place }. { $seat } { $points }
step-outside = Onlooker { $n }: { $points }
step-place-waiting = { $place }. { $name } { $points } (waiting)
step-place-own = { $place }. You { $points } (waiting)

# The reckoning, step by step
step-total = total in { $unit ->
    [han] han
    [fan] fan
    [tai] tai
   *[points] points
    }
step-sum = sum
step-cap = at most { $cap } count
step-yakuman = { $units } yakuman: base points
step-fu = fu
step-han = han
step-limit = { $limit ->
    [mangan] mangan
    [haneman] haneman
    [baiman] baiman
    [sanbaiman] sanbaiman
   *[yakuman] yakuman
    }: base points
step-base = base points: { $fu } fu × 2^({ $han } + 2)
step-doubled = base { $base } × 2^{ $fan }
step-terms = patterns that are added
step-times = times { $factor } for { $pattern }
step-floor = at least
step-no-joker = no ghost in the hand: times { $n }
step-thrown = ghosts thrown: times { $n }
step-double-hand = the hand counts double: times { $n }
step-units = base, flowers and sets
step-limits = { $limits } × the limit of { $limit }
step-class = { $kind ->
    [big] a big hand begins with
    [loose] a loose hand begins with
   *[small] a small hand begins with
    }
step-doublings = doubled { $n ->
    [one] once
   *[other] { $n } times
    }
step-curve = { $rows ->
    [one] { $rows } fan is worth
   *[other] { $rows } fan are worth
    }
step-added-last = added to that
step-flat = one value, whatever the hand holds
fu-seven-pairs = seven pairs
fu-orphans = thirteen orphans
fu-pinfu = pinfu
fu-base = every hand
fu-closed = closed hand, won on a discard
fu-self-draw = self-draw
fu-open-triplet = open triplet { $tiles }
fu-concealed-triplet = concealed triplet { $tiles }
fu-open-kong = open { a-kong } { $tiles }
fu-concealed-kong = concealed { a-kong } { $tiles }
fu-pair = pair { $tiles }
fu-wait = { $wait ->
    [closed] closed wait
    [edge] edge wait
   *[single] single wait
    }
fu-round = { $fu } rounded up
pays = { $seat ->
    [You] You pay
   *[other] { $seat } pays
    }
pays-times = { $seat }: { $base } × { $times }
pays-rounded = { $seat }: { $base } × { $times } = { $product }, rounded up
pays-sum = { $seat }: { $base } + { $fan }
pays-more = { $seat }: { $base } + { $more }
share-unit = base points { $effect }
share-common = stake { $effect }
share-raise = raised { $effect }
share-own = what { $seat } has opened and konged { $effect }
share-cap = at most { $cap }
share-each = for each opponent { $effect }
share-bound = bonds: shares { $effect }
share-begins = the dealer takes part: begins with { $effect }
share-of = the share of { $seat }
share-rest = what the share of { $seat } has beyond that
share-added = added last { $effect }
share-points = { $reason ->
    [dealer] the dealer takes part
    [repeats] repeats of the dealer
    [self_draw] self-draw
    [discarder] gave the tile
    [bets] what both have bet
    [bystander] did not give the tile
    [unready] gave the tile, not ready
    [surcharge] the dealer takes part
    [triple] three winners
    [all_closed] nobody who pays has opened
    [wash_outs] drawn hands before
   *[closed] has not opened
    }: { $effect }
share-units = { $reason ->
    [dealer] the dealer takes part
    [repeats] repeats of the dealer
    [self_draw] self-draw
    [discarder] gave the tile
    [bets] what both have bet
    [bystander] did not give the tile
    [unready] gave the tile, not ready
    [surcharge] the dealer takes part
    [triple] three winners
    [all_closed] nobody who pays has opened
    [wash_outs] drawn hands before
   *[closed] has not opened
    }: base units { $effect }
share-fan = { $reason ->
    [dealer] the dealer takes part
    [repeats] repeats of the dealer
    [self_draw] self-draw
    [discarder] gave the tile
    [bets] what both have bet
    [bystander] did not give the tile
    [unready] gave the tile, not ready
    [surcharge] the dealer takes part
    [triple] three winners
    [all_closed] nobody who pays has opened
    [wash_outs] drawn hands before
   *[closed] has not opened
    }: { $effect } fan
pays-tai = { $seat }: { $base } + { $tai } × { $unit }
pays-tai-dealer = { $seat }: { $base } + ({ $tai } + { $dealer } as dealer) × { $unit }
step-noted = { $seat }: noted, not paid
step-note-grown = { $seat }: noted, not paid; { $note } + half { $half } + { $amount }

# Why not
not-owed = Nothing is asked of you now.
too-late = Others have come first
not-your-turn = It is the turn of { $who ->
    [E] East
    [S] South
    [W] West
   *[N] North
    }.
hand-over = The hand is over.
no-such-action = There is no such action.
other-phase = That is not asked now.
not-held = { $tile } is not in your hand.
nothing-drawn = You have drawn no tile.
swap = What you could have claimed with may not be discarded at once.
ready-lock = After declaring ready only the drawn tile may be discarded.
ready-discard = This discard would not leave you ready.
lack-first = Tiles of the suit you gave up go first.
standing = This tile stands: it leaves only by declaring ready.
standing-pung = After this pung nothing could be discarded.
standing-gone = No tile stands before you any more.
must-follow = The dealer's honour is in your hand: it must be discarded now.
honours-first = Single honours go first: the last of its kind, then kinds already out, then the rest.
catch-circle = A joker was discarded: inside that player's circle you claim nothing and discard what you draw.
chow-limit = No more than { $n } chows a hand.
no-shape = The hand is not complete with { $tile }.
no-yaku = The hand has no yaku.
below-minimum = The hand is worth less than { $minimum }.
furiten = Furiten: no win on a discard.
rob-not-allowed = This hand may not rob this tile.
plain-hand = A plain hand may not win.
holds-lack = The hand still holds tiles of the missing suit.
three-suits = No suit is missing from the hand.
joker-discarded = Who has discarded a joker may not win.
watch-binds = Who looks at all hands is bound for the rest of the hand.
no-discard-win = Only self-drawn hands win.
passed-win = You let a win pass.
kong-replacement = The replacement of this { a-kong } may not be won on.
lacks-triplet = The hand has no triplet.
lacks-opened = The hand has not been opened: claim a tile first.
lacks-terminal = The hand has no terminal, nor what may stand for one.
lacks-run = The hand has no run.
lacks-branches = No suit has the eight tiles that a win needs.
one-triplet = The hand must have one triplet or kong, and three runs.
pair-28 = The pair may not be a 2 or 8.
lacks-suits = The hand does not have all three suits.
lacks-pair = The pair must be a 2, 5 or 8.
all-laid = The sets all lie open and one tile is left: only a hand of triplets wins so.
not-with-heart = With the tile written down these are no winning hand.
heart-claim = The tile imagined cannot be used to chow, pong or kong.
ready-draws-only = After announcing you win with what you draw yourself.
open-hand-draws-only = With your hand laid open you win with what you draw yourself.
no-seven-pairs = Seven pairs are no winning hand here.
jokers-own-turn = So many jokers win without a complete hand only in your own turn.
five-alike = No winning hand: a joker would be the fifth tile of a kind.
kong-not-added = The kong of a discard is not robbed: one wins on the discard itself or not at all.
joker-draws-only = With a wild tile in hand you win with what you draw yourself.
fishing-draws-only = A hand that waits for any tile wins with what it draws itself.
holds-kong-tile = A tile that has to be laid out is still in the hand.
lacks-key = The hand has no fan, and a win on another's tile needs one.
cut-off = Somebody who goes first wins with the tile.
lacks-flowers = A small open win needs more flowers laid out.
payer-broke = Who gave this tile has nothing left: nobody wins on him.
sealed = Who has fed another player three melds may not win in this hand.
joker-kept = A joker is kept while any other tile is in hand.
no-winning-kind = The hand is complete, but none of the kinds that win.
not-declared = Only who has declared ready may win.
low-discard = The number on this tile is too low to win on it.
low-self-draw = The number on the drawn tile is too low to win.
ready-number = No tile the hand waits for has a number high enough.
ready-unseen = Every high tile the hand waits for lies open.
kong-passed-wait = The replacement of this { a-kong } may not be won on: a tile you win with has gone by since your last discard.
claimed-turn = A tile just claimed is no self-draw.
must-win = In the last tiles a possible win must be taken.
no-claim = There is no discard to claim.
no-chi = There is no { a-chow } in this game.
chi-left = Only your left neighbour's discard may be claimed for a { a-chow }.
chi-tiles = You have no tiles for this { a-chow }.
pon-tiles = You have no pair of { $tile }.
sum-tiles = You have no two tiles that make 15 with it.
head-tiles = You have not the heads for this set.
head-once = A hand has one set of heads at most.
heads-first = Name the heads to lay first.
stake-first = Name your stake first.
kong-tiles = You do not have the tiles for this { a-kong }.
kong-fresh = A { a-kong } needs a tile drawn in this turn.
kong-max = No further { a-kong } is allowed.
kong-wall = Too few tiles are left for a { a-kong }.
kong-ready = After ready a { a-kong } may not change your waits.
joker-claim = Jokers are never claimed or laid into melds.
claims-end = The last tiles may only be won on.
ready-claim = After declaring ready nothing is claimed.
lack-claim = Tiles of the missing suit may not be claimed.
recall = A kind you discarded before may not be claimed.
recall-chow = A kind you discarded before may not be chowed.
three-for-kong = Holding three of a tile you may only make a { a-kong } of the fourth.
passed-pung = You let this { a-pung } pass in the go-around.
meld-suits = Your melds would then be of three suits.
no-pon = Pungs and kongs of discards are not made here.
single-kong = Such tiles are only laid aside as kongs of one.
many-jokers = A small hand may not hold so many wild tiles.
no-discard-left = Every discard after it would be forbidden.
not-opened = Only a kong beside which you still wait for a tile may be opened, with tiles left to turn up.
opened-lock = After opening a kong the hand stays as it is.
last-tile-unready = Only a ready player takes the last tile.
no-ready = There is no declaring ready in this game.
ready-twice = You have declared ready already.
ready-open = Your hand is open.
ready-score = You have fewer than { $points } points.
ready-wall = Fewer than { $n } tiles are left.
not-ready = No discard leaves you ready.
ready-early = Ready is declared in your first turn, before any meld.
ready-drawn = Ready is declared after drawing.
no-north = No North can be laid aside now.
egg-later = An egg that lies there takes one more tile of its family after a draw in a later turn.
egg-tiles = This tile does not go into the egg.
no-egg = No such egg may be laid or fed now.
last-hand-tile = Who has chowed claims nothing that leaves one tile in hand.
no-abort = A new deal cannot be called for now.
exchange-suit = Three tiles of one suit are handed over.
may-not-pass = There is nothing to let pass.
not-open = That is not open now.
illegal-message = The server did not understand the page.
bye-too-fast = Too many messages at once; the line is closed for a moment.
bye-bad-messages = The page sent what the server does not understand. Please reload it.
bye-broken = Something went wrong at this table, and it cannot go on. We are sorry.
bye-not-kept = The server could not save this table (its disk may be full), so your last move was not made. It tries again.
bye-made-room = Nobody has decided anything at this table for a long time, and others needed the room. It is kept: reload the page to go on.
bye-set-aside = This table cannot go on: { $reason }. It has been set aside; your other tables are not affected.
bye-stopped = The server has been stopped. This table is kept; the page looks for the server until it is back.
bye-failed = Something went wrong at this table, and your last move may not have been made. The table is being read again.
bye-silent = The page was silent for a long time, so the server closed the line.
refused-notation = { $detail }
refused-hand = { $detail }
refused-name = { $detail }
unknown-preset = This game has no preset “{ $name }”. { $close ->
    [none] Choose one of the list.
   *[other] Did you mean “{ $close }”?
 }
unknown-option = This game has no option “{ $name }”. { $close ->
    [none] Leave it out.
   *[other] Did you mean “{ $close }”?
 }
unknown-drill = There is no drill “{ $name }” for this game. Choose one of its list.
unknown-advice = The book of advice has no item “{ $name }”. Choose one of its list.
refused-option = { $detail }
refused-house = { $detail }
refused-record = { $detail }
refused-other = { $detail }
error-drill-seed = The number of a question has one to nine digits.
error-request = The server did not understand the request.
error-origin = Only the server's own page may open a table.
error-slow = The request came too slowly and was given up; please try again.
error-too-many-tables = Tables are being opened too fast; try again in { $n } s.
error-own-tables = Somebody sits at each of the tables opened from here, and there may be no more; leave one and try again.
error-server-full = All tables of this server are taken; try again in a minute or two.
error-store-full = This server keeps as many played tables as it may; no new ones can be opened until old ones are removed.
error-too-busy = A lot has been asked from here; please try again in { $n } s.
error-not-kept = The server cannot read or write its tables just now (its disk may be full); please try again.
error-match-goes-on = This match is not over yet; its record would show the wall.
error-bank-alone = A bank of seconds stands beside the seconds of each decision: choose those too, or a bank of 0.


# Values of options
value-none = none
value-final-score = 20000 off the final score
value-wind-tiles = drawn wind tiles
value-random = by chance
value-choose = chosen in turn
value-two-0p = two red 5 dots
value-forbidden = forbidden
value-same-tile = same tile forbidden
value-allowed = allowed
value-immediate = at once
value-mixed = concealed kong at once, else after the discard
value-after-discard = after the discard
value-all = all
value-first = first only
value-own-draw = own next draw
value-own-draw-or-any-call = own next draw or any call
value-concealed = all four in the hand
value-two = two
value-head-bump = nearest only
value-mangan = mangan
value-five-han = 5 han
value-yakuman = yakuman
value-own-part = its own part only
value-win = counts as a win
value-draw = counts as a draw
value-half = East and South
value-east = East only
value-full = all four winds
value-east-north = East and North
value-east-east = East twice
value-ready = he is ready
value-win-only = he wins
value-sudden-death = until somebody has it
value-full-round = a full round
value-go-on = on and on
value-two-throws = two throws
value-one-throw = one throw
value-east-drawer = who drew East
value-second-player-sum = two players throw
value-dealer-twice = the dealer throws twice
value-after-d = behind the counted stack
value-before-d = before the counted stack
value-jump = by jumping
value-stack = one stack
value-draw-14th = drawn last
value-all-fives = all fives
value-dora = laid aside as dora
value-value-tile-all = value tile for all
value-loss = not paid
value-split = shared
value-fixed = both pay the same
value-counts = counts
value-not = does not count
value-time = by time
value-hidden = face down
value-shown = shown
value-book-1998 = 1998 rulebook
value-mil-2025 = MIL 2025
value-any = any pattern
value-listed = listed patterns only
value-ends-hand = ends the hand
value-discard = one discard more
value-default = default
value-sml-2026 = SML 2026
value-hkma-2020 = HKMA 2020
value-with-the-deal = with the deal
value-after-flowers = after the flowers
value-safe-discard = a non-winning discard
value-go-round = the next own discard
value-announced = all announcements
value-ding = one plain declaration
value-barred = not in all cases
value-sbr = SBR
value-dealer = the dealer
value-wall-break = whose wall is opened
value-2n = 2n tai
value-n = n tai
value-seed = as traditional
value-strict = strict
value-sml = SML
value-mil = MIL
value-excluded = not together
value-never = never
value-one = one
value-several = several
value-fifth = at the fifth
value-fourth = at the fourth
value-twin = its twin
value-line = the whole line
value-declared = declared
value-free = free
value-add-base = one base
value-add-fan = one fan
value-refund = given back
value-cap = the cap
value-as-unready = as unready
value-compulsory = compulsory
value-tail = tail
value-head = head
value-value = by value
value-pairs = two against two
value-x4 = ×4
value-flat-28 = 28 flat
value-window = all answers are weighed
value-live = first come
value-seat = decided by seat
value-share = shared
value-plain = a draw, without counters

## Hints
hint = Hint
tab-hint = Hint
key-hint = hint on or off
key-hint-keys = H
setting-hint = Hint at decisions
hint-off = Hints are off. They advise a move, say why, and tell what every choice leaves, would bring and risks.
hint-turn-on = Show hints
hint-turn-off = Turn off
hint-none = A hint comes with your next decision.
hint-working = Working it out …
hint-ready = ready
hint-barred = no win left
hint-complete = complete
hint-away = { $n ->
    [1] 1 away
   *[other] { $n } away
}
hint-hand = Your hand
hint-head-tile = Tile
hint-head-then = Then
hint-head-left = Left
hint-head-risk = Ways to wait
hint-as-it-is = As it is
hint-nearer = nearer with
hint-waiting = waits for
hint-bar-left = { $n } tiles bring it nearer
hint-bar-risk = { $n } ways to wait for it, all opponents together
hint-safe = safe
hint-brings-discard = { $low } on a discard
hint-brings-range = { $low } to { $high } on a discard
hint-brings-discard-drawn = { $low } on a discard, { $drawn } self-drawn
hint-brings-range-drawn = { $low } to { $high } on a discard, { $drawn } self-drawn
hint-brings-drawn = { $drawn } self-drawn
hint-declared = declared
hint-ways = { $n ->
    [1] 1 way to wait for it
   *[other] { $n } ways to wait for it
}
hint-no-ways = no ordinary hand can wait for it any more
hint-safe-no-discard-win = Nobody wins on discards here
hint-safe-left = safe: has won and plays no more
hint-safe-payer-broke = safe: nobody wins on your tiles while you have nothing left
hint-safe-sealed = safe: who has fed three melds may not win
hint-safe-not-declared = safe: has not declared, and only who has declared wins
hint-safe-ready-draws-only = safe: wins with own draws only
hint-safe-open-hand-draws-only = safe: wins with own draws only
hint-safe-joker = safe: nobody wins on a discarded joker
hint-safe-low-discard = safe: the number is too low to be won on
hint-safe-lack = safe: of the suit this player must be rid of
hint-safe-own-river = safe: lies in this player's own river (furiten)
hint-safe-passed-ready = safe: passed since this player declared
hint-safe-passed-round = safe: passed since this player's last discard, until the next draw
hint-seen-own-river = lies in this player's own river, which bars nothing here
hint-seen-passed = passed since this player declared, which bars nothing here
hint-seen-no-chance = no run can wait for it
hint-seen-line = a two-sided wait on it would be furiten
hint-seen-one-chance = every run that waits for it needs a last copy
hint-note-ways = Ways: so many sets of one or two unseen tiles would wait for it. Special hands are not counted.
hint-note-ways-jokers = Ways: so many sets of one or two unseen tiles would wait for it. Special hands, and jokers in other hands, are not counted.
hint-note-brings = Points as they would be paid in a quiet moment, without sticks on the table and without what is turned up after a win.
hint-note-pending = What wins bring is still being worked out.

## Advice on a move: the move of the strongest bot, and sentences that are true of the position
advise-and-discard = { $move }, discarding { $tile }
advise-or = {" or "}
advise-either = Discard { $tile } or { $tile_same }
advise-same = By all that is counted it is the same which of them goes.
advise = Advice
advise-mark = advised
advise-all = What every choice leaves
advise-read = The book of advice: { $title }
advise-who = { $state ->
    [melds] { $seat }, with { $melds } open melds,
    [frozen] { $seat }, whose hand no longer changes,
    [opened] { $seat }, whose hand is fixed,
   *[declared] { $seat }, who has declared ready,
}
advise-forced = Nothing else can be discarded.
advise-estimate = The counts alone do not decide it: by the bot's own estimate the hand is worth more this way.
advise-estimate-risk = It is not the safest either: by the bot's own estimate the hand is worth more this way.
advise-habit = Nothing is counted for this choice; it is what the bot does as a rule.
advise-north = North is laid aside, and another tile is drawn for it.
advise-barred = No win is left to this hand, whatever you discard.
advise-dead = No unseen tile helps this hand.
advise-nearest = Every other discard leaves the hand farther from complete; { $n ->
    [0] yet no unseen tile helps it on.
    [1] 1 unseen tile helps it on.
   *[other] { $n } unseen tiles help it on.
}
advise-most = { $n ->
    [1] 1 unseen tile helps; no other discard that keeps the hand so near leaves one.
   *[other] { $n } unseen tiles help; no other discard that keeps the hand so near leaves as many.
}
advise-as-many = { $n ->
    [1] Nothing is lost: 1 unseen tile helps, and no discard that keeps the hand so near leaves more.
   *[other] Nothing is lost: { $n } unseen tiles help, and no discard that keeps the hand so near leaves more.
}
advise-fewer = After { $tile } { $m } unseen tiles would help, after this { $n }.
advise-keeps-dora = { $tile } is dora and stays.
advise-keeps-value = { $tile } stays: three of it would count.
advise-farther = { $n ->
    [1] It costs a step: { $tile } would keep the hand nearer to complete.
   *[other] It costs { $n } steps: { $tile } would keep the hand nearer to complete.
}
advise-farther-dead = { $n ->
    [1] { $tile } would leave the hand a step nearer, but no unseen tile would help it then.
   *[other] { $tile } would leave the hand { $n } steps nearer, but no unseen tile would help it then.
}
advise-farther-barred = After this no win is left; after { $tile } there would be one.
advise-ready = You are ready then: { $n ->
    [0] { $tile } would win, but none is left.
    [1] { $tile } would win, 1 left unseen.
   *[other] { $tile } would win, { $n } left unseen.
}
advise-ready-most = You are ready then: { $n ->
    [1] { $tile } would win, 1 left unseen, more than after any other discard.
   *[other] { $tile } would win, { $n } left unseen, more than after any other discard.
}
advise-ready-as-many = You are ready then: { $n ->
    [1] { $tile } would win, 1 left unseen; no other discard leaves more.
   *[other] { $tile } would win, { $n } left unseen; no other discard leaves more.
}
advise-ready-barred = The hand waits for { $tile } then, but as it stands that would be no win.
advise-ready-furiten = You are ready then and wait for { $tile }, { $n } left unseen, but win with own draws only: you have discarded { $tile_own }.
advise-ready-fewer = After { $tile } there would be { $m } left to win on.
advise-ready-dearer = { $tile } would leave { $m } to win on, but { $q } points at most; this may bring { $p }.
advise-safe-all = None of the { $n } opponents who look close to a win can win on it by the rules.
advise-safe-some = { advise-who } cannot win on it by the rules; of { $seat_other } that is not certain.
advise-safe-joker = { advise-who } cannot win on it: nobody wins on a discarded joker.
advise-safe-low-discard = { advise-who } cannot win on it: its number is too low.
advise-safe-lack = { advise-who } cannot win on it: it is of the suit that player must be rid of.
advise-safe-own-river = { advise-who } cannot win on it: that player has discarded it too.
advise-safe-passed-ready = { advise-who } cannot win on it: it has passed since the declaration.
advise-safe-passed-round = { advise-who } cannot win on it now: it has passed since that player's last discard.
advise-risk-least = Estimated: { advise-who } can wait for it in { $n ->
    [0] no ordinary way; for no other tile you may discard in fewer.
    [1] 1 way; for no other tile you may discard in fewer.
   *[other] { $n } ways; for no other tile you may discard in fewer.
}
advise-risk-least-all = Estimated: opponents close to a win can wait for it in { $n ->
    [0] no ordinary way; for no other tile you may discard in fewer.
    [1] 1 way; for no other tile you may discard in fewer.
   *[other] { $n } ways; for no other tile you may discard in fewer.
}
advise-risk = It is not the safest: { advise-who } might win on it.
advise-risk-all = It is not the safest: opponents close to a win might win on it.
advise-lack-first = It is of the suit you must be rid of.
advise-alone = It stands alone: no equal tile and none within two of it is in your hand.
advise-partners = It stands alone, and { $n ->
    [0] no kind can form a run with it
    [1] only 1 kind can stand beside it in a run
   *[other] only { $n } kinds can stand beside it in a run
}; beside { $tile } { $m } can.
advise-win = The hand is complete, and the win is allowed.
advise-call-nearer = { $n ->
    [1] It brings the hand a step nearer to complete.
   *[other] It brings the hand { $n } steps nearer to complete.
}
advise-call-farther = { $n ->
    [1] It takes the hand a step farther from complete.
   *[other] It takes the hand { $n } steps farther from complete.
}
advise-call-keeps = The hand stays as near to complete as it is.
advise-kong-keeps = The kong costs nothing: the hand stays as near to complete as it is.
advise-call-opens-way = Without it no win is left to this hand.
advise-then-waits = { $n ->
    [1] It waits for { $tile } then, 1 left unseen.
   *[other] It waits for { $tile } then, { $n } left unseen.
}
advise-then-helped = { $n ->
    [1] 1 unseen tile helps it on then.
   *[other] { $n } unseen tiles help it on then.
}
advise-then-waits-after = Discarding { $tile_cut } then, { $n ->
    [1] it waits for { $tile }, 1 left unseen.
   *[other] it waits for { $tile }, { $n } left unseen.
}
advise-then-helped-after = Discarding { $tile_cut } then, { $n ->
    [1] 1 unseen tile helps it on.
   *[other] { $n } unseen tiles help it on.
}
advise-pass-no-nearer = No claim brings the hand nearer to complete with a tile left to help it on.
advise-pass-barred = After a claim no win would be left to this hand.
advise-pass-lost = No win is left to this hand, with a claim or without.
advise-pass-nearer = { $n ->
    [1] A claim would bring the hand a step nearer to complete.
   *[other] A claim would bring the hand { $n } steps nearer to complete.
}
advise-pass-rival = { $n ->
    [0] But { advise-who } is to be feared, by the bot's estimate more than an open ready hand is worth.
    [1] But { advise-who } is to be feared, and yours would still be a step from ready.
   *[other] But { advise-who } is to be feared, and yours would still be { $n } steps from ready.
}
advise-pass-closed = But it would open a closed hand, and by the bot's own estimate that costs more.
advise-declare = The hand is ready and may be declared.
advise-declared-only = Declared, it may win on a discarded { $tile }; undeclared it may not.
advise-declared-more = Declared, a discarded { $tile } brings { $n } points at least; undeclared { $m }.
advise-lack = { $n ->
    [0] You hold none of { $suit ->
        [m] the characters
        [p] the dots
       *[s] the bamboos
    }.
   *[other] You hold { $n } of { $suit ->
        [m] the characters
        [p] the dots
       *[s] the bamboos
    }; of no suit fewer.
}
advise-exchange = You hold { $n } of { $suit ->
    [m] the characters
    [p] the dots
   *[s] the bamboos
}; of no other suit from which three can be given fewer.
advise-abort = { $n ->
    [1] The hand is 1 tile from ready, and a new deal may be called.
   *[other] The hand is { $n } tiles from ready, and a new deal may be called.
}

## The analyser
analyse = Analyse
analyse-game = Game
analyse-hand = Hand
analyse-tiles = Tiles
analyse-target = A click on a tile adds it to
analyse-visible = Seen elsewhere
analyse-turned = Turned tile
analyse-heart = Imagined tile
analyse-dora = Dora indicators
analyse-ura = Ura-dora indicators
analyse-flowers = Flowers
analyse-take = take { $tile } away
analyse-clear = Clear
analyse-share = Copy the link
analyse-copied = Copied
analyse-circumstances = Circumstances
analyse-seat = Seat
analyse-round = Round
analyse-lack = Missing suit
analyse-counters = Honba
analyse-deposits = Sticks on the table
analyse-streak = Repeats
analyse-stake = Chips staked
analyse-aside = Norths aside
analyse-missing = { $n ->
    [1] One tile to go.
   *[other] { $n } tiles to go.
}
analyse-heart-first = Choose the tile that the hand imagines.
analyse-which = Which of them lies open?
analyse-complete = Which tile was won on?
analyse-why = why
analyse-won-by = Won by
analyse-self-draw = self-draw
analyse-discard-of = discard of { $name }
analyse-robbed-from = robbed from { $name }
analyse-no-win = No win
analyse-note = Distances are of shapes alone: a hand may be ready and still be worth too little to win.
meld-word-chi = { chow }
meld-word-pon = { pung }
meld-word-kong = { kong }
meld-word-concealed = Concealed { a-kong }
meld-word-added = Added { a-kong }
meld-word-sum = Sum of 15
meld-word-head = Three heads
meld-word-egg = Egg
circumstance-riichi = riichi
circumstance-double-riichi = double riichi
circumstance-ippatsu = in the go-around after declaring
circumstance-ready-declared = declared ready
circumstance-open-ready = declared with the hand shown
circumstance-heavenly-ready = heavenly ready
circumstance-hard-ready = hard ready
circumstance-soft-ready = soft ready
circumstance-payer-ready = the discarder has declared
circumstance-treasure-draw = draws the treasure
circumstance-treasure-match = waits for the treasure
circumstance-earthly-ready = earthly ready
circumstance-first-turn = first turn, no claims before
circumstance-last-tile = last tile of the wall
circumstance-kong-replacement = replacement of a kong
circumstance-discard-kong-replacement = replacement of a kong of a discard
circumstance-flower-replacement = replacement of a flower
circumstance-kita-replacement = replacement of a North
circumstance-after-kong-discard = discard after a kong
circumstance-fourth-tile = last copy, the others lie open
circumstance-last-copy = the others lie in somebody's pung
circumstance-jokers-elsewhere = another player holds a wild tile
circumstance-joker-discarded = has discarded a joker
circumstance-joker-thrown = a ghost thrown
circumstance-two-jokers-thrown = two ghosts thrown
circumstance-three-jokers-thrown = three ghosts thrown
circumstance-four-jokers-thrown = four ghosts thrown
circumstance-double-hand = the hand counts double
circumstance-lucky-dice = lucky dice
circumstance-wash-out = after a drawn hand
circumstance-triple-win = three win on the tile
circumstance-payer-melded = the discarder has one tile left
circumstance-drift = Fortune Drift
circumstance-drift-twice = Fortune Drift twice
circumstance-drift-three-times = Fortune Drift three times
circumstance-open-draw = announced, draws openly
circumstance-open-hand = announced with the hand laid open
circumstance-passed-wait = let a wait pass since the last draw
circumstance-passed-wait-in-riichi = let a wait pass after declaring riichi
circumstance-not-called = has not called ready
circumstance-passed-win = let a win pass
circumstance-passed-small = let a small win pass
circumstance-passed-big = let a big win pass
circumstance-first-hand = first hand of the match
circumstance-wait-discarded-this-go-around = a wait was discarded in this go-around
circumstance-feeder-liable-elsewhere = who fed the last meld is liable elsewhere
circumstance-last-four = three tiles left to draw
circumstance-wild-last = the last tile, which is wild
circumstance-first-draw = first draw, no claims before
circumstance-before-first-draw = before the first draw, no claims before
circumstance-heavenly = the dealer's dealt hand
circumstance-self-drawn = self-drawn
circumstance-discarded = won on a discard
circumstance-robbed-kong = robbed from a kong
circumstance-drawn-tile-joined-hand = a drawn tile has joined the hand
circumstance-sealed = bound by three melds fed
circumstance-concealed-kong-robbed = the robbed kong is concealed
circumstance-opened-kong-robbed = the robbed kong is opened
circumstance-north-robbed = robbed from a North laid aside
circumstance-eight-flowers = the winner's eighth flower
circumstance-seven-rob-one = robs the eighth flower
circumstance-double-win = two win on the tile
circumstance-earlier-winner = a nearer player wins too
circumstance-bigger-win-elsewhere = another wins with a bigger hand

# The book of advice: what old books say on how to play well.

advice = Advice
advice-title = The book of advice
advice-lead = What old books advise on playing well: when it is meant, why, and in which games it can hold. What has been tried on many hands has its verdict; the rest is told, not proven.
advice-all = All chapters
advice-chapter = Chapter { $n }
advice-items = Advice of this chapter
advice-when = When
advice-do = What to do
advice-why = Why
advice-but = What speaks against it
advice-where = Where it can hold
advice-everywhere = in every game
advice-real-table = at a real table
advice-named = “{ $title }”
advice-named-with-id = “{ $title }” ({ $id })
advice-untried = Not tried yet.
advice-against = These say the contrary:
advice-screen = No simulation can try this.
trial-holds = Holds.
trial-sometimes = Holds sometimes.
trial-fails-harm = Does not hold: it does harm.
trial-fails-nothing = Does not hold: it makes no difference.
trial-fails-no-gain = Does not hold: there is no gain.
trial-fails-contrary = Does not hold: rather the contrary is true.
trial-fails-says-nothing = Does not hold: the sign tells too little.
trial-open = Tried, not decided yet.
trial-open-many = Tried, not decided yet: alone it would be, but among so many trials it may be chance.
trial-helps = It helps: { $where }.
trial-not-there = It does not: { $where }.
trial-cell = { $game } ({ $stratum })
trial-list = { $a }, { $b }
trial-sentences = { $a } { $b }
trial-figures-u = In { $cases } cases it gains { $gain } ± { $margin } hundredths of a mean win each time.
trial-figures-chance = In { $cases } cases it changes the chance to win a hand by { $gain } ± { $margin } points of a hundred.
trial-figures-share = In { $cases } cases the difference is { $gain } ± { $margin } hundredths.
trial-figures-ratio = Seen { $cases } times: the sign is seen { $gain } times as often ({ $low } to { $high }) where it is true as where it is not.
trial-again-agrees = Repeated from another seed ({ $seed }, { $cases } cases): { $figures }, which agrees.
trial-again-differs = Repeated from another seed ({ $seed }, { $cases } cases): { $figures }, which does not agree.
trial-unit-u = mean wins of the game
trial-unit-chance = shares of hands
trial-unit-share = shares of cases, or places won
trial-unit-ratio = natural logarithms of how many times as often the sign is seen where it is true
trial-on = On trial
trial-title = Old advice on trial
trial-lead = Each question was written down first, with its games and the number of hands. Then every such position was played both ways from the same hidden tiles by a bot in all seats, or a way of playing was set among bots without it. A sign was looked for in hands whose tiles are all known. What a bot makes of an advice is not what a master makes of it.
trial-many = A verdict counts only if it stands beyond chance (5 in 100) among all trials on this page together; kinds of positions are there to look at, not to prove anything.
trial-chart = The dot is the mean gain in hundredths, the bar its 99 % interval; within the band a gain is too small to matter.
trial-chart-ratio = The dot tells how many times as often the sign is seen where it is true, the bar its 99 % interval; within the band it tells too little.
trial-repeat = To play it again: { $command }
trial-show = To replay one hand both ways: { $command }
trial-cases = { $n } cases
trial-parts = By kind of position
advice-from = Told by
advice-board = A position to play from
advice-sayings = Sayings
advice-saying-of = What it is about
advice-printed = Printed: { $text }
advice-hand = You hold
advice-draw = You draw
advice-offered-previous = The player before you discards
advice-offered-across = The player across discards
advice-offered-next = The player after you discards
advice-river-own = You have discarded
advice-river-previous = The player before you has discarded
advice-river-across = The player across has discarded
advice-river-next = The player after you has discarded
advice-melds-own = Your melds
advice-melds-previous = Melds of the player before you
advice-melds-across = Melds of the player across
advice-melds-next = Melds of the player after you
advice-answer = By this advice
advice-answer-chow = chow with
advice-answer-pung = pung
advice-answer-kong = kong
advice-answer-pass = pass
advice-answer-win = win
advice-answered = { $answer }: { $why }
advice-game = Only what can hold in
advice-any-game = Every game

# Drills: short questions with one certain answer
drills = Drills
drills-title = Drills
drills-lead = Short questions with one certain answer. Each comes from a seed, mostly from a hand that four players of the house have played, and is marked by the rules of the game.
drills-game = Game
drills-kinds = What to practise
drills-here = Drills in this game
drill-kind-waits = Waits of one suit
drill-kind-shanten = How far from ready
drill-kind-discard = What to discard
drill-kind-wait = The wider wait
drill-kind-safe = The safe tile
drill-kind-worth = Count the hand
drill-kind-gate = May it win?
drill-about-gate = A hand is complete in shape: say whether it may win.
drill-gate-ask = Your hand is ready, and this tile completes its shape. May you win on it?
drill-offered = Another player discards
drill-yes = yes
drill-no = no
drill-kind-dice = Dice and walls
drill-about-waits = Find every tile that completes tiles of one suit.
drill-about-shanten = Count the tiles that a hand still lacks.
drill-about-discard = Find the discard after which the most tiles help.
drill-about-wait = Several discards leave you ready: find the one with the most live tiles.
drill-about-safe = One tile cannot be won on by a declared hand: find it.
drill-about-worth = Say what a finished hand is worth.
drill-about-dice = The dice have fallen: say whose wall is opened.
drill-waits-ask = These { $n } tiles are what is left of your hand; all its other sets are complete. Which tiles of this suit complete it? Name all.
drill-waits-ask-whole = This is your whole hand. Which tiles of its suit complete it? Name all.
drill-busy = Many questions have been asked from here; the next one comes in { $n } s.
drill-waits-why = It waits for { $tiles }: { $n ->
    [one] { $n } kind
   *[other] { $n } kinds
 }, { $left } tiles outside your hand.
drill-tile-left = { $tiles }: { $n } left
drill-tile = { $tiles }
drill-far-ask = You are to discard. After the best discard, how many tiles is this hand from ready?
drill-far-0 = ready
drill-far-n = { $n }
drill-far-ready = Discarding { $tile } leaves it ready.
drill-far-why = After discarding { $tile } it needs { $n ->
    [one] one more tile
   *[other] { $n } more tiles
 } to be ready.
drill-wants = Then { $tiles } bring it nearer: { $n } tiles that you cannot see.
drill-far-shape = Its shape alone is { $n } from ready, but not every shape may win in this game.
drill-discard-ask = You are to discard. After which tile do the most tiles help, of those you cannot see?
drill-wait-ask = Each of these discards leaves your hand complete but for one tile. Which leaves the most live tiles to wait for, whatever they would be worth?
drill-after = { $tile } away: { $n } from ready; { $left } tiles help, { $tiles }
drill-after-ready = { $tile } away: ready; { $left } live tiles, { $tiles }
drill-farther = Every other discard leaves the hand farther from ready.
drill-safe-ask-across = The player across has declared ready. On which of these tiles can that hand certainly not win?
drill-safe-ask-previous = The player before you has declared ready. On which of these tiles can that hand certainly not win?
drill-safe-ask-next = The player after you has declared ready. On which of these tiles can that hand certainly not win?
drill-safe-why = { $tile } lies among that player’s own discards, and whoever waits for an own discard may not win on another’s tile.
drill-safe-proof = { $tile } could be won on, for instance by { $tiles }.
drill-worth-ask = What is this hand worth?
drill-worth-gain-ask = What does the winner receive?
drill-worth-seat = Seat wind { $tile }
drill-worth-round = Round wind { $tile }
drill-worth-only = Nothing else counts: no flowers, no declaration, no bonus tiles, no special moment.
drill-worth-total = Together: { $n }
drill-worth-han = { $han } han { $fu } fu: { $n } points
drill-worth-receives = Together: { $n } points
drill-gain = { $n } points
drill-pattern = { $name }: { $n }
drill-pattern-times = { $name }: × { $n }
drill-melds = Melds
drill-won-discard = Won on another’s discard
drill-won-self = Won by self-draw
drill-jokers = Jokers
drill-indicators = Turned up
drill-dice-ask = Whose wall is opened?
drill-dice-dealer-own = You deal.
drill-dice-dealer-next = The player after you deals.
drill-dice-dealer-across = The player across deals.
drill-dice-dealer-previous = The player before you deals.
drill-dice-throw-own = You throw { $dice }: { $n }.
drill-dice-throw-next = The player after you throws { $dice }: { $n }.
drill-dice-throw-across = The player across throws { $dice }: { $n }.
drill-dice-throw-previous = The player before you throws { $dice }: { $n }.
drill-wall-own = mine
drill-wall-next = the player’s after me
drill-wall-across = the player’s across
drill-wall-previous = the player’s before me
drill-opened-own = Your wall is opened, behind { $n ->
    [one] one stack
   *[other] { $n } stacks
 } from its right end.
drill-opened-next = The wall of the player after you is opened, behind { $n ->
    [one] one stack
   *[other] { $n } stacks
 } from its right end.
drill-opened-across = The wall of the player across is opened, behind { $n ->
    [one] one stack
   *[other] { $n } stacks
 } from its right end.
drill-opened-previous = The wall of the player before you is opened, behind { $n ->
    [one] one stack
   *[other] { $n } stacks
 } from its right end.
drill-choices = Your answer
drill-check = Check
drill-next = Next question
drill-right = Right.
drill-wrong = Not right.
drill-it-is = The answer: { $answer }
drill-any-of = Any of these is right: { $answer }
drill-why = Why
drill-rule = The rule { $rule }
drill-advice = What old books advise: { $title }
drill-making = A hand is being played for the next question …
drill-figures = Your figures
drill-of = { $right } of { $n } right
drill-streak = { $n } in a row, at best { $best }
drill-rated = Your rating { $rating } ± { $spread }; this question { $difficulty }
drill-kept = Figures are kept in this browser and nowhere else.
drill-forget = Delete my figures
drill-again = Again one that you missed ({ $n })
drill-keys = Keys: the sign under a choice chooses it; Enter checks and goes on.
drill-item = Question { $seed }

## Several people at one table
people-play = Play with friends
people-title = A table with friends
people-lead = Make a table and send the link. Bots take the places that stay free, if you like. Nobody needs an account.
people-name = Your name
people-game = Game
people-rules = Rules
people-make = Make a table
people-code-have = Somebody gave you a code?
people-code = Code
people-enter = Go in
people-invited = You are invited to a table. How shall the others call you?
people-invite = Invite
people-link = Link
people-copy = Copy
people-copied = Copied
people-new-link = New link and code
people-new-link-hint = The old ones lead nowhere then.
people-no-link = Only the owner can make a new link.
people-places = Who sits here
people-place = Place { $n }
people-free = Free
people-take = Take this place
people-bot = Bot
people-bot-seat = Seat a bot
people-bot-all = Bots for all free places
people-bot-away = Send away
people-remove = Remove
people-owner = owner
people-you = you
people-ready = ready
people-unready = not ready yet
people-away = line lost
people-covered = a bot plays for now
people-gone = has left
people-agree = Agree and be ready
people-disagree = Not yet after all
people-stand = Stand up
people-what = What we play
people-change = Play something else
people-keep = Play this
people-differs = Otherwise than in the book:
people-as-book = As the book has it.
people-value = { $value } (book: { $book })
people-clock-off = No limit of time.
people-clock = { $seconds } seconds for a decision.
people-clock-bank = { $seconds } seconds for a decision and { $bank } more for each hand.
people-cover = If a line is lost, a bot plays after { $n } seconds until its person is back.
people-cover-now = If a line is lost, a bot plays at once until its person is back.
people-cover-never = If a line is lost, all wait.
people-cover-after = A bot plays for a lost line
people-cover-choice = after { $n } seconds
people-cover-choice-now = at once
people-cover-choice-never = never
people-hints = Hints for everybody
people-hints-off = No hints, and nothing is taken back.
people-hints-on = Everybody may look at hints; nothing is taken back.
people-no-hints = This table has agreed to play without hints.
people-others = Also here: { $names }
people-wait = It begins when every place is taken and everybody is ready.
people-starting = Everybody is ready: the tiles come in a moment.
people-playing = A match is being played. You can sit down when it is over.
people-go = I must go
people-go-sure = A bot plays for you to the end of this match, and you cannot come back to it.
people-stay = Stay
people-again = Once more
people-to-room = To the room
people-read = { $n } of { $of } are done
people-seat-away = { $name } has lost the line.
people-seat-covered = A bot plays for { $name }.
people-seat-gone = { $name } has left: a bot plays on.
people-not-now = That is not possible now.
people-taken = That place was just taken.
people-terms-changed = The owner has changed what is played. Look at it again before you agree.
people-not-owner = Only the owner of the room can do that.
people-still-there = Somebody who is there is not sent away from a running match.
people-too-many = More people sit here than that game has places. Let somebody stand up first.
people-barred = The owner of this room has removed you from it.
people-removed = The owner of the room has removed you.
people-name-empty = Please type a name of letters or digits.
people-name-long = That name is too long: 16 letters at most.
people-name-bot = A bot is called that. Please choose another name.
people-no-live = First come, first served is not played by several people here yet: choose claims within a window.
people-no-seed = At a table of several people nobody chooses the wall.
people-no-door = This leads nowhere: the link or code is wrong, too old, or was replaced by a new one.
bye-unknown-room = This room is not open to you: it has ended, or you have not been let in. Use its link or code again.

## Lessons at the table
lessons = Lessons
lessons-title = Lessons at the table
lessons-lead = Short boards of each game, solved at the table itself: a discard, a claim, a ready hand, what wins and what does not, what it pays, and what is special there.
lessons-game = Choose a game
lesson-number = Board { $n } of { $of }
lesson-discard = The first discard
lesson-pung = A claim
lesson-chow = A claim
lesson-ready = A ready hand
lesson-declare = Saying that you are ready
lesson-win = A win
lesson-barred = May it win?
lesson-counts = May it win, once more
lesson-pays = Who pays
lesson-lack = The suit to do without
lesson-aside = Special here
lesson-kong = Four of a kind
lesson-discard-task = It is your turn, and you hold one tile too many. Throw a tile that you can spare: your hand must come no farther from a win.
lesson-discard-right = Good: your hand is as near to a win as it can be.
lesson-discard-wrong = That tile is needed: without it a win is farther away. Look for one that stands alone.
lesson-pung-task = Somebody has thrown a tile of which you hold two. Three of a kind make a set: take it.
lesson-pung-right = The three tiles now lie open before you. After a claim you draw nothing; you only throw a tile.
lesson-pung-wrong = That brings your hand no nearer to a win. Taking the tile does.
lesson-chow-task = A tile has been thrown that makes a set with two of yours. Take it.
lesson-chow-right = The set now lies open before you. After a claim you draw nothing; you only throw a tile.
lesson-chow-wrong = That brings your hand no nearer to a win. Taking the tile does.
lesson-ready-task = Throw the right tile, and a single one more completes your hand. A hand like that is ready.
lesson-ready-right = Now you are ready. The tiles that complete your hand are shown beside it.
lesson-ready-wrong = After that tile more than one is still missing. Another one leaves you ready.
lesson-declare-task = Your hand is ready, or becomes so with the right discard: a single tile is missing. In this game you may say so: declare it.
lesson-declare-right = Declared. What that brings and what it binds you to, How to play tells.
lesson-declare-wrong = You may play like that, but then you say nothing. Use the button that declares your hand.
lesson-win-task = The last tile completes your hand, and here it may win. Take the win.
lesson-win-right = Won. Look at what the hand is worth and who pays.
lesson-win-wrong = You may play on, but here you have won already: press the button for it.
lesson-barred-task = This is your hand with its last tile. May it win?
lesson-barred-right = Right: it may not win.
lesson-barred-wrong = No: this hand may not win.
lesson-counts-task = This is your hand with its last tile. May it win?
lesson-counts-right = Right: it wins.
lesson-counts-wrong = It does win. Look at the hand once more.
lesson-pays-task = This hand wins with the last tile. Who pays for it?
lesson-pays-right = Right. Look at what each of them pays.
lesson-pays-wrong = Not in this game, not with this hand. Try another answer.
lesson-lack-task = You have to do without one suit. Choose the one that your hand can best spare.
lesson-lack-right = Right: without that suit your hand stays nearest to a win.
lesson-lack-wrong = Without that suit your hand is farther from a win than without another.
lesson-aside-task = Here this game lets you do something special, besides throwing a tile. Do it.
lesson-aside-right = Done. What it is good for, How to play tells.
lesson-aside-wrong = You may play like that. This board is about what is special here: there is a button for it.
lesson-kong-task = You have all four tiles of a kind. Make a kong of them.
lesson-kong-right = Four of a kind count as one set, so another tile has been drawn for the fourth.
lesson-kong-wrong = You may play like that. This board is about the kong: there is a button for it.
lesson-wins-yes = It wins
lesson-wins-no = It does not win
lesson-pays-giver = Only who gave the tile
lesson-pays-alike = All others, each the same
lesson-pays-unlike = All others, but not the same
lesson-next = Next board
lesson-learn = How to play
lesson-list = Boards
lesson-solved = solved
lesson-laying = The board is being laid …
lesson-try = Try it on the table
lesson-on = Finish
lessons-solved = { $n } solved
lessons-none = There are no boards of this game.
lesson-given-discard = { $seat } has thrown { $tile }.
lesson-given-self = You have drawn { $tile }.
lesson-given-rob = { $seat } adds { $tile } to a set of three.
lesson-end = You have been through all boards of this game.
lesson-again = Once more from the start
lesson-go-on = Go on
lesson-begin = To the table
lesson-back = Back
lesson-others = The others play …
lesson-first-game = Your first hand
lesson-first-wrong = Not that one: in this first hand, do what is written above.
lesson-first-end = That was a whole hand of mahjong: tiles drawn and thrown, a triplet and a run called for, and a win. Much is otherwise from game to game, but this much is the same nearly everywhere.
lesson-first-more = Lessons of { $game }
lesson-intro-tiles = The tiles
lesson-intro-tiles-told = Three suits, characters, dots and bamboo, run from one to nine; then come four winds and three dragons. Of every tile there are four.
lesson-intro-sets = The sets
lesson-intro-sets-told = Three in a row of one suit make a run; three equal tiles make a triplet. Two equal tiles are a pair.
lesson-intro-hand = A hand that wins
lesson-intro-hand-told = Four sets and a pair: whoever has them first wins. That is all you need for now.
lesson-first-1 = Draw and throw
lesson-first-1-task = You have thirteen tiles and have just drawn one more. In your turn you draw a tile and throw one. A single wind makes no set: click { $tile } in your hand.
lesson-first-1-right = It lies before you for all to see. Now the others draw and throw in turn.
lesson-first-2 = Keep a pair
lesson-first-2-task = It is your turn again, and you have drawn a second red dragon. Two equal tiles are worth keeping. Throw { $tile }, the other single wind.
lesson-first-2-right = Good. A pair becomes a triplet with one tile more.
lesson-first-3 = What fits nowhere
lesson-first-3-task = You have drawn { $tile }. It has no neighbour in your hand: throw it again.
lesson-first-3-right = Good. Now watch what the others throw.
lesson-first-4 = Call for a triplet
lesson-first-4-task = A red dragon has been thrown, and you hold two. Whoever throws it, you may take { $tile } for a triplet: press the button for it.
lesson-first-4-right = Your first set lies open before you. You have drawn nothing for it, but a tile must go.
lesson-first-5 = Throw after a call
lesson-first-5-task = Your triplet is complete. Now throw a tile as in every turn: { $tile } helps you least.
lesson-first-5-right = Good. It goes on with the player after you.
lesson-first-6 = Call for a run
lesson-first-6-task = The player before you has thrown { $tile }, and with three and four of characters it makes a run. A run you may call only from that player. Take it.
lesson-first-6-right = Your second set lies open. A third, five, six and seven of characters, is in your hand.
lesson-first-7 = Ready
lesson-first-7-task = A pair is there, too, and two and three of dots are nearly a run. Throw { $tile }: then a single tile is missing.
lesson-first-7-right = You are ready. A one or a four of dots completes your hand, and you may win on it whoever throws it.
lesson-first-8 = Win
lesson-first-8-task = You have drawn { $tile }: four sets and a pair! Press the button to win.
lesson-first-8-right = You have won. The sheet shows the hand, what it is worth and who pays.
home-first = Never played? Five minutes
home-first-on = Go on with your first hand
lesson-told = What How to play says
