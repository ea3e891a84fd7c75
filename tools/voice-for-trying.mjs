import { existsSync } from 'node:fs';
import path from 'node:path';

/** espeak-ng, where it and the encoder are installed: texts can then be heard, with a voice for trying. */
export function voiceForTrying(searchPath = process.env.PATH ?? '') {
  const folders = searchPath.split(path.delimiter);
  const isInstalled = (/** @type {string} */ program) =>
    folders.some((folder) => existsSync(path.join(folder, program)));
  return isInstalled('espeak-ng') && isInstalled('opusenc') ? 'espeak-ng' : undefined;
}
