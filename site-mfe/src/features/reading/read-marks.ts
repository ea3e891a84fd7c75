import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'stillsam.lasta-artiklar';
/** More than the library holds; the oldest are forgotten first. */
const MOST_MARKS = 500;
const NONE: readonly string[] = [];

let marks: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** The ids of the articles that were read in this browser. */
export function readMarks(): readonly string[] {
  return (marks ??= storedMarks());
}

/** Kept in this browser and nowhere else; where that is blocked or full, for as long as the page is open. */
export function setReadMarks(ids: readonly string[]): void {
  marks = ids.slice(-MOST_MARKS);
  try {
    if (marks.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(marks));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is lost but the memory of it.
  }
  for (const listener of listeners) listener();
}

export function markRead(id: string, isRead: boolean): void {
  const others = readMarks().filter((mark) => mark !== id);
  setReadMarks(isRead ? [...others, id] : others);
}

/** Kept up with other tabs. None on the server, which knows nobody. */
export function useReadMarks(): readonly string[] {
  return useSyncExternalStore(subscribe, readMarks, () => NONE);
}

/** Whether an article was read here. */
export function useIsRead(id: string): boolean {
  return useReadMarks().includes(id);
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY && key !== null) return;
    marks = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function storedMarks(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : NONE;
  } catch {
    return NONE;
  }
}
