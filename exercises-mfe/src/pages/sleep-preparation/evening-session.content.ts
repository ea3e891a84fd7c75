import PHRASES from '../../../../content/guidance/evening.json' with { type: 'json' };
import type { SessionStep } from '../../features/exercise-flow/guided/session.logic';

/** Of the first steps; of those after them. */
const FIRST_SECONDS = [20, 20, 25, 25];
const SECONDS = 30;

/**
 * Ten minutes from the day to the night. It asks for no closed eyes, no held breath and no feeling, and every part of
 * the body may be left out, because attention to the body is not safe for everybody.
 */
export const EVENING_STEPS: readonly SessionStep[] = PHRASES.map((text, number) => ({
  text,
  seconds: FIRST_SECONDS[number] ?? SECONDS,
}));
