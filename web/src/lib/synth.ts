// Sounds as numbers: tiles, sticks, bells and dice, computed from things that are struck and ring off.
//
// Nothing here needs a browser, so that tests hear the same samples as players do: how loud each is, and whether any
// is clipped. How loud they are beside each other is said by their shares alone (tests/synth.test.ts measures it).

export const RATE = 48_000; // samples a second

/** Part of what is struck: its pitch in Hz, its share, and the seconds in which it falls to a third. */
type Partial = readonly [pitch: number, share: number, fall: number];
/** Something struck: when (seconds), how hard (1 is as hard as it gets), and what it is made of. */
interface Stroke {
  at: number;
  hard: number;
  of: readonly Partial[];
}

const ATTACK = 0.0004; // seconds in which a stroke comes up: at once would crack
const OVER = 7; // falls after which nothing is heard any more

const TILE: Partial[] = [
  [230, 0.5, 0.02],
  [1850, 1, 0.011],
  [3150, 0.6, 0.007],
  [5300, 0.3, 0.004],
];
const DULL: Partial[] = [
  [190, 0.7, 0.022],
  [1350, 1, 0.012],
  [2300, 0.35, 0.007],
];
const WOOD: Partial[] = [
  [320, 1, 0.045],
  [655, 0.5, 0.03],
  [1900, 0.25, 0.008],
];
const BONE: Partial[] = [
  [2650, 1, 0.006],
  [4300, 0.5, 0.004],
];
const GONG: Partial[] = [
  [196, 1, 0.3],
  [395, 0.45, 0.22],
  [612, 0.22, 0.14],
  [940, 0.1, 0.07],
];
const bell = (pitch: number, fall = 0.16): Partial[] => [
  [pitch, 1, fall],
  [pitch * 2, 0.35, fall / 2],
  [pitch * 3.01, 0.12, fall / 4],
];

const strokes = (of: readonly Partial[], hard: number, ...times: number[]): Stroke[] =>
  times.map((at) => ({ at, hard, of }));
const PACKET = 0.28; // seconds from one packet of four to the next, as they are dealt

/** What each sound is made of. The loudest peak is below 1; calls are above tiles, and no sign is twice another. */
const SOUNDS = {
  click: strokes(TILE, 0.38, 0), // a tile from the hand is set down
  soft: strokes(DULL, 0.34, 0), // the one just drawn
  clack: strokes(TILE, 0.4, 0, 0.06, 0.12), // a claim
  kong: strokes(TILE, 0.4, 0, 0.055, 0.11, 0.165),
  flower: [...strokes(bell(1568, 0.09), 0.2, 0), ...strokes(bell(2093, 0.11), 0.2, 0.08)],
  ready: [...strokes(WOOD, 0.36, 0, 0.09), ...strokes(GONG, 0.17, 0.1, 0.28)], // the stick, then two gongs
  small: [392, 494, 587].flatMap((pitch, i) => strokes(bell(pitch), 0.2, i * 0.11)), // wins, by what they count
  middle: [392, 494, 587, 784].flatMap((pitch, i) => strokes(bell(pitch), 0.2, i * 0.11)),
  large: [392, 494, 587, 784, 988, 1175].flatMap((pitch, i) => strokes(bell(pitch, 0.22), 0.19, i * 0.1)),
  rest: [...strokes(WOOD, 0.2, 0), ...strokes(bell(294, 0.2), 0.16, 0.05)], // nobody has won
  turn: strokes(bell(660, 0.12), 0.19, 0),
  tick: strokes(WOOD, 0.28, 0), // the last seconds of a clock
  dice: [0, 0.09, 0.15, 0.24, 0.31, 0.42, 0.47, 0.6].flatMap((at, i) => strokes(BONE, 0.31 - 0.02 * i, at)),
  deal: [0, 1, 2, 3].flatMap((n) => strokes(DULL, 0.19, n * PACKET, n * PACKET + 0.045, n * PACKET + 0.09)),
} satisfies Record<string, Stroke[]>;

export type Sound = keyof typeof SOUNDS;
export const NAMES = Object.keys(SOUNDS) as Sound[];

/** The samples of a sound at full volume, from -1 to 1. */
export function samplesOf(name: Sound): Float32Array<ArrayBuffer> {
  const made: readonly Stroke[] = SOUNDS[name];
  const ends = made.flatMap(({ at, of }) => of.map(([, , fall]) => at + OVER * fall));
  const samples = new Float32Array(Math.ceil(Math.max(...ends) * RATE));
  for (const { at, hard, of } of made) for (const partial of of) ring(samples, at, hard, partial);
  return samples;
}

/** Add what one partial rings from its stroke on. */
function ring(samples: Float32Array, at: number, hard: number, [pitch, share, fall]: Partial): void {
  const first = Math.round(at * RATE);
  const last = Math.min(samples.length, first + Math.ceil(OVER * fall * RATE));
  for (let i = first; i < last; i += 1) {
    const time = (i - first) / RATE;
    const rise = Math.min(1, time / ATTACK);
    samples[i]! += hard * share * rise * Math.exp(-time / fall) * Math.sin(2 * Math.PI * pitch * time);
  }
}
