import type { ReactNode } from 'react';
import { PageMeta } from '@stillsam/platform';
import { Button } from '@stillsam/ui';
import { CareNote } from '../../components/care-note/care-note';
import { ExerciseFrame, type ExerciseFrameProps } from './exercise-frame';
import { FLOW_COPY } from './flow.copy';
import styles from './exercise-walk.module.css';
import { StepActions, StepHeading } from './step-parts';
import type { StepState } from './step-machine';
import type { EarlierProgress, Exercise } from './use-exercise';

export interface ExerciseWalkProps extends Pick<
  ExerciseFrameProps,
  'drawing' | 'progress' | 'exit' | 'exitErases' | 'withoutScript' | 'children'
> {
  exercise: Omit<Exercise<StepState, never>, 'send'>;
  path: string;
  copy: { title: string; description: string; lead: string; care: string };
  /** Below the caution. */
  sources?: ReactNode;
}

/** An exercise in steps: the page's metadata, the choice to resume an earlier visit, and the current step. */
export function ExerciseWalk({ exercise, path, copy, sources, children, ...frame }: ExerciseWalkProps) {
  const { state, earlierProgress, isRefused, resume, restart } = exercise;
  return (
    <>
      <PageMeta title={copy.title} description={copy.description} path={path} />
      <ExerciseFrame
        {...frame}
        title={copy.title}
        lead={copy.lead}
        isStarted={state.step > 0}
        viewKey={earlierProgress ? 'resume' : String(state.step)}
        isRefused={isRefused}
        footer={<CareNote text={copy.care}>{sources}</CareNote>}
      >
        {earlierProgress ? (
          <ResumeChoice earlierProgress={earlierProgress} onResume={resume} onRestart={restart} />
        ) : (
          children
        )}
      </ExerciseFrame>
    </>
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
