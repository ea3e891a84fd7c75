import { useSyncExternalStore } from 'react';

/** Slower than talk: something to rest in. */
const RATE = 0.85;

/** Reads Swedish aloud with a voice that the machine has itself: nothing is sent to a service on the net. */
export interface SwedishVoice {
  say(text: string): void;
  hush(): void;
}

/** `unknown` until the browser has listed its voices, and where it lists none at all. */
export type VoiceState = 'unknown' | 'missing' | 'there';

/** Whether the device has a Swedish voice; browsers load their voices after the page. */
export function useVoiceState(): VoiceState {
  return useSyncExternalStore(subscribe, voiceState, () => 'unknown');
}

function voiceState(): VoiceState {
  if (findVoice()) return 'there';
  const isListed = 'speechSynthesis' in window && window.speechSynthesis.getVoices().length > 0;
  return isListed ? 'missing' : 'unknown';
}

/** The device's Swedish voice; silent where there is none. */
export const SWEDISH_VOICE: SwedishVoice = {
  say(text) {
    const voice = findVoice();
    if (!voice) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(utterance);
  },
  hush() {
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
