import { runProgram } from './run-program';
import { WAVE_HEADER_BYTES, type Speech, type Voice } from './voice';

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
