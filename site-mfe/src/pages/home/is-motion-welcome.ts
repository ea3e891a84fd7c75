/** Whether the browser can tell what is in view, and neither its settings nor the page's ask for stillness. */
export function isMotionWelcome(): boolean {
  return (
    'IntersectionObserver' in window &&
    document.documentElement.dataset.motion !== 'reduced' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
