import type { ReactNode } from 'react';
import { QuickExit } from '@stillsam/ui';
import { QuestionStep, type AnswerOption } from './question-step';
import { ExerciseWalk, type ExerciseWalkProps } from './exercise-walk';
import type { QuestionnaireEvent, QuestionnaireState } from './questionnaire';
import { BeginAction, PointList, StepHeading } from '../../components/step-parts/step-parts';
import type { Exercise } from './use-exercise';

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
