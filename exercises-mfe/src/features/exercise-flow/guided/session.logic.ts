/** A text of a guided session. */
export interface SessionStep {
  text: string;
  /** How long it is shown; left out, the visitor goes on when they wish. */
  seconds?: number;
  /** Frequency in hertz of a soft tone at its beginning. */
  tone?: number;
}

/** The steps, once or over and over again. Never empty. */
export interface SessionPlan {
  steps: readonly SessionStep[];
  isEndless?: boolean;
  /** The sound is waves under all steps, which fade with the last one, in place of tones. */
  hasWaves?: boolean;
}

/** The states of a session. `count` is the number of steps before the current one, over all rounds. */
export type Session =
  | { status: 'idle'; count: 0 }
  /** `since` is the clock time at which the current step began, in milliseconds. */
  | { status: 'running'; count: number; since: number }
  /** `elapsed` is the time that the current step has been shown, in milliseconds. */
  | { status: 'paused'; count: number; elapsed: number }
  /** `stopped` by the visitor, `done` after the last step. */
  | { status: 'stopped' | 'done'; count: number };

export type SessionEvent = 'start' | 'pause' | 'advance' | 'restart-step' | 'stop';

export const IDLE: Session = { status: 'idle', count: 0 };

/** The step that is shown; the last one when the session is over. */
export function stepOf({ steps, isEndless }: SessionPlan, count: number): number {
  return isEndless ? count % steps.length : Math.min(count, steps.length - 1);
}

/** The clock time at which the current step ends; null where it waits for the visitor, or does not run. */
export function endOfStep(session: Session, plan: SessionPlan): number | null {
  if (session.status !== 'running') return null;
  const { seconds } = plan.steps[stepOf(plan, session.count)] ?? {};
  return seconds === undefined ? null : session.since + seconds * 1000;
}

/** The session at a time: each step lasts as long as it says, so that a late call causes no drift. */
export function sessionAt(session: Session, plan: SessionPlan, at: number): Session {
  let current = session;
  for (let end = endOfStep(current, plan); end !== null && end <= at; end = endOfStep(current, plan))
    current = stepAfter(current.count, plan, end);
  return current;
}

/** The session after an event at a clock time; the same object where the event changes nothing. */
export function nextSession(session: Session, event: SessionEvent, at: number, plan: SessionPlan): Session {
  const { status, count } = session;
  switch (event) {
    case 'start':
      if (status === 'running') return session;
      return status === 'paused'
        ? { status: 'running', count, since: at - session.elapsed }
        : { status: 'running', count: 0, since: at };
    case 'pause':
      return status === 'running' ? { status: 'paused', count, elapsed: at - session.since } : session;
    case 'advance':
      return status === 'running' ? stepAfter(count, plan, at) : session;
    case 'restart-step':
      if (status === 'running') return { status, count, since: at };
      return status === 'paused' ? { status, count, elapsed: 0 } : session;
    case 'stop':
      return status === 'idle' || status === 'stopped' ? session : { status: 'stopped', count };
  }
}

function stepAfter(before: number, { steps, isEndless }: SessionPlan, since: number): Session {
  const count = before + 1;
  return isEndless || count < steps.length ? { status: 'running', count, since } : { status: 'done', count };
}
