import { useCallback, useEffect, useRef, useState } from 'react';
import type { Clock } from '../../browser/clock';
import { useEscape } from '../../browser/use-escape';
import { recordCompletion } from '../../features/catalogue/history';
import { animateToRest } from './breath-motion';
import { STORED_SETTINGS, planOf, type BreathSettings, type Guide } from './guidance';
import { useBreathingSession } from './use-breathing-session';
import { useTones, useVibration } from './use-guidance';

export type GuidedBreathing = ReturnType<typeof useGuidedBreathing>;

/** A breathing session with its guides, the plan in use and the actions of the page. */
export function useGuidedBreathing(
  clock: Clock,
  settings: BreathSettings,
  guides: Readonly<Record<Guide, boolean>>,
) {
  const chosen = planOf(settings);
  // A running session keeps its plan when the settings change, also in another tab.
  const [startedPlan, setStartedPlan] = useState(chosen);
  const { session, view } = useBreathingSession(clock, guides.tone);
  const stageRef = useRef<HTMLDivElement>(null);
  const isStarted = view.status === 'running' || view.status === 'interrupted';
  const plan = isStarted ? startedPlan : chosen;
  const { cycleMs } = plan.rhythm;

  const stop = useCallback(() => {
    if (stageRef.current) animateToRest(stageRef.current, cycleMs);
    session.stop();
  }, [session, cycleMs]);
  const start = () => {
    setStartedPlan(chosen);
    session.toggle(chosen);
  };
  // Stops the session, so that a visitor who is holding their breath can let go.
  const chooseWithoutPause = useCallback(() => {
    if (isStarted) stop();
    STORED_SETTINGS.save({ ...STORED_SETTINGS.read(), rhythm: 'jamn' });
  }, [isStarted, stop]);
  const toggle = () => {
    if (view.status === 'running') stop();
    else if (view.status === 'interrupted') session.resume();
    else start();
  };

  // Calm mode has the key while the session runs.
  useEscape(view.status === 'interrupted', stop);
  useTones(view, clock, guides.tone);
  useVibration(view, guides.vibration);
  const isDone = view.status === 'done';
  useEffect(() => {
    if (isDone) recordCompletion('mindful-breathing');
  }, [isDone]);
  return { view, plan, startedPlan, stageRef, start, stop, toggle, chooseWithoutPause };
}
