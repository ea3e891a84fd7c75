import { AddToPlan } from '@stillsam/my-plan';
import { usePersistedState, persistedState } from '@stillsam/platform/persisted-state';
import type { Phrases } from '@stillsam/read-aloud';
import { Button, QuickExit } from '@stillsam/ui';
import { useDeferredValue, useEffect, useEffectEvent, type ReactNode } from 'react';
import { ExerciseFrame, type ExerciseFrameProps } from '../exercise-frame';
import { StepActions, StepHeading, WayList, type Way } from '../../../components/step-parts/step-parts';
import { SessionIntro, SessionOnPaper, SessionSettings } from './session-parts';
import { SessionRoom } from './session-room';
import { SESSION_COPY, type SessionCopy } from './session.copy';
import type { SessionPlan } from './session.logic';
import { useSession, type GuidedSession, useSessionSound } from './use-session';
import { isRecord } from '../step-machine';
import styles from './session.module.css';

/** What the visitor chose to hear, in all guided sessions. */
interface SessionPreferences {
  /** Reads the steps aloud if a voice is available. */
  isSpoken: boolean;
  /** Plays waves or tones. */
  isSounding: boolean;
}

/** The preferences, stored in this browser. */
const STORED_SESSION_PREFERENCES = persistedState<SessionPreferences>({
  key: 'stillsam.ovning.ljud',
  initial: { isSpoken: false, isSounding: false },
  parse(text) {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return null;
    const { isSpoken, isSounding } = stored;
    return typeof isSpoken === 'boolean' && typeof isSounding === 'boolean' ? { isSpoken, isSounding } : null;
  },
});

interface GuidedExerciseCopy {
  title: string;
  description: string;
  lead?: string;
  care: string;
  intro: {
    title: string;
    /** A sentence before the button. The points are then one paragraph. */
    lead?: string;
    points: readonly string[];
    /** A further point, where there is a voice to listen to. */
    listening?: string;
  };
  /** Said when the session is over, with what may come next. */
  ending: { text: ReactNode; ways: readonly Way[] };
  /** Said in the dark room, which stays after the last step until the visitor closes it. */
  goodNight?: { title: string; text: string; close: string };
  /** Words of its own. */
  session?: Partial<SessionCopy>;
}

interface GuidedExerciseProps extends Pick<ExerciseFrameProps, 'lead' | 'drawing' | 'below'> {
  path: string;
  copy: GuidedExerciseCopy;
  plan: SessionPlan;
  /** Of all plans that the page has. */
  phrases: Phrases;
  /** What is read without JavaScript, where it differs from `plan`. */
  planOnPaper?: SessionPlan;
  /** A choice before the session. */
  choice?: ReactNode;
  sources?: ReactNode;
  /** Has the quick exit. */
  hasExit?: boolean;
  /** In the colours of the night at any hour. */
  isDark?: boolean;
  /** Called once after the last step. */
  onDone: () => void;
}

/** The page of an exercise that is a guided session: an introduction, the session alone on the screen, and an end. */
export function GuidedExercise(props: GuidedExerciseProps) {
  const { path, copy, plan, planOnPaper = plan, phrases, lead, drawing, hasExit, below, sources } = props;
  const { value: preferences } = usePersistedState(STORED_SESSION_PREFERENCES);
  const session = useSession(plan, { ...preferences, phrases, path });
  useSessionSound(session, preferences.isSounding);
  const { status } = session.view;
  useDone(status === 'done', props.onDone);
  // Deferred, so that the click is painted before the session renders. The clock runs from the click.
  const stage = useDeferredValue(stageOf(status, copy.goodNight !== undefined));
  // Silences the voice before the navigation.
  const exit = hasExit ? <QuickExit onLeave={() => session.player.send('pause')} /> : undefined;
  const isCalm = status === 'running' || (status === 'done' && stage === 'session');
  return (
    <ExerciseFrame
      path={path}
      copy={{ ...copy, withoutScript: textsOnPaper(planOnPaper) }}
      lead={lead}
      drawing={drawing}
      isStarted={stage !== 'intro'}
      viewKey={stage}
      exit={isCalm ? undefined : exit}
      exitErases="nothing"
      onPaper={<SessionOnPaper steps={planOnPaper.steps} />}
      below={
        <div hidden={stage === 'session'} className={styles.below}>
          {below}
        </div>
      }
      sources={sources}
    >
      <Stage {...props} stage={stage} session={session} exit={exit} />
    </ExerciseFrame>
  );
}

type Stage = 'intro' | 'session' | 'end';

function stageOf(status: GuidedSession['view']['status'], staysDark: boolean): Stage {
  if (status === 'idle') return 'intro';
  return status === 'stopped' || (status === 'done' && !staysDark) ? 'end' : 'session';
}

function useDone(isDone: boolean, onDone: () => void): void {
  const notify = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) notify();
  }, [isDone]);
}

type StageProps = GuidedExerciseProps & { stage: Stage; session: GuidedSession; exit: ReactNode };

function Stage({ stage, session, copy, path, choice, exit, isDark }: StageProps) {
  const { player, view } = session;
  const { goodNight } = copy;
  const words = { ...SESSION_COPY, ...copy.session };
  const settings = <Settings session={session} />;
  const { title, lead, points, listening } = copy.intro;
  const start = () => player.send('start');
  const stop = () => player.send('stop');
  if (stage === 'intro')
    return (
      <SessionIntro
        title={title}
        lead={lead}
        points={listening && session.voice.state === 'available' ? [...points, listening] : points}
        begin={words.begin}
        choice={choice}
        settings={settings}
        onBegin={start}
      />
    );
  if (stage === 'end') return <End copy={copy} path={path} words={words} session={session} onAgain={start} />;
  const close = goodNight ? (
    <Button variant="quiet" size="large" onClick={stop}>
      {goodNight.close}
    </Button>
  ) : null;
  return (
    <SessionRoom
      session={session}
      copy={words}
      isDark={isDark}
      exit={exit}
      settings={settings}
      onStop={stop}
      ending={goodNight && view.status === 'done' ? { ...goodNight, action: close } : undefined}
    />
  );
}

interface EndProps extends Pick<GuidedExerciseProps, 'copy' | 'path'> {
  words: SessionCopy;
  session: GuidedSession;
  onAgain: () => void;
}

function End({ copy: { title, ending }, path, words, session: { view, plan }, onAgain }: EndProps) {
  const begun = view.count + 1;
  return (
    <>
      <StepHeading>{begun < plan.steps.length ? words.stopped(begun) : words.done}</StepHeading>
      <p>{ending.text}</p>
      <WayList ways={ending.ways} />
      <StepActions>
        <Button variant="secondary" onClick={onAgain}>
          {words.again}
        </Button>
        <AddToPlan title={title} path={path} />
      </StepActions>
    </>
  );
}

function Settings({ session: { voice, plan } }: { session: GuidedSession }) {
  const { value: preferences, isRefused } = usePersistedState(STORED_SESSION_PREFERENCES);
  const { save } = STORED_SESSION_PREFERENCES;
  const hasTones = plan.steps.some(({ tone }) => tone !== undefined);
  const label = plan.hasWaves ? SESSION_COPY.waves : SESSION_COPY.tones;
  return (
    <SessionSettings
      voice={voice}
      isSpoken={preferences.isSpoken}
      onSpokenChange={(isSpoken) => save({ ...preferences, isSpoken })}
      sound={
        plan.hasWaves || hasTones
          ? {
              label,
              isOn: preferences.isSounding,
              onChange: (isSounding) => save({ ...preferences, isSounding }),
            }
          : undefined
      }
      isRefused={isRefused}
    />
  );
}

const SECONDS_PER_MINUTE = 60;

function textsOnPaper({ steps }: SessionPlan) {
  const seconds = steps.reduce((sum, step) => sum + (step.seconds ?? 0), 0);
  const { title, text } = SESSION_COPY.withoutScript;
  return { title, text: text(Math.round(seconds / SECONDS_PER_MINUTE)) };
}
