# Texts of Fangcheng, English. The same keys stand in all four files.

## The page itself
page-title = Fangcheng
home-title = Mahjong, the way it is played where it is played
home-lead = Sit down with three bots, see why every hand scored what it scored, and learn as you play.
play-now = Play now
play = Play
resume = Back to your table
variants = Variants
search = Search
search-none = Nothing found.
options = Options
options-none = No options.
options-reset = Back to defaults
house-load = Load house rules …
house-save = Save as .toml
house-drop = Drop the file here
house-of = House rules of { $name }
house-changes = Settled for this table
house-leave = Play without them
error-house-size = House rules have at most 64 kB.
seed = Seed
seed-hint = the same number deals the same wall
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
error-server = The server could not do it ({ $status }).
mock-refusal = This table is only a picture; nothing can be played here.
fact-players = { $n } players
fact-tiles = { $n } tiles
fact-jokers = jokers
fact-flowers = flowers
fact-difficulty = difficulty { $n } of 5

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
rules-missing = The rulebook could not be loaded.
auto-sort = Auto sort
auto-win = Auto win
auto-no-calls = No calls
auto-discard = Auto discard
undo = Undo
your-turn = Your turn
waits = Waits
waits-after = Discard
confirm-yes = Discard anyway
confirm-no = Keep it
presets = Played as
decision-seconds = Seconds a decision
no-limit = no limit
clock = Time left
tiles-left = Left
dice = Dice: { $sum }
thinking = thinking …
bot = Bot
laid-aside = Laid aside: { $tiles }
meld-chi = Chi: { $tiles }
meld-pon = Pon: { $tiles }
meld-kong_open = Open kong: { $tiles }
meld-kong_added = Added kong: { $tiles }
meld-kong_concealed = Concealed kong: { $tiles }
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
setting-keepAutos = Keep automatic choices for the next hand
setting-volume = Sound
setting-speed = Motion
setting-speed-none = none
key-tiles = tiles of the hand
key-tiles-keys = Q W E R …
key-space = drawn tile or default
key-space-keys = Space
key-calls = chi, pon, kong, ready, win
key-calls-keys = 1 – 5
key-pass = pass, cancel
key-pass-keys = 0 Esc
key-arrows = move along the hand
key-arrows-keys = ← →
key-toggles = sort, win, no calls, discard
key-toggles-keys = ⇧ S W C D
key-undo = undo
key-undo-keys = Ctrl Z
key-log = log
key-log-keys = L
key-sound = sound on or off
key-sound-keys = M
key-side = side panel on or off
key-side-keys = { "]" }

## Tiles in words
tile-unknown = unknown tile
tile-drawn = just drawn
tile-picked = chosen, number { $n }
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

## Choices
choice-discard = Discard { $tile }
choice-ready = Ready
choice-riichi = Riichi
choice-chi = Chi
choice-pon = Pon
choice-kong = Kong
choice-win = Win
choice-ron = Ron
choice-tsumo = Tsumo
choice-take-in = Take the tile in
choice-win-flowers = Win by flowers
choice-go-on = Play on
note-at-once = { $n } points at once
choice-reach = Draw
choice-pass = Pass
choice-flower = Flower
choice-north = North
choice-abort = Abortive draw
choice-missing = { $suit ->
    [m] Characters
    [p] Dots
   *[s] Bamboo
    }
choice-confirm = Confirm
choice-sit = Sit
choice-no-stake = No stake
said = { $words }
prompt-missing = Which suit will you give up?
prompt-exchange = Choose three tiles of one suit to pass on
prompt-stakes = How many bases do you stake on yourself? Every payer adds them when you win; you add them when you pay.
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

## Seat flags
flag-riichi = Riichi
flag-ready = Ready
flag-furiten = Furiten
flag-won = Won
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
ev-discard-down = { $seat } discards face down
ev-discard-drawn = { $seat }: discard { $tile }, just drawn
ev-ready = { $seat }: ready
ev-chi = { $seat }: chi { $tiles }
ev-pon = { $seat }: pon { $tiles }
ev-kong = { $seat }: kong { $tiles }
ev-flower = { $seat }: { $tiles } laid aside
ev-flip = Turned up: { $tile }
ev-win = { $seat }: win on { $tile }
ev-draw-game = Nobody wins
word-chi = Chi!
word-pon = Pon!
word-kong = Kong!
word-riichi = Riichi!
word-ready = Ready!
word-win = Win!
word-ron = Ron!
word-tsumo = Tsumo!
word-flower = Flower!
word-north = North!

## Results
result-win-discard = { $seat }: win on a discard from { $seat_from }
result-win-self = { $seat }: win by self-draw
result-win-kong = { $seat }: win by robbing a kong from { $seat_from }
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

## Texts of the server

# Names and units
you = You
take-back = Take it back
reload = Reload
new-table = New table
round-count = Hand { $n } of { $of }
unit-n-points = { $n } points
unit-yakuman = yakuman ×{ $n }
noun-han = han
noun-fan = fan
noun-tai = tai
noun-limits = limits
noun-points = points
noun-yakuman = yakuman

# Choices and prompts of the server
choice-give = Pass on { $tile }
choice-special = Look at all hands
choice-ready-shown = Ready, hand shown
choice-ready-heavenly = Heavenly ready
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
prompt-pull = Pull against the dealer? Each pull doubles payments between you two.
prompt-heavenly = Your dealt hand is ready. Announce it?
prompt-show = The hand is drawn and you are ready. Show your hand?

# Flags and notices of the server
flag-ready-plain = Ready
flag-ready-open = Ready, shown
flag-ready-heavenly = Heavenly ready
flag-ready-earthly = Earthly ready
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
confirm-joker-discarded = { $tile } is a joker: after discarding it you cannot win in this hand.
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
wait-lacks-suits = a suit missing
wait-lacks-pair = no pair of 2, 5 or 8
wait-lacks-key = no key to a win on a discard
wait-lacks-flowers = flowers missing
wait-payer-broke = nothing left to pay
wait-no-winning-kind = no winning kind
wait-ready-draws-only = own draw only
wait-not-declared = not declared
wait-low-discard = number too low
wait-low-self-draw = number too low

# The log of the server
ev-dice-dealer = { $seat }: dice for the dealer { $n }
ev-dice-break = { $seat }: dice for the wall { $n }
ev-dice-joker = { $seat }: dice for the jokers { $n }
ev-dice-exchange = Dice for the exchange: { $n }
ev-riichi = { $seat }: riichi
ev-ready-plain = { $seat }: ready
ev-ready-open = { $seat }: ready, hand shown
ev-ready-heavenly = { $seat }: heavenly ready
ev-ready-earthly = { $seat }: earthly ready
ev-kong-hidden = { $seat }: concealed kong
ev-kong-robbed = The kong { $tile } of { $seat } is robbed
ev-win-flowers = { $seat }: win by flowers
ev-sits = { $seat }: sits
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
ev-seat-taken = { $seat } sits down, { $name } waits
ev-seat-left = { $seat } sits down, you wait
ev-chips = { $seat } takes { $n } chips
ev-horse = Horse { $tile } for { $seat }
ev-horse-lost = Horse { $tile } for nobody
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
    [four_winds] { part-four_winds }
    [four_alike] { part-four_alike }
    [burn] { part-burn }
    [fine] { part-fine }
    [pot] { part-pot }
    [fly] { part-fly }
   *[win] { part-win }
    }

# How a hand ends
end-won = The hand is won
end-exhausted = The wall is used up; nobody wins
end-exhausted-won = The wall is used up; the hand ends
end-nine_terminals = New deal: nine different terminals and honours
end-four_kongs = New deal: four kongs
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
part-counters = counters
part-sticks = riichi sticks
part-noten = ready at the draw
part-nagashi = mangan at draw
part-open_kong = open kong
part-added_kong = added kong
part-concealed_kong = concealed kong
part-special_kong = gold kong
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
part-four_winds = four winds discarded
part-four_alike = four alike discarded
part-burn = dealer burnt
part-fine = fine
part-pot = pot taken
part-fly = fly
part-noted = noted: owes { $n }
part-noted-due = noted: { $n } from { $seat }
part-note = note paid by { $seat }
part-note-paid = note paid to { $seat }
part-note_halved = half of { $n } noted, by { $seat }
part-note_halved-paid = half of { $n } noted, to { $seat }

# Result pages of the server
result-win-flowers = { $seat }: win by eight flowers
result-win-flowers-from = { $seat }: seven flowers and the eighth from { $seat_from }
result-aside = Kongs and other payments
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
step-base = base points: { $fu } fu, doubled 2 + { $han } times
step-doubled = { $base } doubled { $fan } times
step-terms = base terms
step-times = times { $factor } for { $pattern }
step-floor = at least
step-double-hand = the hand counts double: times { $n }
step-units = base, flowers and sets
step-limits = { $limits } × the limit of { $limit }
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
fu-open-kong = open kong { $tiles }
fu-concealed-kong = concealed kong { $tiles }
fu-pair = pair { $tiles }
fu-wait = { $wait ->
    [closed] closed wait
    [edge] edge wait
   *[single] single wait
    }
fu-round = { $fu } rounded up
pays = { $seat }
pays-times = { $seat }: { $base } × { $times }
pays-rounded = { $seat }: a part of the base points, rounded up to 100
pays-sum = { $seat }: { $base } + { $fan }
pays-more = { $seat }: { $base } + { $more }
share-unit = base points { $effect }
share-each = for each opponent { $effect }
share-bound = bonds: shares { $effect }
share-of = the share of { $seat }
share-points = { $reason ->
    [dealer] the dealer takes part
    [repeats] repeats of the dealer
    [self_draw] self-draw
    [discarder] gave the tile
    [bets] what both have bet
    [bystander] did not give the tile
   *[closed] has not opened
    }: { $effect }
share-units = { $reason ->
    [dealer] the dealer takes part
    [repeats] repeats of the dealer
    [self_draw] self-draw
    [discarder] gave the tile
    [bets] what both have bet
    [bystander] did not give the tile
   *[closed] has not opened
    }: { $effect } units
share-fan = { $reason ->
    [dealer] the dealer takes part
    [repeats] repeats of the dealer
    [self_draw] self-draw
    [discarder] gave the tile
    [bets] what both have bet
    [bystander] did not give the tile
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
must-follow = The dealer's honour is in your hand: it must be discarded now.
no-shape = The hand is not complete with { $tile }.
no-yaku = The hand has no yaku.
below-minimum = The hand is worth less than { $minimum }.
furiten = Furiten: no win on a discard.
rob-not-allowed = This hand may not rob this tile.
plain-hand = A plain hand may not win.
holds-lack = The hand still holds tiles of the missing suit.
three-suits = No suit is missing from the hand.
joker-discarded = Who has discarded a joker may not win.
no-discard-win = Only self-drawn hands win.
passed-win = You let a win pass.
kong-replacement = The replacement of this kong may not be won on.
lacks-triplet = The hand has no triplet.
lacks-opened = The hand has not been opened: claim a tile first.
lacks-terminal = The hand has no terminal, nor what may stand for one.
lacks-suits = The hand does not have all three suits.
lacks-pair = The pair must be a 2, 5 or 8.
ready-draws-only = After announcing you win with what you draw yourself.
lacks-key = The hand has no fan, and a win on another's tile needs one.
cut-off = Somebody who goes first wins with the tile.
lacks-flowers = A small open win needs more flowers laid out.
payer-broke = Who gave this tile has nothing left: nobody wins on him.
no-winning-kind = The hand is complete, but none of the kinds that win.
not-declared = Only who has declared ready may win.
low-discard = The number on this tile is too low to win on it.
low-self-draw = The number on the drawn tile is too low to win.
ready-number = No tile the hand waits for has a number high enough.
ready-unseen = Every high tile the hand waits for lies open.
kong-passed-wait = The replacement of this kong may not be won on: a tile you win with has gone by since your last discard.
claimed-turn = A tile just claimed is no self-draw.
must-win = In the last tiles a possible win must be taken.
no-claim = There is no discard to claim.
no-chi = There is no chi in this game.
chi-left = Only your left neighbour's discard may be claimed for a run.
chi-tiles = You have no tiles for this run.
pon-tiles = You have no pair of { $tile }.
kong-tiles = You have not the tiles for this kong.
kong-fresh = A kong needs a tile drawn in this turn.
kong-max = No further kong is allowed.
kong-wall = Too few tiles are left for a kong.
kong-ready = After ready a kong may not change your waits.
joker-claim = Jokers are never claimed or laid into melds.
claims-end = The last tiles may only be won on.
ready-claim = After declaring ready nothing is claimed.
lack-claim = Tiles of the missing suit may not be claimed.
recall = A kind you discarded before may not be claimed.
passed-pung = You let this pon pass in the go-around.
meld-suits = Your melds would then be of three suits.
no-discard-left = Every discard after it would be forbidden.
no-ready = There is no declaring ready in this game.
ready-twice = You have declared ready already.
ready-open = Your hand is open.
ready-score = You have fewer than { $points } points.
ready-wall = Fewer than { $n } tiles are left.
not-ready = No discard leaves you ready.
ready-drawn = Ready is declared after drawing.
no-north = No North can be laid aside now.
no-abort = A new deal cannot be called for now.
exchange-suit = Three tiles of one suit are handed over.
may-not-pass = There is nothing to let pass.
not-open = That is not open now.
illegal-message = The server did not understand the page.
bye-too-fast = Too many messages at once; the line is closed for a moment.
bye-bad-messages = The page sent what the server does not understand. Please reload it.
bye-broken = Something went wrong at this table, and it cannot go on. We are sorry.
bye-stopped = The server was stopped.
error-request = The server did not understand the request.
error-origin = Only the server's own page may open a table.
error-match-goes-on = This match is not over yet; its record would show the wall.


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
value-fixed = 1000 each
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
