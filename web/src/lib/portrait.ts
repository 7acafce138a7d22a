// Faces drawn from parts: whose face it is follows from a name, so a player looks the same everywhere.

import type { RoomPlace, SeatState, SeatView } from "../protocol";

/** One stroke or area of a face, on a ground of 64 by 64. */
export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

/** Which part of each kind a face has. */
export interface Parts {
  skin: number;
  head: number;
  hair: number;
  tint: number; // of the hair
  eyes: number;
  brows: number;
  mouth: number;
  extra: number;
  dress: number;
  collar: number;
  ground: number;
}

const SKINS = [
  ["#f2cfa8", "#dba97d"],
  ["#e6b98c", "#c79565"],
  ["#d3a075", "#b17d52"],
  ["#b57e55", "#935f3b"],
  ["#8d5b3c", "#6e4229"],
] as const; // in the light, and in the shade
const HEADS = [
  "M32 11c10 0 15 7 15 17 0 11-7 20-15 20s-15-9-15-20c0-10 5-17 15-17z",
  "M32 11c10 0 15 6 15 16 0 5-1 10-3 14-2 5-7 8-12 8s-10-3-12-8c-2-4-3-9-3-14 0-10 5-16 15-16z",
  "M32 11c11 0 16 7 16 17 0 12-7 19-16 19s-16-7-16-19c0-10 5-17 16-17z",
];
const TINTS = ["#1f1714", "#3a241a", "#6a3f22", "#8a8580", "#d9d2c4"];
const FRINGE = "M16 31c-3-16 6-23 16-23s19 7 16 23c-2-6-5-11-9-13-6 4-14 5-19 4-2 2-3 5-4 9z";
const PARTING = "M16 31c-3-15 6-23 16-23s19 8 16 23c-1-7-4-12-11-14-6 5-13 7-18 7-1 2-2 4-3 7z";
const HAIR: { front: string; back?: string }[] = [
  { front: "M16 30c-3-14 5-22 16-22s19 8 16 22c-1-5-3-8-5-10-8 1-15-1-20-5-3 3-6 8-7 15z" },
  { front: FRINGE, back: "M32 2a6.5 6.5 0 1 0 .1 0z" }, // a bun
  { front: FRINGE, back: "M13 60c-3-14-3-27 2-36 3-9 10-14 17-14s14 5 17 14c5 9 5 22 2 36z" }, // long
  {
    front: "M17 28c0-11 6-17 15-17s15 6 15 17c-9-4-21-4-30 0z",
    back: "M13 45c-3-20 4-36 19-36s22 16 19 36c-2 3-7 3-9 1V28H22v18c-2 2-7 2-9-1z",
  }, // a bob
  { front: "M18 33c-3-5-2-11 1-14 0 5 0 8 1 13zM46 33c3-5 2-11-1-14 0 5 0 8-1 13z" }, // little is left
  { front: PARTING },
  { front: "M15 31l-2-9 6 1-1-9 7 4 4-9 5 7 7-4 1 8 7 0-3 11c-1-4-3-7-5-8-8 1-15 0-20-3-3 3-5 7-6 11z" }, // on end
  {
    front:
      "M15 33a6 6 0 0 1 0-10a7 7 0 0 1 6-9a8 8 0 0 1 11-5a8 8 0 0 1 11 5a7 7 0 0 1 6 9a6 6 0 0 1 0 10c-1-6-4-10-8-12-6 2-12 2-18 0-4 2-7 6-8 12z",
  }, // curls
  {
    front: PARTING,
    back: "M16 26c-7 8-7 22-4 31l6-2c-2-8-2-16 1-24zM48 26c7 8 7 22 4 31l-6-2c2-8 2-16-1-24z",
  }, // plaits
  { front: "M17 24c2-9 8-14 15-14s13 5 15 14c-9-3-21-3-30 0z", back: "M46 14c9 2 11 12 7 26-4-8-6-16-9-22z" }, // a tail
];
const eye = (x: number, rx: number, ry: number, y = 31) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0z`;
const INK = "#2a1710";
const EYES: Layer[][] = [
  [{ d: eye(26, 1.7, 2) + eye(38, 1.7, 2), fill: INK }],
  [{ d: "M23 31.500c2 2 4 2 6 0M35 31.500c2 2 4 2 6 0", stroke: INK, width: 1.6 }],
  [{ d: "M23 32c2-2.5 4-2.5 6 0M35 32c2-2.5 4-2.5 6 0", stroke: INK, width: 1.6 }],
  [
    { d: eye(26, 3, 2.3) + eye(38, 3, 2.3), fill: "#fff8ee" },
    { d: eye(26.4, 1.5, 1.8) + eye(38.4, 1.5, 1.8), fill: INK },
  ],
];
const BROWS = [
  "M22.5 27c2-1.8 5-1.8 7 0M34.5 27c2-1.8 5-1.8 7 0",
  "M22.5 26l7 1.300M41.5 26l-7 1.3",
  "M22.5 27.200l6.5-1.500M41.5 27.200l-6.5-1.5",
];
const MOUTHS: Layer[] = [
  { d: "M28 40.500c2.5 2 5.5 2 8 0", stroke: "#8d2f22", width: 1.7 },
  { d: "M27.5 39.500c1 4.5 8 4.5 9 0z", fill: "#8d2f22" },
  { d: "M28.5 41h7", stroke: "#8d2f22", width: 1.7 },
  { d: "M28 41.500c3 .5 5.5-.5 7.5-2", stroke: "#8d2f22", width: 1.7 },
];
const DRESSES = ["#7a2a26", "#2f4a5c", "#24473c", "#51406a", "#8a6a2e", "#3b3f4a", "#a2563a", "#5b2f45"];
const COLLARS = [
  "M24 49l8 9 8-9", // crossed
  "M24 48c3 4 13 4 16 0v5c-3 4-13 4-16 0z", // standing
  "M22 49l7 6 3-4 3 4 7-6", // turned down
  "M22 49c3 8 17 8 20 0", // round
];
const GROUNDS = ["#6d4a2e", "#4e4a3a", "#5a4030", "#3f5a52", "#5d4a4a", "#46506a"];
const ROUND = (x: number) => `M${x - 5.5} 31.500a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z`;
const BRASS = "#e9d3a0";
type Extra = (tint: string) => Layer[];
const EXTRAS: Extra[] = [
  () => [],
  () => [{ d: `${ROUND(26)}${ROUND(38)}M31.5 31h1`, stroke: BRASS, width: 1.3 }],
  () => [{ d: "M20.5 28h10v6h-10zM33.5 28h10v6h-10zM30.5 30h3", stroke: INK, width: 1.5 }],
  (tint) => [{ d: "M25 39c2-3 5-2.5 7-1 2-1.5 5-2 7 1-3 .8-5 .5-7-.4-2 .9-4 1.2-7 .4z", fill: tint }],
  (tint) => [
    { d: "M20 37c1 9 6 16 12 16s11-7 12-16c-3 3-6 1-8 1h-8c-2 0-5 2-8-1z", fill: tint },
    { d: "M28.5 41.500c2 1.5 5 1.5 7 0", stroke: "#c9675a", width: 1.6 },
  ],
  () => [{ d: eye(16.6, 1.5, 1.9, 38) + eye(47.4, 1.5, 1.9, 38), fill: "#e3b867" }],
  () => [
    {
      d: eye(45, 2.4, 2.4, 14) + eye(49, 2.4, 2.4, 17) + eye(45, 2.4, 2.4, 20) + eye(42, 2.4, 2.4, 17),
      fill: "#e0705c",
    },
    { d: eye(45.2, 1.6, 1.6, 17), fill: "#ffe6ab" },
  ], // a blossom
  () => [{ d: eye(23, 2.8, 1.6, 36.5) + eye(41, 2.8, 1.6, 36.5), fill: "#e0705c66" }], // red cheeks
];
const NUMBERS: Record<keyof Parts, number> = {
  skin: SKINS.length,
  head: HEADS.length,
  hair: HAIR.length,
  tint: TINTS.length,
  eyes: EYES.length,
  brows: BROWS.length,
  mouth: MOUTHS.length,
  extra: EXTRAS.length,
  dress: DRESSES.length,
  collar: COLLARS.length,
  ground: GROUNDS.length,
};

const SALT = 463178; // with it the bots are six cheerful people, unlike each other

/** A number from a text, each kind of part its own (FNV-1a, its bits mixed once more). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ sign.codePointAt(0)!, 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** The parts of the face that goes with a name. */
export function partsOf(name: string): Parts {
  const kinds = Object.entries(NUMBERS) as [keyof Parts, number][];
  return Object.fromEntries(
    kinds.map(([kind, of]) => [kind, hash(`${SALT} ${kind} ${name}`) % of]),
  ) as unknown as Parts;
}

/** A face from its parts, what lies behind first; the lamp stands above left, so its right side is in the shade. */
export function layersOf(parts: Parts): Layer[] {
  const [skin, shade] = SKINS[parts.skin]!;
  const head = HEADS[parts.head]!;
  const hair = HAIR[parts.hair]!;
  const tint = TINTS[parts.tint]!;
  const trim = parts.dress % 2 ? "#e3d3b0" : "#e3b867";
  return [
    { d: "M0 0h64v64H0z", fill: GROUNDS[parts.ground]! },
    { d: "M40 0h24v64H34c14-16 16-42 6-64z", fill: "#0000002e" },
    ...(hair.back ? [{ d: hair.back, fill: tint }] : []),
    { d: "M5 66c1-12 11-17 21-18h12c10 1 20 6 21 18z", fill: DRESSES[parts.dress]! },
    { d: "M38 48c10 1 20 6 21 18H45c1-8-2-14-7-18z", fill: "#00000038" },
    { d: "M26 40h12v9l-6 6-6-6z", fill: shade },
    { d: COLLARS[parts.collar]!, stroke: trim, width: 2.2, fill: parts.collar === 1 ? trim : undefined },
    { d: "M17 28a3 4 0 0 0 0 8zM47 28a3 4 0 0 1 0 8z", fill: shade },
    { d: head, fill: skin },
    { d: "M35 11c8 1 12 8 12 17 0 11-6 19-14 20 7-8 9-24 2-37z", fill: `${shade}80` },
    ...EYES[parts.eyes]!,
    { d: BROWS[parts.brows]!, stroke: tint, width: 1.4 },
    { d: "M32 31.500c-.6 2.5-1.4 4-.8 4.800h1.6", stroke: shade, width: 1.3 },
    MOUTHS[parts.mouth]!,
    ...EXTRAS[parts.extra]!(tint),
    { d: hair.front, fill: tint },
    { d: "M20 20c2-6 7-9 12-9", stroke: "#ffffff2e", width: 2 },
  ];
}

const READER = "you 14438"; // of the many faces there are, a calm one

/** By what name the face of a seat is drawn: the same in every language, and for everybody at a shared table. */
export function faceOf(seat: SeatState, place?: RoomPlace): string {
  return place?.name || seat.name?.en || READER;
}

/** The same for all seats of a table, by seat. */
export function facesOf(view: SeatView, placed: (seat: number) => RoomPlace | undefined): string[] {
  const faces: string[] = [];
  for (const seat of view.seats) faces[seat.seat] = faceOf(seat, placed(seat.seat));
  return faces;
}
