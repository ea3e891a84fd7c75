import type { paths } from '@stillsam/contracts';
import type { AdminPost } from './post-editor.types';
import { areSameFields, EMPTY_FIELDS, readFields, splitTags, toFields } from './post-fields.logic';
import type { TypedText, UnsavedText } from './unsaved-text.store';

type WorkingCopyPath = paths['/api/blog/admin/working-copies/{post}'];

/** What an author has typed and not saved, as the API keeps it. */
export type WorkingCopy = NonNullable<
  WorkingCopyPath['get']['responses'][200]['content']['application/json']['working_copy']
>;

export type WorkingCopyInput = WorkingCopyPath['put']['requestBody']['content']['application/json'];

export function toWorkingCopy({ fields, version }: TypedText): WorkingCopyInput {
  return { ...fields, tags: splitTags(fields.tags), base_version: version };
}

/**
 * A working copy as text that can be offered.
 *
 * @param post as it is now; null for one that is not created yet.
 * @returns undefined where it holds nothing else than the post does.
 */
export function toUnsavedText(copy: WorkingCopy, post: AdminPost | null): UnsavedText | undefined {
  const base = post ? toFields(post) : EMPTY_FIELDS;
  const { tags, ...kept } = copy.fields;
  const fields = readFields({ ...kept, ...(tags && { tags: tags.join(', ') }) }, base);
  if (areSameFields(fields, base)) return undefined;
  return {
    // No record in this browser.
    tab: '',
    post: post?.id ?? 'new',
    fields,
    base,
    // An older version makes the next save meet the newer one, side by side.
    version: post ? (copy.base_version ?? post.version) : null,
    isSlugByHand: post ? fields.slug !== base.slug : false,
    savedAt: copy.saved_at,
  };
}
