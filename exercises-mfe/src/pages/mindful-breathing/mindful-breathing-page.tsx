import { useDeferredValue } from 'react';
import { Button, TextLink, VisuallyHidden } from '@stillsam/ui';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { usePersistedState } from '@stillsam/platform/persisted-state';
import { MONOTONIC_CLOCK, type Clock } from '../../browser/clock';
import { hasPause, type Plan } from './breath-plan';
import type { BreathingView } from './breathing-session';
import { BreathSettingsForm } from './components/breath-settings';
import { BreathStage } from './components/breath-stage';
import { BreathWarning } from './components/breath-warning';
import { CompletionText, CompletionLinks } from './components/completion';
import { PhaseRow } from './components/phase-row';
import { RhythmGuide } from './components/rhythm-guide';
import { StillWater } from './components/still-water';
import { TimeLeft } from './components/time-left';
import { STORED_SETTINGS, guidesInUse, mainGuideOf, type Guide } from './guidance';
import { MINDFUL_BREATHING_COPY as COPY, PHASE_WORDS } from './mindful-breathing.copy';
import styles from './mindful-breathing-page.module.css';
import { useGuidedBreathing, type GuidedBreathing } from './use-guided-breathing';
import { useStillMode } from '../../browser/use-still-mode';

interface MindfulBreathingPageProps {
  /** Replaces the browser's clock in tests. */
  clock?: Clock;
}

/** Guided breathing: three minutes of the site's own rhythm by default. */
export function MindfulBreathingPage({ clock = MONOTONIC_CLOCK }: MindfulBreathingPageProps) {
  const { value: settings, isRefused } = usePersistedState(STORED_SETTINGS);
  const guides = guidesInUse(settings);
  const guided = useGuidedBreathing(clock, settings, guides);
  const { view, plan, startedPlan, stageRef } = guided;
  const isStill = useStillMode();
  // Deferred, so that the click on START is painted before the settings are disabled.
  const isLocked = useDeferredValue(guided.isStarted);

  return (
    <div>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.mindfulBreathing} />
      <div className={styles.scene}>
        <StillWater />
        <Introduction guided={guided} guides={guides} />
        <div className={styles.warning}>
          <BreathWarning
            isWithoutPause={!hasPause(plan.rhythm)}
            onChooseWithoutPause={guided.chooseWithoutPause}
          />
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
        <Controls guided={guided} guides={guides} isStill={isStill} clock={clock} />
        <VisuallyHidden>
          <span role="status">{announcement(view, startedPlan, guides.text)}</span>
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

interface PartProps {
  guided: GuidedBreathing;
  guides: Readonly<Record<Guide, boolean>>;
}

function Introduction({ guided: { view, plan, startedPlan }, guides }: PartProps) {
  return (
    <div className={styles.intro}>
      <TextLink to={PATHS.resources} arrow="back">
        {COPY.back}
      </TextLink>
      <h1>{COPY.title}</h1>
      {view.status === 'done' ? (
        <CompletionText minutes={startedPlan.minutes} />
      ) : (
        <p className={styles.lead}>
          {view.status === 'interrupted' ? COPY.interrupted.text : COPY.lead(plan, mainGuideOf(guides))}
        </p>
      )}
    </div>
  );
}

interface ControlsProps extends PartProps {
  isStill: boolean;
  clock: Clock;
}

function Controls({ guided: { view, plan, start, toggle }, guides, isStill, clock }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <Button size="large" className={styles.toggle} onClick={toggle}>
        {TOGGLE_WORDS[view.status]}
      </Button>
      {view.status === 'interrupted' ? (
        <Button variant="secondary" onClick={start}>
          {COPY.interrupted.restart}
        </Button>
      ) : null}
      <noscript>
        <p>{COPY.withoutScript}</p>
      </noscript>
      {view.status === 'running' && isStill && guides.text ? (
        <PhaseRow phase={view.moment.phase} rhythm={plan.rhythm} />
      ) : null}
      {view.status === 'running' ? <TimeLeft view={view} clock={clock} /> : null}
      {view.status === 'done' ? <CompletionLinks /> : null}
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

/** The text of the live region. It changes once per phase when words guide the breath. */
function announcement(view: BreathingView, plan: Plan, hasTextGuide: boolean): string {
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
      return hasTextGuide ? PHASE_WORDS[view.moment.phase] : '';
  }
}
