import { Button } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { StepHeading } from '../step-heading';
import { PointList, StepActions } from '../step-parts';

interface SessionIntroProps {
  title: string;
  points: readonly string[];
  begin: string;
  onBegin: () => void;
  /** A choice that comes before the button. */
  choice?: ReactNode;
  settings: ReactNode;
}

/** Instructions and settings before the first step. */
export function SessionIntro({ title, points, begin, onBegin, choice, settings }: SessionIntroProps) {
  return (
    <>
      <StepHeading>{title}</StepHeading>
      {choice}
      <StepActions>
        <Button size="large" onClick={onBegin}>
          {begin}
        </Button>
      </StepActions>
      <PointList points={points} />
      {settings}
    </>
  );
}
