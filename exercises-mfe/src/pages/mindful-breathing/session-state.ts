import { momentAt } from './breathing.logic';
import type { Plan } from './breath-plan';

/**
 * The states of a session. Times are milliseconds of the clock, except `elapsed`, which counts from START.
 *
 * idle, stopped, done → running → stopped | done | interrupted → running
 */
export type Session =
  | { status: 'idle' | 'done' }
  /** `breaths` counts the whole ones. */
  | { status: 'stopped'; breaths: number }
  /** `hiddenSince` is null while the page is visible or tones guide the visitor. */
  | { status: 'running'; startedAt: number; plan: Plan; hiddenSince: number | null }
  /** The visitor was away. `elapsed` is the beginning of the interrupted breath, where the session can resume. */
  | { status: 'interrupted'; elapsed: number; plan: Plan };

/** Events, with the clock time in milliseconds. */
export type SessionEvent =
  | { type: 'toggle'; at: number; plan: Plan }
  /** `tick`: time has passed. */
  | { type: 'stop' | 'tick' | 'page-hidden' | 'page-visible' | 'resume'; at: number };

/** A shorter absence does not interrupt the session. */
export const SHORT_ABSENCE_MS = 3_000;

/** The session after an event; the same object where the event changes nothing. START begins with the first breath. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'toggle':
      return session.status === 'running'
        ? stopAfter(event.at - session.startedAt, session.plan)
        : { status: 'running', startedAt: event.at, plan: event.plan, hiddenSince: null };
    case 'stop':
      if (session.status === 'running') return stopAfter(event.at - session.startedAt, session.plan);
      return session.status === 'interrupted' ? stopAfter(session.elapsed, session.plan) : session;
    case 'resume':
      return session.status === 'interrupted'
        ? { status: 'running', startedAt: event.at - session.elapsed, plan: session.plan, hiddenSince: null }
        : session;
    case 'page-hidden':
      return session.status === 'running' && session.hiddenSince === null
        ? { ...session, hiddenSince: event.at }
        : session;
    case 'page-visible':
      return endAbsence(session, event.at);
    case 'tick':
      return finishIfOver(session, event.at);
  }
}

function stopAfter(elapsed: number, { rhythm }: Plan): Session {
  return { status: 'stopped', breaths: Math.floor(Math.max(0, elapsed) / rhythm.cycleMs) };
}

/** A session does not finish while the page is hidden, because the visitor may not have done the exercise. */
function finishIfOver(session: Session, at: number): Session {
  if (session.status !== 'running' || session.hiddenSince !== null) return session;
  return momentAt(at - session.startedAt, session.plan) ? session : { status: 'done' };
}

function endAbsence(session: Session, at: number): Session {
  if (session.status !== 'running' || session.hiddenSince === null) return finishIfOver(session, at);
  const { startedAt, hiddenSince, plan } = session;
  if (at - hiddenSince < SHORT_ABSENCE_MS) return finishIfOver({ ...session, hiddenSince: null }, at);
  const breaths = Math.floor((hiddenSince - startedAt) / plan.rhythm.cycleMs);
  return { status: 'interrupted', elapsed: breaths * plan.rhythm.cycleMs, plan };
}
