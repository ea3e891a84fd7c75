import { PhoneText } from '@stillsam/ui';
import { COGNITIVE_COPY } from '../cognitive.copy';

const COPY = COGNITIVE_COPY.thought;

/** Which thoughts the exercise is no tool for, and who is there for them. */
export function ThoughtWarning() {
  return (
    <>
      <p>
        <PhoneText text={COPY.selfHarm} />
      </p>
      <p>{COPY.danger}</p>
    </>
  );
}
