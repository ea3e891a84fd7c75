import { netOf } from './net-address';

/** Each stream holds a connection. The servers that follow changes are few. */
const MOST_STREAMS = 200;
const MOST_PER_NET = 10;

/** Slots of event streams, apart from those of requests: so many in all, and for each net. */
export class StreamSlots {
  readonly #byNet = new Map<string, number>();
  #taken = 0;

  /** @returns gives the slot back; undefined when there is none for this address. */
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
