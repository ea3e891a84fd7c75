import { slugify } from '@stillsam/paths';
import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { hasContent } from '@stillsam/post-html/has-content';
import { fromSwedishTime, toSwedishTime } from '../../features/dates/swedish-time.logic';
import type { AdminPost, PostInput } from './post-editor.types';
import { DEFAULT_DIFFICULTY, DEFAULT_ICON, type CategoryId, type Difficulty } from './placing.logic';
import { EDITOR_COPY } from './post-editor.copy';

/** What the author types, as it stands in the form. */
export interface PostFields {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  featured_image: string;
  /** What the image shows. */
  featured_image_alt: string;
  status: 'draft' | 'published';
  /** When a draft is published by itself, in Swedish time: `2026-03-05T14:32`, in parts while it is typed, or empty. */
  publish_at: string;
  meta_description: string;
  meta_keywords: string;
  categories: CategoryId[];
  /** As typed: separated by commas. */
  tags: string;
  difficulty: Difficulty;
  icon: string;
  /** Whether the article's page shows the crisis card. */
  shows_crisis_card: boolean;
}

export type FieldName = keyof PostFields;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** In the order of the form, so that the first faulty one can be focused. */
export const FIELD_NAMES = [
  'title',
  'slug',
  'excerpt',
  'content',
  'status',
  'publish_at',
  'featured_image',
  'featured_image_alt',
  'categories',
  'tags',
  'difficulty',
  'icon',
  'shows_crisis_card',
  'meta_description',
  'meta_keywords',
] as const satisfies readonly FieldName[];

/** Most characters of a field that the API takes. */
export const FIELD_LIMITS = {
  title: 200,
  slug: 200,
  excerpt: 500,
  featured_image_alt: 300,
  meta_description: 300,
  meta_keywords: 300,
} as const satisfies Partial<Record<FieldName, number>>;

export const EMPTY_FIELDS: PostFields = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  featured_image: '',
  featured_image_alt: '',
  status: 'draft',
  publish_at: '',
  meta_description: '',
  meta_keywords: '',
  categories: [],
  tags: '',
  difficulty: DEFAULT_DIFFICULTY,
  icon: DEFAULT_ICON,
  shows_crisis_card: false,
};

export function toFields(post: AdminPost): PostFields {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    featured_image: post.featured_image ?? '',
    featured_image_alt: post.featured_image_alt,
    status: post.status,
    publish_at: post.publish_at ? toSwedishTime(post.publish_at) : '',
    meta_description: post.meta_description,
    meta_keywords: post.meta_keywords,
    categories: post.categories,
    tags: post.tags.join(', '),
    difficulty: post.difficulty,
    icon: post.icon,
    shows_crisis_card: post.shows_crisis_card,
  };
}

/** A slug changed by hand is sent; otherwise the API derives it from the title, or keeps the one it has. */
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

/** Tags as typed into a list: trimmed, without empty ones and repetitions. */
export function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

/** What a new title changes: in a new post the slug follows it until the author sets it by hand. */
export function withTitle(fields: PostFields, title: string, doesSlugFollow: boolean): PostFields {
  return doesSlugFollow ? { ...fields, title, slug: slugify(title) } : { ...fields, title };
}

const SLUG_PATTERN = /^[a-z0-9-]{1,200}$/;

/** Faults that the author can mend before anything is sent (specification, section 5). */
export function validateFields(fields: PostFields, { isSlugByHand }: { isSlugByHand: boolean }): FieldErrors {
  const { errors } = EDITOR_COPY;
  const slug = fields.slug.trim();
  const image = fields.featured_image.trim();
  return {
    ...(fields.title.trim() ? {} : { title: errors.titleRequired }),
    ...(slug ? {} : { slug: errors.slugRequired }),
    ...(slug && isSlugByHand && !SLUG_PATTERN.test(slug) ? { slug: errors.slugPattern } : {}),
    ...(hasContent(fields.content) ? {} : { content: errors.contentRequired }),
    ...(isTimeUnfinished(fields) ? { publish_at: errors.timeUnfinished } : {}),
    ...(image && !isAllowedImage(image) ? { featured_image: errors.imageAddress } : {}),
    ...limitErrors(fields),
  };
}

function isTimeUnfinished({ status, publish_at }: PostFields): boolean {
  return status === 'draft' && publish_at !== '' && fromSwedishTime(publish_at) === undefined;
}

function limitErrors(fields: PostFields): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, limit] of Object.entries(FIELD_LIMITS)) {
    if (isLimited(name) && fields[name].length > limit) errors[name] = EDITOR_COPY.errors.tooLong(limit);
  }
  return errors;
}

function isLimited(name: string): name is keyof typeof FIELD_LIMITS {
  return name in FIELD_LIMITS;
}

/** The API's issues by the field they belong to; the rest as sentences of their own. */
export function sortIssues(issues: { path: string; message: string }[]): {
  errors: FieldErrors;
  others: string[];
} {
  const errors: FieldErrors = {};
  const others: string[] = [];
  for (const { path, message } of issues) {
    const name = FIELD_NAMES.find((field) => path === field || path.startsWith(`${field}.`));
    if (!name) others.push(message);
    else errors[name] ??= message;
  }
  return { errors, others };
}

export function firstFaulty(errors: FieldErrors): FieldName | undefined {
  return FIELD_NAMES.find((name) => errors[name]);
}

export function isSameField(name: FieldName, a: PostFields, b: PostFields): boolean {
  if (name !== 'categories') return a[name] === b[name];
  return [...a.categories].sort().join() === [...b.categories].sort().join();
}

export function areSameFields(a: PostFields, b: PostFields): boolean {
  return FIELD_NAMES.every((name) => isSameField(name, a, b));
}
