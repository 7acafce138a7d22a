// Tiles as solid things: the faces that an eye above the table sees of each, as shapes on the felt.
import { drawn, type Camera } from "./camera";
import { TALL, type Placed } from "./geometry";

export const THICK = 0.62; // units; of a tile on the wall, and of one that stands
const FLAT = 0.44; // of a tile that lies open: less than it is, for more of the rivers to be seen

/** One face as a style: where its middle is, how large it is, and how it leans. */
interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  skew: string;
}

/** What is seen of a solid; all in units, from the centre of its foot. */
export interface Solid {
  width: number; // of its foot
  depth: number;
  top: { x: number; y: number; scale: number };
  south: Shape;
  side: Shape | null; // the east face of what lies to the left, the west face of what lies to the right
  east: boolean;
}

/** How high a tile is. */
function heightOf(tile: Placed, camera: Camera): number {
  if (tile.look.startsWith("stand")) return camera.standing;
  return tile.look.startsWith("wall") ? THICK * tile.scale : FLAT * tile.scale;
}

/** The foot of a tile on the felt: its extent to the right and towards the reader. */
export function footOf(tile: Placed): { width: number; depth: number } {
  const long = tile.look.startsWith("stand") ? THICK : TALL * tile.scale;
  return tile.turn % 180 === 0 ? { width: tile.scale, depth: long } : { width: long, depth: tile.scale };
}

const degrees = (angle: number) => `${((angle * 180) / Math.PI).toFixed(2)}deg`;

/** The faces of a tile. */
export function solid(tile: Placed, camera: Camera): Solid {
  const { width, depth } = footOf(tile);
  const at = (x: number, y: number, z: number) => drawn(camera, tile.x + x, tile.y + y, z);
  const [floor, roof] = [tile.z, tile.z + heightOf(tile, camera)];
  const top = at(0, 0, roof);
  const [low, high] = [at(0, depth / 2, floor), at(0, depth / 2, roof)];
  const south: Shape = {
    x: (low.x + high.x) / 2 - tile.x,
    y: (low.y + high.y) / 2 - tile.y,
    width: (width * (low.scale + high.scale)) / 2,
    height: Math.max(low.y - high.y, 0),
    skew: `skewX(${degrees(Math.atan2(low.x - high.x, low.y - high.y))})`,
  };
  const east = tile.x < 0;
  const edge = east ? width / 2 : -width / 2;
  const [foot, brim] = [at(edge, 0, floor), at(edge, 0, roof)];
  const wide = Math.abs(foot.x - brim.x);
  const hidden = Math.abs(tile.x) < width / 2 || wide < 0.04;
  const side: Shape = {
    x: (foot.x + brim.x) / 2 - tile.x,
    y: (foot.y + brim.y) / 2 - tile.y,
    width: wide,
    height: (depth * (foot.scale + brim.scale)) / 2,
    skew: `skewY(${degrees(Math.atan2(foot.y - brim.y, wide) * (east ? 1 : -1))})`,
  };
  return {
    width,
    depth,
    top: { x: top.x - tile.x, y: top.y - tile.y, scale: top.scale },
    south,
    side: hidden ? null : side,
    east,
  };
}
