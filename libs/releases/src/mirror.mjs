// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { POINTER_FILE } from './pointer.mjs';

/** @typedef {import('./open-store.mjs').Store} Store */

/**
 * Makes one store hold what another one holds: the folders first, then the pointer, so that the pointer never names a
 * release that is missing. Journal and lock stay where they are.
 *
 * @param {Store} source
 * @param {Store} target
 */
export async function copyReleases(source, target) {
  const pointer = await source.read(POINTER_FILE);
  const [wanted, present] = await Promise.all([source.listFolders(), target.listFolders()]);
  for (const version of wanted.filter((name) => !present.includes(name)))
    await target.writeFolder(version, await source.readFolder(version));
  const before = await target.read(POINTER_FILE);
  if (pointer && pointer.text !== before?.text)
    await target.write(POINTER_FILE, pointer.text, before?.etag ?? null);
  for (const version of present.filter((name) => !wanted.includes(name))) await target.removeFolder(version);
}

/** Keeps a copy of a store, so that an origin serves releases also while the store is away. */
export class Mirror {
  /** Whether everything has been copied once. */
  isWhole = false;
  #copyOnce;
  /** @type {Promise<void>} */
  #running = Promise.resolve();
  /** @type {Promise<void> | null} */
  #next = null;

  /**
   * @param {Store} source
   * @param {Store} target
   * @param {(error: unknown) => void} onError told each time a copy fails. The next one is tried as usual.
   */
  constructor(source, target, onError) {
    this.#copyOnce = () =>
      copyReleases(source, target).then(() => {
        this.isWhole = true;
      }, onError);
  }

  /** Copies what is new. Resolves after a copy that began after the call; calls that wait share one. */
  copy() {
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      this.#running = this.#copyOnce();
      return this.#running;
    });
    return this.#next;
  }

  /**
   * Copies again and again.
   *
   * @param {number} pauseMs
   * @param {AbortSignal} signal ends it.
   */
  async follow(pauseMs, signal) {
    while (!signal.aborted) {
      await this.copy();
      await delay(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}
