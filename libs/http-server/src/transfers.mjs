// @ts-check
import { NoSlotError } from './slots.mjs';

const MOST_TRANSFERS = 128;
const MOST_PER_NET = 16;

/** Long transfers (uploads, large answers) take their time: they are counted apart from ordinary requests. */
export class Transfers {
  /** @type {Map<string, number>} */
  #byNet = new Map();
  #count = 0;

  /**
   * @param {string} net
   * @returns {() => void} ends the transfer; only the first call counts.
   * @throws NoSlotError at once when there are too many.
   */
  begin(net) {
    const own = this.#byNet.get(net) ?? 0;
    if (this.#count >= MOST_TRANSFERS || own >= MOST_PER_NET) throw new NoSlotError();
    this.#count += 1;
    this.#byNet.set(net, own + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#count -= 1;
      const left = (this.#byNet.get(net) ?? 1) - 1;
      if (left > 0) this.#byNet.set(net, left);
      else this.#byNet.delete(net);
    };
  }
}
