import styles from './answer-list.module.css';

export interface AnswerOption<Value extends string | number> {
  value: Value;
  label: string;
  /** A quieter second line. */
  hint?: string;
}

interface AnswerListProps<Value extends string | number> {
  /** The heading that asks. */
  labelledBy: string;
  options: readonly AnswerOption<Value>[];
  /** The earlier answer, for a visitor who went back. */
  chosen?: Value | null;
  onChoose: (value: Value) => void;
  /** Side by side where there is room. */
  layout?: 'rows' | 'pair';
}

/** Answers as buttons: one click answers and goes on. Radio buttons would change the answer on arrow keys. */
export function AnswerList<Value extends string | number>({
  labelledBy,
  options,
  chosen = null,
  onChoose,
  layout = 'rows',
}: AnswerListProps<Value>) {
  return (
    <ul className={styles.answers} role="list" aria-labelledby={labelledBy} data-layout={layout}>
      {options.map(({ value, label, hint }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.answer}
            aria-pressed={value === chosen}
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
