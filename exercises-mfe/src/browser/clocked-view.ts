import type { Clock } from './clock';

interface ClockedViewOptions<View> {
  clock: Clock;
  /** The view at a time of the clock; null keeps the current view without a timer. */
  viewAt: (at: number) => View | null;
  isSame: (one: View, other: View) => boolean;
  /** The clock time of the next change; null for a view that does not change. */
  changesAt: (view: View) => number | null;
}

/** A store for `useSyncExternalStore` whose value depends on a clock. */
export interface ClockedView<View> {
  /** The snapshot: the same object until the view changes. */
  view(): View;
  /** Timers run only while there are subscribers. @returns unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Recomputes the view: after an event, and after the page was hidden or frozen. */
  refresh(): void;
}

/**
 * Creates a view that depends on a clock. A timer only triggers a refresh, and the view is computed from the clock
 * time, so that late, throttled or early timers cause no drift.
 */
export function createClockedView<View>(first: View, options: ClockedViewOptions<View>): ClockedView<View> {
  const { clock, viewAt, isSame, changesAt } = options;
  const listeners = new Set<() => void>();
  let shown = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh(): void {
    const next = viewAt(clock.now());
    clearTimeout(timer);
    if (next === null) return;
    schedule(next);
    if (isSame(shown, next)) return;
    shown = next;
    listeners.forEach((listener) => listener());
  }

  function schedule(view: View): void {
    clearTimeout(timer);
    const change = changesAt(view);
    if (change === null || listeners.size === 0) return;
    timer = setTimeout(refresh, Math.max(1, change - clock.now()));
  }

  return {
    view: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      schedule(shown);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    refresh,
  };
}
