export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** True when the system or the site's accessibility settings reduce motion. Browser only. */
export function isMotionReduced(): boolean {
  return document.documentElement.dataset.motion === 'reduced' || window.matchMedia(REDUCED_MOTION).matches;
}
