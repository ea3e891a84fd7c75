import type { Clock } from '../../browser/clock';
import { createClockedView, type ClockedView } from '../../browser/clocked-view';
import {
  elapsedOf,
  mettaMoment,
  nextMetta,
  type MettaEvent,
  type MettaMoment,
  type MettaPace,
  type MettaSession,
} from './metta.logic';

/** The view of the page: a new object only when a value changes. */
export interface MettaView {
  status: MettaSession['status'];
  pace: MettaPace;
  moment: MettaMoment;
}

export interface MettaPlayer extends ClockedView<MettaView> {
  /** Starts, or resumes after a pause. */
  start(): void;
  pause(): void;
  setPace(pace: MettaPace): void;
}

/** Creates a player that shows one phrase after another by a clock. */
export function createMettaPlayer(clock: Clock, pace: MettaPace): MettaPlayer {
  let session: MettaSession = { status: 'idle', pace };
  const shown = createClockedView<MettaView>(viewOf(session, clock.now()), {
    clock,
    viewAt: (at) => viewOf(session, at),
    isSame: isSameView,
    changesAt: ({ moment }) => (session.status === 'running' ? session.startedAt + moment.endsAt : null),
  });

  function apply(event: MettaEvent): void {
    session = nextMetta(session, event);
    shown.refresh();
  }

  return {
    ...shown,
    start: () => apply({ type: 'start', at: clock.now() }),
    pause: () => apply({ type: 'pause', at: clock.now() }),
    setPace: (next) => apply({ type: 'set-pace', pace: next, at: clock.now() }),
  };
}

function viewOf(session: MettaSession, at: number): MettaView {
  const { status, pace } = session;
  return { status, pace, moment: mettaMoment(elapsedOf(session, at), pace) };
}

function isSameView(one: MettaView, other: MettaView): boolean {
  return one.status === other.status && one.pace === other.pace && one.moment.count === other.moment.count;
}
