import { persistedState } from '@stillsam/platform/persisted-state';
import { RESOURCES, type ResourceId } from './catalogue';

/** A finished exercise and its time, in milliseconds since 1970, without answers and texts. */
export interface DoneEntry {
  id: ResourceId;
  at: number;
}

/** Off by default. The newest entry is first. */
export interface History {
  isOn: boolean;
  entries: readonly DoneEntry[];
}

export const NO_HISTORY: History = { isOn: false, entries: [] };

/** Older entries are dropped. */
export const MAX_ENTRIES = 100;

/** Adds an entry; returns the same object while the history is off. */
export function withDoneEntry(history: History, entry: DoneEntry): History {
  if (!history.isOn) return history;
  return { ...history, entries: [entry, ...history.entries].slice(0, MAX_ENTRIES) };
}

/** Parses a stored history and drops unknown entries. @returns null for another value. */
export function parseHistory(candidate: unknown): History | null {
  if (typeof candidate !== 'object' || candidate === null) return null;
  if (!('isOn' in candidate) || typeof candidate.isOn !== 'boolean') return null;
  if (!('entries' in candidate) || !Array.isArray(candidate.entries)) return null;
  const stored: unknown[] = candidate.entries;
  return { isOn: candidate.isOn, entries: stored.filter(isEntry).slice(0, MAX_ENTRIES) };
}

function isEntry(candidate: unknown): candidate is DoneEntry {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { id, at }: Partial<Record<keyof DoneEntry, unknown>> = candidate;
  return (
    RESOURCES.some((each) => each.id === id) &&
    typeof at === 'number' &&
    !Number.isNaN(new Date(at).getTime())
  );
}

/** The history in this browser. */
export const STORED_HISTORY = persistedState({
  key: 'stillsam.ovning.historik',
  initial: NO_HISTORY,
  parse: (text) => parseHistory(JSON.parse(text)),
});

/** How many exercises were finished in this tab, whichever they were. */
export const STORED_COUNT = persistedState({
  key: 'stillsam.ovning.antal',
  initial: 0,
  parse: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : null),
  storage: () => sessionStorage,
});

/**
 * Counts a finished exercise, and adds it to this browser's history if the visitor has turned the history on. Call it once per
 * completion, from the event that ends the exercise and not while rendering.
 */
export function recordCompletion(id: ResourceId, at = Date.now()): void {
  STORED_COUNT.save(STORED_COUNT.read() + 1);
  const history = STORED_HISTORY.read();
  const next = withDoneEntry(history, { id, at });
  if (next !== history) STORED_HISTORY.save(next);
}

/** Turns the history on. */
export function enableHistory(): void {
  STORED_HISTORY.save({ ...STORED_HISTORY.read(), isOn: true });
}

/** Removes the list and the setting from the browser. */
export function eraseHistory(): void {
  STORED_HISTORY.clear();
}
