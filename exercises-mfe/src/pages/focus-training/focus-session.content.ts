import PHRASES from '../../../../content/guidance/focus.json' with { type: 'json' };
import type { SessionStep } from '../../features/exercise-flow/guided/session.logic';

/** Minutes of a session. */
export const FOCUS_MINUTES = [1, 3, 5] as const;
export type FocusMinutes = (typeof FOCUS_MINUTES)[number];

/** Frequencies in hertz. */
const TONE = 392;
const LAST_TONE = 261.63;

const ROUND_SECONDS = 30;
const END_SECONDS = 15;

/** The steps of a session, which last exactly so many minutes: an opening, rounds of half a minute and a closing. */
export function focusSteps(minutes: FocusMinutes): SessionStep[] {
  const end = (text: string, tone: number) => ({ text, seconds: END_SECONDS, tone });
  const rounds = PHRASES.rounds.slice(0, (minutes * 60 - 2 * END_SECONDS) / ROUND_SECONDS);
  return [
    ...PHRASES.opening.map((text) => end(text, TONE)),
    ...rounds.map((text) => ({ text, seconds: ROUND_SECONDS, tone: TONE })),
    ...PHRASES.closing.map((text) => end(text, LAST_TONE)),
  ];
}
