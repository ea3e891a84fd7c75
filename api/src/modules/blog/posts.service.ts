import { Inject, Injectable } from '@nestjs/common';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { toPagination } from '../../common/pagination';
import { Database } from '../../database/database';
import type { UserEntity } from '../auth/user.entity';
import { contentRequired, postChanged, postNotFound } from './blog.errors';
import { ContentChanges } from './content-changes';
import { PostRedirectEntity } from './post-redirect.entity';
import { PostEntity } from './post.entity';
import { toAdminPost, toAdminPostRow } from './post.mapper';
import type {
  AdminPostDto,
  AdminPostsDto,
  AdminPostsQueryDto,
  CreatePostDto,
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
    const columns = { ...DEFAULTS, ...toColumns(fields) };
    return this.save(async (manager) => {
      const slug = fields.slug
        ? await freeChosenSlug(manager, fields.slug)
        : await freeSlug(manager, fields.title);
      await manager.delete(PostRedirectEntity, { slug });
      const now = new Date();
      const post = manager.create(PostEntity, {
        ...columns,
        slug,
        authorId: author.id,
        authorName: author.username,
        version: 1,
        updatedAt: now,
        publishedAt: columns.status === 'published' ? now : null,
      });
      await manager.save(post);
      return { answer: toAdminPost(post), changedSlugs: isPublic(post) ? [slug] : [] };
    });
  }

  /** @throws DomainError 404 POST_NOT_FOUND, 412 POST_CHANGED with the present post. */
  async update(id: string, fields: UpdatePostDto): Promise<AdminPostDto> {
    const columns = toColumns(fields);
    return this.save(async (manager) => {
      const post = await lockPost(manager, id);
      if (post.version !== fields.version) throw postChanged(toAdminPost(post));
      const before = { slug: post.slug, title: post.title, isPublic: isPublic(post) };
      Object.assign(post, columns, { version: post.version + 1, updatedAt: new Date() });
      if (isPublic(post)) post.publishedAt ??= post.updatedAt;
      // A title for search engines was written for the title it stood beside.
      if (post.title !== before.title) post.metaTitle = null;
      if (fields.slug && fields.slug !== before.slug)
        await moveTo(manager, post, fields.slug, before.isPublic ? before.slug : null);
      await manager.save(post);
      const changedSlugs = [
        ...(before.isPublic ? [before.slug] : []),
        ...(isPublic(post) && !(before.isPublic && before.slug === post.slug) ? [post.slug] : []),
      ];
      return { answer: toAdminPost(post), changedSlugs };
    });
  }

  /** @throws DomainError 404 POST_NOT_FOUND. */
  async remove(id: string): Promise<void> {
    await this.save(async (manager) => {
      const post = await lockPost(manager, id);
      await manager.delete(PostEntity, { id });
      return { answer: undefined, changedSlugs: isPublic(post) ? [post.slug] : [] };
    });
  }

  /** One transaction; what visitors can see of it is announced to every process, to this one before the answer. */
  private async save<Answer>(
    work: (manager: EntityManager) => Promise<{ answer: Answer; changedSlugs: string[] }>,
  ): Promise<Answer> {
    const { answer, change } = await this.database.transaction(async (manager) => {
      const { answer, changedSlugs } = await work(manager);
      const change = changedSlugs.length > 0 ? await this.changes.announce(manager, changedSlugs) : undefined;
      return { answer, change };
    });
    if (change) this.changes.receive(change);
    return answer;
  }
}

/** Case-insensitive, in title or excerpt, as it stands: `%` and `_` are letters like any other. */
export function matchText(query: SelectQueryBuilder<PostEntity>, search: string): void {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  query.andWhere('(post.title ILIKE :pattern OR post.excerpt ILIKE :pattern)', { pattern });
}

async function lockPost(manager: EntityManager, id: string): Promise<PostEntity> {
  if (!POST_ID.test(id)) throw postNotFound();
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

const isPublic = ({ status }: PostEntity) => status === 'published';

const DEFAULTS = {
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
} satisfies Partial<PostEntity>;

/**
 * The columns that a body names; a field that was not sent stays as it is.
 *
 * @throws DomainError 400 when nothing of the content may stay.
 */
function toColumns(fields: CreatePostDto): Partial<PostEntity> {
  const content = sanitisePostHtml(fields.content);
  if (!hasContent(content)) throw contentRequired();
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

/** Text or an image, rather than empty tags. */
function hasContent(html: string): boolean {
  return html.includes('<img') || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}
