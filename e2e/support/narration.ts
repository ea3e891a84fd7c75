/** Address of a recorded voice. */
export const SOUND = `/api/narrations/files/${'a'.repeat(64)}`;
export const SOUND_SECONDS = 60;
const RATE = 8000;

/** Silence as long as some sentences, at which the page's browser does not care that it is no Opus. */
export function aSound(): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + SOUND_SECONDS * RATE, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(SOUND_SECONDS * RATE, 40);
  return Buffer.concat([header, Buffer.alloc(SOUND_SECONDS * RATE, 128)]);
}
