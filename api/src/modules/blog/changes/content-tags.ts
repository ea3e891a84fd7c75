import type { PostPageDto, PostListDto, PublicPostsQueryDto } from '../posts/public-posts.dto';
import { readCategory } from '../posts/categories';
import { toListing } from '../posts/post.mapper';
import { type PostEntity, isPublished } from '../posts/post.entity';

/**
 * Names of what a public response shows, by which caches drop it: those of the API, of the shells and of a CDN.
 *
 * `post:<id>` is a post's whole text, `card:<id>` the post as lists and related posts show it, `list` which posts are
 * listed in which order and how many each category has, `category:<id>` the same of one category, and `posts` anything
 * of any post. `letters` is what is shown of any letter to subscribers.
 */
export const ANY_POST = 'posts';
export const LETTERS = 'letters';
const LIST = 'list';

export const TAGS_HEADER = 'Surrogate-Key';

export const postTag = (id: string) => `post:${id}`;
const cardTag = (id: string) => `card:${id}`;
const categoryTag = (id: string) => `category:${id}`;

/** What a list shows. A search reads the posts' whole texts, so every change may alter what it finds. */
export function tagsOfList({ posts }: PostListDto, { search, category }: PublicPostsQueryDto): string[] {
  if (search?.trim()) return [ANY_POST];
  const id = readCategory(category);
  return [LIST, ...(id ? [categoryTag(id)] : []), ...posts.map((post) => cardTag(post.id))];
}

/**
 * What an article shows. A new post that would be among its related ones is not shown, so its publication leaves the
 * article as it is until that is rendered anew. A redirect may be altered by any post that takes its slug.
 */
export function tagsOfPage(page: PostPageDto): string[] {
  const { post, related = [] } = page;
  return post ? [postTag(post.id), ...related.map(({ id }) => cardTag(id))] : [ANY_POST];
}

/** What visitors saw of a post at some time. */
export interface PublicState {
  id: string;
  slug: string;
  /** What lists show of it. */
  card: string;
  /** What decides where lists show it. */
  place: string;
  categories: readonly string[];
}

/** @returns null for a post that visitors cannot read. */
export function publicStateOf(post: PostEntity): PublicState | null {
  if (!isPublished(post)) return null;
  const { updated_at: _time, ...card } = toListing(post);
  return {
    id: post.id,
    slug: post.slug,
    card: JSON.stringify(card),
    place: JSON.stringify([card.published_at, [...card.categories].sort(), card.short_reading_time !== null]),
    categories: card.categories,
  };
}

/** The tags that a change of a post touches; none where visitors see no difference. */
export function tagsOfChange(before: PublicState | null, after: PublicState | null): string[] {
  const post = after ?? before;
  if (!post) return [];
  const tags = [postTag(post.id), ANY_POST];
  if (before?.card === after?.card) return tags;
  tags.push(cardTag(post.id));
  if (before?.place === after?.place) return tags;
  const categories = new Set([...(before?.categories ?? []), ...(after?.categories ?? [])]);
  return [...tags, LIST, ...[...categories].map(categoryTag)];
}
