import type { RemotePin } from '../config/page-data';

const VERSION = /^[\w-]{8,64}$/;

/** What a development build asks of React's refresh runtime. The deployed shell has none: hot updates end here. */
const NO_REFRESH = {
  injectIntoGlobalHook() {},
  register() {},
  createSignatureFunctionForTransform: () => (type: unknown) => type,
  isLikelyComponentType: () => false,
};

/**
 * Finds the entry of each local build: its origin names the newest one. An origin that does not answer leaves its pin
 * as it is, so that the page shows the notice of a script that is missing.
 */
export async function findLocalEntries(pins: RemotePin[]): Promise<RemotePin[]> {
  Object.assign(window, { stillsamRefresh: NO_REFRESH });
  return Promise.all(
    pins.map(async (pin) => (pin.isLocal ? { ...pin, entry: await entryOf(pin.entry) } : pin)),
  );
}

async function entryOf(origin: string): Promise<string> {
  try {
    const response = await fetch(`${origin}/current.json`, { cache: 'no-store', credentials: 'omit' });
    const { stable }: { stable: unknown } = await response.json();
    if (typeof stable === 'string' && VERSION.test(stable)) return `${origin}/${stable}/remoteEntry.js`;
    throw new Error('its current.json names no version');
  } catch (error) {
    console.warn(`${origin} serves no build:`, error);
    return origin;
  }
}
