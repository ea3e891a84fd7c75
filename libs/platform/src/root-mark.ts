import { useLayoutEffect } from 'react';

interface RootMarks {
  /** Of the shell: what stands over the page. */
  showsConsent: '';
  showsNotices: '';
  showsMenu: '';
  /** Of the post editor: its bar at the foot of the window. */
  showsBar: '';
  /** The palette of the whole page, header and footer with it; without it, the visitor's machine chooses. */
  theme: 'night';
}

/**
 * Marks the root element, by an attribute such as `data-shows-menu`, for the styles of whatever stands around. A
 * `:has()` at the root would say the same, but the browser would then style the root, with all its custom properties,
 * anew at every change of the page.
 *
 * @param value undefined takes the mark away.
 */
export function markRoot<Mark extends keyof RootMarks>(mark: Mark, value: RootMarks[Mark] | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[mark];
  else dataset[mark] = value;
}

/** As {@link markRoot}, for as long as the component is mounted. */
export function useRootMark<Mark extends keyof RootMarks>(
  mark: Mark,
  value: RootMarks[Mark] | undefined,
): void {
  useLayoutEffect(() => {
    if (value === undefined) return;
    markRoot(mark, value);
    return () => markRoot(mark, undefined);
  }, [mark, value]);
}
