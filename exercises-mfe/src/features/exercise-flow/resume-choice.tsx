import { Button } from '@stillsam/ui';
import { FLOW_COPY } from './flow.copy';
import styles from './resume-choice.module.css';
import { StepHeading } from './step-heading';
import type { EarlierProgress } from './use-exercise';

interface ResumeChoiceProps {
  earlierProgress: EarlierProgress;
  onResume: () => void;
  onRestart: () => void;
}

/** Offers a returning visitor to resume, to see the result, or to start over. */
export function ResumeChoice({ earlierProgress, onResume, onRestart }: ResumeChoiceProps) {
  const { title, text, resume } = FLOW_COPY.earlierProgress[earlierProgress];
  return (
    <div className={styles.choice}>
      <StepHeading>{title}</StepHeading>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button size="large" onClick={onResume}>
          {resume}
        </Button>
        <Button size="large" variant="secondary" onClick={onRestart}>
          {FLOW_COPY.earlierProgress.restart}
        </Button>
      </div>
    </div>
  );
}
