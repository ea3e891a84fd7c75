import { usePersistedState, type PersistedState } from '@stillsam/platform/persisted-state';

/** A list of the visitor's own, kept in this browser until they erase it. An empty one leaves nothing behind. */
export function useStoredList<Item>(stored: PersistedState<readonly Item[]>) {
  const { value, isRefused } = usePersistedState(stored);
  const save = (list: readonly Item[]) => (list.length === 0 ? stored.clear() : stored.save(list));
  return { list: value, isRefused, read: stored.read, save };
}
