import { useEffect } from 'react';

/** Disconnects the observer. */
export type StopObserving = () => void;

/** A section is current once its heading is above this share of the window's height. */
const CURRENT_SECTION_SHARE = 0.3;

/**
 * Observes which section is current: the last one whose heading is in the upper part of the window, or above it.
 *
 * @param ids of the headings, in order.
 * @param onCurrent receives an id, or null above the first heading.
 */
export function observeCurrentSection(
  ids: readonly string[],
  onCurrent: (id: string | null) => void,
): StopObserving {
  const passed = new Set<string>();
  // The top margin extends the observed area far above the page, so that a passed heading still intersects.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      onCurrent(ids.findLast((id) => passed.has(id)) ?? null);
    },
    { rootMargin: `1000000px 0px -${(1 - CURRENT_SECTION_SHARE) * 100}% 0px` },
  );
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (heading) observer.observe(heading);
  }
  return () => observer.disconnect();
}

/**
 * Calls `onRead` once when the end of a text is in view and the page has been visible for a minimum time. Fast
 * scrolling and a tab in the background do not count as reading.
 *
 * @param end the element after the text.
 * @param minVisibleMs the minimum time in milliseconds.
 */
export function observeReadToEnd(end: Element, minVisibleMs: number, onRead: () => void): StopObserving {
  let visibleMs = 0;
  let visibleSince = document.hidden ? null : performance.now();
  let isAtEnd = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const totalVisibleMs = () => visibleMs + (visibleSince === null ? 0 : performance.now() - visibleSince);
  function check() {
    clearTimeout(timer);
    if (!isAtEnd || visibleSince === null) return;
    const remainingMs = minVisibleMs - totalVisibleMs();
    if (remainingMs > 0) timer = setTimeout(check, remainingMs);
    else {
      stop();
      onRead();
    }
  }
  function onVisibility() {
    visibleMs = totalVisibleMs();
    visibleSince = document.hidden ? null : performance.now();
    check();
  }
  const observer = new IntersectionObserver((entries) => {
    isAtEnd = entries.at(-1)?.isIntersecting ?? false;
    check();
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', onVisibility);
  };
  observer.observe(end);
  document.addEventListener('visibilitychange', onVisibility);
  return stop;
}

/**
 * Starts an observer at the visitor's first scroll, when reading begins.
 *
 * @param start a memoised function: a new one restarts the observer.
 */
export function useFromFirstScroll(start: () => StopObserving | undefined): void {
  useEffect(() => {
    let stop: StopObserving | undefined;
    const begin = () => {
      stop = start();
    };
    // A restored scroll position counts as a scroll.
    if (window.scrollY > 0) begin();
    else window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
      stop?.();
    };
  }, [start]);
}
