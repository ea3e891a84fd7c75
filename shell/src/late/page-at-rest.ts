/** Milliseconds after which the page counts as at rest, however busy it is. */
const REST_LIMIT_MS = 4000;
const INTENTS = ['pointerdown', 'keydown', 'focusin'] as const;

let rest: Promise<void> | undefined;

/** Settles when the first page has loaded and the browser idles, or sooner when the visitor does something. */
export function pageAtRest(): Promise<void> {
  return (rest ??= new Promise((resolve) => {
    for (const intent of INTENTS)
      document.addEventListener(intent, () => resolve(), { once: true, capture: true, passive: true });
    const wait = () => whenIdle(resolve);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  }));
}

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: REST_LIMIT_MS });
  else setTimeout(callback, REST_LIMIT_MS / 2);
}
