import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddToPlan } from '@stillsam/my-plan';
import { PATHS, articlePath } from '@stillsam/paths';
import { usePersistedState, persistedState } from '@stillsam/platform/persisted-state';
import { QuickExit, RadioGroup, TextLink } from '@stillsam/ui';
import { CareNote, SourceList } from '../../components/care-note/care-note';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import {
  SessionIntro,
  SessionOnPaper,
  SessionSettings,
} from '../../features/exercise-flow/guided/session-parts';
import { SessionRoom } from '../../features/exercise-flow/guided/session-room';
import { useSession, type GuidedSession } from '../../features/exercise-flow/guided/use-session';
import { METTA_COPY as COPY, PACE_TEXTS } from './metta.copy';
import { isRecord } from '../../features/exercise-flow/step-machine';
import styles from './self-compassion-page.module.css';

/*
 * Five phrases of loving-kindness (metta) towards oneself, in the site's own Swedish. For the
 * practice see Hofmann, Grossman and Hinton, Clinical Psychology Review 31(7), 2011.
 */
import METTA_PHRASES from '../../../../content/guidance/metta.json' with { type: 'json' };

/** Duration of a phrase in seconds. The default is 12 (specification, §9). */
const METTA_PACES = [8, 12, 20] as const;
type MettaPace = (typeof METTA_PACES)[number];

/** Settings of the exercise, without anything about the visitor's feelings. */
interface MettaPreferences {
  pace: MettaPace;
  /** Reads the phrases aloud if a voice is available. */
  isSpoken: boolean;
}

const USUAL: MettaPreferences = { pace: 12, isSpoken: false };

/** The preferences, stored in this browser. */
const STORED_PREFERENCES = persistedState({
  key: 'stillsam.ovning.metta',
  initial: USUAL,
  parse: (text) => parsePreferences(JSON.parse(text)),
  // In milliseconds, as browsers have stored it from the beginning.
  serialise: ({ pace, isSpoken }) => JSON.stringify({ pace: pace * 1000, isSpoken }),
});

function parsePreferences(candidate: unknown): MettaPreferences | null {
  if (!isRecord(candidate)) return null;
  const { pace: stored, isSpoken } = candidate;
  const pace = METTA_PACES.find((each) => each * 1000 === stored);
  return pace && typeof isSpoken === 'boolean' ? { pace, isSpoken } : null;
}

/** Time to read what was done, before the resources open by themselves. */
const SOFT_END_MS = 10_000;
const BACKDRAFT_ARTICLE = 'sjalvmedkansla-lugnar-kroppen';
const PACES = METTA_PACES.map((pace) => ({ value: String(pace), label: PACE_TEXTS[pace] }));

/** Five phrases, one at a time, until the visitor stops. */
export function SelfCompassionPage() {
  const { value: preferences } = usePersistedState(STORED_PREFERENCES);
  const { pace } = preferences;
  const plan = useMemo(
    () => ({ steps: METTA_PHRASES.map((text) => ({ text, seconds: pace })), isEndless: true }),
    [pace],
  );
  const session = useSession(plan, {
    ...preferences,
    phrases: METTA_PHRASES,
    path: PATHS.selfCompassion,
  });
  const { player, view } = session;
  // Deferred, so that the click is painted before the phrases render. The clock runs from the click.
  const hasBegun = useDeferredValue(view.status !== 'idle');
  const { stop, stay } = useSoftEnd(session);
  const isRoundDone = view.count >= METTA_PHRASES.length;
  useEffect(() => {
    if (isRoundDone) recordCompletion('self-compassion');
  }, [isRoundDone]);

  const isEnding = view.status === 'stopped';
  const isCalm = view.status === 'running' || isEnding;
  // Silences the voice before the navigation.
  const exit = <QuickExit onLeave={() => player.send('pause')} />;
  const settings = <MettaSettings voice={session.voice} />;
  return (
    <ExerciseFrame
      path={PATHS.selfCompassion}
      copy={COPY}
      drawing={<ResourceLine id="self-compassion" place="start" />}
      isStarted={hasBegun}
      viewKey={hasBegun ? 'phrases' : 'intro'}
      exit={isCalm ? undefined : exit}
      exitErases="nothing"
      onPaper={<SessionOnPaper steps={plan.steps} />}
      footer={hasBegun ? null : <IntroFooter />}
    >
      {hasBegun ? (
        <SessionRoom
          session={session}
          copy={COPY.session}
          className={styles.heather}
          isShort
          exit={exit}
          settings={settings}
          onStop={stop}
          ending={isEnding ? endingAfter(view.count, stay) : undefined}
        />
      ) : (
        <SessionIntro {...COPY.intro} settings={settings} onBegin={() => player.send('start')} />
      )}
    </ExerciseFrame>
  );
}

function endingAfter(phrases: number, onStay: () => void) {
  return {
    title: COPY.session.done,
    text: COPY.session.stopped(phrases + 1),
    action: (
      <div className={styles.ways} onFocus={onStay} onPointerDown={onStay}>
        <AddToPlan title={COPY.title} path={PATHS.selfCompassion} />
        <TextLink to={PATHS.resources} arrow="forward">
          {COPY.resources}
        </TextLink>
      </div>
    ),
  };
}

/**
 * Stopping shows what was done for a moment, then leads to the resources, unless the visitor turns to what is offered.
 * Stopping again leads there at once.
 */
function useSoftEnd({ player, view }: GuidedSession) {
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  const isEnding = view.status === 'stopped';
  useEffect(() => {
    if (!isEnding || isStaying) return;
    const timer = setTimeout(() => void navigate(PATHS.resources), SOFT_END_MS);
    return () => clearTimeout(timer);
  }, [isEnding, isStaying, navigate]);
  const stop = () => {
    if (isEnding) void navigate(PATHS.resources);
    else player.send('stop');
  };
  return { stop, stay: () => setStaying(true) };
}

function MettaSettings({ voice }: Pick<GuidedSession, 'voice'>) {
  const { value: preferences, isRefused } = usePersistedState(STORED_PREFERENCES);
  const choosePace = (value: string) => {
    const pace = METTA_PACES.find((each) => String(each) === value);
    if (pace) STORED_PREFERENCES.save({ ...preferences, pace });
  };
  return (
    <SessionSettings
      copy={COPY.session}
      voice={voice}
      isSpoken={preferences.isSpoken}
      onSpokenChange={(isSpoken) => STORED_PREFERENCES.save({ ...preferences, isSpoken })}
      isRefused={isRefused}
    >
      <RadioGroup
        label={COPY.pace}
        options={PACES}
        value={String(preferences.pace)}
        onValueChange={choosePace}
      />
    </SessionSettings>
  );
}

function IntroFooter() {
  return (
    <>
      <p>
        {COPY.backdraft} <TextLink to={articlePath(BACKDRAFT_ARTICLE)}>{COPY.backdraftLink}</TextLink>.
      </p>
      <CareNote text={COPY.care}>
        <SourceList sources={COPY.sources} />
      </CareNote>
    </>
  );
}

export { SelfCompassionPage as Component };
