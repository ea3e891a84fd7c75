import { PhoneText } from '@stillsam/ui';
import { COGNITIVE_COPY } from '../cognitive.copy';

const COPY = COGNITIVE_COPY.thought;

/** Names the thoughts that this exercise does not suit, and where to get help with them. */
export function ThoughtWarning() {
  return (
    <>
      <p>
        <PhoneText text={COPY.selfHarm} />
      </p>
      <p>
        <PhoneText text={COPY.danger} /> {COPY.moreNumbers} <a href="#akut-hjalp">{COPY.crisis}</a>.
      </p>
    </>
  );
}
