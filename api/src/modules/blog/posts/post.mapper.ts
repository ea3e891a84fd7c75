import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import { swedishDay } from '@stillsam/dates';
import { sha256 } from '../../../text/sha256';
import { linkGlossary, sourceChecks } from '../article-facts';
import { toRevisionRow } from '../../drafts/revisions';
import type { PublicReviewDto } from '../../reviews/reviews.dto';
import type { AdminPostDto, AdminPostRowDto, TrashedPostDto, RevisionDto, RevisionRowDto } from './posts.dto';
import type { PostListingDto, PublicPostDto, RelatedPostDto, SitemapEntryDto } from './public-posts.dto';
import { type PostRevisionEntity, type PostEntity, isPublished } from './post.entity';
import type { ListedPost } from './post-lists.repository';
import { fieldsOf } from './post-fields';

export function toAdminPost(post: PostEntity): AdminPostDto {
  return { ...toAdminPostRow(post), ...fieldsOf(post), reading_time: post.reading_time };
}

export function toAdminPostRow(post: PostEntity): AdminPostRowDto {
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    status: post.status,
    author_name: post.author_name,
    version: post.version,
    created_at: post.createdAt,
    updated_at: post.updatedAt,
    // The row keeps the time of the first publication while a post is a draft again; drafts show none.
    published_at: isPublished(post) ? post.publishedAt : null,
    publish_at: post.publishAt,
  };
}

export function toTrashedPost(post: PostEntity): TrashedPostDto {
  return { ...toAdminPostRow(post), deleted_at: post.deletedAt ?? post.updatedAt };
}

export function toPostRevisionRow(revision: PostRevisionEntity): RevisionRowDto {
  const { title, status } = revision.fields;
  return { ...toRevisionRow(revision), title, status };
}

export function toPostRevision(revision: PostRevisionEntity): RevisionDto {
  const { fields } = revision;
  return {
    ...toPostRevisionRow(revision),
    ...fieldsOf(fields),
    content: sanitisePostHtml(fields.content),
    reading_time: fields.reading_time,
  };
}

export function toListing(post: ListedPost): PostListingDto {
  return {
    ...toRelated(post),
    tags: post.tags,
    difficulty: post.difficulty,
    icon: post.icon,
    short_reading_time: post.short_reading_time,
    author: post.author_name,
    published_at: publishedAt(post),
    updated_at: post.updatedAt,
  };
}

/**
 * Sanitises again, because the row may come from an older allow-list or from outside the API. Marks of clinical text are
 * for editors: high contrast would colour them, and screen readers name them.
 */
export function publicTexts(post: PostEntity): Pick<PublicPostDto, 'content' | 'easy_content'> {
  const isEasyCurrent = post.easy_based_on === sha256(post.content);
  return {
    content: linkGlossary(sanitisePostHtml(post.content).replace(/<\/?mark>/g, '')),
    easy_content: isEasyCurrent && post.easy_content !== null ? sanitisePostHtml(post.easy_content) : null,
  };
}

export function toPublicPost(post: PostEntity, review: PublicReviewDto): PublicPostDto {
  const {
    status: _status,
    featured_image: _image,
    featured_image_focus: _focus,
    author_name: _name,
    featured_image_alt,
    ...fields
  } = fieldsOf(post);
  const isEasyCurrent = post.easy_based_on === sha256(post.content);
  return {
    ...toListing(post),
    ...fields,
    ...publicTexts(post),
    is_easy_outdated: post.easy_content !== null && !isEasyCurrent,
    ...sourceChecks(post.content),
    image_alt: featured_image_alt,
    meta_title: post.meta_title,
    review,
    version: post.version,
    published_day: swedishDay(publishedAt(post)),
  };
}

export function toRelated(post: ListedPost): RelatedPostDto {
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    // A row from outside the API may hold the address of another site's image.
    image_url: post.featured_image && isAllowedImage(post.featured_image) ? post.featured_image : null,
    image_focus: post.featured_image_focus,
    categories: post.categories,
    reading_time: post.reading_time,
  };
}

export function toSitemapEntry(post: ListedPost): SitemapEntryDto {
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    published_at: publishedAt(post),
    updated_at: post.updatedAt,
  };
}

function publishedAt(post: ListedPost): Date {
  return post.publishedAt ?? post.createdAt;
}
