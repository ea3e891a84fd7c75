import { Button } from '@stillsam/ui';
import { StepActions } from '../../../features/exercise-flow/step-parts';
import { COGNITIVE_COPY as COPY } from '../cognitive.copy';

interface StepWalkProps {
  /** The step is filled. */
  canGoOn: boolean;
  /** Ends the exercise rather than leading to the next step. */
  isLast?: boolean;
  onNext: () => void;
  /** Left out at the first step, which has nothing before it. */
  onBack?: () => void;
}

/** On, once the step is filled, and back. */
export function StepWalk({ canGoOn, isLast = false, onNext, onBack }: StepWalkProps) {
  return (
    <StepActions>
      <Button size="large" disabled={!canGoOn} onClick={onNext}>
        {isLast ? COPY.finish : COPY.next}
      </Button>
      {onBack ? (
        <Button size="large" variant="quiet" onClick={onBack}>
          {COPY.previous}
        </Button>
      ) : null}
    </StepActions>
  );
}
