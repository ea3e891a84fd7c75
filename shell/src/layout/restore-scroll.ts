/** Milliseconds for which a page may still grow to the height that it had. */
const GROWING_MS = 3000;
/** Events by which the visitor scrolls: restoring ends. */
const TAKING_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where the visitor was. Lazy parts make the page taller, so this scrolls again until the page is tall
 * enough, the visitor scrolls, or the time limit is reached.
 *
 * @returns a function that ends it.
 */
export function restoreScroll(top: number): () => void {
  const following = new AbortController();
  const end = () => following.abort();
  const { signal } = following;
  const follow = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) end();
  };
  follow();
  if (signal.aborted) return end;
  const observer = new ResizeObserver(follow);
  observer.observe(document.body);
  const timer = setTimeout(end, GROWING_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of TAKING_OVER) window.addEventListener(type, end, { signal, passive: true });
  return end;
}
