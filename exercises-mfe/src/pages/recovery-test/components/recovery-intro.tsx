import { Button } from '@stillsam/ui';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { PointList, StepActions } from '../../../features/exercise-flow/step-parts';
import { RECOVERY_COPY } from '../recovery.copy';

/** What the test is, and what it is not. */
export function RecoveryIntro({ onBegin }: { onBegin: () => void }) {
  const { title, points, begin } = RECOVERY_COPY.intro;
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
