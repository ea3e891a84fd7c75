import { usePersistedState, type PersistedState } from '@stillsam/platform/persisted-state';
import { useHydrated } from '@stillsam/ui';

/** A list of the visitor's own, kept in this browser until they erase it. An empty one leaves nothing behind. */
export function useStoredList<Item>(stored: PersistedState<readonly Item[]>) {
  const { value, isRefused } = usePersistedState(stored);
  const save = (list: readonly Item[]) => (list.length === 0 ? stored.clear() : stored.save(list));
  return { list: value, isRefused, read: stored.read, save };
}

/** WebKit, the engine of every browser on an iPhone, erases what a page stored after seven days without a visit. */
export function useErasesStorage(): boolean {
  return useHydrated() && navigator.vendor.startsWith('Apple');
}

/** Downloads a file that the page created. No request leaves the browser. */
export function downloadText(fileName: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
