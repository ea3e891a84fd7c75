import { CONTRACT_VERSION, type RemoteModule } from '@stillsam/platform';
import type { RemotePin } from '../config/page-data';
import { loadContainer } from './load-container';
import { pin } from './pins';

const entries = new Map<string, string>();
const loading = new Map<string, Promise<RemoteModule>>();

/** Pins the releases that the server rendered with; nothing is requested yet. */
export function registerPins(pins: RemotePin[]): void {
  for (const { name, entry, integrity } of pins) {
    entries.set(name, entry);
    pin(entry, integrity);
  }
}

/**
 * The pinned release of a remote, loaded once.
 *
 * @throws when it cannot be fetched, differs from its pin, or speaks another contract.
 */
export function loadBrowserRemote(name: string): Promise<RemoteModule> {
  let remote = loading.get(name);
  if (!remote) {
    remote = load(name);
    loading.set(name, remote);
    // A failed one may be tried again by the next navigation.
    remote.catch(() => loading.delete(name));
  }
  return remote;
}

async function load(name: string): Promise<RemoteModule> {
  const entry = entries.get(name);
  if (!entry) throw new Error(`No release of ${name} is pinned`);
  const remote = await loadContainer(`stillsam_${name}`, entry);
  if (remote.contract !== CONTRACT_VERSION) throw new Error(`Remote ${name} speaks another contract`);
  return remote;
}
