import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** True until unmount for a component that hydrated server HTML; false for one that the browser rendered. */
export function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isHydrating);
  return isServerRendered;
}
