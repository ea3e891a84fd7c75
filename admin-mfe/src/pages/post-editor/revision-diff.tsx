import { RevisionText } from '../../features/draft-editor/revisions';
import { readableHtml, TextDiff } from '../../features/rich-text/text-diff';
import { LATER_COPY } from './later.copy';
import { EDITOR_COPY } from './post-editor.copy';
import { useRevision } from './post-editor.queries';
import { describeField, FIELD_NAMES, toFields } from './post-fields.logic';
import type { AdminPost, FieldName, PostFields } from './post-fields.logic';
import styles from './post-revisions.module.css';

const { labels } = EDITOR_COPY;
const { revisions: copy } = LATER_COPY;

interface RevisionDiffProps {
  older: PostFields;
  newer: PostFields;
}

/** What differs between two versions, field by field in the order of the form. */
function RevisionDiff({ older, newer }: RevisionDiffProps) {
  const changed = FIELD_NAMES.filter((name) => String(older[name]) !== String(newer[name]));
  return (
    <>
      <p role="status">{copy.changedFields(changed.map((name) => labels[name]))}</p>
      {changed.map((name) => (
        <section key={name} className={styles.difference} aria-labelledby={`diff-${name}`}>
          <h3 id={`diff-${name}`} className={styles.label}>
            {labels[name]}
          </h3>
          <TextDiff before={textOf(name, older)} after={textOf(name, newer)} />
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

function textOf(name: FieldName, fields: PostFields): string {
  return name === 'content' ? readableHtml(fields.content) : describeField(name, fields);
}
