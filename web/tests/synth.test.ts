// How loud the sounds are beside each other, by ITU-R BS.1770: weighted as the ear does, the loudest 400 ms count.
import { expect, test } from "vitest";
import { NAMES, RATE, samplesOf, type Sound } from "../src/lib/synth";

/** The two filters of BS.1770-4 at 48 kHz: b0, b1, b2, a1, a2. */
const SHELF = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
const HIGH = [1, -2, 1, -1.99004745483398, 0.99007225036621];
const WINDOW = 0.4 * RATE;
const TWICE = 10; // LU: what ears call twice as loud

function filtered(samples: ArrayLike<number>, [b0 = 0, b1 = 0, b2 = 0, a1 = 0, a2 = 0]: number[]): Float64Array {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

/** LUFS of the loudest 400 ms. */
function loudness(samples: Float32Array): number {
  const squares = filtered(filtered(samples, SHELF), HIGH).map((each) => each * each);
  let [sum, most] = [0, 0];
  for (let i = 0; i < squares.length; i += 1) {
    sum += squares[i]! - (squares[i - WINDOW] ?? 0);
    most = Math.max(most, sum);
  }
  return -0.691 + 10 * Math.log10(most / WINDOW);
}

const heard = new Map(NAMES.map((name) => [name, loudness(samplesOf(name))]));
const all = (...names: Sound[]) => names.map((name) => heard.get(name)!);
const TILES = all("click", "soft", "dice", "deal");
const CALLS = all("clack", "kong", "flower", "ready", "small", "middle", "large");
const SIGNS = all("turn", "tick", "rest");

test("the measure is right: a full sine of 997 Hz has -3.01 LUFS", () => {
  const sine = Float32Array.from({ length: RATE }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / RATE));
  expect(loudness(sine)).toBeCloseTo(-3.01, 1);
});

test("every sound is in one of the three kinds", () => {
  expect(TILES.length + CALLS.length + SIGNS.length).toBe(NAMES.length);
});

test.each(NAMES)("%s is not clipped, is heard, and begins and ends in silence", (name) => {
  const samples = samplesOf(name);
  const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  expect(peak).toBeGreaterThan(0.1);
  expect(peak).toBeLessThanOrEqual(0.9);
  expect(samples[0]).toBe(0);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
});

test("no sound is twice as loud as another of its kind", () => {
  for (const kind of [TILES, CALLS, SIGNS]) expect(Math.max(...kind) - Math.min(...kind)).toBeLessThan(TWICE / 2);
});

test("calls are heard above tiles, and signs are not lost among them", () => {
  const [click = 0] = all("click");
  expect(Math.min(...CALLS)).toBeGreaterThan(click + 2);
  expect(Math.min(...SIGNS)).toBeGreaterThan(Math.min(...TILES));
});

test("a sound is the same each time it is computed", () => {
  expect(samplesOf("dice")).toEqual(samplesOf("dice"));
});
