import { Badge } from '@stillsam/ui';
import styles from './revision-list.module.css';

export interface ListedRevision {
  version: number;
  name: string;
  /** ISO 8601, and as text. */
  savedAt: string;
  when: string;
  facts: string[];
  isCurrent: boolean;
}

interface RevisionListProps {
  label: string;
  /** Badge of the current revision. */
  currentLabel: string;
  rows: readonly ListedRevision[];
  /** Version of the chosen one. */
  chosen: number | null;
  onChoose: (version: number) => void;
}

/** Revisions to choose from. */
export function RevisionList({ label, currentLabel, rows, chosen, onChoose }: RevisionListProps) {
  return (
    <ol className={styles.rows} role="list" aria-label={label}>
      {rows.map(({ version, name, savedAt, when, facts, isCurrent }) => (
        <li key={version}>
          <button
            type="button"
            className={styles.row}
            aria-pressed={version === chosen}
            onClick={() => onChoose(version)}
          >
            <span className={styles.name}>
              {name} {isCurrent ? <Badge tone="calm">{currentLabel}</Badge> : null}
            </span>
            <time dateTime={savedAt}>{when}</time>
            {facts.map((fact) => (
              <span key={fact} className={styles.facts}>
                {fact}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
