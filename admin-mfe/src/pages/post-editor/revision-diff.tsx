import { useMemo } from 'react';
import { VisuallyHidden } from '@stillsam/ui';
import { EDITOR_COPY } from './post-editor.copy';
import type { PostFields } from './post-fields.logic';
import { diffFields } from './revision-diff.logic';
import styles from './revision-diff.module.css';

const { labels, revisions: copy } = EDITOR_COPY;

interface RevisionDiffProps {
  older: PostFields;
  newer: PostFields;
}

/** What differs between two versions, field by field. Signs and words tell what is added and removed, not colour alone. */
export function RevisionDiff({ older, newer }: RevisionDiffProps) {
  const fields = useMemo(() => diffFields(older, newer), [older, newer]);
  return (
    <>
      <p role="status">{copy.changedFields(fields.map(({ name }) => labels[name]))}</p>
      {fields.map(({ name, parts }) => (
        <section key={name} className={styles.field} aria-labelledby={`diff-${name}`}>
          <h3 id={`diff-${name}`} className={styles.label}>
            {labels[name]}
          </h3>
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
        </section>
      ))}
    </>
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
