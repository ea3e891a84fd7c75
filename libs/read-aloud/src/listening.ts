import {
  spokenBlocks,
  spokenHash,
  type SpokenBlock,
  sentencesIn,
  spokenText,
  type TextTree,
} from '@stillsam/post-html/sentences';
import { AudioVoice } from './audio-voice';
import {
  canPlayNarrations,
  keptNarration,
  playableSource,
  type Narration,
  type NarrationPlace,
  type BlockSpan,
} from './narration';
import { SentenceReader, type SentenceVoice } from './sentence-reader';
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

/** A sentence of the page. */
export interface Sentence {
  /** As it is spoken. */
  spoken: string;
  /** Where it stands. */
  range: Range;
  /** The paragraph, heading or list item that holds it. */
  block: TextTree;
}

/** The sentences of some blocks of the page. @param spans where they stand; by the browser's own rules when left out. */
export function toSentences(
  blocks: readonly SpokenBlock[],
  spans: readonly BlockSpan[] = spansOf(blocks),
): Sentence[] {
  return spans.flatMap(({ block: number, start, end }) => {
    const block = blocks[number];
    if (!block) return [];
    const range = rangeOf(block, start, end);
    return [{ spoken: spokenText(block.text.slice(start, end)), range, block: block.node }];
  });
}

function spansOf(blocks: readonly SpokenBlock[]): BlockSpan[] {
  return blocks.flatMap(({ text }, block) => sentencesIn(text).map((span) => ({ block, ...span })));
}

function rangeOf({ pieces }: SpokenBlock, start: number, end: number): Range {
  const range = document.createRange();
  const at = (offset: number) => pieces.findLast((piece) => piece.start <= offset) ?? pieces[0];
  const first = at(start);
  const last = at(end - 1);
  if (first?.node instanceof Text) range.setStart(first.node, start - first.start);
  if (last?.node instanceof Text) range.setEnd(last.node, end - last.start);
  return range;
}
