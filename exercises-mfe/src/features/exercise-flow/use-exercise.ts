import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { persistedState, usePersistedState, type PersistedState } from '@stillsam/platform/persisted-state';
import { atStep, searchOfStep, stepOfSearch, type StepMachine, type StepState } from './step-machine';

/** How far the visitor had come before leaving. */
export type Waiting = 'begun' | 'finished';

export interface Exercise<S, E> {
  state: S;
  /** Stored answers of an earlier visit that the visitor has neither resumed nor dropped; null otherwise. */
  waiting: Waiting | null;
  /** The browser refuses to store the answers, which last as long as the page. */
  isRefused: boolean;
  send(event: E): void;
  /** Continues at the step of the earlier visit. */
  resume(): void;
  /** Drops the answers and goes to the first step. */
  restart(): void;
  /** One step back, as the browser's back button. */
  back(): void;
  /** Drops the answers and stays. */
  forget(): void;
}

/** State of an entry of the browser's history. */
interface StepEntry {
  cameFrom: number;
}

/**
 * Runs a machine on a page. The address names the step, so that the browser's buttons walk through the steps. The
 * answers are stored for the tab and sent nowhere.
 *
 * @param onDone is called once when the visitor reaches the last step.
 */
export function useExercise<S extends StepState, E>(
  machine: StepMachine<S, E>,
  onDone: () => void,
): Exercise<S, E> {
  const [stored] = useState(() => storedState(machine));
  const { value, isRefused } = usePersistedState(stored);
  /** The visitor has answered, or moved to a step, since the page opened. */
  const [isResumed, setResumed] = useState(false);
  const { search, state: entry } = useLocation();
  const navigate = useNavigate();
  const wanted = stepOfSearch(machine.steps, search);
  const state = atStep(machine, value, wanted);
  const last = machine.steps.length - 1;
  const hasReachedEnd = useRef(false);
  const isWaiting = !isResumed && wanted === 0 && machine.hasBegun(value);
  if (state.step > 0 && !isResumed) setResumed(true);

  const goTo = useCallback(
    (step: number) => {
      if (step === wanted) return;
      if (step === wanted - 1 && cameFrom(entry) === step) void navigate(-1);
      else void navigate({ search: searchOfStep(machine.steps, step) }, { state: entryFrom(wanted) });
    },
    [machine, navigate, wanted, entry],
  );

  useEffect(() => {
    // Read from the storage: while the page hydrates, `value` is still the initial one.
    const before = stored.read();
    const arrived = atStep(machine, before, wanted);
    if (arrived.step !== wanted)
      void navigate({ search: searchOfStep(machine.steps, arrived.step) }, { replace: true });
    // A later visit resumes at the step shown now, also after the browser's back button.
    else if (wanted > 0 && arrived !== before) stored.save(arrived);
  }, [machine, stored, wanted, navigate]);

  return {
    state,
    waiting: isWaiting ? (value.step === last ? 'finished' : 'begun') : null,
    isRefused,
    send(event) {
      const before = atStep(machine, stored.read(), wanted);
      const after = machine.reduce(before, event);
      if (after === before) return;
      setResumed(true);
      stored.save(after);
      goTo(after.step);
      // Counted once, also when the visitor goes back from the end and answers again.
      if (before.step === last || after.step !== last || hasReachedEnd.current) return;
      hasReachedEnd.current = true;
      onDone();
    },
    resume() {
      setResumed(true);
      goTo(atStep(machine, value, stored.read().step).step);
    },
    restart() {
      hasReachedEnd.current = false;
      stored.clear();
      goTo(0);
    },
    back: () => goTo(wanted - 1),
    forget: () => stored.clear(),
  };
}

/** The answers, stored until the tab closes. */
function storedState<S extends StepState, E>(machine: StepMachine<S, E>): PersistedState<S> {
  return persistedState({
    key: machine.storageKey,
    initial: machine.initial,
    parse: (text) => machine.parse(JSON.parse(text)),
    storage: () => sessionStorage,
  });
}

function entryFrom(step: number): StepEntry {
  return { cameFrom: step };
}

function cameFrom(entry: unknown): number | null {
  if (typeof entry !== 'object' || entry === null || !('cameFrom' in entry)) return null;
  return typeof entry.cameFrom === 'number' ? entry.cameFrom : null;
}
