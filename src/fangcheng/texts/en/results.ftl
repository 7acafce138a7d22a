### The log, ends of hands, results and their reckoning, English. The same keys stand in each language.

# Results
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
result-pay = { $who } pay
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
    [ruling] { part-ruling }
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
end-voided = Ruled void: the hand counts, nobody has won
end-redealt = Ruled to be dealt again: the hand does not count
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
part-ruling = ruling of the host
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
