/**
 * npm start: everything, from a fresh clone to open addresses.
 *
 * Nothing is imported from node_modules before they are installed; later steps are imported when they run.
 */
import { checkNode, ensureInstalled } from './install.mjs';
import { fail } from './process.mjs';

try {
  checkNode();
  await ensureInstalled();
  const { startProduct } = await import('./start-product.mjs');
  const { voiceForTrying } = await import('./voice-for-trying.mjs');
  const { addresses } = await startProduct({ log: console.log, narrationVoice: voiceForTrying() });
  const { announceOwnerDetails } = await import('./owner-details.mjs');
  await announceOwnerDetails(console.log, addresses.site);
} catch (error) {
  fail(error);
}
