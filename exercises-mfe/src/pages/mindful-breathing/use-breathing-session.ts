import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Clock } from '../../browser/clock';
import { createBreathingSession, type BreathingSession, type BreathingView } from './breathing-session';

/**
 * A session that lives as long as the page, and catches up whenever the page is seen again.
 *
 * @param isHeard tones lead on while the page is hidden: being away is then no interruption.
 */
export function useBreathingSession(
  clock: Clock,
  isHeard: boolean,
): { session: BreathingSession; view: BreathingView } {
  const [session] = useState(() => createBreathingSession(clock));
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'visible') session.look();
      else if (!isHeard) session.leave();
    };
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pageshow', session.look);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pageshow', session.look);
    };
  }, [session, isHeard]);
  return { session, view };
}

/** Calls `onEscape` for the Escape key while `isListening`, unless something else on the page has used it. */
export function useEscape(isListening: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isListening, onEscape]);
}
