import type { ReactNode } from 'react';
import { PageMeta } from '@stillsam/platform';
import { PhoneText } from '@stillsam/ui';
import { ExerciseFrame, type ExerciseFrameProps } from './exercise-frame';
import { ResumeChoice } from './resume-choice';
import type { StepState } from './step-machine';
import type { Exercise } from './use-exercise';

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
        footer={
          <>
            <p>
              <PhoneText text={copy.care} />
            </p>
            {sources}
          </>
        }
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
