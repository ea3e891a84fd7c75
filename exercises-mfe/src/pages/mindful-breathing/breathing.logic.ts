import { USUAL_PLAN, sessionMs, turnsOf, type Phase, type Plan, type Rhythm } from './breath-plan';

/** A position in the session. All times are milliseconds since START. */
export interface BreathMoment {
  phase: Phase;
  /** The breath, counted from 1. */
  cycle: number;
  phaseStartsAt: number;
  /** The next phase's first instant. */
  phaseEndsAt: number;
}

/**
 * The moment that a time belongs to. A phase owns its first instant, not its last. It depends on the elapsed time
 * alone, so that it is right however late or seldom it is asked.
 *
 * @param elapsed milliseconds since START; below 0 counts as 0.
 * @returns null once the plan's minutes have passed.
 */
export function momentAt(elapsed: number, plan: Plan = USUAL_PLAN): BreathMoment | null {
  const time = Math.max(0, elapsed);
  if (time >= sessionMs(plan)) return null;
  const { cycleMs } = plan.rhythm;
  const { inEndsAt, holdEndsAt } = turnsOf(plan.rhythm);
  const cycleStart = Math.floor(time / cycleMs) * cycleMs;
  const holdStart = cycleStart + inEndsAt * cycleMs;
  const outStart = cycleStart + holdEndsAt * cycleMs;
  const cycle = cycleStart / cycleMs + 1;
  if (time < holdStart) return { phase: 'in', cycle, phaseStartsAt: cycleStart, phaseEndsAt: holdStart };
  if (time < outStart) return { phase: 'hold', cycle, phaseStartsAt: holdStart, phaseEndsAt: outStart };
  return { phase: 'out', cycle, phaseStartsAt: outStart, phaseEndsAt: cycleStart + cycleMs };
}

/** Every phase that begins at or after `from` and before `to`, both milliseconds since START. */
export function phasesBetween(from: number, to: number, plan: Plan): BreathMoment[] {
  const found: BreathMoment[] = [];
  const first = momentAt(from, plan);
  for (let moment = first; moment && moment.phaseStartsAt < to; moment = momentAt(moment.phaseEndsAt, plan)) {
    if (moment.phaseStartsAt >= from) found.push(moment);
  }
  return found;
}

/**
 * How full the lungs are: 0 empty, 1 full, along half a cosine wave in and out.
 *
 * @param cycleShare share of a breath, 0 to 1.
 */
export function fullnessAt(cycleShare: number, rhythm: Rhythm = USUAL_PLAN.rhythm): number {
  const { inEndsAt, holdEndsAt } = turnsOf(rhythm);
  if (cycleShare < inEndsAt) return half(cycleShare / inEndsAt);
  if (cycleShare < holdEndsAt) return 1;
  return 1 - half((cycleShare - holdEndsAt) / (1 - holdEndsAt));
}

function half(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2;
}

/** The time left in whole seconds, rounded up: 180 at START of three minutes, 0 at the end. */
export function secondsLeft(elapsed: number, plan: Plan = USUAL_PLAN): number {
  return Math.ceil(Math.max(0, sessionMs(plan) - Math.max(0, elapsed)) / 1000);
}

/** Seconds as `2:05`. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
