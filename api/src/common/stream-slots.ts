import { netOf } from './net-address';

/** Each stream holds a connection, and few servers follow changes. */
const MOST_STREAMS = 200;
const MOST_PER_NET = 10;

/** Limits open event streams, in all and for each net address. */
export class StreamSlots {
  readonly #byNet = new Map<string, number>();
  #taken = 0;

  /** @returns a function that releases the slot; undefined when none is free for this address. */
  take(address: string): (() => void) | undefined {
    const net = netOf(address);
    const own = this.#byNet.get(net) ?? 0;
    if (this.#taken >= MOST_STREAMS || own >= MOST_PER_NET) return undefined;
    this.#taken += 1;
    this.#byNet.set(net, own + 1);
    return () => this.#giveBack(net);
  }

  #giveBack(net: string): void {
    this.#taken -= 1;
    const left = (this.#byNet.get(net) ?? 1) - 1;
    if (left > 0) this.#byNet.set(net, left);
    else this.#byNet.delete(net);
  }
}
