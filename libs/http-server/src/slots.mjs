// @ts-check
/** Every slot is taken, and the queue is full or the wait was too long. */
export class NoSlotError extends Error {
  constructor() {
    super('No slot became free in time');
    this.name = 'NoSlotError';
  }
}

/**
 * @typedef {object} SlotsOptions
 * @property {number} slots how many may be taken at the same time.
 * @property {number} mostWaiting how many may wait for one.
 * @property {number} longestWaitMs
 */

/** A concurrency limit with a bounded queue: first come, first served. */
export class Slots {
  /** @type {Set<{ give: () => void, fail: (error: Error) => void }>} */
  #waiting = new Set();
  #taken = 0;
  #options;

  /** @param {SlotsOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** Length of the queue. */
  get waitingCount() {
    return this.#waiting.size;
  }

  /**
   * Takes a slot, waiting for it if need be.
   *
   * @returns {Promise<() => void>} a function that releases the slot; only its first call counts.
   * @throws NoSlotError when the queue is full or the wait too long.
   */
  take() {
    const { slots, mostWaiting, longestWaitMs } = this.#options;
    if (this.#taken < slots) return Promise.resolve(this.#give());
    if (this.#waiting.size >= mostWaiting) return Promise.reject(new NoSlotError());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => waiter.fail(new NoSlotError()), longestWaitMs);
      const leave = () => {
        clearTimeout(timer);
        this.#waiting.delete(waiter);
      };
      const waiter = {
        give: () => {
          leave();
          resolve(this.#give());
        },
        /** @param {Error} error */
        fail: (error) => {
          leave();
          reject(error);
        },
      };
      this.#waiting.add(waiter);
    });
  }

  /**
   * Rejects everything in the queue, when no slot will become free.
   *
   * @param {Error} error
   */
  failWaiting(error) {
    for (const waiter of [...this.#waiting]) waiter.fail(error);
  }

  #give() {
    this.#taken += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#taken -= 1;
      const [next] = this.#waiting;
      next?.give();
    };
  }
}
