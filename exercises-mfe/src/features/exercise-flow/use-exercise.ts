import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { persistedState, usePersistedState, type PersistedState } from '@stillsam/platform/persisted-state';
import {
  atStep,
  isRecord,
  searchOfStep,
  stepOfSearch,
  type StepMachine,
  type StepState,
} from './step-machine';

/** Progress of an earlier visit. */
export type EarlierProgress = 'begun' | 'finished';

export interface Exercise<S, E> {
  state: S;
  /** Progress of an earlier visit that the visitor has neither resumed nor dropped; otherwise null. */
  earlierProgress: EarlierProgress | null;
  /** The browser refuses to store the answers, so they last as long as the page. */
  isRefused: boolean;
  send(event: E): void;
  /** Continues at the step of the earlier visit. */
  resume(): void;
  /** Drops the answers and goes to the first step. */
  restart(): void;
  /** Goes one step back, like the browser's back button. */
  back(): void;
  /** Drops the answers without a navigation. */
  clearAnswers(): void;
}

/**
 * Connects a machine to the address and the storage. The address names the step, so that the browser's back and forward
 * buttons move between steps. The answers are stored for the tab and never sent.
 *
 * @param onDone called once when the visitor reaches the last step.
 */
export function useExercise<S extends StepState, E>(
  machine: StepMachine<S, E>,
  onDone: () => void,
): Exercise<S, E> {
  const [stored] = useState(() => storedState(machine));
  const { value, isRefused } = usePersistedState(stored);
  /** The visitor has answered, or moved to a step, since the page opened. */
  const [isResumed, setResumed] = useState(false);
  const { wanted, goTo } = useStepAddress(machine);
  const state = atStep(machine, value, wanted);
  const last = machine.steps.length - 1;
  const hasReachedEnd = useRef(false);
  const hasEarlierProgress = !isResumed && wanted === 0 && machine.hasBegun(value);
  if (state.step > 0 && !isResumed) setResumed(true);
  useValidAddress(machine, stored, wanted);

  return {
    state,
    earlierProgress: hasEarlierProgress ? (value.step === last ? 'finished' : 'begun') : null,
    isRefused,
    send(event) {
      const before = atStep(machine, stored.read(), wanted);
      const after = machine.reduce(before, event);
      if (after === before) return;
      setResumed(true);
      stored.save(after);
      goTo(after.step);
      // A visitor who goes back from the end and answers again completes the exercise once.
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
    clearAnswers: () => stored.clear(),
  };
}

/** The step in the address, and the navigation to another one. */
function useStepAddress<S extends StepState, E>(machine: StepMachine<S, E>) {
  const { search, state: entry } = useLocation();
  const navigate = useNavigate();
  const wanted = stepOfSearch(machine.steps, search);
  const goTo = useCallback(
    (step: number) => {
      if (step === wanted) return;
      if (step === wanted - 1 && cameFrom(entry) === step) void navigate(-1);
      else void navigate({ search: searchOfStep(machine.steps, step) }, { state: { cameFrom: wanted } });
    },
    [machine, navigate, wanted, entry],
  );
  return { wanted, goTo };
}

/** Replaces an address whose step is not open yet, and stores an open step so that a later visit resumes at it. */
function useValidAddress<S extends StepState, E>(
  machine: StepMachine<S, E>,
  stored: PersistedState<S>,
  wanted: number,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Read from the storage, because the state of the component is still the initial one during hydration.
    const before = stored.read();
    const opened = atStep(machine, before, wanted);
    if (opened.step !== wanted)
      void navigate({ search: searchOfStep(machine.steps, opened.step) }, { replace: true });
    else if (wanted > 0 && opened !== before) stored.save(opened);
  }, [machine, stored, wanted, navigate]);
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

/** The step before, as the state of an entry of the browser's history has it. */
function cameFrom(entry: unknown): number | null {
  return isRecord(entry) && typeof entry.cameFrom === 'number' ? entry.cameFrom : null;
}
