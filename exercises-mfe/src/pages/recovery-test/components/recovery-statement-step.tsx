import { useId } from 'react';
import { Button } from '@stillsam/ui';
import { AnswerList } from '../../../features/exercise-flow/answer-list';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { StepActions } from '../../../features/exercise-flow/step-parts';
import { RECOVERY_COPY as COPY } from '../recovery.copy';

const YES = 'yes';
const NO = 'no';
const OPTIONS = [
  { value: YES, label: COPY.yes },
  { value: NO, label: COPY.no },
] as const;

interface RecoveryStatementStepProps {
  statement: string;
  chosen: boolean | null;
  isFirst: boolean;
  onAnswer: (isTrue: boolean) => void;
  onBack: () => void;
}

/** One statement, true or false. An answer moves on to the next one. */
export function RecoveryStatementStep(props: RecoveryStatementStepProps) {
  const { statement, chosen, isFirst, onAnswer, onBack } = props;
  const statementId = useId();
  return (
    <>
      <StepHeading id={statementId}>{statement}</StepHeading>
      <AnswerList
        labelledBy={statementId}
        options={OPTIONS}
        chosen={chosen === null ? null : chosen ? YES : NO}
        onChoose={(value) => onAnswer(value === YES)}
        layout="pair"
      />
      <StepActions>
        <Button variant="quiet" onClick={onBack}>
          {isFirst ? COPY.toIntro : COPY.previous}
        </Button>
      </StepActions>
    </>
  );
}
