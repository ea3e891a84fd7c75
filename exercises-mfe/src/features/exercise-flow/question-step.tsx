import { Radio } from '@stillsam/ui';
import { useId, type ReactNode } from 'react';
import { BackAction, StepHeading } from '../../components/step-parts/step-parts';
import styles from './question-step.module.css';

export interface AnswerOption<Value extends string | number | boolean> {
  value: Value;
  label: string;
  /** A secondary line. */
  hint?: string;
  /** Leads to help: on a ground of its own, as 'Det är för tungt just nu' is. */
  isHeavy?: boolean;
}

interface QuestionStepProps<Value extends string | number | boolean> {
  question: string;
  /** Between question and answers. */
  introduction?: ReactNode;
  options: readonly AnswerOption<Value>[];
  /** The earlier answer after a step back. */
  chosen?: Value | null;
  onChoose: (value: Value) => void;
  /** `pair` places two answers side by side on wide screens. */
  layout?: 'rows' | 'pair';
  /** The way to the step before. */
  back?: { label: string; onBack: () => void };
}

/** A step that is one question: an answer leads on. */
export function QuestionStep<Value extends string | number | boolean>(props: QuestionStepProps<Value>) {
  const { question, introduction, back, ...answers } = props;
  const headingId = useId();
  return (
    <>
      <StepHeading id={headingId}>{question}</StepHeading>
      {introduction}
      <AnswerList {...answers} labelledBy={headingId} />
      {back ? <BackAction onBack={back.onBack}>{back.label}</BackAction> : null}
    </>
  );
}

type AnswerListProps<Value extends string | number | boolean> = Pick<
  QuestionStepProps<Value>,
  'options' | 'chosen' | 'onChoose' | 'layout'
> & { labelledBy: string };

/** Answers as buttons, because one click answers and moves on. Radio buttons would answer on an arrow key. */
function AnswerList<Value extends string | number | boolean>({
  labelledBy,
  options,
  chosen = null,
  onChoose,
  layout = 'rows',
}: AnswerListProps<Value>) {
  return (
    <ul className={styles.answers} role="list" aria-labelledby={labelledBy} data-layout={layout}>
      {options.map(({ value, label, hint, isHeavy }) => (
        <li key={String(value)}>
          <button
            type="button"
            className={`${styles.choice} ${styles.answer}`}
            aria-pressed={value === chosen}
            data-heavy={isHeavy}
            onClick={() => onChoose(value)}
          >
            <span className={styles.label}>{label}</span>
            {hint ? <span className={styles.hint}>{hint}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceCard<Value extends string> {
  value: Value;
  label: string;
  /** Describes the choice, with an example. */
  text?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  /** Id of the question's heading. */
  labelledBy: string;
  cards: readonly ChoiceCard<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/** Radio buttons with explanations. A choice does not move on; the button of the step does. */
export function ChoiceCards<Value extends string>({
  labelledBy,
  cards,
  chosen,
  onChoose,
}: ChoiceCardsProps<Value>) {
  const groupId = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.cards}>
      {cards.map(({ value, label, text }) => {
        const labelId = `${groupId}-${value}`;
        return (
          <label key={value} className={`${styles.choice} ${styles.card}`}>
            <Radio
              name={groupId}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-labelledby={labelId}
              aria-describedby={text ? `${labelId}-text` : undefined}
            />
            <span id={labelId} className={styles.label}>
              {label}
            </span>
            {text ? (
              <span id={`${labelId}-text`} className={styles.text}>
                {text}
              </span>
            ) : null}
          </label>
        );
      })}
    </div>
  );
}
