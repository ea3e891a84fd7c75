import { useMemo } from 'react';
import { TextDiff } from '../../features/rich-text/text-diff';
import { EDITOR_COPY } from './post-editor.copy';
import type { PostFields } from './post-fields.logic';
import { diffFields } from './revision-diff.logic';
import styles from './revision-diff.module.css';

const { labels, revisions: copy } = EDITOR_COPY;

interface RevisionDiffProps {
  older: PostFields;
  newer: PostFields;
}

/** What differs between two versions, field by field. */
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
          <TextDiff parts={parts} />
        </section>
      ))}
    </>
  );
}
