### Home, options and what every page says, English. The same keys stand in each language.

# The page itself
page-title = Fangcheng
home-title = Mahjong, the way it is played where it is played
home-lead = Sit down with three bots, see why every hand scored what it scored, and learn as you play.
home-left = Your { $game } table is as you left it
home-streak = { $n } days in a row at the table
home-review = Review the last match
play-now = Play now
play = Play
resume = Back to your table
matches-title = Your matches
matches-all = Show all { $n }
match-mark-undo = decision taken back
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
figures-marked = { $n ->
    [one] One match counts here for nothing: a decision was taken back in it, as all agreed.
   *[other] { $n } matches count here for nothing: decisions were taken back in them, as all agreed.
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
offline-title = The server does not answer
offline-lead = Games, bots, rulebooks and reviews are worked out by the Fangcheng server. Start it (python3 play.py), or find your way back to its network.
offline-kept = What this device keeps is still here: settings, stars, and which boards you have solved. Tables go on where you left them.
offline-again = Try again
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

# The gallery of variants
gallery-head = { $n } games
gallery-view = How the games lie
gallery-map = Map
gallery-list = List
gallery-still = Shown
map-played = you have played it
difficulty-1 = easy
difficulty-2 = light
difficulty-3 = middling
difficulty-4 = demanding
difficulty-5 = hard
gallery-of = { $n } of { $of } games
gallery-filter = Filter
gallery-clear = Clear
gallery-region = Region
gallery-players = Players
gallery-length = Length
gallery-jokers = Jokers
gallery-flowers = Flowers
gallery-chow = Chow
gallery-with = with
gallery-without = without
gallery-short = short
gallery-middle = medium
gallery-long = long
gallery-known = I know
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
    [on] some discards are prescribed
   *[off] no discards are prescribed
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
   *[off] who feeds a great hand does not answer for it
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

# Tiles in words
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

# What Home and the settings name of other pages
to-home = Home
tab-log = Log
tab-host = Host
tab-score = Score
tab-rules = Rules
tab-talk = Talk
tab-learn = How to play
presets = Played as
decision-seconds = Seconds a decision
no-limit = no limit
bank-seconds = Seconds in the bank, for each hand
bank-none = none
setting-tilted = Table seen at an angle
setting-corners = Numbers in the corners of tiles
setting-shade = Darker drawn discards
setting-twoTaps = Touch: two taps to discard
setting-vibrate = Tremble when it is your turn
setting-spoken = Calls spoken aloud
install = Install as an app
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
watch-title = Watch a match
watch-lead = Drop a record anywhere on this page: from Fangcheng, Tenhou (mjlog or tenhou.net/6), mjai, Majiang, Botzone or IJCAI, packed with gzip or zip or not.
watch-choose = Choose a file
watch = Watch
tab-review = Review
tab-hint = Hint
setting-hint = Hint at decisions
analyse = Analyse
advice = Advice
drills = Drills
people-play = Play with friends
lessons = Lessons
