import { Button, PhoneText } from '@stillsam/ui';
import { useId } from 'react';
import { PrivateText } from '../../../components/private-text/private-text';
import { UrgentHelp, isUrgent } from '../../../components/urgent-help/urgent-help';
import { ChoiceCards } from '../../../features/exercise-flow/question-step';
import { PointList, StepActions, StepHeading, StepNote } from '../../../features/exercise-flow/step-parts';
import { PATTERN_TEXTS, SHIFT_TEXTS, COGNITIVE_COPY as COPY } from '../cognitive.copy';
import {
  EMOTIONAL_SHIFTS,
  isFilled,
  THOUGHT_PATTERNS,
  type CognitiveEvent,
  type CognitiveState,
} from '../cognitive.machine';
import styles from './cognitive.module.css';

interface CognitiveStepProps {
  state: CognitiveState;
  send: (event: CognitiveEvent) => void;
  onBack: () => void;
}

/** Step 1: the thought in the visitor's words. */
export function ThoughtStep({ state, send }: CognitiveStepProps) {
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
      <StepNavigation
        canContinue={isFilled(state, 0)}
        isSecondary={isUrgent(state.originalThought)}
        onNext={() => send({ type: 'advanced' })}
      />
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
      <StepNavigation
        canContinue={isFilled(state, 1)}
        onNext={() => send({ type: 'advanced' })}
        onBack={onBack}
      />
    </>
  );
}

/** Step 3: another view of the thought. */
export function ReframingStep({ state, send, onBack }: CognitiveStepProps) {
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
      <StepNavigation
        canContinue={isFilled(state, 2)}
        isSecondary={isUrgent(state.reframedThought)}
        onNext={() => send({ type: 'advanced' })}
        onBack={onBack}
      />
      <StepNote>{COPY.reframing.promptsTitle}</StepNote>
      <PointList points={COPY.reframing.prompts} />
    </>
  );
}

const SHIFT_CARDS = EMOTIONAL_SHIFTS.map((value) => ({ value, label: SHIFT_TEXTS[value].label }));

/** Step 4: the effect on the feeling. */
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
      <StepNavigation
        isLast
        canContinue={isFilled(state, 3)}
        onNext={() => send({ type: 'advanced' })}
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

interface StepNavigationProps {
  /** The step is filled. */
  canContinue: boolean;
  /** The button finishes the exercise. */
  isLast?: boolean;
  /** Something else comes first. */
  isSecondary?: boolean;
  onNext: () => void;
  /** Undefined at the first step. */
  onBack?: () => void;
}

/** The buttons to the next and the previous step. */
function StepNavigation(props: StepNavigationProps) {
  const { canContinue, isLast = false, isSecondary = false, onNext, onBack } = props;
  return (
    <StepActions>
      <Button
        size="large"
        variant={isSecondary ? 'secondary' : 'primary'}
        disabled={!canContinue}
        onClick={onNext}
      >
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

/** Names the thoughts that this exercise does not suit, and where to get help with them. */
export function ThoughtWarning() {
  return (
    <>
      <p>
        <PhoneText text={COPY.thought.selfHarm} />
      </p>
      <p>
        <PhoneText text={COPY.thought.danger} /> {COPY.thought.moreNumbers}{' '}
        <a href="#akut-hjalp">{COPY.thought.crisis}</a>.
      </p>
    </>
  );
}
