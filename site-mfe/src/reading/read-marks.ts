import { persistedState } from '@stillsam/platform/persisted-state';
import { useSyncExternalStore } from 'react';

/** More than the library has articles. The oldest marks are dropped first. */
const MAX_MARKS = 500;
const NONE: readonly string[] = [];

const STORED_MARKS = persistedState({
  key: 'stillsam.lasta-artiklar',
  initial: NONE,
  parse(text) {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null;
  },
});

/** The ids of the articles that were read in this browser. */
export const readMarks = STORED_MARKS.read;

/** Stores the marks in this browser alone. */
export function setReadMarks(ids: readonly string[]): void {
  if (ids.length > 0) STORED_MARKS.save(ids.slice(-MAX_MARKS));
  else STORED_MARKS.clear();
}

export function markRead(id: string, isRead: boolean): void {
  const others = readMarks().filter((mark) => mark !== id);
  setReadMarks(isRead ? [...others, id] : others);
}

/** The marks, updated by changes in other tabs. The server renders none. */
export function useReadMarks(): readonly string[] {
  return useSyncExternalStore(STORED_MARKS.subscribe, STORED_MARKS.read, STORED_MARKS.readOnServer);
}

/** True for an article that was read in this browser. */
export function useIsRead(id: string): boolean {
  return useReadMarks().includes(id);
}
