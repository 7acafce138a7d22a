// Sounds, made of noise and sine waves as they are needed; every one has something to see beside it.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Play one sound, if the reader wants any and the browser allows it already. */
export function play(name: "click" | "clack" | "gong" | "win" | "turn"): void {
  if (settings.volume === 0 || typeof AudioContext === "undefined" || !touched()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  if (name === "click") knock(audio, now);
  else if (name === "clack") [0, 0.06, 0.12].forEach((after) => knock(audio!, now + after));
  else if (name === "gong") [0, 0.18].forEach((after) => tone(audio!, 196, now + after, 0.9));
  else if (name === "win") [392, 494, 587, 784].forEach((pitch, i) => tone(audio!, pitch, now + i * 0.11, 0.5));
  else tone(audio, 660, now, 0.25);
}

/** Whether the reader has clicked or typed here: until then browsers play nothing, complain, and would play it later. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true; // older browsers do not say
}

/** A tile on wood: twelve milliseconds of noise through two resonances. */
function knock(context: AudioContext, at: number): void {
  const noise = context.createBuffer(1, context.sampleRate * 0.012, context.sampleRate);
  noise.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  for (const pitch of [2100, 3800]) {
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 9 });
    const gain = new GainNode(context, { gain: settings.volume / 90 });
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(at);
  }
}

function tone(context: AudioContext, pitch: number, at: number, length: number): void {
  const source = new OscillatorNode(context, { frequency: pitch, type: "sine" });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(settings.volume / 700, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
