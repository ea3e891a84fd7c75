import { Button } from '@stillsam/ui';
import { FLOW_COPY } from './flow.copy';
import styles from './resume-choice.module.css';
import { StepHeading } from './step-heading';

interface ResumeChoiceProps {
  onResume: () => void;
  onRestart: () => void;
}

/** Asks whoever comes back: go on, or begin again. */
export function ResumeChoice({ onResume, onRestart }: ResumeChoiceProps) {
  const { title, text, resume, restart } = FLOW_COPY.waiting;
  return (
    <div className={styles.choice}>
      <StepHeading>{title}</StepHeading>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button size="large" onClick={onResume}>
          {resume}
        </Button>
        <Button size="large" variant="secondary" onClick={onRestart}>
          {restart}
        </Button>
      </div>
    </div>
  );
}
