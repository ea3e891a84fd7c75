import { Button } from '@stillsam/ui';
import { FLOW_COPY } from './flow.copy';
import styles from './resume-choice.module.css';
import { StepHeading } from './step-heading';
import type { Waiting } from './use-exercise';

interface ResumeChoiceProps {
  waiting: Waiting;
  onResume: () => void;
  onRestart: () => void;
}

/** Asks a returning visitor whether to resume, see the result, or start over. */
export function ResumeChoice({ waiting, onResume, onRestart }: ResumeChoiceProps) {
  const { title, text, resume } = FLOW_COPY.waiting[waiting];
  return (
    <div className={styles.choice}>
      <StepHeading>{title}</StepHeading>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button size="large" onClick={onResume}>
          {resume}
        </Button>
        <Button size="large" variant="secondary" onClick={onRestart}>
          {FLOW_COPY.waiting.restart}
        </Button>
      </div>
    </div>
  );
}
