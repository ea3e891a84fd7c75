/** True where IntersectionObserver exists and neither the system nor the site's settings reduce motion. */
export function isMotionWelcome(): boolean {
  return (
    'IntersectionObserver' in window &&
    document.documentElement.dataset.motion !== 'reduced' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
