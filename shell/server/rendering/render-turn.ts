import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for this render's turn: one page is rendered for each turn of the event loop.
 *
 * Between two renders connections are accepted, of which libuv takes one for each turn, and stored pages are sent.
 * Without it a burst of pages that nobody has asked for before is rendered in one go, and whoever comes next waits for
 * all of it.
 */
export function renderTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
