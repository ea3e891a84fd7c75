import { useId } from 'react';
import { PrivateText } from '../../../features/private-text/private-text';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { PointList, StepNote } from '../../../features/exercise-flow/step-parts';
import { PATTERN_TEXTS, SHIFT_TEXTS } from '../cognitive.content';
import { COGNITIVE_COPY as COPY } from '../cognitive.copy';
import {
  EMOTIONAL_SHIFTS,
  isFilled,
  THOUGHT_PATTERNS,
  type CognitiveEvent,
  type CognitiveState,
} from '../cognitive.machine';
import { ChoiceCards } from './choice-cards';
import styles from './cognitive.module.css';
import { StepWalk } from './step-walk';
import { ThoughtWarning } from './thought-warning';

interface CognitiveStepProps {
  state: CognitiveState;
  send: (event: CognitiveEvent) => void;
  onBack: () => void;
}

/** Step 1: the thought in one's own words. */
export function ThoughtStep({ state, send }: CognitiveStepProps) {
  const warningId = useId();
  return (
    <>
      <StepHeading>{COPY.thought.title}</StepHeading>
      <PrivateText
        label={COPY.thought.label}
        hint={COPY.thought.hint}
        value={state.originalThought}
        describedBy={warningId}
        onWrite={(text) => send({ type: 'wrote', field: 'originalThought', text })}
      />
      <div id={warningId} className={styles.warning}>
        <ThoughtWarning />
      </div>
      <StepWalk canGoOn={isFilled(state, 0)} onNext={() => send({ type: 'went-on' })} />
    </>
  );
}

const PATTERN_CARDS = THOUGHT_PATTERNS.map((value) => {
  const { name, text, example } = PATTERN_TEXTS[value];
  return {
    value,
    label: name,
    text: (
      <>
        {text} <em>{example}</em>
      </>
    ),
  };
});

/** Step 2: the trap it is caught in. */
export function PatternStep({ state, send, onBack }: CognitiveStepProps) {
  const headingId = useId();
  return (
    <>
      <StepHeading id={headingId}>{COPY.pattern.title}</StepHeading>
      <p>{COPY.pattern.text}</p>
      <ThoughtQuote thought={state.originalThought} />
      <ChoiceCards
        labelledBy={headingId}
        cards={PATTERN_CARDS}
        chosen={state.pattern}
        onChoose={(pattern) => send({ type: 'chose-pattern', pattern })}
      />
      <StepWalk canGoOn={isFilled(state, 1)} onNext={() => send({ type: 'went-on' })} onBack={onBack} />
    </>
  );
}

/** Step 3: another way to see it. */
export function ReframingStep({ state, send, onBack }: CognitiveStepProps) {
  return (
    <>
      <StepHeading>{COPY.reframing.title}</StepHeading>
      <ThoughtQuote thought={state.originalThought} />
      <PrivateText
        label={COPY.reframing.label}
        hint={COPY.reframing.hint}
        value={state.reframedThought}
        onWrite={(text) => send({ type: 'wrote', field: 'reframedThought', text })}
      />
      <StepNote>{COPY.reframing.promptsTitle}</StepNote>
      <PointList points={COPY.reframing.prompts} />
      <StepWalk canGoOn={isFilled(state, 2)} onNext={() => send({ type: 'went-on' })} onBack={onBack} />
    </>
  );
}

const SHIFT_CARDS = EMOTIONAL_SHIFTS.map((value) => ({ value, label: SHIFT_TEXTS[value].label }));

/** Step 4: what became of the feeling. */
export function ShiftStep({ state, send, onBack }: CognitiveStepProps) {
  const headingId = useId();
  return (
    <>
      <StepHeading id={headingId}>{COPY.shift.title}</StepHeading>
      <p>{COPY.shift.text}</p>
      <ChoiceCards
        labelledBy={headingId}
        cards={SHIFT_CARDS}
        chosen={state.emotionalShift}
        onChoose={(shift) => send({ type: 'chose-shift', shift })}
      />
      <StepWalk
        isLast
        canGoOn={isFilled(state, 3)}
        onNext={() => send({ type: 'went-on' })}
        onBack={onBack}
      />
    </>
  );
}

function ThoughtQuote({ thought }: { thought: string }) {
  return (
    <figure className={styles.quote}>
      <figcaption>{COPY.yourThought}</figcaption>
      <blockquote>{thought.trim()}</blockquote>
    </figure>
  );
}
