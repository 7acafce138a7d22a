import { describe, expect, it } from "vitest";
import type { AnalyserForm } from "../src/protocol";
import { emptyQuestion, readQuestion, without, writeQuestion, written } from "../src/lib/question";

const tiles = Object.fromEntries(["3m", "3mr", "4m", "5m", "0m", "6m", "1z"].map((tile) => [tile, 4]));
const form = { tiles } as unknown as AnalyserForm;

describe("the address of a question", () => {
  it("is the variant alone where nothing is asked", () => {
    expect(writeQuestion(emptyQuestion("riichi"))).toBe("riichi");
  });
  it("is read as it was written", () => {
    const asked = {
      ...emptyQuestion("riichi"),
      hand: "123m406p",
      melds: ["pon 777z", "chi 123s"],
      context: ["riichi", "ippatsu"],
      dora: "4p",
      seat: "W",
      counters: 2,
      lack: "s",
    };
    asked.game.preset = "tenhou";
    asked.game.options = { red_fives: 0, kuitan: false };
    expect(readQuestion(writeQuestion(asked))).toEqual(asked);
  });
  it("takes no number for granted", () => {
    expect(readQuestion("riichi?counters=-3&streak=many")).toEqual(emptyQuestion("riichi"));
  });
});

describe("hands in writing", () => {
  it("stand in the order of the form, suits together", () => {
    expect(written(["1z", "6m", "0m", "5m"], form)).toBe("506m1z");
  });
  it("leave a red three its own letters", () => {
    expect(written(["4m", "3mr", "3m", "3mr", "1z"], form)).toBe("3m3mr3mr4m1z");
    expect(without("3m3mr4m", "3m", form)).toBe("3mr4m");
    expect(without("3mr4m", "3m", form)).toBe("4m");
  });
  it("give a red five away last", () => {
    expect(without("05m1z", "5m", form)).toBe("0m1z");
    expect(without("0m1z", "5m", form)).toBe("1z");
  });
});
