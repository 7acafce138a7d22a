// The own hand is arranged by dragging a tile to another place.

const STEADY = 8; // px that a press may wander and still be a click

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A list with one of its members at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Which of these boxes has its middle nearest to a point. */
export function nearest(boxes: readonly Box[], x: number, y: number): number {
  const far = boxes.map((box) => Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y));
  return far.indexOf(Math.min(...far));
}

/** Tell how far a pressed pointer has been dragged, once that is more than a click, and how it ended: let go, or broken off. */
export function followDrag(
  start: PointerEvent,
  dragged: (x: number, y: number) => void,
  ended: (dropped: boolean) => void,
): void {
  const ending = new AbortController();
  let far = false;
  const same = (event: PointerEvent) => event.pointerId === start.pointerId;
  const move = (event: PointerEvent) => {
    if (!same(event)) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    far ||= Math.hypot(x, y) > STEADY;
    if (far) dragged(x, y);
  };
  const end = (event: PointerEvent) => {
    if (!same(event)) return;
    ending.abort();
    if (far) ended(event.type === "pointerup");
  };
  const { signal } = ending;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}
