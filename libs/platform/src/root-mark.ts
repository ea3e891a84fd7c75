import { useLayoutEffect } from 'react';

interface RootMarks {
  /** Of the shell: overlays above the page. */
  showsConsent: '';
  /** `line`: nothing but one line. */
  showsNotices: '' | 'line';
  showsOfflineLine: '';
  /** A part of the page is missing, and a notice over its lower edge says so. */
  showsMissingPart: '';
  /** What reads the page aloud lies over its lower edge. */
  showsPlayer: '';
  showsMenu: '';
  /** Of an exercise: calm mode covers header and footer. */
  showsCalm: '';
  /** The palette of the whole page, header and footer with it; without it, the device's preference applies. */
  theme: 'night';
}

/**
 * Marks the root element by an attribute such as `data-shows-menu`, for styles outside the component. `:has()` at the
 * root would do the same, but the browser would then recalculate the root's style, with all its custom properties, at
 * every change of the page.
 *
 * @param value undefined takes the mark away.
 */
export function markRoot<Mark extends keyof RootMarks>(mark: Mark, value: RootMarks[Mark] | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[mark];
  else dataset[mark] = value;
}

/** Calls {@link markRoot} while the component is mounted. */
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
