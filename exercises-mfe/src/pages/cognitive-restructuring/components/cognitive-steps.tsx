import { Button, PhoneText } from '@stillsam/ui';
import { useId, type ReactNode } from 'react';
import { FoldedNote } from '../../../components/care-note/care-note';
import { PrivateText, UrgentHelp, isUrgent } from '../../../components/private-text/private-text';
import { ChoiceCards } from '../../../features/exercise-flow/question-step';
import { PointList, StepActions, StepHeading, StepNote } from '../../../components/step-parts/step-parts';
import { PATTERN_TEXTS, SHIFT_TEXTS, COGNITIVE_COPY as COPY } from '../cognitive.copy';
import {
  EMOTIONAL_SHIFTS,
  isFilled,
  THOUGHT_PATTERNS,
  type CognitiveEvent,
  type CognitiveState,
  QUESTION_STEPS,
} from '../cognitive.machine';
import styles from './cognitive.module.css';

interface CognitiveStepProps {
  state: CognitiveState;
  send: (event: CognitiveEvent) => void;
  /** The buttons to the next and the previous step. */
  navigation: ReactNode;
}

/** Step 1: the thought in the visitor's words. */
export function ThoughtStep({ state, send, navigation }: CognitiveStepProps) {
  const warningId = useId();
  return (
    <>
      <StepHeading>{COPY.thought.title}</StepHeading>
      <PrivateText
        label={COPY.thought.label}
        hint={COPY.thought.hint}
        rows={3}
        value={state.originalThought}
        describedBy={warningId}
        onWrite={(text) => send({ type: 'wrote', field: 'originalThought', text })}
      />
      <UrgentHelp written={state.originalThought} />
      {navigation}
      <div id={warningId} className={styles.warning}>
        <ThoughtWarning />
      </div>
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

/** Step 2: the thinking trap. */
export function PatternStep({ state, send, navigation }: CognitiveStepProps) {
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
      {navigation}
    </>
  );
}

/** Step 3: another view of the thought. */
export function ReframingStep({ state, send, navigation }: CognitiveStepProps) {
  return (
    <>
      <StepHeading>{COPY.reframing.title}</StepHeading>
      <ThoughtQuote thought={state.originalThought} />
      <PrivateText
        label={COPY.reframing.label}
        hint={COPY.reframing.hint}
        rows={3}
        value={state.reframedThought}
        onWrite={(text) => send({ type: 'wrote', field: 'reframedThought', text })}
      />
      <UrgentHelp written={state.reframedThought} />
      {navigation}
      <StepNote>{COPY.reframing.promptsTitle}</StepNote>
      <PointList points={COPY.reframing.prompts} />
    </>
  );
}

const SHIFT_CARDS = EMOTIONAL_SHIFTS.map((value) => ({ value, label: SHIFT_TEXTS[value].label }));

/** Step 4: the effect on the feeling. */
export function ShiftStep({ state, send, navigation }: CognitiveStepProps) {
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
      {navigation}
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

interface StepNavigationProps extends Pick<CognitiveStepProps, 'state' | 'send'> {
  onBack: () => void;
}

/** The buttons of a step. The one that leads on stands back where help comes first. */
export function StepNavigation({ state, send, onBack }: StepNavigationProps) {
  const { step, originalThought, reframedThought } = state;
  const written = [originalThought, '', reframedThought][step] ?? '';
  return (
    <StepActions>
      <Button
        size="large"
        variant={isUrgent(written) ? 'secondary' : 'primary'}
        disabled={!isFilled(state, step)}
        onClick={() => send({ type: 'advanced' })}
      >
        {step === QUESTION_STEPS - 1 ? COPY.finish : COPY.next}
      </Button>
      {step > 0 ? (
        <Button size="large" variant="quiet" onClick={onBack}>
          {COPY.previous}
        </Button>
      ) : null}
    </StepActions>
  );
}

/** Names the thoughts that this exercise does not suit, and where to get help with them. */
export function ThoughtWarning() {
  return (
    <>
      <p>
        <PhoneText text={COPY.thought.selfHarm} />
      </p>
      <p>{COPY.thought.danger}</p>
      <FoldedNote title={COPY.thought.moreNumbers}>
        <p>
          <PhoneText text={COPY.thought.numbers} /> {COPY.thought.allNumbers}{' '}
          <a href="#akut-hjalp">{COPY.thought.crisis}</a>.
        </p>
      </FoldedNote>
    </>
  );
}
