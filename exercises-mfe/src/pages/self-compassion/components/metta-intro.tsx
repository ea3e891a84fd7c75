import type { ReactNode } from 'react';
import { Button } from '@stillsam/ui';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { PointList, StepActions } from '../../../features/exercise-flow/step-parts';
import { METTA_COPY } from '../metta.copy';

interface MettaIntroProps {
  settings: ReactNode;
  onBegin: () => void;
}

/** Instructions and settings before the first phrase. */
export function MettaIntro({ settings, onBegin }: MettaIntroProps) {
  const { title, points, begin } = METTA_COPY.intro;
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <PointList points={points} />
      <StepActions>
        <Button size="large" onClick={onBegin}>
          {begin}
        </Button>
      </StepActions>
      {settings}
    </>
  );
}
