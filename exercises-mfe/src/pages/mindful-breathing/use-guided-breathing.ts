import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createClockedState } from '../../browser/clocked-state';
import { useEscape } from '../../components/calm-mode/calm-room';
import { recordCompletion } from '../../features/catalogue/history';
import { useTones, useVibration } from './breath-guides';
import { animateToRest } from './breath-motion';
import { changeOf, nextSession, type Session, type Plan } from './breathing.logic';
import { STORED_SETTINGS, planOf, type BreathSettings, type Guide } from './guidance';

export type GuidedBreathing = ReturnType<typeof useGuidedBreathing>;

/** A breathing session with its guides, the plan in use and the actions of the page. */
export function useGuidedBreathing(settings: BreathSettings, guides: Readonly<Record<Guide, boolean>>) {
  const chosen = planOf(settings);
  const { session, view } = useBreathingSession(guides.tone);
  const stageRef = useRef<HTMLDivElement>(null);
  const isStarted = view.status === 'running' || view.status === 'interrupted';
  // A running session keeps its plan when the settings change, also in another tab.
  const plan = isStarted ? view.plan : chosen;

  const stop = () => {
    if (stageRef.current) animateToRest(stageRef.current);
    session.send('stop');
  };
  const start = () => session.start(chosen);
  // Stops the session, so that a visitor who is holding their breath can let go.
  const chooseWithoutPause = () => {
    if (isStarted) stop();
    STORED_SETTINGS.save({ ...STORED_SETTINGS.read(), rhythm: 'jamn' });
  };
  const toggle = () => {
    if (view.status === 'running') stop();
    else if (view.status === 'interrupted') session.send('resume');
    else start();
  };

  // Calm mode has the key while the session runs.
  useEscape(view.status === 'interrupted', stop);
  useTones(view, guides.tone);
  useVibration(view, guides.vibration);
  const isDone = view.status === 'done';
  useEffect(() => {
    if (isDone) recordCompletion('mindful-breathing');
  }, [isDone]);
  return { view, plan, stageRef, start, stop, toggle, chooseWithoutPause };
}

const IDLE: Session = { status: 'idle' };

function createSession() {
  const session = createClockedState<Session>({
    first: IDLE,
    stateAt: (current, at) => nextSession(current, { type: 'tick', at }),
    changesAt: changeOf,
  });
  return {
    ...session,
    start: (plan: Plan) => session.change((current, at) => nextSession(current, { type: 'start', at, plan })),
    send: (type: 'stop' | 'resume' | 'page-hidden' | 'page-visible') =>
      session.change((current, at) => nextSession(current, { type, at })),
  };
}

/**
 * A session for the lifetime of the page, recomputed whenever the page is visible again.
 *
 * @param hasAudioGuide tones guide the visitor while the page is hidden, so that hiding it is no interruption.
 */
function useBreathingSession(hasAudioGuide: boolean) {
  const [session] = useState(createSession);
  const view = useSyncExternalStore(session.subscribe, session.read, session.read);
  useEffect(() => {
    const show = () => session.send('page-visible');
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') show();
      else if (!hasAudioGuide) session.send('page-hidden');
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pageshow', show);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pageshow', show);
    };
  }, [session, hasAudioGuide]);
  return { session, view };
}
