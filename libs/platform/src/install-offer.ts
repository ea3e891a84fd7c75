import { useEffect, useState } from 'react';
import { persistedState } from './persisted-state';

/** Whether the visitor has answered the hint at the home screen, wherever it stood. */
export const INSTALL_ANSWERED = persistedState({
  key: 'stillsam.hemskarm',
  initial: false,
  parse: (text) => text === 'true',
});

/** The event by which some browsers offer to install the site. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the site; null until it makes one. */
export function useInstallOffer(): InstallEvent | null {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      if (isInstallEvent(event)) setOffer(event);
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, []);
  return offer;
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
