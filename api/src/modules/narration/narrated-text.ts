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
import { type Voice, encodeOpus } from './voices/voice';
import type { NarrationDetails } from './narration.entity';

/** A sentence, and what the voice is given to say. */
interface SentenceToSay extends Span {
  block: number;
  spoken: string;
}

interface TextToSay {
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

const BYTES_PER_SAMPLE = 2;
/** Silence after a sentence, and after the last one of a paragraph. */
const PAUSE_SECONDS = 0.35;
const BLOCK_PAUSE_SECONDS = 0.8;

interface Synthesis {
  details: NarrationDetails;
  /** Ogg Opus. */
  file: Buffer;
}

/**
 * Says a text, one sentence at a time, and joins the sentences. Their times are counted in samples.
 *
 * @returns null for a text without sentences.
 */
export async function synthesise(
  sentences: readonly SentenceToSay[],
  voice: Voice,
): Promise<Synthesis | null> {
  const [first] = sentences;
  if (!first) return null;
  const opening = await voice.say(first.spoken);
  const { rate } = opening;
  const said: NarrationDetails['sentences'] = [];
  let samples = 0;
  async function* join() {
    for (const [number, { block, start, end, spoken }] of sentences.entries()) {
      said.push({ block, start, end, at: Math.round((samples / rate) * 1000) / 1000 });
      const speech = number === 0 ? opening : await voice.say(spoken);
      const pause = silence(rate, sentences[number + 1]?.block === block);
      samples += (speech.samples.length + pause.length) / BYTES_PER_SAMPLE;
      if (speech.rate !== rate) throw new Error('The voice changed its sample rate');
      yield speech.samples;
      yield pause;
    }
  }
  const file = await encodeOpus(rate, join());
  const { name, isTest } = voice;
  const seconds = Math.round(samples / rate);
  return {
    file,
    details: { voice: name, is_test: isTest, bytes: file.length, seconds, sentences: said },
  };
}

function silence(rate: number, isSameBlock: boolean): Buffer {
  const seconds = isSameBlock ? PAUSE_SECONDS : BLOCK_PAUSE_SECONDS;
  return Buffer.alloc(Math.round(rate * seconds) * BYTES_PER_SAMPLE);
}
