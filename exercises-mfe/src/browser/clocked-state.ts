interface ClockedStateOptions<State> {
  first: State;
  /** The state at a time of `performance.now()`; the same object until it changes. */
  stateAt: (state: State, at: number) => State;
  /** The time of the next change; null for a state that does not change by itself. */
  changesAt: (state: State) => number | null;
}

/** A store for `useSyncExternalStore` whose state depends on the time. */
interface ClockedState<State> {
  read(): State;
  /** Timers run only while there are subscribers. @returns unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Applies an event to the state of now. */
  change(event: (state: State, at: number) => State): void;
  /** Brings the state up to date: after the page was hidden or frozen. */
  refresh(): void;
}

/**
 * Creates a state that depends on the monotonic clock. A timer only triggers a refresh, and the state is computed from
 * the time, so that late, throttled or early timers cause no drift.
 */
export function createClockedState<State>(options: ClockedStateOptions<State>): ClockedState<State> {
  const { first, stateAt, changesAt } = options;
  const listeners = new Set<() => void>();
  let state = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(event: (state: State, at: number) => State): void {
    const at = performance.now();
    const before = state;
    state = event(stateAt(state, at), at);
    schedule();
    if (state !== before) listeners.forEach((listener) => listener());
  }

  const refresh = () => change((current) => current);

  function schedule(): void {
    clearTimeout(timer);
    const next = changesAt(state);
    if (next === null || listeners.size === 0) return;
    timer = setTimeout(refresh, Math.max(1, next - performance.now()));
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    change,
    refresh,
  };
}
