import { afterEach, expect, test, vi } from "vitest";
import { play } from "../src/lib/sound";

const made = vi.fn();
class Audio {
  state = "running";
  currentTime = 0;
  constructor() {
    made();
    throw new Error("this is as far as the test looks");
  }
}

afterEach(() => vi.unstubAllGlobals());

test("nothing is played on a page that nobody has touched yet", () => {
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  play("click");
  expect(made).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  expect(() => play("click")).toThrow();
  expect(made).toHaveBeenCalledOnce();
});
