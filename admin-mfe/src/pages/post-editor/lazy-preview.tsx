import { LazyPart } from '../../lazy-part';
import { EDITOR_COPY } from './post-editor.copy';
import type { PreviewedPost } from './post-fields.logic';

/** Lazy, because it loads the sanitiser and the covers, which the form does not need. */
const loadPreview = () => import(/* webpackChunkName: "post-preview" */ './post-preview');

export function LazyPreview({ post }: { post: PreviewedPost }) {
  return (
    <LazyPart load={loadPreview} texts={EDITOR_COPY.preview} lines={10}>
      {({ PostPreview }) => <PostPreview post={post} />}
    </LazyPart>
  );
}
