import { useLayoutEffect } from 'react';

/** What stands over the page, by the attribute of the root element that tells of it: `data-shows-consent` and so on. */
export type RootMark = 'showsConsent' | 'showsNotices' | 'showsMenu';

/**
 * Marks the root element, for the styles of what lies below. A `:has()` at the root would say the same, but the
 * browser would then style the root, with all its custom properties, anew at every change of the page.
 */
export function markRoot(mark: RootMark, isOn: boolean): void {
  const { dataset } = document.documentElement;
  if (isOn) dataset[mark] = '';
  else delete dataset[mark];
}

/** As {@link markRoot}, for as long as the component is mounted. */
export function useRootMark(mark: RootMark, isOn = true): void {
  useLayoutEffect(() => {
    markRoot(mark, isOn);
    return () => markRoot(mark, false);
  }, [mark, isOn]);
}
