import type { NarrationDetails } from './narration.entity';
import type { SentenceToSay } from './narrated-text';
import { encodeOpus } from './voices/programs';
import type { Voice } from './voices/voice';

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
