import { readingOf } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { withCalls } from './load-calls';

/** Shorter than this, a page was passed by and not read. */
export const READING_MS = 10_000;

/**
 * Counts an article or an exercise once it has been visible for ten seconds in a row, once a view.
 *
 * @returns to be called with the path of each page that is shown. A path that it has already is the same view.
 */
export function startReadingCounter(): (pathname: string) => void {
  if (isUncounted()) return () => undefined;
  let current = '';
  let reading: ReturnType<typeof readingOf> = null;
  let timer: number | undefined;
  const wait = () => {
    window.clearTimeout(timer);
    if (reading && document.visibilityState === 'visible') timer = window.setTimeout(count, READING_MS);
  };
  const count = () => {
    const counted = navigator.onLine ? reading : null;
    reading = null;
    if (counted) withCalls(({ countReading }) => countReading(counted, runtimeConfig().apiOrigin));
  };
  document.addEventListener('visibilitychange', wait);
  return (pathname) => {
    if (pathname === current) return;
    current = pathname;
    reading = readingOf(pathname);
    wait();
  };
}

/** Whether the browser is driven by a program, or says that its visitor does not want to be measured. */
function isUncounted(): boolean {
  const { webdriver, doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } =
    navigator;
  return webdriver || doNotTrack === '1' || globalPrivacyControl === true;
}
