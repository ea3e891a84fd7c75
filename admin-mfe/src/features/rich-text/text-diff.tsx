import { VisuallyHidden } from '@stillsam/ui';
import type { Change } from 'diff';
import { RICH_TEXT_COPY } from './rich-text.copy';
import styles from './text-diff.module.css';

const { diff: copy } = RICH_TEXT_COPY;

/** What differs between two texts. Signs and words tell what is added and removed, not colour alone. */
export function TextDiff({ parts }: { parts: readonly Change[] }) {
  return (
    <p className={styles.text}>
      {parts.length === 0 ? copy.onlyForm : null}
      {parts.map(({ value, added, removed }, index) =>
        added || removed ? (
          <Changed key={index} as={added ? 'ins' : 'del'} text={value} />
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </p>
  );
}

function Changed({ as: Tag, text }: { as: 'ins' | 'del'; text: string }) {
  return (
    <Tag className={styles[Tag]}>
      <VisuallyHidden>{Tag === 'ins' ? copy.added : copy.removed} </VisuallyHidden>
      {text}
      <VisuallyHidden> {copy.endOfChange}</VisuallyHidden>
    </Tag>
  );
}
