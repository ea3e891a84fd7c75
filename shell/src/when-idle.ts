const SAFARI_WAIT_MS = 1000;

/**
 * Runs once the page has loaded and the browser is idle; Safari has no idle callbacks.
 *
 * @param limitMs runs after so many milliseconds, however busy the page is.
 */
export function whenLoadedAndIdle(run: () => void, limitMs: number): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: limitMs });
    else setTimeout(run, SAFARI_WAIT_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
