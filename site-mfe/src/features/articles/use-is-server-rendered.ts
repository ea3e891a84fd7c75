import { useHydrated } from '@stillsam/ui';
import { useState } from 'react';

/** True until unmount for a component that hydrated server HTML; false for one that the browser rendered. */
export function useIsServerRendered(): boolean {
  const [isServerRendered] = useState(!useHydrated());
  return isServerRendered;
}
