import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button, TextLink, VisuallyHidden } from '@stillsam/ui';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { usePersistedState } from '@stillsam/platform/persisted-state';
import { settleBreath } from './breath-motion';
import { MONOTONIC_CLOCK, type Clock } from '../../browser/clock';
import { hasPause, type Plan } from './breath-plan';
import type { BreathingView } from './breathing-session';
import { rememberDone } from '../../features/catalogue/history';
import { BreathSettingsForm } from './components/breath-settings';
import { BreathStage } from './components/breath-stage';
import { BreathWarning } from './components/breath-warning';
import { CompletionText, WaysOn } from './components/completion';
import { PhaseRow } from './components/phase-row';
import { RhythmGuide } from './components/rhythm-guide';
import { StillWater } from './components/still-water';
import { TimeLeft } from './components/time-left';
import { STORED_SETTINGS, guidesInUse, leaderOf, planOf } from './guidance';
import { useTones, useVibration } from './use-guidance';
import { MINDFUL_BREATHING_COPY as COPY, PHASE_WORDS } from './mindful-breathing.copy';
import styles from './mindful-breathing-page.module.css';
import { useBreathingSession, useEscape } from './use-breathing-session';
import { useStillMode } from '../../browser/use-still-mode';
import { browserWakeLock, keepScreenAwake } from '../../browser/wake-lock';

interface MindfulBreathingPageProps {
  /** Another clock than the browser's, for tests. */
  clock?: Clock;
}

/** Guided breathing: three minutes of the site's own rhythm, or as chosen. */
export function MindfulBreathingPage({ clock = MONOTONIC_CLOCK }: MindfulBreathingPageProps) {
  const { value: settings, isRefused } = usePersistedState(STORED_SETTINGS);
  const chosen = planOf(settings);
  const guides = guidesInUse(settings);
  // A running session keeps its plan when the settings change, also in another tab.
  const [begun, setBegun] = useState(chosen);
  const { session, view } = useBreathingSession(clock, guides.tone);
  const isStill = useStillMode();
  const stageRef = useRef<HTMLDivElement>(null);
  const isRunning = view.status === 'running';
  const isInterrupted = view.status === 'interrupted';
  const plan = isRunning || isInterrupted ? begun : chosen;
  const { cycleMs } = plan.rhythm;
  // Deferred: the click on START is painted before the settings are disabled.
  const isLocked = useDeferredValue(isRunning || isInterrupted);

  const stop = useCallback(() => {
    if (stageRef.current) settleBreath(stageRef.current, cycleMs);
    session.stop();
  }, [session, cycleMs]);
  useEscape(isRunning || isInterrupted, stop);
  useTones(view, clock, guides.tone);
  useVibration(view, guides.vibration);
  useEffect(() => {
    if (view.status === 'done') rememberDone('mindful-breathing');
  }, [view.status]);
  useEffect(() => (isRunning ? keepScreenAwake(browserWakeLock()) : undefined), [isRunning]);

  const start = () => {
    setBegun(chosen);
    session.toggle(chosen);
  };
  // Stops the session, so that a visitor who is holding their breath can let go.
  const chooseWithoutPause = useCallback(() => {
    if (isRunning || isInterrupted) stop();
    STORED_SETTINGS.save({ ...STORED_SETTINGS.read(), rhythm: 'jamn' });
  }, [isRunning, isInterrupted, stop]);
  const press = () => {
    if (isRunning) stop();
    else if (isInterrupted) session.resume();
    else start();
  };

  return (
    <div>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.mindfulBreathing} />
      <div className={styles.scene}>
        <StillWater />
        <div className={styles.intro}>
          <TextLink to={PATHS.resources} arrow="back">
            {COPY.back}
          </TextLink>
          <h1>{COPY.title}</h1>
          {view.status === 'done' ? (
            <CompletionText minutes={begun.minutes} />
          ) : (
            <p className={styles.lead}>
              {isInterrupted ? COPY.interrupted.text : COPY.lead(plan, leaderOf(guides))}
            </p>
          )}
        </div>
        <div className={styles.warning}>
          <BreathWarning isWithoutPause={!hasPause(plan.rhythm)} onChooseWithoutPause={chooseWithoutPause} />
        </div>
        <div className={styles.stage}>
          <BreathStage
            view={view}
            rhythm={plan.rhythm}
            guides={guides}
            isStill={isStill}
            stageRef={stageRef}
          />
        </div>
        <div className={styles.controls}>
          <Button size="large" className={styles.toggle} onClick={press}>
            {TOGGLE_WORDS[view.status]}
          </Button>
          {isInterrupted ? (
            <Button variant="secondary" onClick={start}>
              {COPY.interrupted.restart}
            </Button>
          ) : null}
          <noscript>
            <p>{COPY.withoutScript}</p>
          </noscript>
          {isRunning && isStill && guides.text ? (
            <PhaseRow phase={view.moment.phase} rhythm={plan.rhythm} />
          ) : null}
          {isRunning ? <TimeLeft view={view} clock={clock} /> : null}
          {view.status === 'done' ? <WaysOn /> : null}
        </div>
        <VisuallyHidden>
          <span role="status">{announcement(view, begun, guides.text)}</span>
        </VisuallyHidden>
      </div>
      <BreathSettingsForm
        settings={settings}
        isRunning={isLocked}
        isRefused={isRefused}
        onChange={STORED_SETTINGS.save}
      />
      <RhythmGuide />
    </div>
  );
}

const TOGGLE_WORDS: Readonly<Record<BreathingView['status'], string>> = {
  idle: COPY.start,
  stopped: COPY.start,
  running: COPY.stop,
  interrupted: COPY.interrupted.resume,
  done: COPY.again,
};

/** The text of the live region: it changes once a phase where words guide. */
function announcement(view: BreathingView, plan: Plan, isLedByText: boolean): string {
  switch (view.status) {
    case 'idle':
      return '';
    case 'stopped':
      return COPY.stopped;
    case 'interrupted':
      return COPY.interrupted.text;
    case 'done':
      return COPY.done.announcement(plan.minutes);
    case 'running':
      return isLedByText ? PHASE_WORDS[view.moment.phase] : '';
  }
}
