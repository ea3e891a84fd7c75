import { Notice, Skeleton } from '@stillsam/ui';
import { EDITOR_COPY } from '../post-editor.copy';
import { useLazyPart } from '../../../use-lazy-part';
import type { PreviewedPost } from './post-preview';

/** Lazy, because it loads the sanitiser and the covers, which the form does not need. */
const loadPreview = () => import(/* webpackChunkName: "post-preview" */ './post-preview');

export function LazyPreview({ post }: { post: PreviewedPost }) {
  const part = useLazyPart(loadPreview, true);
  if (part === 'loading') return <Skeleton lines={10} label={EDITOR_COPY.preview.loading} />;
  if (part === 'failed') return <Notice tone="error">{EDITOR_COPY.preview.failed}</Notice>;
  return <part.PostPreview post={post} />;
}
