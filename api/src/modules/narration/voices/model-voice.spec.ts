import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readModelVoice, type SpeechEngine } from './model-voice';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'stillsam-voice-'));
  await writeFile(path.join(directory, 'voice.onnx'), 'a model');
});
afterAll(() => rm(directory, { recursive: true }));

const SHA256 = createHash('sha256').update('a model').digest('hex');

async function describeVoice(changes: object = {}) {
  const file = path.join(directory, 'voice.json');
  const model = {
    engine: 'piper',
    name: 'Alma',
    model: 'voice.onnx',
    sha256: SHA256,
    tokens: 'tokens.txt',
    dataDir: 'espeak-ng-data',
    ...changes,
  };
  await writeFile(file, JSON.stringify(model));
  return file;
}

/** An engine that says the same two samples. */
function anEngine() {
  const configs: object[] = [];
  const requests: object[] = [];
  const engine: SpeechEngine = {
    OfflineTts: {
      createAsync: async (config) => {
        configs.push(config);
        return {
          generateAsync: async (request) => {
            requests.push(request);
            return { samples: Float32Array.of(1, -0.5), sampleRate: 22_050 };
          },
        };
      },
    },
  };
  return { configs, requests, load: async () => engine };
}

describe('the voice of a model', () => {
  it('loads the model once, with the files beside its description, and returns samples', async () => {
    const { configs, requests, load } = anEngine();
    const voice = await readModelVoice(await describeVoice({ speaker: 2 }), load);
    expect(voice).toMatchObject({ name: 'Alma', isTest: false });
    expect(configs).toEqual([]);
    const { samples, rate } = await voice.say('Hej.');
    await voice.say('Igen.');
    expect([samples.readInt16LE(0), samples.readInt16LE(2), rate]).toEqual([32_767, -16_383, 22_050]);
    expect(requests[0]).toEqual({ text: 'Hej.', sid: 2, speed: 1 });
    expect(configs).toEqual([
      {
        model: {
          vits: {
            model: path.join(directory, 'voice.onnx'),
            tokens: path.join(directory, 'tokens.txt'),
            dataDir: path.join(directory, 'espeak-ng-data'),
          },
          numThreads: 1,
          provider: 'cpu',
        },
        maxNumSentences: 1,
      },
    ]);
  });

  it('names the voices of Kokoro', async () => {
    const { configs, load } = anEngine();
    const file = await describeVoice({ engine: 'kokoro', voices: 'voices.bin' });
    await (await readModelVoice(file, load)).say('Hej.');
    const voices = path.join(directory, 'voices.bin');
    expect(configs).toMatchObject([{ model: { kokoro: { voices } } }]);
  });

  it.each([
    [{ sha256: '0'.repeat(64) }, /voice\.onnx is not the file whose sha256 it names/],
    [{ engine: 'annan' }, /voice\.json: engine/],
  ])('refuses %j', async (changes, message) => {
    await expect(readModelVoice(await describeVoice(changes))).rejects.toThrow(message);
  });
});
