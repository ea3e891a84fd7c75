import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createStoredValue, useStoredValue } from '../../browser/stored-value';
import type { ResourceId } from '../catalogue/catalogue.data';
import { rememberDone } from '../catalogue/history';
import { atStep, searchOfStep, stepOfSearch, type StepMachine, type StepState } from './step-machine';

/** How far one had come with what one left. */
export type Waiting = 'begun' | 'finished';

export interface Exercise<S, E> {
  state: S;
  /** Something from before is waiting, and the visitor has not said whether to go on with it; null otherwise. */
  waiting: Waiting | null;
  /** The browser keeps nothing: what is on the screen lives as long as the page. */
  isRefused: boolean;
  send(event: E): void;
  /** Goes on where one left. */
  resume(): void;
  /** Forgets what was answered and begins again. */
  restart(): void;
  /** One step back, as the browser's own button does it. */
  back(): void;
  /** Forgets what was answered and stays. */
  forget(): void;
}

/** What an entry of the browser's history remembers of the exercise. */
interface StepEntry {
  cameFrom: number;
}

/**
 * Runs a machine on a page. The address says which step is shown, so that the browser's buttons walk through the
 * steps; what was answered is kept for the tab. Nothing of it is sent anywhere. Reaching the last step is told to the
 * visitor's own history, if there is one.
 */
export function useExercise<S extends StepState, E>(
  machine: StepMachine<S, E>,
  resource: ResourceId,
): Exercise<S, E> {
  const [stored] = useState(() =>
    createStoredValue({ area: 'tab', key: machine.id, empty: machine.initial, parse: machine.parse }),
  );
  const { value, isFound, isRefused } = useStoredValue(stored);
  const { search, state: entry } = useLocation();
  const navigate = useNavigate();
  const wanted = stepOfSearch(machine.steps, search);
  const state = atStep(machine, value, wanted);
  const last = machine.steps.length - 1;
  const hasReachedEnd = useRef(false);
  const isWaiting = isFound && wanted === 0 && machine.hasBegun(value);

  const goTo = useCallback(
    (step: number) => {
      if (step === wanted) return;
      if (step === wanted - 1 && cameFrom(entry) === step) void navigate(-1);
      else void navigate({ search: searchOfStep(machine.steps, step) }, { state: entryFrom(wanted) });
    },
    [machine, navigate, wanted, entry],
  );

  useEffect(() => {
    // The storage itself is asked: while the page hydrates, this rendering has not seen it yet.
    const { value: kept, isFound: isUntouched } = stored.read();
    const arrived = atStep(machine, kept, wanted);
    if (arrived.step !== wanted)
      void navigate({ search: searchOfStep(machine.steps, arrived.step) }, { replace: true });
    // Where one is now is where one left, also after the browser's back.
    else if (wanted > 0 && (isUntouched || arrived !== kept)) stored.write(arrived);
  }, [machine, stored, wanted, navigate]);

  return {
    state,
    waiting: isWaiting ? (value.step === last ? 'finished' : 'begun') : null,
    isRefused,
    send(event) {
      const before = atStep(machine, stored.read().value, wanted);
      const after = machine.reduce(before, event);
      if (after === before) return;
      stored.write(after);
      goTo(after.step);
      // Whoever goes back from the end and answers once more has not done it twice.
      if (before.step === last || after.step !== last || hasReachedEnd.current) return;
      hasReachedEnd.current = true;
      rememberDone(resource);
    },
    resume() {
      const { step } = stored.write(stored.read().value).value;
      goTo(atStep(machine, value, step).step);
    },
    restart() {
      hasReachedEnd.current = false;
      stored.erase();
      goTo(0);
    },
    back: () => goTo(wanted - 1),
    forget: () => stored.erase(),
  };
}

function entryFrom(step: number): StepEntry {
  return { cameFrom: step };
}

function cameFrom(entry: unknown): number | null {
  if (typeof entry !== 'object' || entry === null || !('cameFrom' in entry)) return null;
  return typeof entry.cameFrom === 'number' ? entry.cameFrom : null;
}
