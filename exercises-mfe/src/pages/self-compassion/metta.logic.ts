import { METTA_PHRASES } from './metta.content';

/** Duration of a phrase in milliseconds. The default is 12 s (specification, §9). */
export const METTA_PACES = [8_000, 12_000, 20_000] as const;
export type MettaPace = (typeof METTA_PACES)[number];
export const DEFAULT_PACE: MettaPace = 12_000;

export function isPace(candidate: unknown): candidate is MettaPace {
  return METTA_PACES.some((pace) => pace === candidate);
}

/** A position among the phrases. Times are milliseconds since the start. */
export interface MettaMoment {
  /** Number of phrases before this one, over all rounds. */
  count: number;
  /** Index of the phrase in the list. */
  phrase: number;
  /** The beginning of the next phrase. */
  endsAt: number;
}

/**
 * The phrase at a time. A phrase includes its beginning and excludes its end. The result depends on the elapsed time
 * alone, so that late or rare calls cause no drift.
 */
export function mettaMoment(elapsed: number, pace: MettaPace): MettaMoment {
  const count = Math.floor(Math.max(0, elapsed) / pace);
  return { count, phrase: count % METTA_PHRASES.length, endsAt: (count + 1) * pace };
}

/** The states of a session. `startedAt` is a clock time, `elapsed` a duration. */
export type MettaSession =
  | { status: 'idle'; pace: MettaPace }
  | { status: 'running'; pace: MettaPace; startedAt: number }
  | { status: 'paused'; pace: MettaPace; elapsed: number };

/** Events, with the clock time in milliseconds. */
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

/** Milliseconds for which phrases have been shown. */
export function elapsedOf(session: MettaSession, at: number): number {
  if (session.status === 'idle') return 0;
  return session.status === 'paused' ? session.elapsed : Math.max(0, at - session.startedAt);
}

/** Restarts the current phrase at the new pace. */
function withPace(session: MettaSession, pace: MettaPace, at: number): MettaSession {
  if (pace === session.pace) return session;
  if (session.status === 'idle') return { status: 'idle', pace };
  const elapsed = mettaMoment(elapsedOf(session, at), session.pace).count * pace;
  return session.status === 'paused'
    ? { status: 'paused', pace, elapsed }
    : { status: 'running', pace, startedAt: at - elapsed };
}
