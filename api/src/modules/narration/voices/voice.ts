import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Samples of speech: 16 bits, one channel. */
export interface Speech {
  samples: Buffer;
  /** Samples a second. */
  rate: number;
}

/** A voice on the server. It sends no text to anybody. */
export interface Voice {
  /** What its sound depends on: another id makes all audio anew. */
  id: string;
  /** As visitors read it. */
  name: string;
  /** A voice for trying, which nobody chose for its sound. */
  isTest: boolean;
  /** Says one sentence. */
  say(text: string): Promise<Speech>;
}

/** Injection token of the {@link Voice}; undefined where none is configured. */
export const VOICE = Symbol('Voice');

const WAVE_HEADER_BYTES = 44;
const BITS = 16;

/** A WAV file of one channel, which every browser plays. */
export function toWave({ samples, rate }: Speech): Buffer {
  const header = Buffer.alloc(WAVE_HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(WAVE_HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(BITS, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE((rate * BITS) / 8, 28);
  header.writeUInt16LE(BITS / 8, 32);
  header.writeUInt16LE(BITS, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Enough for speech. */
const KILOBITS = 24;
/** More than any sentence or text takes. */
const LIMIT_MS = 30 * 60_000;
const WORDS_PER_MINUTE = 150;
const RATE_OFFSET = 24;

/** Debian's espeak-ng: understandable, and for trying alone. */
export const ESPEAK_VOICE: Voice = {
  id: `espeak-ng sv ${WORDS_PER_MINUTE}`,
  name: 'espeak-ng',
  isTest: true,
  say: async (text) =>
    fromWave(
      await runProgram(
        'espeak-ng',
        ['-v', 'sv', '-s', String(WORDS_PER_MINUTE), '--stdin', '--stdout'],
        [text],
      ),
    ),
};

/** espeak-ng writes a header without the length. */
function fromWave(wave: Buffer): Speech {
  if (wave.length < WAVE_HEADER_BYTES) return { samples: Buffer.alloc(0), rate: 22_050 };
  return { samples: wave.subarray(WAVE_HEADER_BYTES), rate: wave.readUInt32LE(RATE_OFFSET) };
}

/** Makes Ogg Opus of samples, by opus-tools. */
export function encodeOpus(rate: number, samples: AsyncIterable<Buffer>): Promise<Buffer> {
  const raw = ['--raw', '--raw-bits', '16', '--raw-chan', '1', '--raw-rate', String(rate)];
  return runProgram(
    'opusenc',
    ['--quiet', '--speech', '--bitrate', String(KILOBITS), ...raw, '-', '-'],
    samples,
  );
}

/**
 * Runs a program from what it is given to what it prints.
 *
 * @throws Error with its name when it is not installed or fails.
 */
async function runProgram(
  program: string,
  options: readonly string[],
  input: Iterable<Buffer | string> | AsyncIterable<Buffer | string>,
): Promise<Buffer> {
  const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'pipe'], timeout: LIMIT_MS });
  const closed = once(child, 'close');
  try {
    const [output, complaint] = await Promise.all([
      buffer(child.stdout),
      buffer(child.stderr),
      pipeline(input, child.stdin),
      closed,
    ]);
    if (child.exitCode !== 0) throw new Error(String(complaint).trim().slice(0, 200));
    return output;
  } catch (error) {
    child.kill();
    throw new Error(`${program} failed`, { cause: error });
  }
}
