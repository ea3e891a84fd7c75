import { init, loadRemote } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@stillsam/platform';
import { acceptsContract } from '@stillsam/platform/contract-version';
import type { RemotePin } from '../document/page-data';
import { pinnedEntries } from './pinned-entries';

/** Name of a remote's federation container. */
export const containerOf = (name: string) => `stillsam_${name}`;

/** Registers the releases that the server rendered with at federation's runtime; nothing is requested yet. */
export function registerPins(pins: RemotePin[]): void {
  init({
    name: 'stillsam_shell',
    remotes: pins.map(({ name, entry }) => ({ name: containerOf(name), entry })),
    plugins: [pinnedEntries(pins)],
  });
}

/**
 * The pinned release of a remote; the runtime loads it once.
 *
 * @throws when it cannot be fetched, differs from its pin, needs a shared module in another version, or has
 *   another contract version.
 */
export async function loadBrowserRemote(name: string): Promise<RemoteModule> {
  const remote = await loadRemote<RemoteModule>(`${containerOf(name)}/remote`);
  if (!remote || !acceptsContract(remote.contract)) throw new Error('It has another contract version.');
  return remote;
}
