import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least as wide; so it is on the server. @param width of a media query: `64rem`. */
export function useWide(width: string): boolean {
  const query = `(width >= ${width})`;
  const subscribe = useCallback(
    (report: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', report);
      return () => media.removeEventListener('change', report);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
