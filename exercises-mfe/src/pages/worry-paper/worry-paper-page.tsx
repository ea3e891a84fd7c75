import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddToPlan } from '@stillsam/my-plan';
import { PATHS } from '@stillsam/paths';
import { Button, QuickExit } from '@stillsam/ui';
import { SourceList } from '../../components/care-note/care-note';
import { PrivateText, UrgentHelp, isUrgent } from '../../components/private-text/private-text';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import {
  StepActions,
  StepHeading,
  StepNote,
  StepPart,
  WayList,
} from '../../components/step-parts/step-parts';
import { WORRY_COPY as COPY } from './worry-paper.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './worry-paper-page.module.css';

const { paper: PAPER, torn: TORN } = COPY;

/** The texts of the two columns. */
interface WrittenPaper {
  worry: string;
  step: string;
}

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
    <ExerciseFrame
      path={PATHS.worryPaper}
      copy={COPY}
      drawing={<ResourceLine id="worry-paper" place="start" />}
      isStarted={isTorn}
      viewKey={isTorn ? 'torn' : 'paper'}
      exit={<QuickExit onLeave={() => setPaper(BLANK)} />}
      sources={<SourceList sources={COPY.sources} />}
    >
      {isTorn ? (
        <TornPaper onAgain={() => setTorn(false)} />
      ) : (
        <Paper written={paper} onWrite={setPaper} onTear={tear} />
      )}
    </ExerciseFrame>
  );
}

interface PaperProps {
  written: WrittenPaper;
  onWrite: (written: WrittenPaper) => void;
  onTear: () => void;
}

function Paper({ written, onWrite, onTear }: PaperProps) {
  const text = `${written.worry}\n${written.step}`;
  const firstField = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <StepHeading>{PAPER.title}</StepHeading>
      <div className={styles.paper}>
        <PrivateText
          ref={firstField}
          {...PAPER.worry}
          rows={2}
          value={written.worry}
          onWrite={(worry) => onWrite({ ...written, worry })}
        />
        <PrivateText
          {...PAPER.step}
          rows={2}
          value={written.step}
          onWrite={(step) => onWrite({ ...written, step })}
        />
      </div>
      <UrgentHelp written={text} />
      <StepNote>{PAPER.private}</StepNote>
      <StepActions>
        <Button
          size="large"
          variant={isUrgent(text) ? 'secondary' : 'primary'}
          onClick={text.trim() === '' ? () => firstField.current?.focus() : onTear}
        >
          {PAPER.tear}
        </Button>
        <Button size="large" variant="secondary" onClick={() => window.print()}>
          {PAPER.print}
        </Button>
      </StepActions>
    </>
  );
}

/** Two halves that part, without what was written on them. */
function TornPaper({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <StepHeading>{TORN.title}</StepHeading>
      <svg
        className={`${styles.torn} ${shown.onScreen}`}
        viewBox="0 0 240 120"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M24 10h94l-6 14 9 16-8 18 7 16-9 18 6 18H24z" />
        <path d="M122 10h94v100h-98l-6-18 9-18-7-16 8-18-9-16z" />
      </svg>
      <p>{TORN.text}</p>
      <StepActions>
        <Button variant="secondary" onClick={onAgain}>
          {TORN.again}
        </Button>
        <AddToPlan title={COPY.title} path={PATHS.worryPaper} />
      </StepActions>
      <StepPart title={TORN.waysTitle}>
        <WayList ways={COPY.ways} />
      </StepPart>
    </>
  );
}

export { WorryPaperPage as Component };
