// @ts-check

/**
 * @typedef {object} RepeatOptions
 * @property {number} everyMs milliseconds from the end of a turn to the next one.
 * @property {number} [firstMs] milliseconds to the first turn; as to the next one if left out.
 * @property {(error: unknown) => void} [onFailure] called for the first of failures in a row, so that a fault that stays
 *   is one line of the log.
 */

/**
 * Runs a turn again and again, one at a time. A turn that fails is followed by the next one.
 *
 * @param {(signal: AbortSignal) => Promise<number | void>} turn may return the milliseconds to the next one, and is told
 *   by the signal that it is the last.
 * @param {RepeatOptions} options
 * @returns {{ stop: () => Promise<void> }} `stop` starts no further turn and waits for the one that runs.
 */
export function repeat(turn, { everyMs, firstMs = everyMs, onFailure = () => {} }) {
  const abort = new AbortController();
  const running = run();
  return {
    stop() {
      abort.abort();
      return running;
    },
  };

  async function run() {
    let hasFailed = false;
    await pause(firstMs, abort.signal);
    while (!abort.signal.aborted) {
      let waitMs = everyMs;
      try {
        const wished = await turn(abort.signal);
        if (typeof wished === 'number') waitMs = wished;
        hasFailed = false;
      } catch (error) {
        if (!hasFailed && !abort.signal.aborted) onFailure(error);
        hasFailed = true;
      }
      await pause(waitMs, abort.signal);
    }
  }
}

/**
 * Waits, at most until the signal. A process may end meanwhile.
 *
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(end, milliseconds);
    timer.unref();
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
