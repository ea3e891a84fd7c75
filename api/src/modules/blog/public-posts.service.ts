import { Inject, Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { takePage, toPagination, type PageDto } from '../../common/pagination';
import { Database } from '../../database/database';
import { postNotFound } from './blog.errors';
import { CATEGORY_IDS, CATEGORY_TITLES, readCategory, type CategoryId } from './categories';
import { PostRedirectEntity } from './post-redirect.entity';
import { PostSearch } from './post-search';
import { PostEntity } from './post.entity';
import { toListing, toPublicPost, toRelated, toSitemapEntry } from './post.mapper';
import type {
  CategoryCountDto,
  PostListDto,
  PostPageDto,
  PublicPostsQueryDto,
  SitemapEntryDto,
} from './public-posts.dto';

const SLUG = /^[a-z0-9-]{1,200}$/;
const RELATED_LIMIT = 3;
/** More than the site will hold for years; a sitemap file may list 50,000. */
const SITEMAP_LIMIT = 10_000;

/** What visitors read. Drafts do not exist here. */
@Injectable()
export class PublicPostsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PostSearch) private readonly search: PostSearch,
  ) {}

  /** Newest first; of a search what matches exactly, then what is related. */
  async list({ search, category, ...page }: PublicPostsQueryDto): Promise<PostListDto> {
    const term = search?.trim();
    const id = readCategory(category);
    const [list, counts] = await Promise.all([
      term ? this.find(term, id, page) : this.newest(id, page),
      this.countByCategory(),
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

  async sitemap(): Promise<SitemapEntryDto[]> {
    return (await newestFirst(this.published()).take(SITEMAP_LIMIT).getMany()).map(toSitemapEntry);
  }

  /** Those that share the most categories, then the newest. */
  private async related(post: PostEntity) {
    if (post.categories.length === 0) return [];
    const shared = 'cardinality(ARRAY(SELECT unnest(post.categories) INTERSECT SELECT unnest(:own::text[])))';
    const found = await this.published()
      .addSelect(shared, 'shared')
      .andWhere('post.id <> :id', { id: post.id })
      .andWhere('post.categories && :own::text[]')
      .setParameter('own', post.categories)
      .orderBy('shared', 'DESC')
      .addOrderBy('post.publishedAt', 'DESC')
      .addOrderBy('post.id', 'DESC')
      .limit(RELATED_LIMIT)
      .getMany();
    return found.map(toRelated);
  }

  private async newest(category: CategoryId | undefined, { page, limit }: PageDto) {
    const query = newestFirst(this.published());
    if (category) query.andWhere('post.categories @> ARRAY[:category]', { category });
    const [posts, totalCount] = await takePage(query, page, limit);
    return { posts: posts.map(toListing), pagination: toPagination(page, limit, totalCount) };
  }

  private async find(term: string, category: CategoryId | undefined, page: PageDto) {
    const { found, exactCount, totalCount } = await this.search.find(term, category, page);
    return {
      posts: found.map(({ post, match }) => ({ ...toListing(post), match })),
      pagination: toPagination(page.page, page.limit, totalCount),
      exact_count: exactCount,
    };
  }

  private async countByCategory(): Promise<{ categories: CategoryCountDto[]; total: number }> {
    const rows: { id: string; count: number }[] = await this.database.source.query(
      `SELECT category AS id, count(*)::int AS count FROM posts, unnest(categories) AS category WHERE status = 'published' GROUP BY category`,
    );
    const total = await this.published().getCount();
    const countOf = (id: string) => rows.find((row) => row.id === id)?.count ?? 0;
    return {
      total,
      categories: CATEGORY_IDS.map((id) => ({ id, title: CATEGORY_TITLES[id], count: countOf(id) })),
    };
  }

  private published(): SelectQueryBuilder<PostEntity> {
    return this.database.repository(PostEntity).createQueryBuilder('post').where(`post.status = 'published'`);
  }
}

function newestFirst(query: SelectQueryBuilder<PostEntity>): SelectQueryBuilder<PostEntity> {
  return query.orderBy('post.publishedAt', 'DESC').addOrderBy('post.id', 'DESC');
}
