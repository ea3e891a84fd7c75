import { ESPEAK_VOICE } from './espeak-voice';
import { readModelVoice } from './model-voice';
import type { Voice } from './voice';

/** @param setting `espeak-ng`, or the file that describes a model. */
export async function configuredVoice(setting: string | undefined): Promise<Voice | undefined> {
  if (!setting) return undefined;
  return setting === 'espeak-ng' ? ESPEAK_VOICE : readModelVoice(setting);
}
