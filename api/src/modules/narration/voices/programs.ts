import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { WAVE_HEADER_BYTES, type Speech, type Voice } from './voice';

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
