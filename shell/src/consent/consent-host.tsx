import { lazy, Suspense, type ComponentType } from 'react';
import { useIsIdle } from './use-is-idle';

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
  if (!useIsIdle()) return null;
  return (
    <Suspense>
      <ConsentCenter />
    </Suspense>
  );
}
