import { useSyncExternalStore } from 'react';

/** Slower than ordinary speech. */
const CALM_RATE = 0.85;

interface SpeechOptions {
  /** 1 is ordinary speech. */
  rate?: number;
  /** 0 to 1. */
  volume?: number;
  /** Called once the text has been spoken, or the voice has failed. A cancelled text calls nothing. */
  onEnd?: () => void;
}

/** Reads Swedish aloud with a voice on the device, so that no text is sent to a service. */
export interface SwedishVoice {
  speak(text: string, options?: SpeechOptions): void;
  cancel(): void;
}

/** `unknown` until the browser lists its voices, and where it lists none. */
export type VoiceState = 'unknown' | 'missing' | 'available';

/** The state of the device's Swedish voice; browsers load their voices after the page. */
export function useVoiceState(): VoiceState {
  return useSyncExternalStore(subscribe, voiceState, () => 'unknown');
}

/** How long to wait for a browser to list its voices. */
const VOICES_MS = 1000;

/** Whether the device has a Swedish voice, once the browser has listed its voices. */
export function hasSwedishVoice(): Promise<boolean> {
  if (voiceState() !== 'unknown' || !('speechSynthesis' in window))
    return Promise.resolve(voiceState() === 'available');
  return new Promise((resolve) => {
    const answer = () => {
      clearTimeout(timer);
      stop();
      resolve(voiceState() === 'available');
    };
    const timer = setTimeout(answer, VOICES_MS);
    const stop = subscribe(answer);
  });
}

function voiceState(): VoiceState {
  if (findVoice()) return 'available';
  const isListed = 'speechSynthesis' in window && window.speechSynthesis.getVoices().length > 0;
  return isListed ? 'missing' : 'unknown';
}

/** Number of the latest text: the events of those before it are ignored. */
let latest = 0;

/** The device's Swedish voice. Without one, both functions do nothing. */
export const SWEDISH_VOICE: SwedishVoice = {
  speak(text, { rate = CALM_RATE, volume = 1, onEnd } = {}) {
    const voice = findVoice();
    if (!voice) return;
    latest += 1;
    const own = latest;
    const end = () => {
      if (own === latest) onEnd?.();
    };
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.volume = volume;
    utterance.onend = end;
    utterance.onerror = end;
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(utterance);
  },
  cancel() {
    latest += 1;
    if ('speechSynthesis' in window) window.speechSynthesis.cancel();
  },
};

function findVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  const voices = window.speechSynthesis.getVoices();
  return voices.find(({ lang, localService }) => localService && /^sv\b/i.test(lang.replace('_', '-')));
}

function subscribe(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const { speechSynthesis } = window;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}
