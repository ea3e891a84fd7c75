import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** True when the system or the site's accessibility settings reduce motion. */
export function useStillMode(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false);
}

function isMotionReduced(): boolean {
  return document.documentElement.dataset.motion === 'reduced' || window.matchMedia(REDUCED_MOTION).matches;
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(REDUCED_MOTION);
  const settings = new MutationObserver(onChange);
  media.addEventListener('change', onChange);
  settings.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] });
  return () => {
    media.removeEventListener('change', onChange);
    settings.disconnect();
  };
}
