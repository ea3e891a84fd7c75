/** A breath: in 4/14, hold 4/14, out 6/14 of 20 seconds; three minutes hold nine of them (specification, §9). */
export const CYCLE_MS = 20_000;
export const SESSION_MS = 180_000;
export const CYCLES = SESSION_MS / CYCLE_MS;

const SHARES = 14;
export const IN_ENDS_AT = 4 / SHARES;
export const HOLD_ENDS_AT = 8 / SHARES;

export type Phase = 'in' | 'hold' | 'out';
export const PHASES: readonly Phase[] = ['in', 'hold', 'out'];

/** Where a moment stands in the session. All times are milliseconds since START. */
export interface BreathMoment {
  phase: Phase;
  /** The breath, counted from 1 to 9. */
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
 * @returns null once the three minutes have passed.
 */
export function momentAt(elapsed: number): BreathMoment | null {
  const time = Math.max(0, elapsed);
  if (time >= SESSION_MS) return null;
  const cycleStart = Math.floor(time / CYCLE_MS) * CYCLE_MS;
  const holdStart = cycleStart + IN_ENDS_AT * CYCLE_MS;
  const outStart = cycleStart + HOLD_ENDS_AT * CYCLE_MS;
  const cycle = cycleStart / CYCLE_MS + 1;
  if (time < holdStart) return { phase: 'in', cycle, phaseStartsAt: cycleStart, phaseEndsAt: holdStart };
  if (time < outStart) return { phase: 'hold', cycle, phaseStartsAt: holdStart, phaseEndsAt: outStart };
  return { phase: 'out', cycle, phaseStartsAt: outStart, phaseEndsAt: cycleStart + CYCLE_MS };
}

/**
 * How full the lungs are: 0 empty, 1 full, along half a cosine wave in and out.
 *
 * @param cycleShare share of a breath, 0 to 1.
 */
export function fullnessAt(cycleShare: number): number {
  if (cycleShare < IN_ENDS_AT) return half(cycleShare / IN_ENDS_AT);
  if (cycleShare < HOLD_ENDS_AT) return 1;
  return 1 - half((cycleShare - HOLD_ENDS_AT) / (1 - HOLD_ENDS_AT));
}

function half(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2;
}

/** What a session can be: not begun, stopped, breathing since a moment of the clock, or through its minutes. */
export type Session = { status: 'idle' | 'stopped' | 'done' } | { status: 'running'; startedAt: number };

/** What happens to it, at a time of the clock in milliseconds. */
export interface SessionEvent {
  /** `look`: time has passed, told by a timer or by the page being seen again. */
  type: 'toggle' | 'stop' | 'look';
  at: number;
}

/** The session after an event. START always begins with the first breath. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'toggle':
      return session.status === 'running'
        ? { status: 'stopped' }
        : { status: 'running', startedAt: event.at };
    case 'stop':
      return session.status === 'running' ? { status: 'stopped' } : session;
    case 'look':
      return session.status === 'running' && !momentAt(event.at - session.startedAt)
        ? { status: 'done' }
        : session;
  }
}

/** What is left of the session in whole seconds, rounded up: 180 at START, 0 at the end. */
export function secondsLeft(elapsed: number): number {
  return Math.ceil(Math.max(0, SESSION_MS - Math.max(0, elapsed)) / 1000);
}

/** Seconds as `2:05`. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
