import { Button } from '@stillsam/ui';
import { StepActions } from '../../../features/exercise-flow/step-parts';
import { COGNITIVE_COPY as COPY } from '../cognitive.copy';

interface StepNavigationProps {
  /** The step is filled. */
  canContinue: boolean;
  /** The button finishes the exercise. */
  isLast?: boolean;
  onNext: () => void;
  /** Undefined at the first step. */
  onBack?: () => void;
}

/** The buttons to the next and the previous step. */
export function StepNavigation({ canContinue, isLast = false, onNext, onBack }: StepNavigationProps) {
  return (
    <StepActions>
      <Button size="large" disabled={!canContinue} onClick={onNext}>
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
