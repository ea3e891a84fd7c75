import { CONTRACT_VERSION, type RemoteModule } from '@stillsam/platform';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemotePin } from '../config/page-data';
import { pin } from './pins';

const loading = new Map<string, Promise<RemoteModule>>();

/** Pins the releases that the server rendered with; nothing is requested yet. */
export function registerPins(pins: RemotePin[]): void {
  for (const { entry, integrity } of pins) pin(entry, integrity);
  registerRemotes(pins.map(({ name, entry }) => ({ name: federationName(name), entry, type: 'global' })));
}

/**
 * The pinned release of a remote, loaded once.
 *
 * @throws when it cannot be fetched, differs from its pin, or speaks another contract.
 */
export function loadBrowserRemote(name: string): Promise<RemoteModule> {
  let remote = loading.get(name);
  if (!remote) {
    remote = loadRemote<RemoteModule>(`${federationName(name)}/remote`).then((module) => {
      if (module?.contract !== CONTRACT_VERSION) throw new Error(`Remote ${name} speaks another contract`);
      return module;
    });
    loading.set(name, remote);
  }
  return remote;
}

function federationName(name: string): string {
  return `stillsam_${name}`;
}
