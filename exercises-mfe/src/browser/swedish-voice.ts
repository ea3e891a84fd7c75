import { useSyncExternalStore } from 'react';

/** Slower than ordinary speech. */
const RATE = 0.85;

/** Reads Swedish aloud with a voice on the device, so that no text is sent to a service. */
export interface SwedishVoice {
  speak(text: string): void;
  cancel(): void;
}

/** `unknown` until the browser lists its voices, and where it lists none. */
export type VoiceState = 'unknown' | 'missing' | 'available';

/** The state of the device's Swedish voice; browsers load their voices after the page. */
export function useVoiceState(): VoiceState {
  return useSyncExternalStore(subscribe, voiceState, () => 'unknown');
}

function voiceState(): VoiceState {
  if (findVoice()) return 'available';
  const isListed = 'speechSynthesis' in window && window.speechSynthesis.getVoices().length > 0;
  return isListed ? 'missing' : 'unknown';
}

/** The device's Swedish voice. Without one, both functions do nothing. */
export const SWEDISH_VOICE: SwedishVoice = {
  speak(text) {
    const voice = findVoice();
    if (!voice) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(utterance);
  },
  cancel() {
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
