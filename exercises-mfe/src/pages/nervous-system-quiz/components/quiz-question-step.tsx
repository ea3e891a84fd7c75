import { useId } from 'react';
import { Button } from '@stillsam/ui';
import { AnswerList } from '../../../features/exercise-flow/answer-list';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { StepActions } from '../../../features/exercise-flow/step-parts';
import type { AnswerPoints, QuizQuestion } from '../quiz.content';
import { QUIZ_COPY } from '../quiz.copy';

const POINTS: readonly AnswerPoints[] = [1, 2, 3, 4];

interface QuizQuestionStepProps {
  question: QuizQuestion;
  chosen: AnswerPoints | null;
  isFirst: boolean;
  onAnswer: (points: AnswerPoints) => void;
  onBack: () => void;
}

/** One question. An answer moves on to the next question. */
export function QuizQuestionStep(props: QuizQuestionStepProps) {
  const { question, chosen, isFirst, onAnswer, onBack } = props;
  const questionId = useId();
  return (
    <>
      <StepHeading id={questionId}>{question.question}</StepHeading>
      <AnswerList
        labelledBy={questionId}
        options={POINTS.map((points) => ({ value: points, label: question.answers[points - 1] ?? '' }))}
        chosen={chosen}
        onChoose={onAnswer}
      />
      <StepActions>
        <Button variant="quiet" onClick={onBack}>
          {isFirst ? QUIZ_COPY.toIntro : QUIZ_COPY.previous}
        </Button>
      </StepActions>
    </>
  );
}
