import type { paths } from '@stillsam/contracts';
import type { AdminPost } from './post-editor.types';
import { areSameFields, EMPTY_FIELDS, readFields, splitTags, toFields } from './post-fields.logic';
import type { TypedText, UnsavedText } from './unsaved-text.store';

type WorkingCopyPath = paths['/api/blog/admin/working-copies/{post}'];

/** The API's working copy: unsaved text of an author. */
export type WorkingCopy = NonNullable<
  WorkingCopyPath['get']['responses'][200]['content']['application/json']['working_copy']
>;

export type WorkingCopyInput = WorkingCopyPath['put']['requestBody']['content']['application/json'];

export function toWorkingCopy({ fields, version }: TypedText): WorkingCopyInput {
  return { ...fields, tags: splitTags(fields.tags), base_version: version };
}

/**
 * Converts a working copy to unsaved text that can be offered.
 *
 * @param post the stored post; null for a new one.
 * @returns undefined when it equals the post.
 */
export function toUnsavedText(copy: WorkingCopy, post: AdminPost | null): UnsavedText | undefined {
  const base = post ? toFields(post) : EMPTY_FIELDS;
  const { tags, ...kept } = copy.fields;
  const fields = readFields({ ...kept, ...(tags && { tags: tags.join(', ') }) }, base);
  if (areSameFields(fields, base)) return undefined;
  return {
    // It has no record in this browser.
    tab: '',
    post: post?.id ?? 'new',
    fields,
    base,
    // With an older version the next save opens the conflict view.
    version: post ? (copy.base_version ?? post.version) : null,
    isSlugByHand: post ? fields.slug !== base.slug : false,
    savedAt: copy.saved_at,
  };
}
