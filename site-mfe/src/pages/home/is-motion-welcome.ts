import { isMotionReduced } from '@stillsam/ui';

/** True where IntersectionObserver exists and neither the system nor the site's settings reduce motion. */
export function isMotionWelcome(): boolean {
  return 'IntersectionObserver' in window && !isMotionReduced();
}
