import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Clock } from '../../browser/clock';
import { createBreathingSession, type BreathingSession, type BreathingView } from './breathing-session';

/**
 * A session for the lifetime of the page, recomputed whenever the page is visible again.
 *
 * @param hasAudioGuide tones guide the visitor while the page is hidden, so that hiding it is no interruption.
 */
export function useBreathingSession(
  clock: Clock,
  hasAudioGuide: boolean,
): { session: BreathingSession; view: BreathingView } {
  const [session] = useState(() => createBreathingSession(clock));
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') session.handlePageVisible();
      else if (!hasAudioGuide) session.handlePageHidden();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pageshow', session.handlePageVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pageshow', session.handlePageVisible);
    };
  }, [session, hasAudioGuide]);
  return { session, view };
}
