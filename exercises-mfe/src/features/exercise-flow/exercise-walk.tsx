import { Button, QuickExit } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { ExerciseFrame, type ExerciseFrameProps } from './exercise-frame';
import { StepActions, StepHeading, BeginAction, PointList } from '../../components/step-parts/step-parts';
import type { StepState, QuestionnaireEvent, QuestionnaireState } from './step-machine';
import type { EarlierProgress, Exercise } from './use-exercise';
import { QuestionStep, type AnswerOption } from './question-step';
import styles from './exercise-frame.module.css';

const RESUME_COPY = {
  begun: {
    title: 'Du har börjat här tidigare',
    text: 'Det du fyllde i finns kvar i den här fliken. Vill du fortsätta där du var, eller börja om från början?',
    resume: 'Fortsätt där du var',
  },
  finished: {
    title: 'Du har gått igenom det här tidigare',
    text: 'Det du fyllde i finns kvar i den här fliken. Vill du se hur det blev, eller börja om från början?',
    resume: 'Se hur det blev',
  },
  restart: 'Börja om',
};

interface ExerciseWalkProps extends Omit<
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
  const { title, text, resume } = RESUME_COPY[earlierProgress];
  return (
    <div className={styles.choice}>
      <StepHeading>{title}</StepHeading>
      <p>{text}</p>
      <StepActions>
        <Button size="large" onClick={onResume}>
          {resume}
        </Button>
        <Button size="large" variant="secondary" onClick={onRestart}>
          {RESUME_COPY.restart}
        </Button>
      </StepActions>
    </div>
  );
}

interface QuestionnaireWalkProps<Answer extends string | number | boolean> extends Pick<
  ExerciseWalkProps,
  'drawing' | 'onPaper' | 'path'
> {
  exercise: Exercise<QuestionnaireState<Answer>, QuestionnaireEvent<Answer>>;
  questions: readonly { question: string; options: readonly AnswerOption<Answer>[] }[];
  copy: ExerciseWalkProps['copy'] & {
    intro: { title: string; points: readonly string[]; begin: string };
    progress: (question: number, questions: number) => string;
    done: string;
    toIntro: string;
    previous: string;
  };
  /** `pair` places two answers side by side on wide screens. */
  layout?: 'rows' | 'pair';
  /** The result, once every question is answered. */
  children: ReactNode;
}

/** A self-test: an introduction with its limits, one question at a time, and the result. */
export function QuestionnaireWalk<Answer extends string | number | boolean>(
  props: QuestionnaireWalkProps<Answer>,
) {
  const { exercise, questions, copy, layout, children, ...walk } = props;
  const { state, send, back } = exercise;
  const { step, answers } = state;
  const question = questions[step - 1];
  const text = question ? copy.progress(step, questions.length) : copy.done;
  return (
    <ExerciseWalk
      {...walk}
      exercise={exercise}
      copy={copy}
      progress={step > 0 ? { value: step - 1, max: questions.length, text } : undefined}
      exit={<QuickExit onLeave={exercise.clearAnswers} />}
    >
      {question ? (
        <QuestionStep
          {...question}
          chosen={answers[step - 1]}
          onChoose={(answer) => send({ type: 'answered', answer })}
          layout={layout}
          back={{ label: step === 1 ? copy.toIntro : copy.previous, onBack: back }}
        />
      ) : step > 0 ? (
        children
      ) : (
        <>
          <StepHeading>{copy.intro.title}</StepHeading>
          <BeginAction onBegin={() => send({ type: 'began' })}>{copy.intro.begin}</BeginAction>
          <PointList points={copy.intro.points} />
        </>
      )}
    </ExerciseWalk>
  );
}
