import { RevisionText } from '../../features/draft-editor/revisions';
import { LazyPart } from '../../lazy-part';
import { EDITOR_COPY } from './post-editor.copy';
import { useRevision } from './post-editor.queries';
import { toFields, type AdminPost } from './post-fields.logic';

const { revisions: copy } = EDITOR_COPY;

/** Lazy, because it loads the search for differences. */
const loadDiff = () => import(/* webpackChunkName: "revision-diff" */ './revision-diff');

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
            <LazyPart load={loadDiff} texts={copy.comparison} lines={6}>
              {({ RevisionDiff }) => (
                <RevisionDiff
                  older={toFields({ ...post, ...before })}
                  newer={toFields({ ...post, ...after })}
                />
              )}
            </LazyPart>
          )}
        </RevisionText>
      )}
    </RevisionText>
  );
}
