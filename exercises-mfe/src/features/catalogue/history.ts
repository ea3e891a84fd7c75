import { createStoredValue } from '../../browser/stored-value';
import { RESOURCES, type ResourceId } from './catalogue.data';

/** Something that was done, and when: milliseconds since 1970. What was answered or written is no part of it. */
export interface DoneEntry {
  id: ResourceId;
  at: number;
}

/** Off until the visitor says otherwise. Newest first. */
export interface History {
  isOn: boolean;
  entries: readonly DoneEntry[];
}

export const NO_HISTORY: History = { isOn: false, entries: [] };

/** Older ones fall away: nobody is to be measured by this list. */
export const MOST_ENTRIES = 100;

const KNOWN: ReadonlySet<unknown> = new Set(RESOURCES.map(({ id }) => id));

/** The list with one more; the same object while remembering is off. */
export function withDone(history: History, entry: DoneEntry): History {
  if (!history.isOn) return history;
  return { ...history, entries: [entry, ...history.entries].slice(0, MOST_ENTRIES) };
}

/** Reads what was kept. What it does not know is left out; null for anything that is no history. */
export function parseHistory(candidate: unknown): History | null {
  if (typeof candidate !== 'object' || candidate === null) return null;
  if (!('isOn' in candidate) || typeof candidate.isOn !== 'boolean') return null;
  if (!('entries' in candidate) || !Array.isArray(candidate.entries)) return null;
  const kept: unknown[] = candidate.entries;
  return { isOn: candidate.isOn, entries: kept.filter(isEntry).slice(0, MOST_ENTRIES) };
}

function isEntry(candidate: unknown): candidate is DoneEntry {
  if (typeof candidate !== 'object' || candidate === null) return false;
  if (!('id' in candidate) || !('at' in candidate)) return false;
  return KNOWN.has(candidate.id) && typeof candidate.at === 'number' && isDate(candidate.at);
}

/** The farthest moment that a Date can hold. */
const LAST_MOMENT = 8.64e15;

function isDate(at: number): boolean {
  return Number.isFinite(at) && Math.abs(at) <= LAST_MOMENT;
}

/** This browser's history. */
export const STORED_HISTORY = createStoredValue({
  area: 'browser',
  key: 'historik',
  empty: NO_HISTORY,
  parse: parseHistory,
});

/**
 * What every exercise calls when it has been done to its end: `rememberDone('self-compassion')`. It writes that it was
 * done, and when, into this browser, and does nothing at all unless the visitor has asked to have it remembered.
 * Call it once for each time, from the event that ends the exercise rather than from rendering.
 */
export function rememberDone(id: ResourceId, at = Date.now()): void {
  const { value } = STORED_HISTORY.read();
  const next = withDone(value, { id, at });
  if (next !== value) STORED_HISTORY.write(next);
}

/** From now on what is done is remembered in this browser. */
export function beginRemembering(): void {
  STORED_HISTORY.write({ ...STORED_HISTORY.read().value, isOn: true });
}

/** Erases the list and the wish to have one: nothing of it is left in the browser. */
export function eraseHistory(): void {
  STORED_HISTORY.erase();
}
