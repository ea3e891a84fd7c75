import { spokenBlocks, spokenHash, type SpokenBlock } from '@stillsam/post-html/sentences';
import { AudioVoice } from './audio-voice';
import {
  canPlayNarrations,
  keptNarration,
  playableSource,
  type Narration,
  type NarrationPlace,
} from './narration';
import { SentenceReader, type SentenceVoice } from './sentence-reader';
import { toSentences, type Sentence } from './sentences';
import { hasSwedishVoice, SWEDISH_VOICE } from './swedish-voice';

/** @returns the audio of a text by its hash; null where there is none. */
export type FindNarration = (hash: string) => Promise<Narration | null>;

export interface Listening {
  reader: SentenceReader;
  sentences: readonly Sentence[];
  /** Undefined where a voice of the device reads. */
  narration?: Narration;
}

/**
 * The way in which the texts can be heard: their audio, or else a Swedish voice of the device.
 *
 * @param texts selects them on the page.
 * @returns null where neither is there.
 */
export async function findListening(
  texts: string,
  findNarration: FindNarration | undefined,
  place: NarrationPlace | undefined,
): Promise<Listening | null> {
  const blocks = spokenBlocks(document.querySelectorAll(texts));
  const narration = findNarration && (await narrationOf(blocks, findNarration, place));
  if (narration) return byAudio(blocks, narration, place);
  return (await hasSwedishVoice()) ? byDevice(blocks) : null;
}

/** The audio of these very words; the kept one while there is no network. */
async function narrationOf(
  blocks: readonly SpokenBlock[],
  findNarration: FindNarration,
  place: NarrationPlace | undefined,
): Promise<Narration | undefined> {
  if (!canPlayNarrations()) return undefined;
  const hash = await spokenHash(blocks);
  try {
    return (await findNarration(hash)) ?? undefined;
  } catch {
    const kept = place && (await keptNarration(place));
    return kept?.text === hash ? kept : undefined;
  }
}

async function byAudio(
  blocks: readonly SpokenBlock[],
  narration: Narration,
  place: NarrationPlace | undefined,
): Promise<Listening> {
  const sentences = toSentences(blocks, narration.sentences);
  const audio = new Audio(await playableSource(place, narration.src));
  const voice = new AudioVoice(
    audio,
    narration.sentences.map(({ at }) => at),
  );
  return { reader: new SentenceReader(sentences.length, voice), sentences, narration };
}

/** One utterance a sentence: the pause of the browsers' voices is unreliable, so a sentence begins again. */
function byDevice(blocks: readonly SpokenBlock[]): Listening {
  const sentences = toSentences(blocks);
  const voice: SentenceVoice = {
    speak: (index, { rate, volume, onEnd }) =>
      SWEDISH_VOICE.speak(sentences[index]?.spoken ?? '', { rate, volume, onEnd }),
    cancel: () => SWEDISH_VOICE.cancel(),
  };
  return { reader: new SentenceReader(sentences.length, voice), sentences };
}
