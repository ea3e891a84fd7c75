import { DEFAULT_PLAN, sessionMs, turnsOf, type Phase, type Plan } from './breath-plan';

/** A position in the session. All times are milliseconds since START. */
export interface BreathMoment {
  phase: Phase;
  /** Number of the breath, from 1. */
  cycle: number;
  phaseStartsAt: number;
  /** The beginning of the next phase. */
  phaseEndsAt: number;
}

/**
 * The moment at a time. A phase includes its beginning and excludes its end. The result depends on the elapsed time
 * alone, so that late or rare calls cause no drift.
 *
 * @param elapsed milliseconds since START; below 0 counts as 0.
 * @returns null once the plan's minutes have passed.
 */
export function momentAt(elapsed: number, plan: Plan = DEFAULT_PLAN): BreathMoment | null {
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

/** The phases that begin at or after `from` and before `to`, both in milliseconds since START. */
export function phasesBetween(from: number, to: number, plan: Plan): BreathMoment[] {
  const found: BreathMoment[] = [];
  const first = momentAt(from, plan);
  for (let moment = first; moment && moment.phaseStartsAt < to; moment = momentAt(moment.phaseEndsAt, plan)) {
    if (moment.phaseStartsAt >= from) found.push(moment);
  }
  return found;
}
