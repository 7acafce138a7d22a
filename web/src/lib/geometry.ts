// Where tiles lie on the felt. The unit is the width of a river tile; a tile is 1 by 4/3.
//
// A seat's frame has x to the seat's right and y away from the centre towards the seat; `onFelt` turns it to its place.
import { ABOVE, chair, drawn, seen, type Camera } from "./camera";
import { FACE_DOWN, GONE, type Meld, type SeatState, type Spot, type Wall, type WallSide } from "../protocol";

export const TALL = 4 / 3;
const RIVER_ROW = TALL + 0.03;
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
  far: number; // how much further out the hand across stands, which the wall before it would hide
  near: number; // how much further out the own wall stands, which would hide the river's third row
  heap: number; // how far the tile added to a pung is moved from the one it lies upon
  river: number; // where rivers begin
  beside?: Reach; // how far the seats at both sides reach where they sit nearer; their rivers have longer rows
}

/** Where the hand and the melds of a seat lie. */
interface Reach {
  hand: number; // as in a plan
  left: number;
  right: number;
}
export const WIDE: Plan = {
  walls: true,
  hand: 9.75,
  left: -8.25,
  right: 9.35,
  above: 10.75,
  below: 9.35,
  width: 21.8,
  far: 0,
  near: 0,
  heap: 0.35,
  river: 3.45,
};
/** The same seen from the chair. */
export const LEANING: Plan = {
  ...WIDE,
  hand: 10.15,
  left: -8.5,
  right: 9.4,
  above: 12.1,
  below: 10.1,
  width: 22.6,
  far: 0.85,
  near: 0.8,
};
export const CLOSE: Plan = {
  walls: false,
  hand: 8.35,
  left: -7.2,
  right: 7.6,
  above: 9.45,
  below: 7.7,
  width: 18.6,
  far: 0,
  near: 0,
  heap: 0.35,
  river: 3.45,
};
export const UPRIGHT: Plan = { ...CLOSE, left: -6.85, right: 9, below: 9.2 };
/** The same with both neighbours nearer, so that all is a quarter larger; two rows of nine are the room they have. */
export const NARROW: Plan = {
  ...UPRIGHT,
  hand: 8.13,
  left: -5.85,
  right: 7.45,
  above: 9.23,
  width: 15.1,
  river: 3.3,
  beside: { hand: 6.785, left: -6.85, right: 8.5 },
};

/** One tile on the felt. */
export interface Placed {
  key: string;
  spot: Spot;
  x: number; // centre
  y: number;
  turn: number; // degrees
  z: number; // of its foot above the felt
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
  z?: number;
  sideways?: boolean;
  scale?: number;
  look?: string;
}

function put({ key, spot, place, x, y, z = 0, sideways = false, scale = 1, look = "" }: Spec): Placed {
  const [feltX, feltY] = onFelt(place, x, y);
  const turn = (TURNS[place] ?? 0) - (sideways ? 90 : 0);
  return { key, spot, x: feltX, y: feltY, z, turn, scale, look, depth: feltY };
}

const LONG_RIVER = 18; // tiles, the most that the rows of a river hold
const NINE = 9; // in a row of a neighbour who sits near
/** Where rows begin then, by place: those of both neighbours end below, and the reader's lie between them. */
const BEGINS = [-3.2, -6, -3, -3];

const LONGEST_ROW = 10.6; // longest third row: beyond it stands the wall

/** Whether a third row has grown past the corner where a player's plate lies, which must give way. */
export function isLong(seat: SeatState): boolean {
  return seat.river.length > LONG_RIVER;
}

/** What share of its tiles' width a third row takes: it is pressed together where it grows too long. */
function pressed(seat: SeatState): number {
  const widths = seat.river.slice(12).map((each) => (each.ready ? TALL : 1));
  const last = widths.pop() ?? 0;
  const before = widths.reduce((sum, width) => sum + width + 0.03, 0);
  return before + last <= LONGEST_ROW ? 1 : (LONGEST_ROW - last) / before;
}

/** Whether everything that lies on a tall screen has room where the neighbours sit near. */
export function isNarrow(seats: SeatState[]): boolean {
  return seats.length === 4 && !seats.some((seat) => isLong(seat) || seat.aside.length || seat.standing.length);
}

/** The river: rows of six, the third row runs on; a tile that declared ready lies sideways. */
export function river(seat: SeatState, plan: Plan): Placed[] {
  const placed: Placed[] = [];
  const near = plan.beside && seat.place % 2 === 1;
  const [length, last] = near ? [NINE, 1] : [6, 2];
  const start = (plan.beside && BEGINS[seat.place]) ?? -3;
  const share = near ? 1 : pressed(seat);
  let x = start;
  for (const [i, each] of seat.river.entries()) {
    const row = Math.min(Math.floor(i / length), last);
    if (i % length === 0 && row === i / length) x = start;
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
    const y = plan.river + TALL / 2 + row * RIVER_ROW;
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

const BESIDE = 1.02; // how far apart a pung's tile and the one added to it lie when both are seen whole

/** One meld from its left edge: x and y of each tile's centre above the base line, and whether it lies sideways. */
export function meldLayout(meld: Meld, heap = BESIDE): { x: number; y: number; sideways: boolean }[] {
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
  if (meld.added !== null) layout[meld.added] = { x: turnedAt, y: 0.5 + heap, sideways: true };
  return layout;
}

/** Where the hand and the melds of a seat lie. */
const reachOf = (seat: SeatState, plan: Plan): Reach => (seat.place % 2 === 1 && plan.beside) || plan;

/** How far from the centre they do. */
const lineOf = (seat: SeatState, plan: Plan) => reachOf(seat, plan).hand + (seat.place === 2 ? plan.far : 0);

const HEAPED = 0.44; // height above the felt of a tile added to a pung
const MELD_GAP = 0.25;
const TIGHTEST = 0.62; // of the width of a standing tile: where hands are pressed further, melds get smaller

/** Tiles of a hand that stand or lie open beside its melds. */
const handCount = (seat: SeatState) => seat.shown?.length ?? seat.hand_count;

/** How large an opponent's melds are drawn: four kongs and what is left of the hand need more than the table has. */
function meldScale(seat: SeatState, plan: Plan): number {
  const taken = seat.melds.reduce((sum, meld) => sum + meldWidth(meld) + MELD_GAP, 0);
  const { left, right } = reachOf(seat, plan);
  const room = right - left - 0.6 - TIGHTEST * handCount(seat);
  return taken > room ? room / taken : 1;
}

/** Melds of an opponent, from the seat's right end leftwards, newest left. */
export function melds(seat: SeatState, plan: Plan): Placed[] {
  const placed: Placed[] = [];
  const scale = meldScale(seat, plan);
  let { right } = reachOf(seat, plan);
  for (const [m, meld] of seat.melds.entries()) {
    const left = right - scale * meldWidth(meld);
    const base = lineOf(seat, plan) + TALL / 2;
    meldLayout(meld, plan.heap).forEach((spot, i) => {
      const key = `m${seat.seat}-${m}-${i}`;
      const tile = meld.tiles[i] ?? FACE_DOWN;
      const [x, y] = [left + scale * spot.x, base - scale * spot.y];
      const z = i === meld.added ? HEAPED : 0;
      const look = i === meld.turned && meld.added !== null ? "meld under" : "meld";
      placed.push(put({ key, spot: tile, place: seat.place, x, y, z, scale, sideways: spot.sideways, look }));
    });
    right = left - MELD_GAP;
  }
  return placed;
}

/** An opponent's hand: standing backs, or the tiles when they lie open; pressed together where room is short. */
export function standing(seat: SeatState, plan: Plan): Placed[] {
  const size = meldScale(seat, plan);
  const taken = seat.melds.reduce((sum, meld) => sum + size * (meldWidth(meld) + MELD_GAP), 0);
  const count = handCount(seat);
  const { left, right } = reachOf(seat, plan);
  const pitch = Math.min(1, (right - left - taken - 0.6) / Math.max(count, 1));
  return Array.from({ length: count }, (_, i) => {
    const apart = seat.drawn && i === count - 1;
    const x = left + (i + 0.5) * pitch + (apart ? 0.4 : 0);
    const spot = seat.shown?.[i] ?? FACE_DOWN;
    const key = apart ? `h${seat.seat}-drawn` : `h${seat.seat}-${i}`;
    const look = seat.shown ? "shown" : "stand";
    return {
      ...put({ key, spot, place: seat.place, x, y: lineOf(seat, plan), scale: pitch, look }),
      packet: Math.floor(i / 4),
    };
  });
}

/** Where the two tiles of each stack of a side lie; each right end passes its neighbour like a pin-wheel. */
function stacks(side: WallSide, near: number): { lower: Omit<Spec, "spot">; upper: Omit<Spec, "spot"> }[] {
  const room = LONGEST_WALL - side.gaps.length * WALL_GAP;
  const pitch = Math.min(1, room / Math.max(side.stacks.length, 1));
  const slack = (room - side.stacks.length * pitch) / 2;
  let x = WALL_EDGE + TALL - slack;
  const y = WALL_EDGE + TALL / 2 + (side.place === 0 ? near : 0);
  return side.stacks.map((_, i) => {
    if (side.gaps.includes(i)) x -= WALL_GAP;
    const look = side.reserved.includes(i) ? "wall reserved" : "wall";
    const common = { place: side.place, x: x - pitch / 2, y, scale: pitch };
    x -= pitch;
    return {
      lower: { ...common, key: `w${side.place}-${i}-0`, look: `${look} lower` },
      upper: { ...common, key: `w${side.place}-${i}-1`, look: `${look} upper` },
    };
  });
}

const UPPER = 0.62; // height above the felt of the upper tile of a stack

const raised = (tile: Placed): Placed => ({ ...tile, z: UPPER * tile.scale });

/** One side of the wall as it stands; `near` is how much further out the one before the reader does. */
export function wall(side: WallSide, near = 0): Placed[] {
  return stacks(side, near).flatMap((at, i) => {
    const [upper, lower] = side.stacks[i] ?? [GONE, GONE];
    const there: Placed[] = [];
    if (lower !== GONE) there.push(put({ ...at.lower, spot: lower }));
    if (upper !== GONE) there.push(raised(put({ ...at.upper, spot: upper })));
    return there;
  });
}

/** The tiles dealt from the wall, where they stood, in the order they were taken from the break on. */
export function dealt({ sides, opened }: Wall, near = 0): Placed[] {
  if (!opened) return [];
  const places = sides.map((side) => side.place).sort((one, other) => other - one); // clockwise, as tiles are taken
  const first = places.indexOf(opened.place);
  const taken: Placed[] = [];
  for (let n = 0; n <= places.length; n += 1) {
    const side = sides.find((each) => each.place === places[(first + n) % places.length]);
    if (!side) continue;
    for (const [i, at] of stacks(side, near).entries()) {
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

/** The order to draw in: what lies nearer to the reader, nearer to the middle, or on top, covers the rest. */
export function farFirst(tiles: Placed[]): Placed[] {
  const outside = (tile: Placed) => Math.round(Math.abs(tile.x) * 100);
  return [...tiles].sort((one, other) => one.depth - other.depth || outside(other) - outside(one) || one.z - other.z);
}

/** How big the unit and the own tiles are in a region of this size. */
export interface Size {
  plan: Plan;
  camera: Camera;
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
const GAIN = 1.1; // by which tiles must get larger before the neighbours sit near, where plates have less room
const SMALLEST = 40; // px of an own tile that a finger still hits

/** Where nobody sits across, the table ends behind the walls at its sides. */
function open(plan: Plan): Plan {
  return { ...plan, above: plan.walls ? plan.hand - 0.15 : plan.right + 0.3 };
}

/** How everything lies in a region; `size` tiles make a full hand, the drawn one and those in own `melds` among them. */
export function fit(
  width: number,
  height: number,
  layout: Layout,
  size: number,
  melds: Meld[],
  across = true, // somebody sits there
  leaning = false, // the table is seen from the chair, where there is room
  narrow = false, // neighbours may sit near on a tall screen
): Size {
  const shape = across ? (plan: Plan) => plan : open;
  const tiles = size - 3 * melds.length + 0.32 + OWN_MELD * meldsWidth(melds);
  const oneRow = (width - 24) / (tiles + 0.6);
  if (layout === "tall") {
    const rows = oneRow < SMALLEST ? 2 : 1;
    const hand = Math.min(58, rows === 1 ? oneRow : (width - 16) / (Math.ceil(size / 2) + 0.4));
    const meld = Math.min(OWN_MELD * hand, (width - 16) / Math.max(meldsWidth(melds), 1)); // of two rows in a third
    const own = rows * (hand * TALL + 6) + (rows > 1 ? OWN_MELD * hand * TALL + 8 : 0);
    const unit = (each: Plan) =>
      Math.min(width / each.width, (height - CORNERS - own - BAND) / (each.above + each.below));
    const [far, near] = [shape(UPRIGHT), NARROW];
    const plan = narrow && across && unit(near) > GAIN * unit(far) ? near : far;
    const u = unit(plan);
    return { plan, camera: ABOVE, u, top: plan.above * u + CORNERS, hand, meld, rows };
  }
  if (layout === "low") {
    const plan = shape(CLOSE);
    const hand = Math.min(46, oneRow);
    const u = Math.min((height - hand * TALL - 18) / (plan.above + plan.below), (width - 320) / 16);
    return { plan, camera: ABOVE, u, top: plan.above * u, hand, meld: OWN_MELD * hand, rows: 1 };
  }
  const hand = Math.min(Math.max(58, 0.066 * height), oneRow); // larger on larger screens
  const below = hand * TALL + 78; // raised tile, key letters, status strip
  const own = { hand, meld: OWN_MELD * hand, rows: 1 };
  // A region higher than wide has room above: the buttons in the corners stand there, not over melds.
  const corners = !across && height > width ? CORNERS : 0;
  if (leaning) {
    const view = lean(width, height - below - corners, shape(LEANING), across);
    return { ...view, top: view.top + corners, ...own };
  }
  const plan = shape(WIDE);
  const u = Math.min((height - below - corners) / (plan.above + plan.below), width / plan.width);
  return { plan, camera: ABOVE, u, top: plan.above * u + corners, ...own };
}

const LEAST_TILT = 20; // degrees
const MOST_TILT = 38;

type View = Pick<Size, "plan" | "camera" | "u" | "top">;

/** The table seen from the chair: it leans as far as makes it largest in a region of this size. */
function lean(width: number, height: number, plan: Plan, across: boolean): View {
  const sizes = Array.from({ length: MOST_TILT - LEAST_TILT + 1 }, (_, i) => {
    const camera = chair(LEAST_TILT + i);
    const hand = across ? drawn(camera, 0, -plan.hand - plan.far - 0.4, camera.standing).y : 0;
    const far = seen(camera, Math.min(hand, -plan.above));
    const near = seen(camera, plan.below);
    const u = Math.min(height / (near.y - far.y), width / (plan.width * near.scale));
    return { plan, camera, u, top: -far.y * u };
  });
  return sizes.reduce((best, each) => (each.u > best.u * 1.005 ? each : best));
}
