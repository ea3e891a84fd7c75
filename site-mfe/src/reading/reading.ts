/** Ends what was started. */
export type Stop = () => void;

/** A section counts as current once its heading has passed this part of the window's height. */
const CURRENT_FROM = 0.3;

/**
 * Follows which section is read: the last one whose heading stands above a line in the upper part of the window.
 *
 * @param ids of the sections' headings, in order.
 * @param onCurrent is told an id, or null above the first heading.
 */
export function followSections(ids: readonly string[], onCurrent: (id: string | null) => void): Stop {
  const passed = new Set<string>();
  // The observed area reaches from far above the page to the line, so that a heading stays in it once passed.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      onCurrent(ids.findLast((id) => passed.has(id)) ?? null);
    },
    { rootMargin: `1000000px 0px -${(1 - CURRENT_FROM) * 100}% 0px` },
  );
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (heading) observer.observe(heading);
  }
  return () => observer.disconnect();
}

/**
 * Tells once that a text has been read: its end is on the screen, and the page has been looked at for long enough.
 * Scrolling past is not reading; a tab in the background is not looked at.
 *
 * @param end what stands right after the text.
 * @param enough milliseconds.
 */
export function followToEnd(end: Element, enough: number, onRead: () => void): Stop {
  let looked = 0;
  let lookingSince = document.hidden ? null : performance.now();
  let isAtEnd = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const spent = () => looked + (lookingSince === null ? 0 : performance.now() - lookingSince);
  function weigh() {
    clearTimeout(timer);
    if (!isAtEnd || lookingSince === null) return;
    const left = enough - spent();
    if (left > 0) timer = setTimeout(weigh, left);
    else {
      stop();
      onRead();
    }
  }
  function onVisibility() {
    looked = spent();
    lookingSince = document.hidden ? null : performance.now();
    weigh();
  }
  const observer = new IntersectionObserver((entries) => {
    isAtEnd = entries.at(-1)?.isIntersecting ?? false;
    weigh();
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
