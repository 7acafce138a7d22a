// Sounds of the table as the reader hears them; every one has something to see beside it.
import { settings } from "./settings.svelte";
import { RATE, samplesOf, type Sound } from "./synth";

let audio: AudioContext | null = null;
const kept = new Map<Sound, AudioBuffer>();

/** Play one sound, if the reader wants any and the browser allows it already. */
export function play(name: Sound): void {
  if (settings.volume === 0 || typeof AudioContext === "undefined" || !touched()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const source = new AudioBufferSourceNode(audio, { buffer: bufferOf(audio, name) });
  const gain = new GainNode(audio, { gain: settings.volume / 100 });
  source.connect(gain).connect(audio.destination);
  source.start();
}

/** The sound of a win that counts so many patterns: the more, the longer. */
export function winOf(patterns: number): Sound {
  if (patterns > 5) return "large";
  return patterns > 2 ? "middle" : "small";
}

/** Whether the reader has clicked or typed here: until then browsers play nothing, complain, and would play it later. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true; // older browsers do not say
}

function bufferOf(context: AudioContext, name: Sound): AudioBuffer {
  const there = kept.get(name);
  if (there) return there;
  const samples = samplesOf(name);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  kept.set(name, buffer);
  return buffer;
}
