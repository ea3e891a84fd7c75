import { Injectable } from '@nestjs/common';
import { SITEMAP_PART } from '@stillsam/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { sliceOf, toPagination, type PageDto } from '../../../contract/pagination';
import { Database } from '../../../database/database';
import { findPublicReview } from '../../reviews/reviews.repository';
import { postNotFound } from '../blog.errors';
import { CorrectionsService } from './corrections.service';
import { searchPosts } from '../search/post-search';
import type { ChosenPosts } from '../search/post-search.repository';
import { CATEGORY_IDS, CATEGORY_TITLES, readCategory } from './categories';
import {
  countPublishedPosts,
  findListed,
  findRelated,
  publishedList,
  selectListed,
  selectPublished,
  takeListPage,
} from './post-lists.repository';
import { PostRedirectEntity, type PostEntity } from './post.entity';
import { toListing, toPublicPost, toRelated, toSitemapEntry } from './post.mapper';
import type {
  CategoryCountDto,
  PostListDto,
  PostPageDto,
  PublicPostsQueryDto,
  SitemapEntryDto,
  SitemapQueryDto,
} from './public-posts.dto';

const SLUG = /^[a-z0-9-]{1,200}$/;
const RELATED_LIMIT = 3;

/** What visitors read. Drafts do not exist here. */
@Injectable()
export class PublicPostsService {
  constructor(
    private readonly database: Database,
    private readonly corrections: CorrectionsService,
  ) {}

  /** Newest first; of a search what matches exactly, then what is related. */
  async list({ search, category, length, ...page }: PublicPostsQueryDto): Promise<PostListDto> {
    const { manager } = this.database;
    const term = search?.trim();
    const chosen: ChosenPosts = { category: readCategory(category) ?? null, isShort: length === 'short' };
    const [list, counts] = await Promise.all([
      term ? this.find(manager, term, chosen, page) : this.newest(manager, chosen, page),
      countPosts(manager),
    ]);
    return { ...list, ...counts };
  }

  /** @throws DomainError 404 POST_NOT_FOUND. */
  async read(slug: string): Promise<PostPageDto> {
    if (!SLUG.test(slug)) throw postNotFound();
    const { manager } = this.database;
    const post = await selectPublished(manager).andWhere('post.slug = :slug', { slug }).getOne();
    if (post)
      return {
        post: toPublicPost(post, await findPublicReview(manager, post.id)),
        corrections: await this.corrections.listOf(post.id),
        related: await this.related(manager, post),
      };
    const moved = await selectPublished(manager)
      .innerJoin(PostRedirectEntity, 'redirect', 'redirect.post_id = post.id')
      .andWhere('redirect.slug = :slug', { slug })
      .getOne();
    if (!moved) throw postNotFound();
    return { redirect: moved.slug };
  }

  /** One part of all posts, the oldest first, so that a new post changes the last part alone. */
  async sitemap({ part }: SitemapQueryDto): Promise<SitemapEntryDto[]> {
    const { manager } = this.database;
    const { total } = await countPosts(manager);
    const skip = Math.max(0, total - part * SITEMAP_PART);
    const take = total - (part - 1) * SITEMAP_PART - skip;
    if (take <= 0) return [];
    const [posts] = await takeListPage(manager, newestFirst(manager), publishedList(), { skip, take });
    return posts.reverse().map(toSitemapEntry);
  }

  /** Those that share the most categories, then the newest. */
  private async related(manager: EntityManager, { id, categories }: PostEntity) {
    if (categories.length === 0) return [];
    const ids = await findRelated(manager, { id, categories }, RELATED_LIMIT);
    return (await findListed(manager, ids)).map(toRelated);
  }

  private async newest(manager: EntityManager, { category, isShort }: ChosenPosts, { page, limit }: PageDto) {
    const query = newestFirst(manager);
    if (isShort) query.andWhere('post.short_reading_time IS NOT NULL');
    if (category) query.andWhere('post.categories @> ARRAY[:category]', { category });
    const list = publishedList(category, isShort);
    const [posts, total] = await takeListPage(manager, query, list, sliceOf(page, limit));
    return { posts: posts.map(toListing), pagination: toPagination(page, limit, total) };
  }

  private async find(manager: EntityManager, term: string, chosen: ChosenPosts, page: PageDto) {
    const { found, exactCount, totalCount, isComplete } = await searchPosts(manager, term, chosen, page);
    return {
      posts: found.map(({ post, match }) => ({ ...toListing(post), match })),
      pagination: toPagination(page.page, page.limit, totalCount),
      exact_count: exactCount,
      is_complete: isComplete,
    };
  }
}

function newestFirst(manager: EntityManager): SelectQueryBuilder<PostEntity> {
  return selectListed(manager).orderBy('post.publishedAt', 'DESC').addOrderBy('post.id', 'DESC');
}

interface PostCounts {
  categories: CategoryCountDto[];
  total: number;
}

/** Counts published posts, in all and by category. */
async function countPosts(manager: EntityManager): Promise<PostCounts> {
  const rows = await countPublishedPosts(manager);
  const countOf = (id: string | null) => rows.find((row) => row.id === id)?.count ?? 0;
  return {
    total: countOf(null),
    categories: CATEGORY_IDS.map((id) => ({ id, title: CATEGORY_TITLES[id], count: countOf(id) })),
  };
}
