// The table from behind another chair: who looks on goes around it, and sees the same.
import type { SeatView } from "../protocol";

const LEFT = 3;

/** Where what is `distance` seats on lies: the next player sits right, the last one left. */
function placeAt(distance: number, seats: number): number {
  return distance && distance === seats - 1 ? LEFT : distance;
}

/** How many seats on from the one in front a place is. */
function distanceOf(place: number, seats: number): number {
  return place === LEFT ? seats - 1 : place;
}

/** A view of nobody's seat with `front`, a seat, in front. */
export function turned(view: SeatView, front: number): SeatView {
  const seats = view.seats.length;
  const at = (place: number) => placeAt((distanceOf(place, seats) - front + seats) % seats, seats);
  return {
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, place: at(seat.place) })),
    wall: {
      ...view.wall,
      sides: view.wall.sides.map((side) => ({ ...side, place: at(side.place) })),
      opened: view.wall.opened && { ...view.wall.opened, place: at(view.wall.opened.place) },
    },
  };
}
