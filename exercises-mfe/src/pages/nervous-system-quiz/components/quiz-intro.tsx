import { Button } from '@stillsam/ui';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { PointList, StepActions } from '../../../features/exercise-flow/step-parts';
import { QUIZ_COPY } from '../quiz.copy';

/** What the quiz is, and what it is not. */
export function QuizIntro({ onBegin }: { onBegin: () => void }) {
  const { title, points, begin } = QUIZ_COPY.intro;
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <PointList points={points} />
      <StepActions>
        <Button size="large" onClick={onBegin}>
          {begin}
        </Button>
      </StepActions>
    </>
  );
}
