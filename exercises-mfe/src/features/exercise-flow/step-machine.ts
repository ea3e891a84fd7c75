/** The common part of every exercise's state: the current step, counted from 0. */
export interface StepState {
  step: number;
}

/**
 * An exercise as a pure state machine: its state, its events and the steps that are open.
 * It depends on no React, time, address or storage.
 */
export interface StepMachine<S extends StepState, E> {
  /** Key of the answers in sessionStorage. */
  storageKey: string;
  /** Names of the steps in the address, which omits the first one. */
  steps: readonly string[];
  initial: S;
  /** The state after an event; the same object when the event changes nothing. */
  reduce(state: S, event: E): S;
  /** The furthest step that the answers open. */
  furthest(state: S): number;
  /** True once the visitor has answered or written something, so that a later visit can resume. */
  hasBegun(state: S): boolean;
  /** Reads a stored state; null for anything else. */
  parse(candidate: unknown): S | null;
}

/** The query parameter that names the step. */
const STEP_PARAMETER = 'steg';

/** The state moved to a step, or to the furthest one that is open. */
export function atStep<S extends StepState, E>(machine: StepMachine<S, E>, state: S, step: number): S {
  const open = Math.min(Math.max(step, 0), machine.furthest(state));
  return open === state.step ? state : { ...state, step: open };
}

/** The step in an address; 0 for an unknown name. */
export function stepOfSearch(steps: readonly string[], search: string): number {
  const name = new URLSearchParams(search).get(STEP_PARAMETER);
  return name === null ? 0 : Math.max(0, steps.indexOf(name));
}

/** The address's query for a step: `?steg=2`, and nothing for the first. */
export function searchOfStep(steps: readonly string[], step: number): string {
  const name = steps[step];
  return step > 0 && name !== undefined ? `?${STEP_PARAMETER}=${encodeURIComponent(name)}` : '';
}

/** True for an object that is neither null nor a list. */
export function isRecord(candidate: unknown): candidate is Readonly<Record<string, unknown>> {
  return typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);
}

/** Reads a stored choice. @returns undefined for a value that is neither a choice nor null. */
export function parseChoice<Choice>(
  candidate: unknown,
  choices: readonly Choice[],
): Choice | null | undefined {
  return candidate === null ? null : choices.find((choice) => choice === candidate);
}

/** Reads a stored step number; null for anything but an index of `steps`. */
export function parseStep(candidate: unknown, steps: readonly string[]): number | null {
  const isStep = typeof candidate === 'number' && Number.isInteger(candidate);
  return isStep && candidate >= 0 && candidate < steps.length ? candidate : null;
}
