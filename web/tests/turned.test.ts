// Going around the table: the seat that lies in front changes, and nothing else.
import { describe, expect, it } from "vitest";
import type { SeatView } from "../src/protocol";
import { turned } from "../src/lib/turned";

/** A view of `seats` seats as the server sends it to who sits nowhere: seat 0 in front. */
function view(places: number[], opened: number): SeatView {
  return {
    seats: places.map((place, seat) => ({ seat, place })),
    wall: { sides: places.map((place) => ({ place })), dice: [], opened: { place: opened, stack: 3 } },
  } as unknown as SeatView;
}

const placesOf = (seen: SeatView) => seen.seats.map((seat) => seat.place);

describe("a table seen from behind another chair", () => {
  it.each([
    [[0, 1, 2, 3], 0, [0, 1, 2, 3]],
    [[0, 1, 2, 3], 1, [3, 0, 1, 2]],
    [[0, 1, 2, 3], 3, [1, 2, 3, 0]],
    [[0, 1, 3], 1, [3, 0, 1]],
    [[0, 1, 3], 2, [1, 3, 0]],
    [[0, 3], 1, [3, 0]],
  ])("turns %j with seat %i in front to %j", (places, front, expected) => {
    const seen = turned(view(places, 0), front);
    expect(placesOf(seen)).toEqual(expected);
    expect(seen.wall.sides.map((side) => side.place)).toEqual(expected);
    expect(seen.wall.opened?.place).toBe(expected[0]);
  });

  it("changes nothing of the view it is given", () => {
    const given = view([0, 1, 2, 3], 2);
    turned(given, 2);
    expect(placesOf(given)).toEqual([0, 1, 2, 3]);
  });
});
