/**
 * npm start: everything, from a fresh clone to open addresses.
 *
 * Nothing is imported from node_modules before they are installed; later steps are imported when they run.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runInstalled } from './install.mjs';

await runInstalled(async () => {
  const { startProduct } = await import('./start-product.mjs');
  const { addresses } = await startProduct({ log: console.log, narrationVoice: voiceForTrying() });
  const { announceOwnerDetails } = await import('./owner-details.mjs');
  await announceOwnerDetails(console.log, addresses.site);
});

/** espeak-ng, where it and the encoder are installed: texts can then be heard, with a voice for trying. */
function voiceForTrying(searchPath = process.env.PATH ?? '') {
  const folders = searchPath.split(path.delimiter);
  const isInstalled = (/** @type {string} */ program) =>
    folders.some((folder) => existsSync(path.join(folder, program)));
  return isInstalled('espeak-ng') && isInstalled('opusenc') ? 'espeak-ng' : undefined;
}
