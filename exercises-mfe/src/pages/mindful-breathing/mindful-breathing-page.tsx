import { useCallback, useEffect, useRef } from 'react';
import { Button, TextLink, VisuallyHidden } from '@stillsam/ui';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { settleBreath } from './breath-motion';
import { MONOTONIC_CLOCK, type Clock } from '../../browser/clock';
import type { BreathingView } from './breathing-session';
import { BreathStage } from './components/breath-stage';
import { CompletionText, WaysOn } from './components/completion';
import { PhaseRow } from './components/phase-row';
import { RhythmGuide } from './components/rhythm-guide';
import { StillWater } from './components/still-water';
import { TimeLeft } from './components/time-left';
import { MINDFUL_BREATHING_COPY as COPY, PHASE_WORDS } from './mindful-breathing.copy';
import styles from './mindful-breathing-page.module.css';
import { useBreathingSession, useEscape } from './use-breathing-session';
import { useStillMode } from '../../browser/use-still-mode';
import { browserWakeLock, keepScreenAwake } from '../../browser/wake-lock';

interface MindfulBreathingPageProps {
  /** Another clock than the browser's, for tests. */
  clock?: Clock;
}

/** Three minutes of guided breathing. */
export function MindfulBreathingPage({ clock = MONOTONIC_CLOCK }: MindfulBreathingPageProps) {
  const { session, view } = useBreathingSession(clock);
  const isStill = useStillMode();
  const stageRef = useRef<HTMLDivElement>(null);
  const isRunning = view.status === 'running';

  const stop = useCallback(() => {
    if (stageRef.current) settleBreath(stageRef.current);
    session.stop();
  }, [session]);
  useEscape(isRunning, stop);
  useEffect(() => (isRunning ? keepScreenAwake(browserWakeLock()) : undefined), [isRunning]);

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
          {view.status === 'done' ? <CompletionText /> : <p className={styles.lead}>{COPY.lead}</p>}
        </div>
        <div className={styles.stage}>
          <BreathStage view={view} clock={clock} isStill={isStill} stageRef={stageRef} />
        </div>
        <div className={styles.controls}>
          <Button size="large" className={styles.toggle} onClick={isRunning ? stop : session.toggle}>
            {isRunning ? COPY.stop : view.status === 'done' ? COPY.again : COPY.start}
          </Button>
          <noscript>
            <p>{COPY.withoutScript}</p>
          </noscript>
          {isRunning && isStill ? <PhaseRow phase={view.moment.phase} /> : null}
          {isRunning ? <TimeLeft view={view} clock={clock} /> : null}
          {view.status === 'done' ? <WaysOn /> : null}
        </div>
        <VisuallyHidden>
          <span role="status">{announcement(view)}</span>
        </VisuallyHidden>
      </div>
      <RhythmGuide />
    </div>
  );
}

/** What a screen reader says: once when it changes, which is once a phase. */
function announcement(view: BreathingView): string {
  switch (view.status) {
    case 'idle':
      return '';
    case 'stopped':
      return COPY.stopped;
    case 'done':
      return COPY.done.announcement;
    case 'running':
      return PHASE_WORDS[view.moment.phase];
  }
}
