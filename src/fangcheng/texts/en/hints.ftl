### Hints and advice on a move, English. The same keys stand in each language.

# Hints
hint = Hint
key-hint = hint on or off
key-hint-keys = H
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

# Advice on a move: the move of the strongest bot, and sentences that are true of the position
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
advise-estimate = The counts alone do not decide it: by the bot's own estimate this choice brings more.
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
advise-ready-draws = { $tile } would win only when you draw it yourself.
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
advise-kong-fewer = The hand stays as near to complete as it is; without the kong { $n ->
    [1] 1 unseen tile would help it.
   *[other] { $n } unseen tiles would help it.
}
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
advise-pass-win = On this tile one player pays for the win; drawn by yourself, all who still play do. By the bot's own estimate that is worth waiting for.
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
