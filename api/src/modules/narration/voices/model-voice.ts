import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Speech, Voice } from './voice';

/** The owner's description of a voice: files beside it, and who it is. */
const MODEL = z.object({
  engine: z.enum(['piper', 'kokoro']),
  /** As visitors read it. */
  name: z.string().min(1).max(100),
  model: z.string().min(1),
  /** Of the model's file, in hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  tokens: z.string().min(1),
  /** Folder of espeak-ng's data, by which the model spells words in sounds. */
  dataDir: z.string().min(1),
  /** Of Kokoro: the file of its voices. */
  voices: z.string().min(1).optional(),
  speaker: z.number().int().min(0).default(0),
  /** 1 is the model's own. */
  speed: z.number().min(0.5).max(2).default(1),
});
type Model = z.infer<typeof MODEL>;

/** The part of sherpa-onnx-node that is used. */
export interface SpeechEngine {
  OfflineTts: {
    createAsync(config: object): Promise<{
      generateAsync(request: { text: string; sid: number; speed: number }): Promise<GeneratedSpeech>;
    }>;
  };
}

interface GeneratedSpeech {
  /** From -1 to 1. */
  samples: Float32Array;
  sampleRate: number;
}

const MAX_SAMPLE = 32_767;

/**
 * A Piper or Kokoro model of the owner's, run by sherpa-onnx. Nothing is loaded before the first sentence.
 *
 * @param file JSON that describes it.
 * @throws Error with the file's name when the description is wrong, or the model is another one.
 */
export async function readModelVoice(file: string, load = loadSherpa): Promise<Voice> {
  const read = MODEL.safeParse(JSON.parse(await readFile(file, 'utf8')));
  const issue = read.error?.issues[0];
  if (!read.success) throw new Error(`${file}: ${issue?.path.join('.')} ${issue?.message}`);
  const model = read.data;
  const at = (name: string) => path.resolve(path.dirname(file), name);
  if ((await hashOf(at(model.model))) !== model.sha256)
    throw new Error(`${file}: ${model.model} is not the file whose sha256 it names`);
  let engine: ReturnType<SpeechEngine['OfflineTts']['createAsync']> | undefined;
  const { sha256, speaker, speed, name } = model;
  return {
    id: `${sha256} ${speaker} ${speed}`,
    name,
    isTest: false,
    say: async (text) => {
      engine ??= load().then(({ OfflineTts }) => OfflineTts.createAsync(configOf(model, at)));
      return toSpeech(await (await engine).generateAsync({ text, sid: speaker, speed }));
    },
  };
}

function configOf({ engine, model, tokens, dataDir, voices }: Model, at: (name: string) => string) {
  const files = { model: at(model), tokens: at(tokens), dataDir: at(dataDir) };
  const named = engine === 'piper' ? { vits: files } : { kokoro: { ...files, voices: at(voices ?? '') } };
  return { model: { ...named, numThreads: 1, provider: 'cpu' }, maxNumSentences: 1 };
}

function toSpeech({ samples, sampleRate }: GeneratedSpeech): Speech {
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * MAX_SAMPLE), index * 2);
  });
  return { samples: bytes, rate: sampleRate };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The package is optional: only a model needs it. */
async function loadSherpa(): Promise<SpeechEngine> {
  const { default: engine } = await import('sherpa-onnx-node');
  return engine;
}
