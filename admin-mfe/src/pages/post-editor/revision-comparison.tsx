import { RevisionText } from '../../features/draft-editor/revisions';
import { EDITOR_COPY } from './post-editor.copy';
import { useRevision } from './post-editor.queries';
import { toFields, type AdminPost } from './post-fields.logic';
import { RevisionDiff } from './revision-diff';

const { revisions: copy } = EDITOR_COPY;

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
