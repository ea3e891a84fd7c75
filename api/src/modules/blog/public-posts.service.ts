import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { takePage, toPagination, type PageDto } from '../../common/pagination';
import { postNotFound } from './blog.errors';
import { readCategory, type CategoryId } from './categories';
import { LISTED_FIELDS } from './listed-post';
import { PostCountsService } from './post-counts';
import { PostRedirectEntity } from './post-redirect.entity';
import { PostSearch } from './post-search';
import { PostEntity } from './post.entity';
import { toListing, toPublicPost, toRelated, toSitemapEntry } from './post.mapper';
import { PublicReads } from './public-reads';
import { publishedSql } from './published';
import type { PostListDto, PostPageDto, PublicPostsQueryDto, SitemapEntryDto } from './public-posts.dto';

const SLUG = /^[a-z0-9-]{1,200}$/;
const RELATED_LIMIT = 3;
/** More than the site will hold for years; a sitemap file may list 50,000. */
const SITEMAP_LIMIT = 10_000;

/** What visitors read. Drafts do not exist here. */
@Injectable()
export class PublicPostsService {
  constructor(
    private readonly reads: PublicReads,
    private readonly search: PostSearch,
    private readonly counts: PostCountsService,
  ) {}

  /** Newest first; of a search what matches exactly, then what is related. */
  async list({ search, category, ...page }: PublicPostsQueryDto): Promise<PostListDto> {
    const term = search?.trim();
    const id = readCategory(category);
    const [list, counts] = await Promise.all([
      this.reads.run((manager) =>
        term ? this.find(manager, term, id, page) : this.newest(manager, id, page),
      ),
      this.reads.run((manager) => this.counts.read(manager)),
    ]);
    return { ...list, ...counts };
  }

  /** @throws DomainError 404 POST_NOT_FOUND. */
  async read(slug: string): Promise<PostPageDto> {
    if (!SLUG.test(slug)) throw postNotFound();
    return this.reads.run((manager) => this.readBySlug(manager, slug));
  }

  async sitemap(): Promise<SitemapEntryDto[]> {
    const posts = await this.reads.run((manager) =>
      newestFirst(listed(manager)).take(SITEMAP_LIMIT).getMany(),
    );
    return posts.map(toSitemapEntry);
  }

  private async readBySlug(manager: EntityManager, slug: string): Promise<PostPageDto> {
    const post = await published(manager).andWhere('post.slug = :slug', { slug }).getOne();
    if (post) return { post: toPublicPost(post), related: await this.related(manager, post) };
    const moved = await published(manager)
      .innerJoin(PostRedirectEntity, 'redirect', 'redirect.post_id = post.id')
      .andWhere('redirect.slug = :slug', { slug })
      .getOne();
    if (!moved) throw postNotFound();
    return { redirect: moved.slug };
  }

  /** Those that share the most categories, then the newest. */
  private async related(manager: EntityManager, post: PostEntity) {
    if (post.categories.length === 0) return [];
    const shared = 'cardinality(ARRAY(SELECT unnest(post.categories) INTERSECT SELECT unnest(:own::text[])))';
    const found = await listed(manager)
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

  private async newest(manager: EntityManager, category: CategoryId | undefined, { page, limit }: PageDto) {
    const query = newestFirst(listed(manager));
    if (category) query.andWhere('post.categories @> ARRAY[:category]', { category });
    const [posts, totalCount] = await takePage(query, page, limit);
    return { posts: posts.map(toListing), pagination: toPagination(page, limit, totalCount) };
  }

  private async find(manager: EntityManager, term: string, category: CategoryId | undefined, page: PageDto) {
    const { found, exactCount, totalCount } = await this.search.find(manager, term, category, page);
    return {
      posts: found.map(({ post, match }) => ({ ...toListing(post), match })),
      pagination: toPagination(page.page, page.limit, totalCount),
      exact_count: exactCount,
    };
  }
}

/** Without the text of the posts. */
function listed(manager: EntityManager): SelectQueryBuilder<PostEntity> {
  return published(manager).select(LISTED_FIELDS.map((field) => `post.${field}`));
}

function published(manager: EntityManager): SelectQueryBuilder<PostEntity> {
  return manager.createQueryBuilder(PostEntity, 'post').where(publishedSql('post'));
}

function newestFirst(query: SelectQueryBuilder<PostEntity>): SelectQueryBuilder<PostEntity> {
  return query.orderBy('post.publishedAt', 'DESC').addOrderBy('post.id', 'DESC');
}
