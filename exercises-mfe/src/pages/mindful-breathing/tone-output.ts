/** Where tones are handed in for a later moment of the audio clock. */
export interface ToneOutput {
  /** The audio clock as it is heard at this moment: seconds, counted by what plays the sound. */
  now(): number;
  /** A soft tone of `pitch` hertz at a moment of that clock. @returns what takes it back, as long as it has not begun. */
  sound(pitch: number, at: number): () => void;
  /** Fades out at once, cancels scheduled tones, and closes. */
  close(): void;
}

const LOUDNESS = 0.09;
const SWELL_S = 0.15;
const LENGTH_S = 1.6;
const FADE_S = 0.08;

/**
 * The browser's own sound, by Web Audio.
 *
 * @param onClockStart the audio clock is suspended until the output is ready, and while it is interrupted: called
 * whenever it resumes.
 */
export function openToneOutput(onClockStart: () => void): ToneOutput {
  const audio = new AudioContext();
  audio.addEventListener('statechange', () => {
    if (audio.state === 'running') onClockStart();
  });
  const output = audio.createGain();
  output.connect(audio.destination);
  return {
    now() {
      // Interrupted by a call, for instance, it waits to be woken.
      if (audio.state !== 'running') {
        void audio.resume();
        return audio.currentTime;
      }
      // Output latency: scheduled sound is audible later, most of all by Bluetooth.
      const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp();
      const isKnown = performanceTime > 0;
      return isKnown ? contextTime + (performance.now() - performanceTime) / 1000 : audio.currentTime;
    },
    sound(pitch, at) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(LOUDNESS, at + SWELL_S);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH_S);
      tone.connect(volume).connect(output);
      tone.start(at);
      tone.stop(at + LENGTH_S);
      return () => tone.disconnect();
    },
    close() {
      output.gain.setTargetAtTime(0, audio.currentTime, FADE_S / 3);
      setTimeout(() => void audio.close(), FADE_S * 1000);
    },
  };
}
