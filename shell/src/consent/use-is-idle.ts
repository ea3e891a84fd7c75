import { useEffect, useState } from 'react';

/** Milliseconds after which a page counts as idle, however busy it is. */
const IDLE_TIMEOUT_MS = 4000;

/** True once the page has loaded and the browser is idle. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const onLoad = () => whenIdle(() => setIsIdle(true));
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return isIdle;
}

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, IDLE_TIMEOUT_MS / 2);
}
