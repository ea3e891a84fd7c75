import type { Clock } from '../../browser/clock';
import {
  elapsedOf,
  mettaMoment,
  nextMetta,
  type MettaMoment,
  type MettaPace,
  type MettaSession,
} from './metta.logic';

/** What the page shows. It is replaced when something of it changes, and at no other time. */
export interface MettaView {
  status: MettaSession['status'];
  pace: MettaPace;
  moment: MettaMoment;
}

export interface MettaKeeper {
  view(): MettaView;
  /** Keeps time for as long as someone listens. @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Begins, or goes on after a pause. */
  start(): void;
  pause(): void;
  setPace(pace: MettaPace): void;
  /** Catches up with the clock at once, after the page was hidden or frozen. */
  look(): void;
}

/**
 * Runs the phrases by a clock. A timer only says when to look: what is shown follows from the clock, so that late,
 * throttled or early timers never add up.
 */
export function createMettaKeeper(clock: Clock, pace: MettaPace): MettaKeeper {
  let session: MettaSession = { status: 'idle', pace };
  let view = viewOf(session, clock.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function look(): void {
    const next = viewOf(session, clock.now());
    schedule();
    if (isSameView(view, next)) return;
    view = next;
    listeners.forEach((listener) => listener());
  }

  function schedule(): void {
    clearTimeout(timer);
    if (session.status !== 'running' || listeners.size === 0) return;
    const elapsed = elapsedOf(session, clock.now());
    timer = setTimeout(look, Math.max(1, mettaMoment(elapsed, session.pace).endsAt - elapsed));
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    start() {
      session = nextMetta(session, { type: 'start', at: clock.now() });
      look();
    },
    pause() {
      session = nextMetta(session, { type: 'pause', at: clock.now() });
      look();
    },
    setPace(next) {
      session = nextMetta(session, { type: 'set-pace', pace: next, at: clock.now() });
      look();
    },
    look,
  };
}

function viewOf(session: MettaSession, at: number): MettaView {
  const { status, pace } = session;
  return { status, pace, moment: mettaMoment(elapsedOf(session, at), pace) };
}

function isSameView(one: MettaView, other: MettaView): boolean {
  return one.status === other.status && one.pace === other.pace && one.moment.count === other.moment.count;
}
