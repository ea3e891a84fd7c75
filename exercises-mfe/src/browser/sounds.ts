/** An audio output with a clock of its own. */
export interface ToneOutput {
  /** The audio clock time of the sound that is audible now, in seconds. */
  now(): number;
  /** Schedules a soft tone of `frequency` hertz at an audio clock time. @returns cancels the tone before it begins. */
  scheduleTone(frequency: number, at: number): () => void;
  /** Fades out, cancels scheduled tones and closes the output. */
  close(): void;
}

/** True where the browser has the Web Audio API. */
export function canSound(): boolean {
  return typeof AudioContext === 'function';
}

const GAIN = 0.09;
const ATTACK_S = 0.15;
const DURATION_S = 1.6;
const TONE_RELEASE_S = 0.08;

/**
 * Opens an output with the Web Audio API.
 *
 * @param onClockStart called whenever the audio clock starts: when the output is ready and after an interruption.
 */
export function openToneOutput(onClockStart?: () => void): ToneOutput {
  const audio = new AudioContext();
  audio.addEventListener('statechange', () => {
    if (audio.state === 'running') onClockStart?.();
  });
  const output = audio.createGain();
  output.connect(audio.destination);
  return {
    now() {
      // After an interruption, by a phone call for example, the context needs an explicit resume.
      if (audio.state !== 'running') {
        void audio.resume();
        return audio.currentTime;
      }
      // Accounts for output latency, which Bluetooth devices increase.
      const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp();
      const isKnown = performanceTime > 0;
      return isKnown ? contextTime + (performance.now() - performanceTime) / 1000 : audio.currentTime;
    },
    scheduleTone(frequency, at) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(GAIN, at + ATTACK_S);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + DURATION_S);
      tone.connect(volume).connect(output);
      tone.start(at);
      tone.stop(at + DURATION_S);
      return () => tone.disconnect();
    },
    close() {
      output.gain.setTargetAtTime(0, audio.currentTime, TONE_RELEASE_S / 3);
      setTimeout(() => void audio.close(), TONE_RELEASE_S * 1000);
    },
  };
}

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
const WAVES_RELEASE_S = 0.4;

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
      output.gain.setTargetAtTime(0, audio.currentTime, WAVES_RELEASE_S / 5);
      setTimeout(() => void audio.close(), WAVES_RELEASE_S * 1000);
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
