import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while its document hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
