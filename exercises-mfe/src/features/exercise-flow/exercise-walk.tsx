import { Button } from '@stillsam/ui';
import { ExerciseFrame, type ExerciseFrameProps } from './exercise-frame';
import { FLOW_COPY } from './flow.copy';
import { StepActions, StepHeading } from '../../components/step-parts/step-parts';
import type { StepState } from './step-machine';
import type { EarlierProgress, Exercise } from './use-exercise';
import styles from './exercise-frame.module.css';

export interface ExerciseWalkProps extends Omit<
  ExerciseFrameProps,
  'isStarted' | 'viewKey' | 'isRefused' | 'footer'
> {
  exercise: Omit<Exercise<StepState, never>, 'send'>;
}

/** An exercise in steps: the choice to resume an earlier visit, and the current step. */
export function ExerciseWalk({ exercise, children, ...frame }: ExerciseWalkProps) {
  const { state, earlierProgress, isRefused, resume, restart } = exercise;
  return (
    <ExerciseFrame
      {...frame}
      isStarted={state.step > 0}
      viewKey={earlierProgress ? 'resume' : String(state.step)}
      isRefused={isRefused}
    >
      {earlierProgress ? (
        <ResumeChoice earlierProgress={earlierProgress} onResume={resume} onRestart={restart} />
      ) : (
        children
      )}
    </ExerciseFrame>
  );
}

interface ResumeChoiceProps {
  earlierProgress: EarlierProgress;
  onResume: () => void;
  onRestart: () => void;
}

/** Offers a returning visitor to resume, to see the result, or to start over. */
function ResumeChoice({ earlierProgress, onResume, onRestart }: ResumeChoiceProps) {
  const { title, text, resume } = FLOW_COPY.earlierProgress[earlierProgress];
  return (
    <div className={styles.choice}>
      <StepHeading>{title}</StepHeading>
      <p>{text}</p>
      <StepActions>
        <Button size="large" onClick={onResume}>
          {resume}
        </Button>
        <Button size="large" variant="secondary" onClick={onRestart}>
          {FLOW_COPY.earlierProgress.restart}
        </Button>
      </StepActions>
    </div>
  );
}
