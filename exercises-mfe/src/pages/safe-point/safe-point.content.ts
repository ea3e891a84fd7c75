import PHRASES from '../../../../content/guidance/safe-point.json' with { type: 'json' };
import type { SessionStep } from '../../features/exercise-flow/guided/session.logic';

/** What one can land on. The room is first, because not everybody is safe with pictures of the mind. */
export const ANCHORS = ['room', 'memory', 'made-up'] as const;
export type Anchor = (typeof ANCHORS)[number];

const { here, place, ...TEXTS } = PHRASES;

/** The steps to something to land on. None has a time: the visitor goes on when they wish. */
export function safePointSteps(anchor: Anchor): SessionStep[] {
  const texts = [...here, ...TEXTS[anchor], ...(anchor === 'room' ? [] : place)];
  return texts.map((text) => ({ text }));
}
