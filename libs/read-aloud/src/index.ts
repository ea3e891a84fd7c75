export { KeepAudio } from './keep-audio';
export { Listen } from './listen';
export { voiceInWords } from './player.copy';
export type { FindNarration } from './listening';
export type { Phrases } from '@stillsam/post-html/sentences';
export { usePhraseVoice, type PhraseVoice } from './phrase-voice';
