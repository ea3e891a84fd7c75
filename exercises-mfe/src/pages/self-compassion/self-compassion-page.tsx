import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS, articlePath } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { PhoneText, QuickExit, TextLink } from '@stillsam/ui';
import { MONOTONIC_CLOCK, type Clock } from '../../browser/clock';
import { browserWakeLock, keepScreenAwake } from '../../browser/wake-lock';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import { SourceList } from '../../features/sources/source-list';
import { MettaIntro } from './components/metta-intro';
import { MettaOnPaper } from './components/metta-on-paper';
import { MettaPhrase } from './components/metta-phrase';
import { MettaSettings } from './components/metta-settings';
import { METTA_COPY as COPY } from './metta.copy';
import { useMetta } from './use-metta';

/** Time to read what was done before the resources open. */
const SOFT_END_MS = 3_000;
const BACKDRAFT_ARTICLE = 'sjalvmedkansla-lugnar-kroppen';

interface SelfCompassionPageProps {
  /** Replaces the browser's clock in tests. */
  clock?: Clock;
}

/** Five phrases, one at a time, until the visitor stops. */
export function SelfCompassionPage({ clock = MONOTONIC_CLOCK }: SelfCompassionPageProps) {
  const { player, view, preferences, isRefused, prefer, voice, isSpeaking } = useMetta(clock);
  // Deferred, so that the click is painted before the phrases render. The clock runs from the click.
  const hasBegun = useDeferredValue(view.status !== 'idle');
  const isRunning = view.status === 'running';
  useEffect(() => (isRunning ? keepScreenAwake(browserWakeLock()) : undefined), [isRunning]);

  const { isEnding, stop } = useSoftEnd(player.pause);
  // Silences the voice before the navigation.
  const exit = <QuickExit onLeave={player.pause} />;
  const isCalm = isRunning || isEnding;

  const settings = (
    <MettaSettings preferences={preferences} isRefused={isRefused} voice={voice} onChange={prefer} />
  );
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.selfCompassion} />
      <ExerciseFrame
        title={COPY.title}
        lead={COPY.lead}
        drawing={<ResourceLine id="self-compassion" place="start" />}
        isStarted={hasBegun}
        viewKey={hasBegun ? 'phrases' : 'intro'}
        exit={isCalm ? undefined : exit}
        exitErases="nothing"
        withoutScript={<MettaOnPaper />}
        footer={hasBegun ? undefined : <IntroFooter />}
      >
        {hasBegun ? (
          <MettaPhrase
            view={view}
            isSpeaking={isSpeaking}
            isEnding={isEnding}
            exit={isCalm ? exit : undefined}
            settings={settings}
            onStop={stop}
            onPause={player.pause}
            onResume={player.start}
          />
        ) : (
          <MettaIntro settings={settings} onBegin={player.start} />
        )}
      </ExerciseFrame>
    </>
  );
}

/** Stopping shows what was done for a moment, then leads to the resources; stopping again leads there at once. */
function useSoftEnd(pause: () => void) {
  const navigate = useNavigate();
  const [isEnding, setIsEnding] = useState(false);
  useEffect(() => {
    if (!isEnding) return;
    const timer = setTimeout(() => void navigate(PATHS.resources), SOFT_END_MS);
    return () => clearTimeout(timer);
  }, [isEnding, navigate]);
  const stop = () => {
    pause();
    if (isEnding) void navigate(PATHS.resources);
    else setIsEnding(true);
  };
  return { isEnding, stop };
}

function IntroFooter() {
  return (
    <>
      <p>
        {COPY.backdraft} <TextLink to={articlePath(BACKDRAFT_ARTICLE)}>{COPY.backdraftLink}</TextLink>.
      </p>
      <p>
        <PhoneText text={COPY.care} />
      </p>
      <SourceList sources={COPY.sources} />
    </>
  );
}

export { SelfCompassionPage as Component };
