import type { Clock } from '../../../browser/clock';
import { createClockedView, type ClockedView } from '../../../browser/clocked-view';
import {
  endOfStep,
  IDLE,
  nextSession,
  sessionAt,
  type Session,
  type SessionEvent,
  type SessionPlan,
} from './session.logic';

/** The view of the page: a new object only when a value changes. */
export interface SessionView {
  status: Session['status'];
  /** Number of steps before the current one, over all rounds. */
  count: number;
}

export interface SessionPlayer extends ClockedView<SessionView> {
  send(event: SessionEvent): void;
  /** A changed plan gives the current step its whole time anew. */
  setPlan(plan: SessionPlan): void;
}

/** Creates a player that shows one step after another by a clock. */
export function createSessionPlayer(clock: Clock, firstPlan: SessionPlan): SessionPlayer {
  let plan = firstPlan;
  let session = IDLE;
  const shown = createClockedView<SessionView>(IDLE, {
    clock,
    viewAt(at) {
      session = sessionAt(session, plan, at);
      return { status: session.status, count: session.count };
    },
    isSame: (one, other) => one.status === other.status && one.count === other.count,
    changesAt: () => endOfStep(session, plan),
  });

  function send(event: SessionEvent): void {
    const at = clock.now();
    session = nextSession(sessionAt(session, plan, at), event, at, plan);
    shown.refresh();
  }

  return {
    ...shown,
    send,
    setPlan(next) {
      if (next === plan) return;
      shown.refresh();
      plan = next;
      send('restart-step');
    },
  };
}
