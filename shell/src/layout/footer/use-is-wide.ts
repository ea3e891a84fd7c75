import { useSyncExternalStore } from 'react';

/** Widths at which the footer has columns; the same as in footer.module.css. */
const WIDE = '(min-width: 48rem)';

/** False on the server and in the first render: the styles show what a wide window opens until then. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

const isWide = () => window.matchMedia(WIDE).matches;

function subscribe(onChange: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
