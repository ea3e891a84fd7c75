import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Clock } from '../../browser/clock';
import { createBreathingSession, type BreathingSession, type BreathingView } from './breathing-session';

/** A session that lives as long as the page, catches up whenever the page is seen again, and stops by Escape. */
export function useBreathingSession(clock: Clock): { session: BreathingSession; view: BreathingView } {
  const [session] = useState(() => createBreathingSession(clock));
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  useEffect(() => {
    const { look } = session;
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [session]);
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
