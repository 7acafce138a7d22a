import { expect, test, vi } from "vitest";
import { stepBack } from "../src/lib/motion";
import { set } from "../src/lib/settings.svelte";

test("a table that is drawn smaller comes from its old size, by scale alone", () => {
  set("speed", 2);
  const animate = vi.fn();
  stepBack({ animate } as unknown as HTMLElement, 1.25);
  const [frames, how] = animate.mock.calls[0]!;
  expect(frames).toEqual([{ scale: "1.25" }, { scale: "1" }]);
  expect(how.duration).toBe(225);
  set("speed", 1);
});
