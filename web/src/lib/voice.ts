// Calls spoken aloud by a voice of the browser, for who has asked for it; the banner beside the seat says the same.
import { language } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const PITCHES = [1, 0.8, 1.25, 1.1, 0.9, 1.35, 0.7]; // by place at the table, so that one hears who calls

/** Whether the browser can speak at all. */
export const canSpeak = () => typeof speechSynthesis !== "undefined";

/** Say a word as the seat at this place, if the reader wants it and the page has been touched. */
export function speak(word: string, place: number): void {
  if (!settings.spoken || settings.volume === 0 || !canSpeak()) return;
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  const said = new SpeechSynthesisUtterance(word.replace(/[!！]+$/, ""));
  said.lang = { "zh-Hans": "zh-CN", "zh-Hant": "zh-TW" }[language() as string] ?? language();
  said.pitch = PITCHES[place % PITCHES.length] ?? 1;
  said.volume = settings.volume / 100;
  if (speechSynthesis.pending) speechSynthesis.cancel(); // a fast replay: what still waits is past
  speechSynthesis.speak(said);
}
