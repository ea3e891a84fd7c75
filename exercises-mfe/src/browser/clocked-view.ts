import type { Clock } from './clock';

interface ClockedViewOptions<View> {
  clock: Clock;
  /** What there is to show at a time of the clock; null while what is shown stays and nothing is waited for. */
  viewAt: (at: number) => View | null;
  isSame: (one: View, other: View) => boolean;
  /** When the view is another, by the clock; null where it rests. */
  changesAt: (view: View) => number | null;
}

/** A view that follows a clock, as `useSyncExternalStore` takes it. */
export interface ClockedView<View> {
  /** Replaced when something of it changes, and at no other time. */
  view(): View;
  /** Keeps time for as long as someone listens. @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Looks at the clock now: after an event, and after the page was hidden or frozen. */
  look(): void;
}

/**
 * Shows what a clock says. A timer only says when to look: what is shown follows from the clock, so that late,
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
