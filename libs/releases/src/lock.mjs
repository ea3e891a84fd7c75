// @ts-check
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from './refusal.mjs';

const LOCK_FILE = 'release.lock';
const POLL_MS = 250;
/** A release takes a minute at most; one that is older has ended without a word. */
const STALE_MS = 5 * 60_000;

/**
 * Runs an action while nobody else releases the same part; the second one waits.
 *
 * @template T
 * @param {import('./open-store.mjs').Store} store
 * @param {() => Promise<T>} action
 * @param {{ who: string, onWait?: (sentence: string) => void, waitMs?: number }} options `waitMs` without end unless set.
 * @returns {Promise<T>}
 * @throws with one sentence when the other one takes longer than `waitMs`.
 */
export async function withLock(store, action, { who, onWait = () => {}, waitMs = Infinity }) {
  const own = JSON.stringify({ who, pid: process.pid, host: os.hostname(), at: new Date().toISOString() });
  const deadline = Date.now() + waitMs;
  let isTold = false;
  for (;;) {
    const holder = await store.read(LOCK_FILE);
    if ((!holder || isAbandoned(holder.text)) && (await store.write(LOCK_FILE, own, holder?.etag ?? null)))
      break;
    if (holder && !isTold) onWait(`Waiting: ${describe(holder.text)} changes the same part.`);
    isTold ||= holder !== null;
    if (Date.now() > deadline) throw new Refusal('busy', 'Somebody else changes the same part.');
    await delay(POLL_MS);
  }
  try {
    return await action();
  } finally {
    // One that took too long may have lost it to the next.
    if ((await store.read(LOCK_FILE))?.text === own) await store.remove(LOCK_FILE);
  }
}

/** @param {string} text */
function isAbandoned(text) {
  const { pid, host, at } = parse(text);
  if (!(Date.now() - Date.parse(at) < STALE_MS)) return true;
  return host === os.hostname() && pid !== process.pid && !isAlive(pid);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} text */
function describe(text) {
  const { who, pid, host, at } = parse(text);
  return `${who} (process ${pid} on ${host}, since ${at})`;
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
