import type { paths } from '@stillsam/contracts';
import { createTextStore, type StoredText } from '../../features/draft-editor/text-store';
import { z } from '../../forms/schema';
import {
  areSameFields,
  EMPTY_FIELDS,
  readFields,
  type PostFields,
  type AdminPost,
  splitTags,
  toFields,
} from './post-fields.logic';
import { bodyOf, useApi } from '../../api/use-api';
import type { RemoteTexts } from '../../features/draft-editor/text-keeper';
import { useTextKeeper } from '../../features/draft-editor/use-text-keeper';

/** Unsaved text of a post, with the version it is based on. */
export interface TypedText {
  fields: PostFields;
  isSlugByHand: boolean;
  /** The post as the author opened it. */
  base: PostFields;
  /** Version of the post that `base` is; null for a new post. */
  version: number | null;
}

const RECORD = z.object({
  fields: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()),
  isSlugByHand: z.boolean(),
  version: z.nullable(z.number()),
});

/** Unsaved texts of posts in this browser. */
export const POST_TEXTS = createTextStore<TypedText>('stillsam-drafts', (record) => {
  const { data } = RECORD.safeParse(record);
  return (
    data && {
      ...data,
      fields: readFields(data.fields, EMPTY_FIELDS),
      base: readFields(data.base, EMPTY_FIELDS),
    }
  );
});

/** The API's working copy: unsaved text of one tab of an author. */
export type WorkingCopy =
  paths['/api/blog/admin/working-copies/{post}']['get']['responses'][200]['content']['application/json']['copies'][number];

export function toWorkingCopy({ fields, version }: TypedText) {
  return { ...fields, tags: splitTags(fields.tags), base_version: version };
}

/** Converts a working copy to unsaved text that can be offered. @param post the stored post; null for a new one. */
export function toUnsavedText(copy: WorkingCopy, post: AdminPost | null): StoredText<TypedText> {
  const base = post ? toFields(post) : EMPTY_FIELDS;
  const { tags, ...kept } = copy.fields;
  const fields = readFields({ ...kept, ...(tags && { tags: tags.join(', ') }) }, base);
  return {
    tab: copy.tab,
    document: post?.id ?? 'new',
    fields,
    base,
    // With an older version the next save opens the conflict view.
    version: post ? (copy.base_version ?? post.version) : null,
    isSlugByHand: post ? fields.slug !== base.slug : false,
    savedAt: copy.saved_at,
    sentAt: copy.saved_at,
  };
}

/** Stores the unsaved text of a post, and offers that of earlier visits. @param opened null for a new post. @param text null when nothing is unsaved. */
export function usePostTexts(opened: AdminPost | null, text: TypedText | null) {
  const present = opened ? toFields(opened) : EMPTY_FIELDS;
  return useTextKeeper({
    document: opened?.id ?? 'new',
    store: POST_TEXTS,
    remote: useWorkingCopies(opened),
    text,
    isSaved: ({ fields }) => areSameFields(fields, present),
  });
}

/** The author's own unsaved texts at the API. It runs in the background, so an expired session opens no dialog. */
function useWorkingCopies(opened: AdminPost | null): RemoteTexts<TypedText> {
  const { background } = useApi();
  return {
    read: async (signal) => {
      const params = { path: { post: opened?.id ?? 'new' } };
      const { data } = await background.GET('/api/blog/admin/working-copies/{post}', { params, signal });
      return (data?.copies ?? []).map((copy) => toUnsavedText(copy, opened));
    },
    save: async (post, tab, text) => {
      const receipt = await bodyOf(
        background.PUT('/api/blog/admin/working-copies/{post}/{tab}', {
          params: { path: { post, tab } },
          body: toWorkingCopy(text),
        }),
      );
      return receipt.saved_at;
    },
    discard: async (post, tab, sentAt) => {
      await background.DELETE('/api/blog/admin/working-copies/{post}/{tab}', {
        params: { path: { post, tab }, query: { saved_at: sentAt } },
      });
    },
  };
}
