import { useDeferredValue, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS, articlePath } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { PhoneText, TextLink } from '@stillsam/ui';
import { MONOTONIC_CLOCK, type Clock } from '../../browser/clock';
import { browserWakeLock, keepScreenAwake } from '../../browser/wake-lock';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import { QuickExit } from '../../features/exercise-flow/quick-exit';
import { SourceList } from '../../features/sources/source-list';
import { MettaIntro } from './components/metta-intro';
import { MettaOnPaper } from './components/metta-on-paper';
import { MettaPhrase } from './components/metta-phrase';
import { MettaSettings } from './components/metta-settings';
import { METTA_COPY as COPY } from './metta.copy';
import { useMetta } from './use-metta';

const BACKDRAFT_ARTICLE = 'sjalvmedkansla-lugnar-kroppen';

interface SelfCompassionPageProps {
  /** Replaces the browser's clock in tests. */
  clock?: Clock;
}

/** Five phrases, one at a time, until the visitor stops. */
export function SelfCompassionPage({ clock = MONOTONIC_CLOCK }: SelfCompassionPageProps) {
  const { player, view, preferences, isRefused, prefer, voice, isSpeaking } = useMetta(clock);
  const navigate = useNavigate();
  // Deferred, so that the click is painted before the phrases render. The clock runs from the click.
  const hasBegun = useDeferredValue(view.status !== 'idle');
  const isRunning = view.status === 'running';
  useEffect(() => (isRunning ? keepScreenAwake(browserWakeLock()) : undefined), [isRunning]);

  const stop = () => {
    // Silences the voice before the next page has loaded.
    player.pause();
    void navigate(PATHS.resources);
  };

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
        // Silences the voice before the navigation.
        exit={<QuickExit onLeave={player.pause} />}
        exitErases="nothing"
        withoutScript={<MettaOnPaper />}
        footer={hasBegun ? undefined : <IntroFooter />}
      >
        {hasBegun ? (
          <MettaPhrase
            view={view}
            isSpeaking={isSpeaking}
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
