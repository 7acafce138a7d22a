### Watching records, English. The same keys stand in each language.

# Watching records

watch-reading = Reading the record …
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
untold-fu = { $named } fu, which no hand has, are held against nothing
replay-unplayable = { $file }, { $place }: this game cannot be played again ({ $reason }). Watch another game, or save this one with all its tiles.
replay-differs = { $file }, { $place }: { $what } is { $told } in the record and { $played } by the rules here. The game was played by other rules or the record is damaged; “fangcheng verify” tells more.
error-record-size = This file is larger than the 2 MiB a record may have. Split it, or pack it with gzip.
