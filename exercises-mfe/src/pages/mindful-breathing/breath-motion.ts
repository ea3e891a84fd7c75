/** Rounding error of an animation's start time. */
const ROUNDING_MS = 1;
const REST_ANIMATION: KeyframeAnimationOptions = { duration: 900, easing: 'ease-out' };

/**
 * Synchronises the stage's CSS animations (transform and opacity, on the compositor) with the clock. One start time
 * keeps the bubble and the words in step, however late a frame or an effect is.
 *
 * @param startedAt time of the click on START, by `performance.now()`, which is the document timeline too.
 * @param cycleMs duration of a breath in milliseconds.
 */
export function alignBreath(stage: Element, startedAt: number, cycleMs: number): void {
  for (const animation of breathAnimations(stage, cycleMs)) {
    if (animation.startTime === null || Math.abs(Number(animation.startTime) - startedAt) > ROUNDING_MS) {
      animation.startTime = startedAt;
    }
  }
}

/** Animates every moving part from its current position to rest, in place of its removed breathing animation. */
export function animateToRest(stage: Element, cycleMs: number): void {
  for (const { effect } of breathAnimations(stage, cycleMs)) {
    const part = effect instanceof KeyframeEffect ? effect.target : null;
    if (!part) continue;
    const { transform, opacity } = getComputedStyle(part);
    part.animate([{ transform, opacity, offset: 0 }], REST_ANIMATION);
  }
}

/** The animations with the duration of a breath; none without `getAnimations`, where CSS alone sets the time. */
function breathAnimations(stage: Element, cycleMs: number): Animation[] {
  if (typeof stage.getAnimations !== 'function') return [];
  return stage
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getTiming().duration === cycleMs);
}
