/** Where something is kept: for this tab until it closes, or in this browser until it is erased. */
export type StorageArea = 'tab' | 'browser';

/** What became of a write: `refused` by a full or forbidden storage, and then only this page remembers. */
export type WriteOutcome = 'kept' | 'refused';

/** Every key of this part begins so. */
const PREFIX = 'stillsam.ovning.';

/** Stands in for a storage that refuses. It lives as long as the page, so that going elsewhere and back loses nothing. */
const memory: Readonly<Record<StorageArea, Map<string, string>>> = { tab: new Map(), browser: new Map() };

/** The storage itself; null where the browser forbids so much as asking for it. */
function storageOf(area: StorageArea): Storage | null {
  try {
    return area === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    return null;
  }
}

/** @returns null where nothing is kept, or nothing can be read. */
export function readText(area: StorageArea, key: string): string | null {
  const remembered = memory[area].get(key);
  if (remembered !== undefined) return remembered;
  try {
    return storageOf(area)?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

/** Never throws: what the storage refuses is remembered by the page. */
export function writeText(area: StorageArea, key: string, text: string): WriteOutcome {
  try {
    const storage = storageOf(area);
    if (storage) {
      storage.setItem(PREFIX + key, text);
      memory[area].delete(key);
      return 'kept';
    }
  } catch {
    // A full or forbidden storage: the page's own memory takes it, and the visitor is told.
  }
  memory[area].set(key, text);
  return 'refused';
}

export function eraseText(area: StorageArea, key: string): void {
  memory[area].delete(key);
  try {
    storageOf(area)?.removeItem(PREFIX + key);
  } catch {
    // What cannot be reached was never written either.
  }
}

/** Calls `onChange` when another tab writes `key` of the browser's storage. @returns a function that ends it. */
export function onOtherTabs(key: string, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
