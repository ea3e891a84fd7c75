import type { Clock } from '../../browser/clock';
import { createClockedView, type ClockedView } from '../../browser/clocked-view';
import { DEFAULT_PLAN, type Plan } from './breath-plan';
import { momentAt, type BreathMoment } from './breathing.logic';
import { nextSession, type Session, type SessionEvent } from './session-state';

/** The view of the page: a new object only when a phase begins or the status changes. */
export type BreathingView =
  | { status: 'idle' | 'done' }
  | { status: 'stopped'; breaths: number }
  | { status: 'interrupted'; plan: Plan }
  | { status: 'running'; startedAt: number; plan: Plan; moment: BreathMoment };

export interface BreathingSession extends Pick<ClockedView<BreathingView>, 'view' | 'subscribe'> {
  /** Stops a running session, otherwise starts `plan` from its first breath. */
  toggle(plan?: Plan): void;
  stop(): void;
  /** Continues an interrupted session from the beginning of the interrupted breath. */
  resume(): void;
  /** Call when the page is hidden, unless tones guide the visitor. */
  handlePageHidden(): void;
  /** Call when the page is visible again after it was hidden or frozen. */
  handlePageVisible(): void;
}

/** Creates a session that depends on a clock. */
export function createBreathingSession(clock: Clock): BreathingSession {
  let session: Session = { status: 'idle' };
  const shown = createClockedView<BreathingView>(
    { status: 'idle' },
    {
      clock,
      viewAt(at) {
        session = nextSession(session, { type: 'tick', at });
        return viewAt(session, at);
      },
      isSame: isSameView,
      changesAt: (view) => (view.status === 'running' ? view.startedAt + view.moment.phaseEndsAt : null),
    },
  );

  function apply(event: (at: number) => SessionEvent): void {
    const at = clock.now();
    const ticked = nextSession(session, { type: 'tick', at });
    // A click on STOP between the last breath and its timer finds a finished session and must not start a new one.
    session = ticked === session ? nextSession(session, event(at)) : ticked;
    shown.refresh();
  }

  return {
    view: shown.view,
    subscribe: shown.subscribe,
    toggle: (plan = DEFAULT_PLAN) => apply((at) => ({ type: 'toggle', at, plan })),
    stop: () => apply((at) => ({ type: 'stop', at })),
    resume: () => apply((at) => ({ type: 'resume', at })),
    handlePageHidden: () => apply((at) => ({ type: 'page-hidden', at })),
    handlePageVisible: () => apply((at) => ({ type: 'page-visible', at })),
  };
}

/** The view of a session; null while its time is over but the page is hidden. */
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
      return session;
  }
}

function isSameView(one: BreathingView, other: BreathingView): boolean {
  if (one.status !== 'running' || other.status !== 'running') return one.status === other.status;
  return one.startedAt === other.startedAt && one.moment.phaseEndsAt === other.moment.phaseEndsAt;
}
