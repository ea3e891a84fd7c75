/** What rounding may make of a time. */
const ROUNDING_MS = 1;
const SETTLE: KeyframeAnimationOptions = { duration: 900, easing: 'ease-out' };

/**
 * Sets the stage's breathing to the clock. The animations are CSS (transform and opacity, on the compositor); their
 * beginning is ours, so that bubble and words belong to the same moment, however late a frame or an effect is.
 *
 * @param startedAt time of the click on START, by `performance.now()`, which is the document timeline too.
 * @param cycleMs how long a breath takes.
 */
export function alignBreath(stage: Element, startedAt: number, cycleMs: number): void {
  for (const animation of breathAnimations(stage, cycleMs)) {
    if (animation.startTime === null || Math.abs(Number(animation.startTime) - startedAt) > ROUNDING_MS) {
      animation.startTime = startedAt;
    }
  }
}

/** Animates every moving part from its current position to rest, while its own animation is removed. */
export function settleBreath(stage: Element, cycleMs: number): void {
  for (const { effect } of breathAnimations(stage, cycleMs)) {
    const part = effect instanceof KeyframeEffect ? effect.target : null;
    if (!part) continue;
    const { transform, opacity } = getComputedStyle(part);
    part.animate([{ transform, opacity, offset: 0 }], SETTLE);
  }
}

/** The animations that last one breath; none without `getAnimations`, where the CSS keeps time alone. */
function breathAnimations(stage: Element, cycleMs: number): Animation[] {
  if (typeof stage.getAnimations !== 'function') return [];
  return stage
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getTiming().duration === cycleMs);
}
