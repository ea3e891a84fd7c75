import { lazy, Suspense, type ComponentType } from 'react';
import { useIsIdle } from './use-is-idle';

const ConsentCenter = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const { ConsentCenter: Loaded } = await import(/* webpackChunkName: "consent" */ './consent-center');
    return { default: Loaded };
  } catch {
    // Without the question nothing is allowed, and the next page asks again.
    return { default: () => null };
  }
});

/** Loads the question of consent when the page is idle. It has no server markup: it covers the page's lower edge. */
export function ConsentHost() {
  if (!useIsIdle()) return null;
  return (
    <Suspense>
      <ConsentCenter />
    </Suspense>
  );
}
