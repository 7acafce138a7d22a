import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { canTremble, tremble } from "../src/lib/haptics";
import { set } from "../src/lib/settings.svelte";

describe("a tremble", () => {
  const vibrate = vi.fn();

  beforeEach(() => {
    vibrate.mockClear();
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
    set("vibrate", true);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    set("vibrate", false);
  });

  test("is felt by who has asked for it", () => {
    tremble("turn");
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test("is not felt by who has not", () => {
    set("vibrate", false);
    tremble("win");
    expect(vibrate).not.toHaveBeenCalled();
  });

  test("waits until the page was touched, for browsers complain before", () => {
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
    tremble("win");
    expect(vibrate).not.toHaveBeenCalled();
  });

  test("is not offered where the device has none", () => {
    vi.stubGlobal("navigator", {});
    expect(canTremble()).toBe(false);
    tremble("tile"); // and nothing breaks
  });
});
