import { runtimeConfig, type GuidanceAudio } from '@stillsam/platform';
import { phrasesOf, spokenHash, type Phrases } from '@stillsam/post-html/sentences';
import { useEffect, useState } from 'react';
import { AudioVoice } from './audio-voice';
import { canPlayNarrations, playableSource, type NarrationPlace } from './narration';
import { SWEDISH_VOICE, useVoiceState, type SwedishVoice, type VoiceState } from './swedish-voice';

/** Seconds before the next phrase at which one ends: less than the silence between them. */
const MARGIN = 0.4;

/** What reads the phrases of an exercise, one at a time. */
export interface PhraseVoice {
  state: VoiceState;
  /** Undefined where a voice of the device reads. */
  recording?: { narration: GuidanceAudio; place: NarrationPlace };
  /** The audio could not be fetched, and the device has no voice that takes over. */
  isLost?: boolean;
  voice: Pick<SwedishVoice, 'cancel'> & { speak(phrase: string): void };
}

/**
 * The voice for the phrases of an exercise: their audio, or else a Swedish voice of the device. The page was told the
 * audio's address, so it asks for nothing, and the one file tells nobody which phrase is read.
 */
export function usePhraseVoice(phrases: Phrases, place: NarrationPlace): PhraseVoice {
  const device = useVoiceState();
  const [recorded, setRecorded] = useState<PhraseVoice>();
  const [hasFailed, setFailed] = useState(false);
  const { cache, id } = place;
  useEffect(() => {
    let isLeft = false;
    const fail = () => {
      setRecorded(undefined);
      setFailed(true);
    };
    void openAudio(phrasesOf(phrases), { cache, id }, fail).then((found) => {
      if (found && !isLeft) setRecorded(found);
    });
    return () => {
      isLeft = true;
    };
  }, [phrases, cache, id]);
  return recorded ?? { state: device, voice: SWEDISH_VOICE, isLost: hasFailed && device !== 'available' };
}

/** @returns undefined where there is no audio of these very phrases. */
async function openAudio(
  phrases: readonly string[],
  place: NarrationPlace,
  onFailure: () => void,
): Promise<PhraseVoice | undefined> {
  const { guidance = [] } = runtimeConfig();
  if (guidance.length === 0 || !canPlayNarrations()) return undefined;
  const hash = await spokenHash(phrases.map((text) => ({ text })));
  const narration = guidance.find(({ text }) => text === hash);
  if (!narration) return undefined;
  const element = new Audio();
  element.preload = 'none';
  element.src = await playableSource(place, narration.src);
  const voice = new AudioVoice(
    element,
    narration.starts.flatMap((start) => [start - MARGIN, start]),
  );
  const cancel = () => voice.cancel();
  const onStop = (reason: 'paused' | 'failed') => {
    if (reason === 'failed') onFailure();
  };
  const speak = (phrase: string) =>
    voice.speak(2 * phrases.indexOf(phrase) + 1, {
      rate: 1,
      volume: 1,
      isContinued: false,
      onEnd: cancel,
      onStop,
    });
  return { state: 'available', recording: { narration, place }, voice: { speak, cancel } };
}
