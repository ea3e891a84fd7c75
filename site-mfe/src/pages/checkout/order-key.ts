import { persistedState } from '@stillsam/platform/persisted-state';
import type { PlaceOrder } from './checkout-calls';

/** A random text that the tabs of a browser share, until an order is paid. */
const seed = persistedState<string>({
  key: 'stillsam.bestallning',
  initial: '',
  parse: (text) => text,
  serialise: (text) => text,
});

/**
 * Idempotency key of an order: a hash of it and of the browser's seed, so that two tabs that order the same place one
 * order, and nobody else can guess its key.
 */
export async function orderKey(order: PlaceOrder): Promise<string> {
  if (!seed.read()) seed.save(crypto.randomUUID());
  const text = new TextEncoder().encode(seed.read() + JSON.stringify(order));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** After a paid order: the same order once more is a new one. */
export function forgetOrderKey(): void {
  seed.clear();
}
