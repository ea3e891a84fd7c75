import type { paths } from '@stillsam/contracts';
import type { Draft } from './draft-store';
import { CATEGORY_IDS, DEFAULT_DIFFICULTY, DIFFICULTIES } from './placing.logic';
import type { AdminPost } from './post-editor.types';
import { areSameFields, EMPTY_FIELDS, splitTags, toFields, type PostFields } from './post-fields.logic';

type WorkingCopyPath = paths['/api/blog/admin/working-copies/{post}'];

/** What an author has typed and not saved, as the API keeps it. */
export type WorkingCopy = NonNullable<
  WorkingCopyPath['get']['responses'][200]['content']['application/json']['working_copy']
>;

export type WorkingCopyInput = WorkingCopyPath['put']['requestBody']['content']['application/json'];

/** Names the draft that came from the API rather than from a sitting at this browser. */
export const SERVER_SITTING = 'server';

export function toWorkingCopy(fields: PostFields, version: number | null): WorkingCopyInput {
  return { ...fields, tags: splitTags(fields.tags), base_version: version };
}

/**
 * A working copy as a draft that can be offered.
 *
 * @param post as it is now; null for one that is not created yet.
 * @returns undefined where it holds nothing else than the post does.
 */
export function toDraft(copy: WorkingCopy, post: AdminPost | null): Draft | undefined {
  const base = post ? toFields(post) : EMPTY_FIELDS;
  const fields = toPostFields(copy.fields, base);
  if (areSameFields(fields, base)) return undefined;
  return {
    sitting: SERVER_SITTING,
    post: post?.id ?? 'new',
    fields,
    base,
    // An older version makes the next save meet the newer one, side by side.
    version: post ? (copy.base_version ?? post.version) : null,
    isSlugByHand: post ? fields.slug !== base.slug : false,
    savedAt: copy.saved_at,
  };
}

function toPostFields({ tags, ...copy }: WorkingCopy['fields'], base: PostFields): PostFields {
  const texts = { ...base, ...copy };
  return {
    ...texts,
    status: copy.status === 'published' || copy.status === 'draft' ? copy.status : base.status,
    categories: copy.categories
      ? CATEGORY_IDS.filter((id) => copy.categories?.includes(id))
      : base.categories,
    tags: tags ? tags.join(', ') : base.tags,
    difficulty: DIFFICULTIES.find((known) => known === copy.difficulty) ?? DEFAULT_DIFFICULTY,
  };
}
