export { Listen } from './listen';
export { SWEDISH_VOICE, useVoiceState, type SwedishVoice, type VoiceState } from './swedish-voice';
