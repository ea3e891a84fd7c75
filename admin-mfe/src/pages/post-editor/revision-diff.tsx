import { useMemo } from 'react';
import { RevisionText } from '../../features/draft-editor/revisions';
import { TextDiff } from '../../features/rich-text/text-diff';
import { EDITOR_COPY } from './post-editor.copy';
import { useRevision } from './post-editor.queries';
import { toFields, type AdminPost, type PostFields } from './post-fields.logic';
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

interface RevisionComparisonProps {
  post: AdminPost;
  versions: readonly [number, number];
}

/** The difference between two versions of a post, from the older one to the newer one. */
export function RevisionComparison({ post, versions }: RevisionComparisonProps) {
  const older = useRevision(post.id, Math.min(...versions));
  const newer = useRevision(post.id, Math.max(...versions));
  return (
    <RevisionText revision={older} failed={copy.failed}>
      {(before) => (
        <RevisionText revision={newer} failed={copy.failed}>
          {(after) => (
            <RevisionDiff older={toFields({ ...post, ...before })} newer={toFields({ ...post, ...after })} />
          )}
        </RevisionText>
      )}
    </RevisionText>
  );
}
