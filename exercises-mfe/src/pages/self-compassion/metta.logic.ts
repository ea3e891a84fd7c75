import { METTA_PHRASES } from './metta.content';

/** How long a phrase stays, in milliseconds. 12 s is the specified pace (specification, §9). */
export const METTA_PACES = [8_000, 12_000, 20_000] as const;
export type MettaPace = (typeof METTA_PACES)[number];
export const USUAL_PACE: MettaPace = 12_000;

export function isPace(candidate: unknown): candidate is MettaPace {
  return METTA_PACES.some((pace) => pace === candidate);
}

/** A position among the phrases. Times are milliseconds since the start. */
export interface MettaMoment {
  /** How many phrases have passed: 0 for the first, going on over the rounds. */
  count: number;
  /** Place of the phrase in the list, from 0. */
  phrase: number;
  /** The next phrase's first instant. */
  endsAt: number;
}

/**
 * The phrase that a time belongs to. A phrase owns its first instant, not its last. It follows from the elapsed time
 * alone: however late or seldom one asks, nothing adds up.
 */
export function mettaMoment(elapsed: number, pace: MettaPace): MettaMoment {
  const count = Math.floor(Math.max(0, elapsed) / pace);
  return { count, phrase: count % METTA_PHRASES.length, endsAt: (count + 1) * pace };
}

/** Not begun, going since a moment of the clock, or resting with so much behind it. */
export type MettaSession =
  | { status: 'idle'; pace: MettaPace }
  | { status: 'running'; pace: MettaPace; startedAt: number }
  | { status: 'paused'; pace: MettaPace; elapsed: number };

/** What happens, at a time of the clock in milliseconds. */
export type MettaEvent =
  { type: 'start' | 'pause'; at: number } | { type: 'set-pace'; pace: MettaPace; at: number };

/** The session after an event; the same object where the event changes nothing. */
export function nextMetta(session: MettaSession, event: MettaEvent): MettaSession {
  switch (event.type) {
    case 'start':
      if (session.status === 'running') return session;
      return { status: 'running', pace: session.pace, startedAt: event.at - elapsedOf(session, event.at) };
    case 'pause':
      if (session.status !== 'running') return session;
      return { status: 'paused', pace: session.pace, elapsed: elapsedOf(session, event.at) };
    case 'set-pace':
      return withPace(session, event.pace, event.at);
  }
}

/** Milliseconds that the phrases have been shown. */
export function elapsedOf(session: MettaSession, at: number): number {
  if (session.status === 'idle') return 0;
  return session.status === 'paused' ? session.elapsed : Math.max(0, at - session.startedAt);
}

/** The phrase that is shown stays, and begins anew in the other pace. */
function withPace(session: MettaSession, pace: MettaPace, at: number): MettaSession {
  if (pace === session.pace) return session;
  if (session.status === 'idle') return { status: 'idle', pace };
  const elapsed = mettaMoment(elapsedOf(session, at), session.pace).count * pace;
  return session.status === 'paused'
    ? { status: 'paused', pace, elapsed }
    : { status: 'running', pace, startedAt: at - elapsed };
}
