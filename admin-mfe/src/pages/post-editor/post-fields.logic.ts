import type { components } from '@stillsam/contracts';
import { POST_FIELDS } from '@stillsam/contracts/post-fields';
import { CATEGORY_IDS, CATEGORY_NAMES, type CategoryId } from '../../features/draft-editor/categories';
import { areSameFields as areSame, type ConflictField } from '../../features/draft-editor/conflict.logic';
import { fromSwedishTime, toSwedishTime } from '../../features/draft-editor/swedish-time.logic';
import { countWords } from '../../features/rich-text/count-words';
import { formatDateTime } from '../../format-date';
import { CENTRE, readFocus } from './focus.logic';
import { EDITOR_COPY } from './post-editor.copy';

/** A post for admins. */
export type AdminPost = components['schemas']['AdminPostDto'];

/** The body of a request that creates a post; one that changes a post adds its version. */
export type PostInput = components['schemas']['CreatePostDto'];

/** Why a post passes the gate of clinical review. */
export type GateReasons = Pick<PostInput, 'exemption_reason' | 'editorial_reason'>;

export const DIFFICULTIES = POST_FIELDS.difficulty.enum;
const DEFAULT_DIFFICULTY: (typeof DIFFICULTIES)[number] = 'Nybörjare';
const DEFAULT_ICON = 'leaf';

/** The values of the form: the fields of a post, some of them as typed text. */
export interface PostFields extends Omit<
  Required<PostInput>,
  'featured_image' | 'tags' | 'publish_at' | 'tab' | keyof GateReasons
> {
  featured_image: string;
  /** As typed: separated by commas. */
  tags: string;
  /** Time of a scheduled publication in Swedish time: `2026-03-05T14:32`, incomplete while it is typed, or empty. */
  publish_at: string;
}

export type FieldName = keyof PostFields;

/** Every field of a post, from the API's contract. */
export const FIELD_NAMES = Object.keys(POST_FIELDS).filter(isFieldName);

function isFieldName(name: string): name is FieldName {
  return name in POST_FIELDS;
}

interface FieldSchema {
  type: string;
  maxLength?: number;
  enum?: readonly string[];
}

/** The API's limits of a field. */
export const schemaOf = (name: FieldName): FieldSchema => POST_FIELDS[name];

/** The initial values: empty texts, unchecked checkboxes. */
export const EMPTY_FIELDS = {
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, schemaOf(name).type === 'boolean' ? false : ''])),
  categories: [],
  difficulty: DEFAULT_DIFFICULTY,
  icon: DEFAULT_ICON,
  featured_image_focus: CENTRE,
  status: POST_FIELDS.status.default,
} as unknown as PostFields;

export function toFields(post: AdminPost): PostFields {
  return {
    ...EMPTY_FIELDS,
    ...Object.fromEntries(Object.entries(post).filter(([name]) => isFieldName(name))),
    featured_image: post.featured_image ?? '',
    tags: post.tags.join(', '),
    publish_at: post.publish_at ? toSwedishTime(post.publish_at) : '',
  };
}

/** A slug is sent only after the author changed it; otherwise the API derives it or keeps its own. */
export function toInput(fields: PostFields, { isSlugByHand }: { isSlugByHand: boolean }): PostInput {
  const { slug, tags, featured_image, publish_at, ...texts } = fields;
  return {
    ...texts,
    featured_image: featured_image.trim(),
    publish_at: (fields.status === 'draft' && fromSwedishTime(publish_at)) || null,
    tags: splitTags(tags),
    ...(isSlugByHand ? { slug: slug.trim() } : {}),
  };
}

/** Splits typed tags: trimmed, without empty ones and duplicates. */
export function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

/** The API's issues by field; the others as sentences. */
export function sortIssues(issues: { path: string; message: string }[]) {
  const errors = new Map<FieldName, string>();
  const others: string[] = [];
  for (const { path, message } of issues) {
    const [name = ''] = path.split('.');
    if (!isFieldName(name)) others.push(message);
    else if (!errors.has(name)) errors.set(name, message);
  }
  return { errors, others };
}

/**
 * Reads stored fields, from the browser or from the API. A field that is missing or of another type, as after a new
 * field was added to posts, gets the value of `fallback`.
 */
export function readFields(kept: object, fallback: PostFields): PostFields {
  const fits = ([name, value]: [string, unknown]) => {
    if (!isFieldName(name) || typeof value !== typeof fallback[name]) return false;
    if (name === 'categories') return Array.isArray(value) && value.every(isCategory);
    return schemaOf(name).enum?.includes(String(value)) ?? true;
  };
  return { ...fallback, ...Object.fromEntries(Object.entries(kept).filter(fits)) };
}

const isCategory = (id: unknown) => CATEGORY_IDS.some((known) => known === id);

export function areSameFields(a: PostFields, b: PostFields): boolean {
  return areSame(FIELD_NAMES, a, b);
}

/** The public fields of a post. */
export interface PreviewedPost extends Pick<
  PostFields,
  | 'slug'
  | 'title'
  | 'subtitle'
  | 'excerpt'
  | 'content'
  | 'featured_image_alt'
  | 'featured_image_focus'
  | 'difficulty'
  | 'meta_description'
> {
  /** Empty for a drawn cover. */
  featured_image: string;
  categories: readonly CategoryId[];
  author: string;
  /** ISO 8601. */
  date: string;
}

/** @param byline of a post whose field is empty. @param now ISO 8601. */
export function toPreview(
  fields: PostFields,
  post: AdminPost | null,
  { byline, now }: { byline: string; now: string },
): PreviewedPost {
  return {
    ...fields,
    featured_image: fields.featured_image.trim(),
    author: fields.author_name.trim() || byline,
    date: post?.published_at ?? fromSwedishTime(fields.publish_at) ?? now,
  };
}

const WORDS_A_MINUTE = 200;

/**
 * Estimates the length of a body: 200 words a minute, at least one minute. The API computes the reading time that
 * visitors see.
 *
 * @param html the body in the editor.
 */
export function readingOf(html: string): { words: number; minutes: number } {
  const words = countWords(html);
  return { words, minutes: Math.max(1, Math.ceil(words / WORDS_A_MINUTE)) };
}

/** A field's value as text. */
export function describeField(name: FieldName, fields: PostFields): string {
  if (name === 'status') return EDITOR_COPY.statusOptions[fields.status];
  if (name === 'categories') return fields.categories.map((id) => CATEGORY_NAMES[id]).join(', ');
  if (name === 'publish_at') {
    const moment = fromSwedishTime(fields.publish_at);
    return moment ? formatDateTime(moment) : fields.publish_at;
  }
  if (name === 'featured_image_focus') {
    const { x, y } = readFocus(fields[name]);
    return EDITOR_COPY.focus.place(x, y);
  }
  if (name === 'icon') return EDITOR_COPY.icon(fields.icon);
  if (name === 'shows_crisis_card') return EDITOR_COPY.crisisCard[fields[name] ? 'shown' : 'hidden'];
  return fields[name];
}

/** Lines of the texts that two authors may want to merge. */
const ROWS: Partial<Record<FieldName, number>> = {
  title: 1,
  excerpt: 3,
  content: 15,
  author_name: 1,
  featured_image_alt: 1,
  tags: 1,
  meta_description: 3,
  meta_keywords: 1,
};

/** A post's fields as the conflict view shows them, in the order of the form. */
export const CONFLICT_FIELDS: readonly ConflictField<PostFields>[] = FIELD_NAMES.map((name) => ({
  name,
  label: EDITOR_COPY.labels[name],
  describe: (fields) => describeField(name, fields),
  rows: ROWS[name],
}));
