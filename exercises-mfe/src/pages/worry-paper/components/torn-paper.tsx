import { Button } from '@stillsam/ui';
import { StepActions, StepHeading, StepPart, WayList } from '../../../features/exercise-flow/step-parts';
import { WORRY_COPY } from '../worry-paper.copy';
import styles from './paper.module.css';

const COPY = WORRY_COPY.torn;

/** Two halves that part, without what was written on them. */
export function TornPaper({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <StepHeading>{COPY.title}</StepHeading>
      <svg className={styles.torn} viewBox="0 0 240 120" aria-hidden="true" focusable="false">
        <path d="M24 10h94l-6 14 9 16-8 18 7 16-9 18 6 18H24z" />
        <path d="M122 10h94v100h-98l-6-18 9-18-7-16 8-18-9-16z" />
      </svg>
      <p>{COPY.text}</p>
      <StepActions>
        <Button variant="secondary" onClick={onAgain}>
          {COPY.again}
        </Button>
      </StepActions>
      <StepPart title={COPY.waysTitle}>
        <WayList ways={WORRY_COPY.ways} />
      </StepPart>
    </>
  );
}
