import { isMotionReduced, REDUCED_MOTION } from '@stillsam/ui';
import { useSyncExternalStore } from 'react';

/** True when the system or the site's accessibility settings reduce motion. */
export function useStillMode(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false);
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
