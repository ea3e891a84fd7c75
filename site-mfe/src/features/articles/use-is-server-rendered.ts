import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** True for what the server rendered, for as long as it lives; false for what only the browser rendered. */
export function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isHydrating);
  return isServerRendered;
}
