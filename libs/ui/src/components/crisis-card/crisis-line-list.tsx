import type { CrisisLine } from '@stillsam/platform/crisis-line';
import styles from './crisis-card.module.css';
import { CrisisLineItem } from './crisis-line-item';
import { SWEDISH, type CrisisLanguage } from './crisis-language';

interface CrisisLineListProps {
  label: string;
  lines: readonly CrisisLine[];
  language?: CrisisLanguage;
}

/** Helplines of a group. The columns follow the width of the container around it. */
export function CrisisLineList({ label, lines, language = SWEDISH }: CrisisLineListProps) {
  return (
    <ul className={styles.lines} role="list" aria-label={label}>
      {lines.map((line) => (
        <CrisisLineItem key={line.id} line={line} language={language} />
      ))}
    </ul>
  );
}
