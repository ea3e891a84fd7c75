import { CrisisCard } from '@stillsam/ui';
import { Outcome } from '../../features/exercise-flow/step-parts';
import { isUrgent } from './urgent-words';

/** Ids of the helplines that are shown first. */
const FIRST = ['fara-for-liv', 'sjalvmordslinjen', 'hjalplinjen'];

interface UrgentHelpProps {
  /** What the visitor has written in the field above. */
  written: string;
  /** Said above the numbers. */
  text?: string;
}

/** Below a private field: where help is, if its text has words of suicide or self-harm. Nothing is sent or stored. */
export function UrgentHelp({
  written,
  text = 'Är det så det känns? Då räcker inte en övning. Ring hellre någon.',
}: UrgentHelpProps) {
  const isShown = isUrgent(written);
  return (
    <>
      <Outcome>
        {isShown ? (
          <p>
            <strong>{text}</strong>
          </p>
        ) : null}
      </Outcome>
      {isShown ? <CrisisCard headingLevel={3} isLandmark={false} first={FIRST} /> : null}
    </>
  );
}
