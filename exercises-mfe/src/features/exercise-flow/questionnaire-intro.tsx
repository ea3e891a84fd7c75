import { Button } from '@stillsam/ui';
import { StepHeading } from './step-heading';
import { PointList, StepActions } from './step-parts';

interface QuestionnaireIntroProps {
  title: string;
  points: readonly string[];
  /** Label of the button. */
  begin: string;
  onBegin: () => void;
}

/** Introduces a questionnaire, with its limits, before the first question. */
export function QuestionnaireIntro({ title, points, begin, onBegin }: QuestionnaireIntroProps) {
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
