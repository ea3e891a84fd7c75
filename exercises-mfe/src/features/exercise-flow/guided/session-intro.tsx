import { Button } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { PointList, StepActions, StepHeading } from '../step-parts';

interface SessionIntroProps {
  title: string;
  points: readonly string[];
  begin: string;
  onBegin: () => void;
  /** A choice that has a default, so that the button may come first. */
  choice?: ReactNode;
  settings: ReactNode;
}

/** Before the first step: the button within the first view, then choices and instructions. */
export function SessionIntro({ title, points, begin, onBegin, choice, settings }: SessionIntroProps) {
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <StepActions>
        <Button size="large" onClick={onBegin}>
          {begin}
        </Button>
      </StepActions>
      {choice}
      <PointList points={points} />
      {settings}
    </>
  );
}
