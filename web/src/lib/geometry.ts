// Where tiles lie on the felt. The unit is the width of a river tile; a tile is 1 by 4/3.
//
// A seat's frame has x to the seat's right and y away from the centre towards the seat; `onFelt` turns it to its place.
import { FACE_DOWN, GONE, type Meld, type SeatState, type Spot, type Wall, type WallSide } from "../protocol";

export const TALL = 4 / 3;
const RIVER_START = 3.35;
const WALL_EDGE = 7.75;
const LONGEST_WALL = 2 * WALL_EDGE + TALL; // from the outer edge of one neighbour to the inner edge of the other
const WALL_GAP = 0.35;
const OWN_MELD = 0.8; // of an own tile
const TURNS = [0, -90, 180, 90];

/** The shape of the table's region: wide, low (a phone lying), tall (one held upright). */
export type Layout = "wide" | "low" | "tall";

/** A table with walls around, or closer together on a phone. */
export interface Plan {
  walls: boolean;
  hand: number; // y of the centre line of an opponent's hand
  left: number; // x where that hand begins: beside the reach of an added kong at the right end of its neighbour
  right: number; // x where its melds end
  above: number; // extent above and below the centre, own hand aside
  below: number;
  width: number;
}
export const WIDE: Plan = { walls: true, hand: 9.75, left: -8.25, right: 9.35, above: 10.75, below: 9.35, width: 21.8 };
export const CLOSE: Plan = { walls: false, hand: 8.35, left: -7.2, right: 7.6, above: 9.2, below: 7.7, width: 18.6 };
export const UPRIGHT: Plan = { ...CLOSE, left: -6.85, right: 9, below: 9.2 };

/** One tile on the felt. */
export interface Placed {
  key: string;
  spot: Spot;
  x: number; // centre
  y: number;
  turn: number; // degrees
  scale: number;
  look: string; // class names
  depth: number; // how near it lies to the reader: what is nearer covers what is further away
  order?: number; // of a tile that is dealt: how many were dealt before it
  packet?: number; // of a standing tile: how many packets of four its owner has been dealt before
}

/** A point of a seat's frame on the felt. */
export function onFelt(place: number, x: number, y: number): [number, number] {
  const turned: [number, number][] = [
    [x, y],
    [y, -x],
    [-x, -y],
    [-y, x],
  ];
  return turned[place] ?? [x, y];
}

interface Spec {
  key: string;
  spot: Spot;
  place: number;
  x: number;
  y: number;
  sideways?: boolean;
  scale?: number;
  look?: string;
}

function put({ key, spot, place, x, y, sideways = false, scale = 1, look = "" }: Spec): Placed {
  const [feltX, feltY] = onFelt(place, x, y);
  const turn = (TURNS[place] ?? 0) - (sideways ? 90 : 0);
  return { key, spot, x: feltX, y: feltY, turn, scale, look, depth: feltY };
}

const SIDE_ROW = 6.75; // longest third row at the sides of the table: beyond it lies a player's plate

/** What share of its tiles' width a third row takes: at the sides it is pressed together where it grows too long. */
function pressed(seat: SeatState): number {
  const widths = seat.river.slice(12).map((each) => (each.ready ? TALL : 1));
  const last = widths.pop() ?? 0;
  const before = widths.reduce((sum, width) => sum + width + 0.03, 0);
  return seat.place % 2 === 0 || before + last <= SIDE_ROW ? 1 : (SIDE_ROW - last) / before;
}

/** The river: rows of six, the third row runs on; a tile that declared ready lies sideways. */
export function river(seat: SeatState): Placed[] {
  const placed: Placed[] = [];
  const share = pressed(seat);
  let x = -3;
  for (const [i, each] of seat.river.entries()) {
    const row = Math.min(Math.floor(i / 6), 2);
    if (i % 6 === 0 && i < 18) x = -3;
    const width = each.ready ? TALL : 1;
    const marks = {
      dark: each.dark,
      racked: each.racked,
      drawn: each.drawn,
      called: each.called,
      last: each.last,
      won: each.won,
    };
    const look = Object.entries(marks).flatMap(([name, on]) => (on ? [name] : []));
    const y = RIVER_START + TALL / 2 + row * (TALL + 0.06);
    const key = `r${seat.seat}-${i}`;
    placed.push(
      put({ key, spot: each.tile, place: seat.place, x: x + width / 2, y, sideways: each.ready, look: look.join(" ") }),
    );
    x += (width + 0.03) * (row === 2 ? share : 1);
  }
  return placed;
}

/** Width of a meld in tiles. */
export function meldWidth(meld: Meld): number {
  const lying = meld.tiles.filter((_, i) => i !== meld.added);
  return lying.length * 1.02 + (meld.turned === null ? 0 : TALL - 1);
}

/** One meld from its left edge: x and y of each tile's centre above the base line, and whether it lies sideways. */
export function meldLayout(meld: Meld): { x: number; y: number; sideways: boolean }[] {
  let x = 0;
  let turnedAt = 0;
  const layout = meld.tiles.map((_, i) => {
    if (i === meld.added) return { x: 0, y: 1.5, sideways: true };
    const sideways = i === meld.turned;
    const width = sideways ? TALL : 1;
    const centre = x + width / 2;
    if (sideways) turnedAt = centre;
    x += width + 0.02;
    return { x: centre, y: sideways ? 0.5 : TALL / 2, sideways };
  });
  if (meld.added !== null) layout[meld.added] = { x: turnedAt, y: 1.52, sideways: true };
  return layout;
}

/** Melds of an opponent, from the seat's right end leftwards, newest left. */
export function melds(seat: SeatState, plan: Plan): Placed[] {
  const placed: Placed[] = [];
  let right = plan.right;
  for (const [m, meld] of seat.melds.entries()) {
    const left = right - meldWidth(meld);
    const base = plan.hand + TALL / 2;
    meldLayout(meld).forEach((spot, i) => {
      const key = `m${seat.seat}-${m}-${i}`;
      const tile = meld.tiles[i] ?? FACE_DOWN;
      const [x, y] = [left + spot.x, base - spot.y];
      placed.push(put({ key, spot: tile, place: seat.place, x, y, sideways: spot.sideways, look: "meld" }));
    });
    right = left - 0.25;
  }
  return placed;
}

/** An opponent's hand: standing backs, or the tiles when they lie open; pressed together where room is short. */
export function standing(seat: SeatState, plan: Plan): Placed[] {
  const taken = seat.melds.reduce((sum, meld) => sum + meldWidth(meld) + 0.25, 0);
  const count = seat.shown?.length ?? seat.hand_count;
  const pitch = Math.min(1, (plan.right - plan.left - taken - 0.6) / Math.max(count, 1));
  return Array.from({ length: count }, (_, i) => {
    const apart = seat.drawn && i === count - 1;
    const x = plan.left + (i + 0.5) * pitch + (apart ? 0.4 : 0);
    const spot = seat.shown?.[i] ?? FACE_DOWN;
    const key = apart ? `h${seat.seat}-drawn` : `h${seat.seat}-${i}`;
    const look = seat.shown ? "shown" : "stand";
    return {
      ...put({ key, spot, place: seat.place, x, y: plan.hand, scale: pitch, look }),
      packet: Math.floor(i / 4),
    };
  });
}

/** Where the two tiles of each stack of a side lie; each right end passes its neighbour like a pin-wheel. */
function stacks(side: WallSide): { lower: Omit<Spec, "spot">; upper: Omit<Spec, "spot"> }[] {
  const room = LONGEST_WALL - side.gaps.length * WALL_GAP;
  const pitch = Math.min(1, room / Math.max(side.stacks.length, 1));
  const slack = (room - side.stacks.length * pitch) / 2;
  let x = WALL_EDGE + TALL - slack;
  return side.stacks.map((_, i) => {
    if (side.gaps.includes(i)) x -= WALL_GAP;
    const look = side.reserved.includes(i) ? "wall reserved" : "wall";
    const common = { place: side.place, x: x - pitch / 2, y: WALL_EDGE + TALL / 2, scale: pitch };
    x -= pitch;
    return {
      lower: { ...common, key: `w${side.place}-${i}-0`, look: `${look} lower` },
      upper: { ...common, key: `w${side.place}-${i}-1`, look: `${look} upper` },
    };
  });
}

const raised = (tile: Placed): Placed => ({ ...tile, y: tile.y - 0.17 });

/** One side of the wall as it stands. */
export function wall(side: WallSide): Placed[] {
  return stacks(side).flatMap((at, i) => {
    const [upper, lower] = side.stacks[i] ?? [GONE, GONE];
    const there: Placed[] = [];
    if (lower !== GONE) there.push(put({ ...at.lower, spot: lower }));
    if (upper !== GONE) there.push(raised(put({ ...at.upper, spot: upper })));
    return there;
  });
}

/** The tiles dealt from the wall, where they stood, in the order they were taken from the break on. */
export function dealt({ sides, opened }: Wall): Placed[] {
  if (!opened) return [];
  const places = sides.map((side) => side.place).sort((one, other) => other - one); // clockwise, as tiles are taken
  const first = places.indexOf(opened.place);
  const taken: Placed[] = [];
  for (let n = 0; n <= places.length; n += 1) {
    const side = sides.find((each) => each.place === places[(first + n) % places.length]);
    if (!side) continue;
    for (const [i, at] of stacks(side).entries()) {
      if (n === 0 && i < opened.stack) continue;
      if (n === places.length && i >= opened.stack) break; // round the whole table
      const [upper, lower] = side.stacks[i] ?? [];
      const key = `d${side.place}-${i}`;
      if (upper === GONE)
        taken.push({ ...raised(put({ ...at.upper, key: `${key}-1`, spot: FACE_DOWN })), order: taken.length });
      if (lower === GONE)
        taken.push({ ...put({ ...at.lower, key: `${key}-0`, spot: FACE_DOWN }), order: taken.length });
    }
  }
  return taken;
}

/** The order to draw in: what lies nearer to the reader, or on top, covers the rest. */
export function farFirst(tiles: Placed[]): Placed[] {
  const level = (tile: Placed) => (tile.look.includes("upper") ? 1 : 0);
  return [...tiles].sort((one, other) => one.depth - other.depth || level(one) - level(other));
}

/** How big the unit and the own tiles are in a region of this size. */
export interface Size {
  plan: Plan;
  u: number; // px
  top: number; // px from the top of the region to the centre
  hand: number; // width of an own tile in px
  meld: number; // the same of one in an own meld
  rows: number; // rows of the own hand
}

/** Width of melds side by side, in their own tiles. */
export function meldsWidth(melds: Meld[]): number {
  return melds.reduce((sum, meld) => sum + meldWidth(meld) + 0.3, 0);
}

const CORNERS = 52; // px that the buttons in the corners take above a felt as wide as the screen
const BAND = 100; // px between a tall screen's felt and the own hand for what is asked and told
const SMALLEST = 40; // px of an own tile that a finger still hits

/** Where nobody sits across, the table ends behind the walls at its sides. */
function open(plan: Plan): Plan {
  return { ...plan, above: plan.walls ? 9.6 : plan.right + 0.3 };
}

/** How everything lies in a region; `size` tiles make a full hand, the drawn one and those in own `melds` among them. */
export function fit(
  width: number,
  height: number,
  layout: Layout,
  size: number,
  melds: Meld[],
  across = true, // somebody sits there
): Size {
  const shape = across ? (plan: Plan) => plan : open;
  const tiles = size - 3 * melds.length + 0.32 + OWN_MELD * meldsWidth(melds);
  const oneRow = (width - 24) / (tiles + 0.6);
  if (layout === "tall") {
    const plan = shape(UPRIGHT);
    const rows = oneRow < SMALLEST ? 2 : 1;
    const hand = Math.min(58, rows === 1 ? oneRow : (width - 16) / (Math.ceil(size / 2) + 0.4));
    const meld = Math.min(OWN_MELD * hand, (width - 16) / Math.max(meldsWidth(melds), 1)); // of two rows in a third
    const own = rows * (hand * TALL + 6) + (rows > 1 ? OWN_MELD * hand * TALL + 8 : 0);
    const u = Math.min(width / plan.width, (height - CORNERS - own - BAND) / (plan.above + plan.below));
    return { plan, u, top: plan.above * u + CORNERS, hand, meld, rows };
  }
  if (layout === "low") {
    const plan = shape(CLOSE);
    const hand = Math.min(46, oneRow);
    const u = Math.min((height - hand * TALL - 18) / (plan.above + plan.below), (width - 320) / 16);
    return { plan, u, top: plan.above * u, hand, meld: OWN_MELD * hand, rows: 1 };
  }
  const plan = shape(WIDE);
  const hand = Math.min(Math.max(58, 0.066 * height), oneRow); // larger on larger screens
  const below = hand * TALL + 78; // raised tile, key letters, status strip
  const u = Math.min((height - below) / (plan.above + plan.below), width / plan.width);
  return { plan, u, top: plan.above * u, hand, meld: OWN_MELD * hand, rows: 1 };
}
