// A few soft sounds, made here; no file is loaded. Browsers allow them after the first click on the page.

export type Sound = 'turn' | 'piece' | 'dice' | 'over';

interface Note {
  /** Hertz; without it, a knock. */
  pitch?: number;
  /** Seconds after the first. */
  at: number;
  lasts: number;
  /** From 0 to 1. */
  loud: number;
}

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 587, at: 0, lasts: 0.35, loud: 0.1 },
    { pitch: 880, at: 0.12, lasts: 0.5, loud: 0.1 },
  ],
  piece: [{ at: 0, lasts: 0.05, loud: 0.16 }],
  dice: [0, 0.07, 0.13, 0.24].map((at) => ({ at, lasts: 0.035, loud: 0.13 })),
  over: [523, 659, 784, 1047].map((pitch, place) => ({ pitch, at: place * 0.14, lasts: 0.6, loud: 0.09 })),
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[sound]) sing(context, note);
}

function sing(context: AudioContext, { pitch, at, lasts, loud }: Note): void {
  const begin = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  volume.connect(context.destination);
  const source = pitch ? tone(context, pitch) : knock(context, volume, lasts);
  if (pitch) source.connect(volume);
  source.start(begin);
  source.stop(begin + lasts);
}

function tone(context: AudioContext, pitch: number): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = 'sine';
  source.frequency.value = pitch;
  return source;
}

/** Wood on wood: noise through a narrow filter. */
function knock(context: AudioContext, to: AudioNode, lasts: number): AudioScheduledSourceNode {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 1100;
  source.connect(filter).connect(to);
  return source;
}

/** What a step sounds like: the one thing in it that matters most. */
export function soundOf(step: { over: boolean; mine: boolean; phrases: string[]; changed: boolean }): Sound | null {
  if (step.over) return 'over';
  if (step.phrases.some((phrase) => phrase.includes('rolled'))) return 'dice';
  if (step.mine) return 'turn';
  return step.changed ? 'piece' : null;
}
