import { Button } from '@stillsam/ui';
import { StepActions, StepHeading, StepNote } from '../../../features/exercise-flow/step-parts';
import { PrivateText } from '../../../components/private-text/private-text';
import { WORRY_COPY } from '../worry-paper.copy';
import styles from './paper.module.css';

const COPY = WORRY_COPY.paper;

/** The texts of the two columns. */
export interface WrittenPaper {
  worry: string;
  step: string;
}

interface PaperProps {
  written: WrittenPaper;
  onWrite: (written: WrittenPaper) => void;
  onTear: () => void;
}

export function Paper({ written, onWrite, onTear }: PaperProps) {
  const isBlank = written.worry.trim() === '' && written.step.trim() === '';
  return (
    <>
      <StepHeading>{COPY.title}</StepHeading>
      <div className={styles.paper}>
        <PrivateText
          {...COPY.worry}
          value={written.worry}
          onWrite={(worry) => onWrite({ ...written, worry })}
        />
        <PrivateText {...COPY.step} value={written.step} onWrite={(step) => onWrite({ ...written, step })} />
      </div>
      <StepNote>{COPY.private}</StepNote>
      <StepActions>
        <Button size="large" disabled={isBlank} onClick={onTear}>
          {COPY.tear}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {COPY.print}
        </Button>
      </StepActions>
    </>
  );
}
