### Drills, English. The same keys stand in each language.

# Drills: short questions with one certain answer
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
