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

export const WAVE_HEADER_BYTES = 44;
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
