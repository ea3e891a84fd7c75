import { waitForShells } from './shells.mjs';

/**
 * Waits until the shells serve what the pointer names, and says so.
 *
 * @param {import('./changes.mjs').ReleaseContext} context
 * @param {import('@stillsam/releases/pointer').Pointer} pointer
 */
export async function followPointer({ part, shells, secret, log }, pointer) {
  const { stable, canary } = pointer;
  log(
    `${part}: ${stable} is live${canary ? `, ${canary.version} for ${canary.share} % of the visitors` : ''}.`,
  );
  const problems = await waitForShells({ origins: shells, secret }, part, pointer);
  if (problems.length === 0) log(`Served by ${shells.join(', ')}.`);
  else log(`Not served everywhere yet:\n  ${problems.join('\n  ')}`);
}
