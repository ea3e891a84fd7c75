import type { PreviewedPost } from './components/post-preview';
import { EDITOR_COPY } from './post-editor.copy';
import type { AdminPost } from './post-editor.types';
import type { PostFields } from './post-fields.logic';
import { fromSwedishTime } from '../../features/dates/swedish-time.logic';

const { views } = EDITOR_COPY;

/** The views of the editor. */
export const VIEWS = ['write', 'preview', 'revisions'] as const;
export type EditorView = (typeof VIEWS)[number];

/** A new post has no revisions. */
export function viewOptions(post: AdminPost | null): { value: EditorView; label: string }[] {
  return VIEWS.filter((view) => post || view !== 'revisions').map((value) => ({
    value,
    label: views[value],
  }));
}

/** @param author the signed-in user, for a new post. @param now ISO 8601. */
export function toPreview(
  fields: PostFields,
  post: AdminPost | null,
  { author, now }: { author: string; now: string },
): PreviewedPost {
  return {
    ...fields,
    featured_image: fields.featured_image.trim(),
    author: post?.author_name ?? author,
    date: post?.published_at ?? fromSwedishTime(fields.publish_at) ?? now,
  };
}
