import { AddToPlan } from '@stillsam/my-plan';
import { Button, TextLink, VisuallyHidden } from '@stillsam/ui';
import { PATHS, articlePath } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { useEffect, useState } from 'react';
import { useStillMode } from '../../browser/use-still-mode';
import { CalmRoom } from '../../components/calm-mode/calm-room';
import { cyclesOf, hasPause, type Session } from './breathing.logic';
import { BREATH_WARNING_ID, BreathWarning, RhythmGuide } from './components/breath-advice';
import { BreathSettingsForm } from './components/breath-settings';
import { BreathStage, Ridges } from './components/breath-stage';
import { guidesInUse, mainGuideOf, useBreathSettings, type Guide } from './guidance';
import { MINDFUL_BREATHING_COPY as COPY, PHASE_WORDS } from './mindful-breathing.copy';
import { useGuidedBreathing, type GuidedBreathing } from './use-guided-breathing';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './mindful-breathing-page.module.css';

/** Guided breathing: three minutes of the site's own rhythm by default. */
export function MindfulBreathingPage() {
  const { settings, isRefused, save } = useBreathSettings();
  const guides = guidesInUse(settings);
  const guided = useGuidedBreathing(settings, guides);
  const { view, plan, stageRef } = guided;
  const isWithoutPause = !hasPause(plan.rhythm);

  return (
    <div>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.mindfulBreathing} />
      <div className={styles.place}>
        <CalmRoom className={styles.scene} isActive={view.status === 'running'} onStop={guided.stop}>
          <Ridges className={styles.ridges} />
          <Introduction guided={guided} guides={guides} />
          <div className={styles.stage}>
            <BreathStage
              view={view}
              rhythm={plan.rhythm}
              guides={guides}
              isStill={useStillMode()}
              stageRef={stageRef}
            />
          </div>
          <Controls guided={guided} />
          <div className={styles.warning}>
            <BreathWarning isWithoutPause={isWithoutPause} onChooseWithoutPause={guided.chooseWithoutPause} />
          </div>
          <VisuallyHidden>
            <span role="status">{announcement(view, guides.text)}</span>
          </VisuallyHidden>
        </CalmRoom>
      </div>
      <BreathSettingsForm settings={settings} isRefused={isRefused} onChange={save} />
      <RhythmGuide isWithoutPause={isWithoutPause} />
    </div>
  );
}

interface IntroductionProps {
  guided: GuidedBreathing;
  guides: Readonly<Record<Guide, boolean>>;
}

function Introduction({ guided: { view, plan }, guides }: IntroductionProps) {
  return (
    <div className={styles.intro}>
      <TextLink to={PATHS.resources} arrow="back">
        {COPY.back}
      </TextLink>
      <h1>{COPY.title}</h1>
      {view.status === 'done' ? (
        <CompletionText
          title={COPY.done.title(view.plan.minutes)}
          text={`${COPY.done.breaths(cyclesOf(view.plan))} ${COPY.done.text}`}
        />
      ) : null}
      {view.status === 'stopped' ? (
        <CompletionText title={COPY.done.breaths(view.breaths)} text={COPY.done.text} />
      ) : null}
      {view.status === 'done' || view.status === 'stopped' ? null : (
        <p className={styles.lead}>
          {view.status === 'interrupted' ? COPY.interrupted.text : COPY.lead(plan, mainGuideOf(guides))}
        </p>
      )}
    </div>
  );
}

function Controls({ guided: { view, start, toggle } }: { guided: GuidedBreathing }) {
  const isRunning = view.status === 'running';
  return (
    <div className={styles.controls}>
      <Button
        size="large"
        variant={isRunning ? 'quiet' : 'primary'}
        className={`${styles.toggle} ${shown.withScript}`}
        aria-describedby={isRunning ? undefined : BREATH_WARNING_ID}
        onClick={({ currentTarget }) => {
          // Safari focuses no clicked button.
          currentTarget.focus();
          toggle();
        }}
      >
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
      {view.status === 'done' || view.status === 'stopped' ? <CompletionLinks /> : null}
    </div>
  );
}

const CALM_ARTICLE = 'stillhet-mitt-i-kaoset';

/** Milliseconds in which a press opens no link: it was meant for STOP, which stood there. */
const ARRIVAL_MS = 1000;

/** Replaces the lead when the session is over, by itself or by STOP. */
function CompletionText({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.outcome}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

/** Links after a finished session. */
function CompletionLinks() {
  const [isArriving, setIsArriving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsArriving(false), ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ul role="list" className={isArriving ? `${styles.links} ${styles.arriving}` : styles.links}>
      <li>
        <TextLink to={articlePath(CALM_ARTICLE)} arrow="forward">
          {COPY.done.article}
        </TextLink>
      </li>
      <li>
        <TextLink to={PATHS.resources} arrow="forward">
          {COPY.done.resources}
        </TextLink>
      </li>
      <li className={styles.plan}>
        <AddToPlan title={COPY.title} path={PATHS.mindfulBreathing} />
      </li>
    </ul>
  );
}

const TOGGLE_WORDS: Readonly<Record<Session['status'], string>> = {
  idle: COPY.start,
  stopped: COPY.start,
  running: COPY.stop,
  interrupted: COPY.interrupted.resume,
  done: COPY.again,
};

/** The text of the live region. It changes once per phase when words guide the breath. */
function announcement(view: Session, hasTextGuide: boolean): string {
  switch (view.status) {
    case 'idle':
      return '';
    case 'stopped':
      return COPY.done.breaths(view.breaths);
    case 'interrupted':
      return COPY.interrupted.text;
    case 'done':
      return `${COPY.done.title(view.plan.minutes)}. ${COPY.done.breaths(cyclesOf(view.plan))}`;
    case 'running':
      return hasTextGuide ? PHASE_WORDS[view.moment.phase] : '';
  }
}

export { MindfulBreathingPage as Component };
