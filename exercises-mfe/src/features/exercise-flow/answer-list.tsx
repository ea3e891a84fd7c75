import styles from './answer-list.module.css';

export interface AnswerOption<Value extends string | number | boolean> {
  value: Value;
  label: string;
  /** A secondary line. */
  hint?: string;
  /** Leads to help: on a ground of its own, as 'Det är för tungt just nu' is. */
  isHeavy?: boolean;
}

interface AnswerListProps<Value extends string | number | boolean> {
  /** Id of the question's heading. */
  labelledBy: string;
  options: readonly AnswerOption<Value>[];
  /** The earlier answer after a step back. */
  chosen?: Value | null;
  onChoose: (value: Value) => void;
  /** `pair` places two answers side by side on wide screens. */
  layout?: 'rows' | 'pair';
}

/** Answers as buttons, because one click answers and moves on. Radio buttons would answer on an arrow key. */
export function AnswerList<Value extends string | number | boolean>({
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
            className={styles.answer}
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
