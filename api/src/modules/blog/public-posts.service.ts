import { Injectable } from '@nestjs/common';
import { SITEMAP_PART } from '@stillsam/contracts';
import { In, type SelectQueryBuilder } from 'typeorm';
import { sliceOf, toPagination, type PageDto } from '../../common/pagination';
import { Database } from '../../database/database';
import { postNotFound } from './blog.errors';
import { readCategory, type CategoryId } from './categories';
import { LISTED_COLUMNS, LISTED_FIELDS } from './listed-post';
import { PostCountsService } from './post-counts';
import { findRelated, takeListPage } from './post-lists.repository';
import { PostRedirectEntity } from './post-redirect.entity';
import { PostSearch } from './post-search';
import { PostEntity } from './post.entity';
import { toListing, toPublicPost, toRelated, toSitemapEntry } from './post.mapper';
import { publishedSql } from './published';
import type {
  PostListDto,
  PostPageDto,
  PublicPostsQueryDto,
  SitemapEntryDto,
  SitemapQueryDto,
} from './public-posts.dto';

const SLUG = /^[a-z0-9-]{1,200}$/;
const SITEMAP_FIELDS = ['slug', 'title', 'excerpt', 'createdAt', 'updatedAt', 'publishedAt'];
const RELATED_LIMIT = 3;

/** What visitors read. Drafts do not exist here. */
@Injectable()
export class PublicPostsService {
  constructor(
    private readonly database: Database,
    private readonly search: PostSearch,
    private readonly counts: PostCountsService,
  ) {}

  /** Newest first; of a search what matches exactly, then what is related. */
  async list({ search, category, ...page }: PublicPostsQueryDto): Promise<PostListDto> {
    const term = search?.trim();
    const id = readCategory(category);
    const [list, counts] = await Promise.all([
      term ? this.find(term, id, page) : this.newest(id, page),
      this.counts.read(),
    ]);
    return { ...list, ...counts };
  }

  /** @throws DomainError 404 POST_NOT_FOUND. */
  async read(slug: string): Promise<PostPageDto> {
    if (!SLUG.test(slug)) throw postNotFound();
    const post = await this.published().andWhere('post.slug = :slug', { slug }).getOne();
    if (post) return { post: toPublicPost(post), related: await this.related(post) };
    const moved = await this.published()
      .innerJoin(PostRedirectEntity, 'redirect', 'redirect.post_id = post.id')
      .andWhere('redirect.slug = :slug', { slug })
      .getOne();
    if (!moved) throw postNotFound();
    return { redirect: moved.slug };
  }

  /** One part of all posts, the oldest first, so that a new post changes the last part alone. */
  async sitemap({ part }: SitemapQueryDto): Promise<SitemapEntryDto[]> {
    const { total } = await this.counts.read();
    const skip = Math.max(0, total - part * SITEMAP_PART);
    const take = total - (part - 1) * SITEMAP_PART - skip;
    if (take <= 0) return [];
    const query = this.newestFirst().select(SITEMAP_FIELDS.map((field) => `post.${field}`));
    const [posts] = await takeListPage(query, 'published', 'publishedAt', { skip, take });
    return posts.reverse().map(toSitemapEntry);
  }

  /** Those that share the most categories, then the newest. */
  private async related({ id, categories }: PostEntity) {
    if (categories.length === 0) return [];
    const ids = await findRelated(this.database.source.manager, { id, categories }, RELATED_LIMIT);
    const posts = await this.database
      .repository(PostEntity)
      .find({ select: LISTED_COLUMNS, where: { id: In(ids) } });
    return ids.flatMap((related) => posts.filter((post) => post.id === related).map(toRelated));
  }

  private async newest(category: CategoryId | undefined, { page, limit }: PageDto) {
    const query = this.newestFirst();
    if (category) query.andWhere('post.categories @> ARRAY[:category]', { category });
    const list = category ? `published:${category}` : 'published';
    const [posts, total] = await takeListPage(query, list, 'publishedAt', sliceOf(page, limit));
    return { posts: posts.map(toListing), pagination: toPagination(page, limit, total) };
  }

  private async find(term: string, category: CategoryId | undefined, page: PageDto) {
    const { found, exactCount, totalCount, isComplete } = await this.search.find(term, category, page);
    return {
      posts: found.map(({ post, match }) => ({ ...toListing(post), match })),
      pagination: toPagination(page.page, page.limit, totalCount),
      exact_count: exactCount,
      is_complete: isComplete,
    };
  }

  private newestFirst(): SelectQueryBuilder<PostEntity> {
    return this.listed().orderBy('post.publishedAt', 'DESC').addOrderBy('post.id', 'DESC');
  }

  /** Without the text of the posts. */
  private listed(): SelectQueryBuilder<PostEntity> {
    return this.published().select(LISTED_FIELDS.map((field) => `post.${field}`));
  }

  private published(): SelectQueryBuilder<PostEntity> {
    return this.database.repository(PostEntity).createQueryBuilder('post').where(publishedSql('post'));
  }
}
