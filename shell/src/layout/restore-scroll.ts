/** Milliseconds for which a page may still grow to the height that it had. */
const GROWING_MS = 3000;
/** With any of these the visitor has taken over. */
const TAKING_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where the visitor was. Parts of a page that come late make it taller: it is followed until it is tall
 * enough, the visitor moves, or the time is up.
 *
 * @returns ends the following.
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
