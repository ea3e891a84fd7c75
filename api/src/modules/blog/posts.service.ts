import { Inject, Injectable } from '@nestjs/common';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Database } from '../../database/database';
import type { UserEntity } from '../auth/user.entity';
import { postChanged, postNotFound } from './blog.errors';
import { ContentChanges } from './content-changes';
import { PostRedirectEntity } from './post-redirect.entity';
import { PostEntity } from './post.entity';
import { toAdminPost, toAdminPostRow } from './post.mapper';
import type {
  AdminPostDto,
  AdminPostsDto,
  AdminPostsQueryDto,
  CreatePostDto,
  PaginationDto,
  UpdatePostDto,
} from './posts.dto';
import { readingTime } from './reading-time';
import { freeChosenSlug, freeSlug } from './slugs';

/** Largest bigint with room to spare; a longer number cannot be an id. */
const POST_ID = /^[1-9]\d{0,17}$/;

/** What admins do with posts. */
@Injectable()
export class PostsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ContentChanges) private readonly changes: ContentChanges,
  ) {}

  /** Newest first. */
  async list({ page, limit, search, status }: AdminPostsQueryDto): Promise<AdminPostsDto> {
    const query = this.database.repository(PostEntity).createQueryBuilder('post');
    if (status) query.andWhere('post.status = :status', { status });
    if (search) matchText(query, search);
    const [posts, totalCount] = await query
      .orderBy('post.createdAt', 'DESC')
      .addOrderBy('post.id', 'DESC')
      .skip((page - 1) * limit)
      .take(limit)
      .getManyAndCount();
    return { posts: posts.map(toAdminPostRow), pagination: toPagination(page, limit, totalCount) };
  }

  /** @throws DomainError 404 POST_NOT_FOUND. */
  async read(id: string): Promise<AdminPostDto> {
    const post = POST_ID.test(id) ? await this.database.repository(PostEntity).findOneBy({ id }) : null;
    if (!post) throw postNotFound();
    return toAdminPost(post);
  }

  async create(fields: CreatePostDto, author: UserEntity): Promise<AdminPostDto> {
    const post = await this.database.transaction(async (manager) => {
      const slug = fields.slug
        ? await freeChosenSlug(manager, fields.slug)
        : await freeSlug(manager, fields.title);
      const now = new Date();
      const draft = manager.create(PostEntity, {
        ...withDefaults(fields),
        slug,
        authorId: author.id,
        authorName: author.username,
        version: 1,
        updatedAt: now,
        publishedAt: fields.status === 'published' ? now : null,
      });
      await manager.delete(PostRedirectEntity, { slug });
      const saved = await manager.save(draft);
      await this.announceIfPublic(manager, saved, []);
      return saved;
    });
    this.tellIfPublic(post);
    return toAdminPost(post);
  }

  /** @throws DomainError 404 POST_NOT_FOUND, 412 POST_CHANGED with the present post. */
  async update(id: string, fields: UpdatePostDto): Promise<AdminPostDto> {
    if (!POST_ID.test(id)) throw postNotFound();
    const { post, wasPublic } = await this.database.transaction(async (manager) => {
      const before = await lockPost(manager, id);
      if (before.version !== fields.version) throw postChanged(toAdminPost(before));
      const wasPublic = before.status === 'published';
      const oldSlug = before.slug;
      const after = Object.assign(before, changed(fields));
      after.version += 1;
      after.updatedAt = new Date();
      if (after.status === 'published') after.publishedAt ??= after.updatedAt;
      if (fields.slug && fields.slug !== oldSlug)
        await moveTo(manager, after, fields.slug, wasPublic ? oldSlug : null);
      const saved = await manager.save(after);
      await this.announceIfPublic(manager, saved, wasPublic ? [oldSlug] : []);
      return { post: saved, wasPublic };
    });
    if (wasPublic || post.status === 'published') this.changes.tellOwn([post.slug]);
    return toAdminPost(post);
  }

  /** @throws DomainError 404 POST_NOT_FOUND. */
  async remove(id: string): Promise<void> {
    if (!POST_ID.test(id)) throw postNotFound();
    const post = await this.database.transaction(async (manager) => {
      const found = await lockPost(manager, id);
      await manager.delete(PostEntity, { id });
      if (found.status === 'published') await this.changes.announce(manager, [found.slug]);
      return found;
    });
    this.tellIfPublic(post);
  }

  private async announceIfPublic(
    manager: EntityManager,
    post: PostEntity,
    formerSlugs: string[],
  ): Promise<void> {
    if (post.status !== 'published' && formerSlugs.length === 0) return;
    await this.changes.announce(manager, [...new Set([post.slug, ...formerSlugs])]);
  }

  private tellIfPublic(post: PostEntity): void {
    if (post.status === 'published') this.changes.tellOwn([post.slug]);
  }
}

/** Case-insensitive, in title or excerpt, as it stands: `%` and `_` are letters like any other. */
export function matchText(query: SelectQueryBuilder<PostEntity>, search: string): void {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  query.andWhere('(post.title ILIKE :pattern OR post.excerpt ILIKE :pattern)', { pattern });
}

export function toPagination(page: number, limit: number, totalCount: number): PaginationDto {
  return { page, limit, totalCount, totalPages: Math.max(1, Math.ceil(totalCount / limit)) };
}

async function lockPost(manager: EntityManager, id: string): Promise<PostEntity> {
  const post = await manager.findOne(PostEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!post) throw postNotFound();
  return post;
}

/** Moves a post to another slug; where visitors knew the old one, it leads on from now on. */
async function moveTo(
  manager: EntityManager,
  post: PostEntity,
  slug: string,
  oldSlug: string | null,
): Promise<void> {
  post.slug = await freeChosenSlug(manager, slug, post.id);
  await manager.delete(PostRedirectEntity, { slug: post.slug });
  if (oldSlug && oldSlug !== post.slug)
    await manager.upsert(PostRedirectEntity, { slug: oldSlug, postId: post.id }, ['slug']);
}

function withDefaults(fields: CreatePostDto): Partial<PostEntity> {
  return {
    excerpt: '',
    featuredImage: null,
    metaTitle: null,
    metaDescription: '',
    metaKeywords: '',
    categories: [],
    tags: [],
    difficulty: 'Nybörjare',
    icon: 'leaf',
    status: 'draft',
    ...changed(fields),
  };
}

/** The columns that a body names; a field that was not sent stays as it is. */
function changed(fields: CreatePostDto): Partial<PostEntity> {
  const content = sanitisePostHtml(fields.content);
  const columns: Partial<PostEntity> = {
    title: fields.title,
    content,
    readingTime: readingTime(content),
    excerpt: fields.excerpt,
    featuredImage: fields.featured_image,
    metaDescription: fields.meta_description,
    metaKeywords: fields.meta_keywords,
    categories: fields.categories,
    tags: fields.tags,
    difficulty: fields.difficulty,
    icon: fields.icon,
    status: fields.status,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
