import type { Clock } from '../../browser/clock';
import { momentAt, nextSession, type BreathMoment, type Session, type SessionEvent } from './breathing.logic';

/** What the page shows. It is replaced when a phase begins or the session ends, and at no other time. */
export type BreathingView =
  { status: 'idle' | 'stopped' | 'done' } | { status: 'running'; startedAt: number; moment: BreathMoment };

export interface BreathingSession {
  view(): BreathingView;
  /** Keeps time for as long as someone listens. @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  toggle(): void;
  stop(): void;
  /** Catches up with the clock at once, after the page was hidden or frozen. */
  look(): void;
}

/**
 * Runs the session by a clock. A timer only says when to look: what is shown follows from the clock, so that late,
 * throttled or early timers never add up.
 */
export function createBreathingSession(clock: Clock): BreathingSession {
  let session: Session = { status: 'idle' };
  let view: BreathingView = { status: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function apply(type: SessionEvent['type']): void {
    const at = clock.now();
    const looked = nextSession(session, { type: 'look', at });
    // A STOP that comes after the last breath, but before the timer, finds that all is done: it must not start over.
    session = looked === session ? nextSession(session, { type, at }) : looked;
    const next = viewAt(session, at);
    schedule(next);
    if (isSameView(view, next)) return;
    view = next;
    listeners.forEach((listener) => listener());
  }

  function schedule(next: BreathingView): void {
    clearTimeout(timer);
    if (next.status !== 'running' || listeners.size === 0) return;
    timer = setTimeout(look, Math.max(1, next.startedAt + next.moment.phaseEndsAt - clock.now()));
  }

  function look(): void {
    apply('look');
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      schedule(view);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    toggle: () => apply('toggle'),
    stop: () => apply('stop'),
    look,
  };
}

function viewAt(session: Session, at: number): BreathingView {
  if (session.status !== 'running') return session;
  const moment = momentAt(at - session.startedAt);
  return moment ? { ...session, moment } : { status: 'done' };
}

function isSameView(one: BreathingView, other: BreathingView): boolean {
  if (one.status !== 'running' || other.status !== 'running') return one.status === other.status;
  return one.startedAt === other.startedAt && one.moment.phaseEndsAt === other.moment.phaseEndsAt;
}
