import { useId, type ReactNode } from 'react';
import { QuickExit } from '@stillsam/ui';
import { AnswerList, type AnswerOption } from './answer-list';
import { ExerciseWalk, type ExerciseWalkProps } from './exercise-walk';
import type { QuestionnaireEvent, QuestionnaireState } from './questionnaire';
import { BackAction, BeginAction, PointList, StepHeading } from './step-parts';
import type { Exercise } from './use-exercise';

interface QuestionnaireWalkProps<Answer extends string | number | boolean> extends Pick<
  ExerciseWalkProps,
  'drawing' | 'withoutScript' | 'path'
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
  const questionId = useId();
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
        <>
          <StepHeading id={questionId}>{question.question}</StepHeading>
          <AnswerList
            labelledBy={questionId}
            options={question.options}
            chosen={answers[step - 1]}
            onChoose={(answer) => send({ type: 'answered', answer })}
            layout={layout}
          />
          <BackAction onBack={back}>{step === 1 ? copy.toIntro : copy.previous}</BackAction>
        </>
      ) : step > 0 ? (
        children
      ) : (
        <QuestionnaireIntro {...copy.intro} onBegin={() => send({ type: 'began' })} />
      )}
    </ExerciseWalk>
  );
}

interface QuestionnaireIntroProps {
  title: string;
  points: readonly string[];
  /** Label of the button. */
  begin: string;
  onBegin: () => void;
}

/** Introduces a questionnaire, with its limits, before the first question. */
function QuestionnaireIntro({ title, points, begin, onBegin }: QuestionnaireIntroProps) {
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <BeginAction onBegin={onBegin}>{begin}</BeginAction>
      <PointList points={points} />
    </>
  );
}
