// The eye above the table: how high things look, and where a tilted table ends on the screen.
//
// Everything is drawn on the plane of the felt. A point above it is drawn where the line of sight through it meets the
// felt, so that one tilt of the whole plane gives an exact perspective, and no tile needs a layer of its own.

/** Where the eye is, in units (widths of a river tile). */
export interface Camera {
  tilt: number; // degrees by which the felt leans away from the reader
  foot: number; // how far towards the reader the eye stands, from the centre
  height: number; // of the eye above the felt
  standing: number; // how high standing tiles are drawn
}

export const REACH = 46; // from the eye to the centre of a tilted table

/** Seen from above, with the eye a little towards the reader, so that things still have height. */
export const ABOVE: Camera = { tilt: 0, foot: 15, height: 40, standing: 0.75 };

/** Seen from a chair: the more it leans, the lower the eye. */
export function chair(tilt: number): Camera {
  const angle = (tilt * Math.PI) / 180;
  return { tilt, foot: REACH * Math.sin(angle), height: REACH * Math.cos(angle), standing: 4 / 3 };
}

/** Where a point above the felt is drawn on it, and how much larger things are there. */
export function drawn(camera: Camera, x: number, y: number, z: number): { x: number; y: number; scale: number } {
  const scale = camera.height / (camera.height - z);
  return { x: x * scale, y: camera.foot + (y - camera.foot) * scale, scale };
}

/** How far below the centre of the screen a point of the felt is seen, and how much larger things are there. */
export function seen(camera: Camera, y: number): { y: number; scale: number } {
  const angle = (camera.tilt * Math.PI) / 180;
  const scale = camera.tilt ? REACH / (REACH - y * Math.sin(angle)) : 1;
  return { y: y * Math.cos(angle) * scale, scale };
}
