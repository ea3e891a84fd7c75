import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import type { AdminPostDto, AdminPostRowDto, PostTextDto, TrashedPostDto } from './posts.dto';
import type { PostListingDto, PublicPostDto, RelatedPostDto, SitemapEntryDto } from './public-posts.dto';
import type { PostRevisionEntity, RevisedFields } from './post-revision.entity';
import type { ListedPost } from './listed-post';
import type { PostEntity } from './post.entity';
import type { RevisionDto, RevisionRowDto } from './revisions.dto';

export function toAdminPost(post: PostEntity): AdminPostDto {
  return { ...toAdminPostRow(post), ...toPostText(post) };
}

function toPostText(fields: RevisedFields): PostTextDto {
  return {
    content: fields.content,
    excerpt: fields.excerpt,
    featured_image: fields.featuredImage,
    featured_image_alt: fields.featuredImageAlt ?? '',
    shows_crisis_card: fields.showsCrisisCard ?? false,
    meta_description: fields.metaDescription,
    meta_keywords: fields.metaKeywords,
    categories: fields.categories,
    tags: fields.tags,
    difficulty: fields.difficulty,
    icon: fields.icon,
    reading_time: fields.readingTime,
  };
}

export function toAdminPostRow(post: PostEntity): AdminPostRowDto {
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    status: post.status,
    author_name: post.authorName,
    version: post.version,
    created_at: post.createdAt.toISOString(),
    updated_at: post.updatedAt.toISOString(),
    // The day of a first publication is kept while a post is a draft again; for now it is not published.
    published_at: (post.status === 'published' && post.publishedAt?.toISOString()) || null,
    publish_at: post.publishAt?.toISOString() ?? null,
  };
}

export function toTrashedPost(post: PostEntity): TrashedPostDto {
  return { ...toAdminPostRow(post), deleted_at: (post.deletedAt ?? post.updatedAt).toISOString() };
}

export function toRevisionRow({ version, fields, savedAt, savedByName }: PostRevisionEntity): RevisionRowDto {
  return {
    version,
    title: fields.title,
    status: fields.status,
    saved_at: savedAt.toISOString(),
    saved_by_name: savedByName,
  };
}

export function toRevision(revision: PostRevisionEntity): RevisionDto {
  const { fields } = revision;
  return {
    ...toRevisionRow(revision),
    slug: fields.slug,
    ...toPostText(fields),
    content: sanitisePostHtml(fields.content),
  };
}

export function toListing(post: ListedPost): PostListingDto {
  return {
    ...toRelated(post),
    tags: post.tags,
    difficulty: post.difficulty,
    icon: post.icon,
    author: post.authorName,
    published_at: publishedAt(post),
    updated_at: post.updatedAt.toISOString(),
  };
}

/** Sanitised once more: the row may have been written under an older allow-list, or behind the API's back. */
export function toPublicPost(post: PostEntity): PublicPostDto {
  return {
    ...toListing(post),
    content: sanitisePostHtml(post.content),
    image_alt: post.featuredImageAlt,
    shows_crisis_card: post.showsCrisisCard,
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords,
    version: post.version,
  };
}

export function toRelated(post: ListedPost): RelatedPostDto {
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    // A row that was restored from elsewhere may name another site's image.
    image_url: post.featuredImage && isAllowedImage(post.featuredImage) ? post.featuredImage : null,
    categories: post.categories,
    reading_time: post.readingTime,
  };
}

export function toSitemapEntry(post: ListedPost): SitemapEntryDto {
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    published_at: publishedAt(post),
    updated_at: post.updatedAt.toISOString(),
  };
}

function publishedAt(post: ListedPost): string {
  return (post.publishedAt ?? post.createdAt).toISOString();
}
