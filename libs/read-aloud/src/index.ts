export { Listen } from './listen';
export type { FindNarration } from './road';
export { SWEDISH_VOICE, useVoiceState, type SwedishVoice, type VoiceState } from './swedish-voice';
