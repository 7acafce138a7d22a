### The table, English. The same keys stand in each language.

# The table
rail-label = Menu
side-label = Side panel
centre-label = Centre of the table
hand-label = Your hand
log-empty = Nothing has happened yet.
log-draws = draws
log-discards = discards
log-cut = just drawn
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
rules-pattern = Pattern
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
clock = Time left
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
key-arrange = move the tile
key-arrange-keys = ⇧ ← →
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

# Round and counters
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

# Choices
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

# Why something may not be done
reason-swap = You may not discard what you could have called with ({ $tile }).
reason-no-pattern = No pattern
notice-furiten-own = Furiten: { $tile } is in your river
notice-furiten-temporary = Furiten until your next discard: you passed { $tile }
notice-furiten-riichi = Furiten for this hand: you passed { $tile } after riichi
notice-last-tile = Last tile
illegal-stale = The table has moved on; nothing was changed.
illegal-choice = That is not open to you now.
bye-elsewhere = This table was opened in another window or on another device.
bye-unknown-table = This table is not open to you: it has ended, its server was restarted, or it is somebody else's.
table-gone = This table is not on this server any more. It was removed after a long time without a move, or another server answers at this address now.
table-no-seat = Nobody plays at this table from this browser. Open it in the browser in which it was begun, or begin a new one.

# Seat flags
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

# The log
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
