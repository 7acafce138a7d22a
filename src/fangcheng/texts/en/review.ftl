### Review of a match, English. The same keys stand in each language.

# Reviews of records
review-title = Review
review-about = Every decision is judged by what its seat could see. The options are played out to the end of the hand in many deals that fit that view; nobody looks at hidden tiles. What chance may account for has no mark and costs nothing.
review-start = Review this game
review-stop = Stop
review-progress = { $done } of { $of } decisions looked at
review-waits = The game is being made ready, which takes a while the first time.
review-player = Whose decisions
review-better = { $grade }: { $chosen }. Better: { $best }, by { $points } points (± { $margin } in { $worlds } hands played out).
review-places-counted = The match pays for places, and this is its last hand: of the cost, { $hand } is in points of the hand and { $place } in what the place is worth, if all play on for points.
review-places-left-out = The match pays for places; these are not weighed here.
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
