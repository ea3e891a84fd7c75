import {
  sentencesIn,
  spokenBlocks,
  spokenHash,
  spokenText,
  type Pronunciation,
  type Span,
} from '@stillsam/post-html/sentences';
import { parseDocument } from 'htmlparser2';
import { sha256 } from '../../text/sha256';
import type { Voice } from './voices/voice';

/** A sentence, and what the voice is given to say. */
export interface SentenceToSay extends Span {
  block: number;
  spoken: string;
}

export interface TextToSay {
  /** `spokenHash` of the text. */
  textHash: string;
  sentences: SentenceToSay[];
}

/** About an hour of speech. A longer text has no audio: the samples of one sentence without an end fill the memory. */
const MAX_LETTERS = 60_000;

/** The sentences of a page's text, as a browser would find them on the page; none of a text that is too long. */
export async function textToSay(html: string, words: readonly Pronunciation[]): Promise<TextToSay> {
  const blocks = spokenBlocks([parseDocument(html)]);
  const textHash = await spokenHash(blocks);
  if (blocks.reduce((letters, { text }) => letters + text.length, 0) > MAX_LETTERS)
    return { textHash, sentences: [] };
  const sentences = blocks.flatMap(({ text }, block) =>
    sentencesIn(text).map(({ start, end }) => ({
      block,
      start,
      end,
      spoken: spokenText(text.slice(start, end), words),
    })),
  );
  return { textHash, sentences };
}

/** Names the audio by all that it depends on, so that a list of words changes that of texts with its words alone. */
export function audioHashOf({ textHash, sentences }: TextToSay, voice: Voice): string {
  const said = sentences.map(({ spoken }) => spoken);
  return sha256(JSON.stringify([textHash, voice.id, said]));
}
