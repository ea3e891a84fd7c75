import { waitForShells } from './shells.mjs';

/**
 * Waits until the shells serve what the pointer names, and says so.
 *
 * @param {import('./changes.mjs').Desk} desk
 * @param {import('@stillsam/releases/pointer').Pointer} pointer
 */
export async function followPointer({ part, shells, say }, pointer) {
  const { stable, canary } = pointer;
  say(
    `${part}: ${stable} is live${canary ? `, ${canary.version} for ${canary.share} % of the visitors` : ''}.`,
  );
  const problems = await waitForShells(shells, part, pointer);
  if (problems.length === 0) say(`Served by ${shells.join(', ')}.`);
  else say(`Not served everywhere yet:\n  ${problems.join('\n  ')}`);
}
