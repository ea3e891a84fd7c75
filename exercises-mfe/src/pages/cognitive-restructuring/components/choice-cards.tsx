import { Radio } from '@stillsam/ui';
import { useId, type ReactNode } from 'react';
import styles from './choice-cards.module.css';

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
          <label key={value} className={styles.card}>
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
