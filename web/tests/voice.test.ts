import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { set } from "../src/lib/settings.svelte";
import { canSpeak, speak } from "../src/lib/voice";

class Utterance {
  lang = "";
  pitch = 1;
  volume = 1;
  constructor(readonly text: string) {}
}

describe("a call", () => {
  const said: Utterance[] = [];
  const cancel = vi.fn();

  beforeEach(() => {
    said.length = 0;
    cancel.mockClear();
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
    vi.stubGlobal("speechSynthesis", { pending: false, speak: (one: Utterance) => said.push(one), cancel });
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    set("spoken", true);
    set("volume", 50);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    set("spoken", false);
    set("volume", 60);
  });

  test("is spoken in the reader's language as loud as other sounds, and each seat has a voice of its own", () => {
    speak("Pon!", 0);
    speak("Chi", 2);
    expect(said.map(({ text }) => text)).toEqual(["Pon", "Chi"]);
    expect(said.map(({ lang }) => lang)).toEqual(["en", "en"]);
    expect(said[0]?.volume).toBe(0.5);
    expect(said[0]?.pitch).not.toBe(said[1]?.pitch);
  });

  test("does not wait behind others that are past", () => {
    speak("Pon", 0);
    expect(cancel).not.toHaveBeenCalled();
    Object.assign(speechSynthesis, { pending: true });
    speak("Chi", 1);
    expect(cancel).toHaveBeenCalledOnce();
  });

  test("is not spoken to who has not asked for it, nor with the sound off", () => {
    set("spoken", false);
    speak("Pon!", 0);
    set("spoken", true);
    set("volume", 0);
    speak("Pon!", 0);
    expect(said).toEqual([]);
  });

  test("is not spoken before the page was touched, nor by a browser that cannot", () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    speak("Pon!", 0);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    vi.stubGlobal("speechSynthesis", undefined);
    expect(canSpeak()).toBe(false);
    speak("Pon!", 0);
    expect(said).toEqual([]);
  });
});
