import type { Clock } from './clock';

interface ClockedViewOptions<View> {
  clock: Clock;
  /** The view at a time of the clock; null keeps the current view and sets no timer. */
  viewAt: (at: number) => View | null;
  isSame: (one: View, other: View) => boolean;
  /** The time of the next change, by the clock; null for a view that does not change. */
  changesAt: (view: View) => number | null;
}

/** A view that follows a clock, in the shape that `useSyncExternalStore` takes. */
export interface ClockedView<View> {
  /** The same object until the view changes. */
  view(): View;
  /** Runs the timers while there are subscribers. @returns ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Reads the clock now: after an event, and after the page was hidden or frozen. */
  look(): void;
}

/**
 * A view by the clock. A timer only triggers a look at the clock, and the view follows from the time, so that late,
 * throttled or early timers never add up.
 */
export function createClockedView<View>(first: View, options: ClockedViewOptions<View>): ClockedView<View> {
  const { clock, viewAt, isSame, changesAt } = options;
  const listeners = new Set<() => void>();
  let shown = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const next = viewAt(clock.now());
    clearTimeout(timer);
    if (next === null) return;
    wait(next);
    if (isSame(shown, next)) return;
    shown = next;
    listeners.forEach((listener) => listener());
  }

  function wait(view: View): void {
    clearTimeout(timer);
    const change = changesAt(view);
    if (change === null || listeners.size === 0) return;
    timer = setTimeout(look, Math.max(1, change - clock.now()));
  }

  return {
    view: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      wait(shown);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    look,
  };
}
