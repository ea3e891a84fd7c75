import { persistedState } from '@stillsam/platform/persisted-state';
import { RESOURCES, type ResourceId } from './catalogue.data';

/** A finished exercise and its time, in milliseconds since 1970. Answers and texts are no part of it. */
export interface DoneEntry {
  id: ResourceId;
  at: number;
}

/** Off until the visitor turns it on. Newest first. */
export interface History {
  isOn: boolean;
  entries: readonly DoneEntry[];
}

export const NO_HISTORY: History = { isOn: false, entries: [] };

/** Older ones are dropped: the list measures nobody. */
export const MOST_ENTRIES = 100;

const KNOWN: ReadonlySet<unknown> = new Set(RESOURCES.map(({ id }) => id));

/** The list with one more; the same object while remembering is off. */
export function withDone(history: History, entry: DoneEntry): History {
  if (!history.isOn) return history;
  return { ...history, entries: [entry, ...history.entries].slice(0, MOST_ENTRIES) };
}

/** Leaves out unknown entries. @returns null for anything that is no history. */
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

/** The latest time that a Date can hold, in milliseconds since 1970. */
const LATEST_TIME = 8.64e15;

function isDate(at: number): boolean {
  return Number.isFinite(at) && Math.abs(at) <= LATEST_TIME;
}

/** This browser's history. */
export const STORED_HISTORY = persistedState({
  key: 'stillsam.ovning.historik',
  initial: NO_HISTORY,
  parse: (text) => parseHistory(JSON.parse(text)),
});

/**
 * Adds a finished exercise and its time to this browser's history, if the visitor has turned the history on. Call it
 * once for each time, from the event that ends the exercise rather than from rendering.
 */
export function rememberDone(id: ResourceId, at = Date.now()): void {
  const history = STORED_HISTORY.read();
  const next = withDone(history, { id, at });
  if (next !== history) STORED_HISTORY.save(next);
}

/** Turns the history on. */
export function beginRemembering(): void {
  STORED_HISTORY.save({ ...STORED_HISTORY.read(), isOn: true });
}

/** Removes the list and the setting from the browser. */
export function eraseHistory(): void {
  STORED_HISTORY.clear();
}
