export type Phase = 'in' | 'hold' | 'out';
export const PHASES: readonly Phase[] = ['in', 'hold', 'out'];

export type RhythmId = 'stillsam' | 'jamn' | 'lang-ut';

/** A breath: its duration and the shares of its phases. A phase with share 0 is skipped. */
export interface Rhythm {
  id: RhythmId;
  cycleMs: number;
  shares: Readonly<Record<Phase, number>>;
}

export const RHYTHMS: Readonly<Record<RhythmId, Rhythm>> = {
  /** In 4/14, hold 4/14, out 6/14 of 20 seconds (specification, §9). */
  stillsam: { id: 'stillsam', cycleMs: 20_000, shares: { in: 4, hold: 4, out: 6 } },
  jamn: { id: 'jamn', cycleMs: 10_000, shares: { in: 5, hold: 0, out: 5 } },
  'lang-ut': { id: 'lang-ut', cycleMs: 12_000, shares: { in: 4, hold: 2, out: 6 } },
};
export const RHYTHM_IDS: readonly RhythmId[] = ['stillsam', 'jamn', 'lang-ut'];

/** Lengths of a session in minutes. Each is a whole number of breaths in every rhythm. */
export const LENGTHS = [1, 3, 5, 10] as const;
export type Length = (typeof LENGTHS)[number];

export interface Plan {
  rhythm: Rhythm;
  minutes: Length;
}

/** The limit for a rhythm with a pause: ten minutes would be thirty pauses. */
const MAX_LENGTH_WITH_PAUSE: Length = 5;

export function hasPause({ shares }: Rhythm): boolean {
  return shares.hold > 0;
}

/** The lengths that a rhythm allows. */
export function lengthsOf(rhythm: Rhythm): readonly Length[] {
  return hasPause(rhythm) ? LENGTHS.filter((minutes) => minutes <= MAX_LENGTH_WITH_PAUSE) : LENGTHS;
}

const MINUTE_MS = 60_000;

export function sessionMs({ minutes }: Plan): number {
  return minutes * MINUTE_MS;
}

export function cyclesOf(plan: Plan): number {
  return sessionMs(plan) / plan.rhythm.cycleMs;
}

/** The ends of inhaling and of the pause, as shares of a breath. */
export function turnsOf({ shares }: Rhythm): { inEndsAt: number; holdEndsAt: number } {
  const whole = shares.in + shares.hold + shares.out;
  return { inEndsAt: shares.in / whole, holdEndsAt: (shares.in + shares.hold) / whole };
}

/** The beginning and the end of a phase, as shares of a breath. */
export function sharesOf(rhythm: Rhythm, phase: Phase): { from: number; to: number } {
  const { inEndsAt, holdEndsAt } = turnsOf(rhythm);
  switch (phase) {
    case 'in':
      return { from: 0, to: inEndsAt };
    case 'hold':
      return { from: inEndsAt, to: holdEndsAt };
    case 'out':
      return { from: holdEndsAt, to: 1 };
  }
}

/** The phases of a rhythm. */
export function phasesOf({ shares }: Rhythm): Phase[] {
  return PHASES.filter((phase) => shares[phase] > 0);
}

/** Duration of a phase in milliseconds. */
export function phaseMs({ cycleMs, shares }: Rhythm, phase: Phase): number {
  return (cycleMs * shares[phase]) / (shares.in + shares.hold + shares.out);
}

/** A position in the session. All times are milliseconds since START. */
export interface BreathMoment {
  phase: Phase;
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
export function momentAt(elapsed: number, plan: Plan): BreathMoment | null {
  const time = Math.max(0, elapsed);
  if (time >= sessionMs(plan)) return null;
  const { cycleMs } = plan.rhythm;
  const { inEndsAt, holdEndsAt } = turnsOf(plan.rhythm);
  const cycleStart = Math.floor(time / cycleMs) * cycleMs;
  const holdStart = cycleStart + inEndsAt * cycleMs;
  const outStart = cycleStart + holdEndsAt * cycleMs;
  if (time < holdStart) return { phase: 'in', phaseStartsAt: cycleStart, phaseEndsAt: holdStart };
  if (time < outStart) return { phase: 'hold', phaseStartsAt: holdStart, phaseEndsAt: outStart };
  return { phase: 'out', phaseStartsAt: outStart, phaseEndsAt: cycleStart + cycleMs };
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

/**
 * The states of a session. Times are milliseconds of the clock, except `elapsed`, which counts from START.
 *
 * idle, stopped, done → running → stopped | done | interrupted → running
 */
export type Session =
  | { status: 'idle' }
  | { status: 'done'; plan: Plan }
  /** `breaths` counts the whole ones. */
  | { status: 'stopped'; breaths: number }
  | RunningSession
  /** The visitor was away. `elapsed` is the beginning of the interrupted breath, where the session can resume. */
  | { status: 'interrupted'; elapsed: number; plan: Plan };

interface RunningSession {
  status: 'running';
  startedAt: number;
  plan: Plan;
  moment: BreathMoment;
  /** Null while the page is visible or tones guide the visitor. */
  hiddenSince: number | null;
}

/** Events, with the clock time in milliseconds. */
export type SessionEvent =
  | { type: 'start'; at: number; plan: Plan }
  /** `tick`: time has passed. */
  | { type: 'stop' | 'tick' | 'page-hidden' | 'page-visible' | 'resume'; at: number };

/** A shorter absence does not interrupt the session. */
export const SHORT_ABSENCE_MS = 3_000;

/** The session after an event; the same object where the event changes nothing. START begins with the first breath. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'start':
      return runningSince(event.at, event.plan, event.at);
    case 'stop':
      if (session.status === 'running') return stopAfter(event.at - session.startedAt, session.plan);
      return session.status === 'interrupted' ? stopAfter(session.elapsed, session.plan) : session;
    case 'resume':
      return session.status === 'interrupted'
        ? runningSince(event.at - session.elapsed, session.plan, event.at)
        : session;
    case 'page-hidden':
      return session.status === 'running' && session.hiddenSince === null
        ? { ...session, hiddenSince: event.at }
        : session;
    case 'page-visible':
      return endAbsence(session, event.at);
    case 'tick':
      return session.status === 'running' && session.hiddenSince === null
        ? atTime(session, event.at)
        : session;
  }
}

/** The clock time of the next phase, or of the end. Nothing changes while the page is hidden. */
export function changeOf(session: Session): number | null {
  if (session.status !== 'running' || session.hiddenSince !== null) return null;
  return session.startedAt + session.moment.phaseEndsAt;
}

function runningSince(startedAt: number, plan: Plan, now: number): Session {
  const moment = momentAt(now - startedAt, plan);
  return moment
    ? { status: 'running', startedAt, plan, moment, hiddenSince: null }
    : { status: 'done', plan };
}

function stopAfter(elapsed: number, { rhythm }: Plan): Session {
  return { status: 'stopped', breaths: Math.floor(Math.max(0, elapsed) / rhythm.cycleMs) };
}

function atTime(session: RunningSession, at: number): Session {
  const moment = momentAt(at - session.startedAt, session.plan);
  if (!moment) return { status: 'done', plan: session.plan };
  return moment.phaseEndsAt === session.moment.phaseEndsAt ? session : { ...session, moment };
}

/** A session does not finish while the page is hidden, because the visitor may not have done the exercise. */
function endAbsence(session: Session, at: number): Session {
  if (session.status !== 'running') return session;
  const { startedAt, hiddenSince, plan } = session;
  if (hiddenSince === null) return atTime(session, at);
  if (at - hiddenSince < SHORT_ABSENCE_MS) return atTime({ ...session, hiddenSince: null }, at);
  const breaths = Math.floor((hiddenSince - startedAt) / plan.rhythm.cycleMs);
  return { status: 'interrupted', elapsed: breaths * plan.rhythm.cycleMs, plan };
}
