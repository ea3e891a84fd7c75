import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenLoadedAndIdle } from '../when-idle';

/** Milliseconds after which a page counts as idle, however busy it is. */
const IDLE_LIMIT_MS = 4000;

const ConsentCenter = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const { ConsentCenter: Loaded } = await import(/* webpackChunkName: "consent" */ './consent-center');
    return { default: Loaded };
  } catch {
    // Without the banner nothing is allowed, and the next page tries again.
    return { default: () => null };
  }
});

/** Loads the consent banner when the page is idle. It is not rendered on the server. */
export function ConsentHost() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => setIsIdle(true), IDLE_LIMIT_MS), []);
  if (!isIdle) return null;
  return (
    <Suspense>
      <ConsentCenter />
    </Suspense>
  );
}
