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
