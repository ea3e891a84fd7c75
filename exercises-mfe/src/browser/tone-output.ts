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
const RELEASE_S = 0.08;

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
      output.gain.setTargetAtTime(0, audio.currentTime, RELEASE_S / 3);
      setTimeout(() => void audio.close(), RELEASE_S * 1000);
    },
  };
}
