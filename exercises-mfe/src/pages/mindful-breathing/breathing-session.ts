import type { Clock } from '../../browser/clock';
import { createClockedView, type ClockedView } from '../../browser/clocked-view';
import { USUAL_PLAN, type Plan } from './breath-plan';
import { momentAt, type BreathMoment } from './breathing.logic';
import { nextSession, type Session, type SessionEvent } from './session-state';

/** What the page shows. It is replaced when a phase begins or the session's status changes, and at no other time. */
export type BreathingView =
  | { status: 'idle' | 'stopped' | 'done' }
  | { status: 'interrupted'; plan: Plan }
  | { status: 'running'; startedAt: number; plan: Plan; moment: BreathMoment };

export interface BreathingSession extends Pick<ClockedView<BreathingView>, 'view' | 'subscribe'> {
  /** STOPs what runs, STARTs `plan` from its first breath otherwise. */
  toggle(plan?: Plan): void;
  stop(): void;
  /** Goes on after an interruption, from the beginning of the breath that was left. */
  resume(): void;
  /** The page is hidden, and no tone guides the visitor. */
  leave(): void;
  /** The page is visible again after it was hidden or frozen, and reads the clock at once. */
  look(): void;
}

/** Runs the session by a clock. */
export function createBreathingSession(clock: Clock): BreathingSession {
  let session: Session = { status: 'idle' };
  const shown = createClockedView<BreathingView>(
    { status: 'idle' },
    {
      clock,
      viewAt(at) {
        session = nextSession(session, { type: 'look', at });
        return viewAt(session, at);
      },
      isSame: isSameView,
      changesAt: (view) => (view.status === 'running' ? view.startedAt + view.moment.phaseEndsAt : null),
    },
  );

  function apply(event: (at: number) => SessionEvent): void {
    const at = clock.now();
    const looked = nextSession(session, { type: 'look', at });
    // A STOP that comes after the last breath, but before the timer, finds that all is done: it must not start over.
    session = looked === session ? nextSession(session, event(at)) : looked;
    shown.look();
  }

  return {
    view: shown.view,
    subscribe: shown.subscribe,
    toggle: (plan = USUAL_PLAN) => apply((at) => ({ type: 'toggle', at, plan })),
    stop: () => apply((at) => ({ type: 'stop', at })),
    resume: () => apply((at) => ({ type: 'resume', at })),
    leave: () => apply((at) => ({ type: 'leave', at })),
    look: () => apply((at) => ({ type: 'return', at })),
  };
}

/** What to show; null while the session is past its end but waits for someone to come back. */
function viewAt(session: Session, at: number): BreathingView | null {
  switch (session.status) {
    case 'running': {
      const { startedAt, plan } = session;
      const moment = momentAt(at - startedAt, plan);
      return moment && { status: 'running', startedAt, plan, moment };
    }
    case 'interrupted':
      return { status: 'interrupted', plan: session.plan };
    default:
      return { status: session.status };
  }
}

function isSameView(one: BreathingView, other: BreathingView): boolean {
  if (one.status !== 'running' || other.status !== 'running') return one.status === other.status;
  return one.startedAt === other.startedAt && one.moment.phaseEndsAt === other.moment.phaseEndsAt;
}
