/** A sound that goes on until it is faded out. */
export interface Waves {
  /** Falls silent over so many seconds. */
  fadeOut(seconds: number): void;
  /** Falls silent at once, without a click. */
  close(): void;
}

const LOUDNESS = 0.12;
/** How much louder and softer the waves become, and how often a second. */
const SWELL = 0.07;
const SWELL_HZ = 0.09;
/** Higher frequencies hiss. */
const CUTOFF_HZ = 420;
const NOISE_S = 4;
const FADE_IN_S = 5;
const RELEASE_S = 0.4;

/** Plays noise that rises and falls like waves on a shore, made with the Web Audio API. */
export function playWaves(): Waves {
  const audio = new AudioContext();
  const output = audio.createGain();
  output.gain.setValueAtTime(0, audio.currentTime);
  output.gain.linearRampToValueAtTime(1, audio.currentTime + FADE_IN_S);
  const waves = audio.createGain();
  waves.gain.value = LOUDNESS;
  noise(audio).connect(lowPass(audio)).connect(lowPass(audio)).connect(waves);
  swell(audio).connect(waves.gain);
  waves.connect(output).connect(audio.destination);
  return {
    // The time constant after which an exponential fade is inaudible is a fifth of its length.
    fadeOut: (seconds) => output.gain.setTargetAtTime(0, audio.currentTime, seconds / 5),
    close() {
      output.gain.setTargetAtTime(0, audio.currentTime, RELEASE_S / 5);
      setTimeout(() => void audio.close(), RELEASE_S * 1000);
    },
  };
}

/** Noise whose loop has no audible seam, because its samples do not depend on each other. */
function noise(audio: AudioContext): AudioNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_S, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.start();
  return source;
}

function lowPass(audio: AudioContext): AudioNode {
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = CUTOFF_HZ;
  return filter;
}

function swell(audio: AudioContext): AudioNode {
  const slow = audio.createOscillator();
  slow.frequency.value = SWELL_HZ;
  const depth = audio.createGain();
  depth.gain.value = SWELL;
  slow.connect(depth);
  slow.start();
  return depth;
}
