import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { QuickExit } from '@stillsam/ui';
import { recordCompletion } from '../../features/catalogue/history';
import { CareNote, SourceList } from '../../components/care-note/care-note';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import { Paper, TornPaper, type WrittenPaper } from './components/paper';
import { WORRY_COPY as COPY } from './worry-paper.copy';

const BLANK: WrittenPaper = { worry: '', step: '' };

/** Worries beside first steps, on a paper that is torn when it is written. The text is kept in memory alone. */
export function WorryPaperPage() {
  const [paper, setPaper] = useState(BLANK);
  const [isTorn, setTorn] = useState(false);
  // The browser may keep the page as it is for its back button.
  useEffect(() => {
    const blank = () => flushSync(() => setPaper(BLANK));
    window.addEventListener('pagehide', blank);
    return () => window.removeEventListener('pagehide', blank);
  }, []);
  const tear = () => {
    setPaper(BLANK);
    setTorn(true);
    recordCompletion('worry-paper');
  };
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.worryPaper} />
      <ExerciseFrame
        title={COPY.title}
        lead={COPY.lead}
        drawing={<ResourceLine id="worry-paper" place="start" />}
        isStarted={isTorn}
        viewKey={isTorn ? 'torn' : 'paper'}
        exit={<QuickExit onLeave={() => setPaper(BLANK)} />}
        withoutScript={
          <>
            <h2>{COPY.withoutScript.title}</h2>
            <p>{COPY.withoutScript.text}</p>
          </>
        }
        footer={
          <CareNote text={COPY.care}>
            <SourceList sources={COPY.sources} />
          </CareNote>
        }
      >
        {isTorn ? (
          <TornPaper onAgain={() => setTorn(false)} />
        ) : (
          <Paper written={paper} onWrite={setPaper} onTear={tear} />
        )}
      </ExerciseFrame>
    </>
  );
}

export { WorryPaperPage as Component };
