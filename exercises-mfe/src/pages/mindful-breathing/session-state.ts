import { momentAt } from './breathing.logic';
import type { Plan } from './breath-plan';

/**
 * What a session can be. All times are milliseconds of the clock, but `elapsed`, which counts from START.
 *
 * idle, stopped, done → running → stopped | done | interrupted → running
 */
export type Session =
  | { status: 'idle' | 'stopped' | 'done' }
  /** `leftAt`: since when nobody has been there; null while somebody is. */
  | { status: 'running'; startedAt: number; plan: Plan; leftAt: number | null }
  /** One was away: the session waits at the beginning of the breath that was left, until one says what to do. */
  | { status: 'interrupted'; elapsed: number; plan: Plan };

/** What happens to it, at a time of the clock in milliseconds. */
export type SessionEvent =
  | { type: 'toggle'; at: number; plan: Plan }
  /** `look`: time has passed. `leave`: the page is hidden. `return`: it is seen again. */
  | { type: 'stop' | 'look' | 'leave' | 'return' | 'resume'; at: number };

/** A shorter absence does not interrupt the session. */
export const SHORT_ABSENCE_MS = 3_000;

/** The session after an event; the same object where the event changes nothing. START begins with the first breath. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'toggle':
      return session.status === 'running'
        ? { status: 'stopped' }
        : { status: 'running', startedAt: event.at, plan: event.plan, leftAt: null };
    case 'stop':
      return session.status === 'running' || session.status === 'interrupted'
        ? { status: 'stopped' }
        : session;
    case 'resume':
      return session.status === 'interrupted'
        ? { status: 'running', startedAt: event.at - session.elapsed, plan: session.plan, leftAt: null }
        : session;
    case 'leave':
      return session.status === 'running' && session.leftAt === null
        ? { ...session, leftAt: event.at }
        : session;
    case 'return':
      return comeBack(session, event.at);
    case 'look':
      return finishIfOver(session, event.at);
  }
}

/** Nothing is over while nobody is there to have done it. */
function finishIfOver(session: Session, at: number): Session {
  if (session.status !== 'running' || session.leftAt !== null) return session;
  return momentAt(at - session.startedAt, session.plan) ? session : { status: 'done' };
}

function comeBack(session: Session, at: number): Session {
  if (session.status !== 'running' || session.leftAt === null) return finishIfOver(session, at);
  const { startedAt, leftAt, plan } = session;
  if (at - leftAt < SHORT_ABSENCE_MS) return finishIfOver({ ...session, leftAt: null }, at);
  const breaths = Math.floor((leftAt - startedAt) / plan.rhythm.cycleMs);
  return { status: 'interrupted', elapsed: breaths * plan.rhythm.cycleMs, plan };
}
