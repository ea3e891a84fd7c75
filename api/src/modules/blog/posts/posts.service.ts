import { Injectable } from '@nestjs/common';
import { hasContent } from '@stillsam/post-html/has-content';
import { shortReadingTime } from '@stillsam/post-html/editions';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { slugify } from '@stillsam/paths';
import { isId } from '../../../database/ids';
import { sliceOf, takePage, toPagination } from '../../../contract/pagination';
import { containing } from '../../../contract/search';
import { AuditTrail } from '../../audit/audit-trail';
import { Database } from '../../../database/database';
import { PERMISSIONS } from '../../auth/permissions';
import { ROLES, UserEntity } from '../../auth/user.entity';
import { passGate } from '../../reviews/review-gate.repository';
import { postNotFound } from '../blog.errors';
import { freeSlug } from '../../drafts/slugs.repository';
import { WorkingCopiesService } from './working-copies.service';
import { invalidField } from '../../../http/domain-error';
import { sortPosts, takeListPage } from './post-lists.repository';
import { PostRedirectEntity, PostEntity, isPublished } from './post.entity';
import { POST_DEFAULTS } from './post-fields';
import { PostWriter } from './post-writer';
import { readingTime } from '../article-facts';
import { toAdminPost, toAdminPostRow } from './post.mapper';
import type {
  AdminPostDto,
  AdminPostsDto,
  AdminPostsQueryDto,
  AuthorDto,
  CreatePostDto,
  UpdatePostDto,
} from './posts.dto';

/** Base of the slug of a title without letters and digits. */
const NAMELESS = 'inlagg';

/** Posts for admins: list, read, create, change, delete. */
@Injectable()
export class PostsService {
  constructor(
    private readonly database: Database,
    private readonly writer: PostWriter,
    private readonly workingCopies: WorkingCopiesService,
    private readonly audit: AuditTrail,
  ) {}

  async list({ page, limit, search, status, category, sort }: AdminPostsQueryDto): Promise<AdminPostsDto> {
    const posts = this.database.repository(PostEntity);
    const query = sortPosts(posts.createQueryBuilder('post'), sort);
    if (status === 'scheduled') query.andWhere('post.publishAt IS NOT NULL');
    else if (status) query.andWhere('post.status = :status', { status });
    if (category) query.andWhere('post.categories @> ARRAY[:category]', { category });
    if (search) matchText(query, search);
    const list = ['admin', status, category].filter(Boolean).join(':');
    const [rows, totalCount] = search
      ? await takePage(query, page, limit)
      : await takeListPage(posts.manager, query, list, sliceOf(page, limit), sort);
    return { posts: rows.map(toAdminPostRow), pagination: toPagination(page, limit, totalCount) };
  }

  /** The accounts that write, by the names that they have given themselves, never by their user names. */
  async authors(): Promise<AuthorDto[]> {
    const roles = ROLES.filter((role) => PERMISSIONS[role].includes('posts'));
    const users = await this.database.repository(UserEntity).findBy({ role: In(roles), isInvited: false });
    const names = users.map(({ name }) => name).filter(Boolean);
    names.sort((one, two) => one.localeCompare(two, 'sv'));
    return [...new Set([EDITORS, ...names])].map((name) => ({ name }));
  }

  /** @throws DomainError 404 POST_NOT_FOUND. */
  async read(id: string): Promise<AdminPostDto> {
    const post = isId(id) ? await this.database.repository(PostEntity).findOneBy({ id }) : null;
    if (!post) throw postNotFound();
    return toAdminPost(post);
  }

  /** @throws DomainError 400 for an invalid time of publication, 422 REVIEW_REQUIRED. */
  async create(fields: CreatePostDto, author: UserEntity): Promise<AdminPostDto> {
    const columns = toColumns(fields);
    return this.writer.save(async (manager) => {
      const wanted = fields.slug || slugify(fields.title);
      const slug = await freeSlug(manager, 'posts', wanted || NAMELESS, { isNumbered: !wanted });
      await manager.delete(PostRedirectEntity, { slug });
      const now = new Date();
      const post = manager.create(PostEntity, {
        ...POST_DEFAULTS,
        ...columns,
        slug,
        authorId: author.id,
        author_name: bylineOf(fields.author_name, author),
        version: 1,
        updatedAt: now,
        publishedAt: isPublished(fields) ? now : null,
        publishAt: null,
        deletedAt: null,
      });
      schedule(post, fields.publish_at);
      await this.writer.add(manager, post, author);
      await passGate(manager, post.id, fields, author);
      await this.workingCopies.forget(manager, author.id, null, fields.tab);
      this.audit.setTarget(post.id);
      return toAdminPost(post);
    });
  }

  /** @throws DomainError 404 POST_NOT_FOUND, 412 POST_CHANGED with the current post, 422 REVIEW_REQUIRED, CLINICAL_CHANGE. */
  async update(id: string, fields: UpdatePostDto, author: UserEntity): Promise<AdminPostDto> {
    const columns = toColumns(fields);
    return this.writer.save(async (manager) => {
      const post = await this.writer.lock(manager, id);
      await this.writer.assertVersion(manager, post, fields.version, author);
      const before = { slug: post.slug, title: post.title, isPublic: isPublished(post) };
      Object.assign(post, columns);
      if (fields.author_name !== undefined) post.author_name = bylineOf(fields.author_name, author);
      schedule(post, fields.publish_at);
      // The title for search engines belongs to the former title.
      if (post.title !== before.title) post.meta_title = null;
      if (fields.slug && fields.slug !== before.slug)
        await moveTo(manager, post, fields.slug, before.isPublic ? before.slug : null);
      await this.writer.write(manager, post, author);
      await passGate(manager, id, fields, author);
      await this.workingCopies.forget(manager, author.id, id, fields.tab);
      return toAdminPost(post);
    });
  }
}

const MAX_WAIT_MS = 5 * 366 * 86_400_000;

const refuse = (message: string) => invalidField('publish_at', message);

/**
 * Sets the time of a scheduled publication.
 *
 * @param time as sent: null removes the time, undefined keeps it.
 * @throws DomainError 400 for a time in the past or a published post.
 */
function schedule(post: PostEntity, time: string | null | undefined): void {
  const now = Date.now();
  if (time === null || (time === undefined && isPublished(post))) post.publishAt = null;
  if (typeof time !== 'string') return;
  const at = Date.parse(time);
  if (isPublished(post)) throw refuse('Bara ett utkast kan publiceras vid en viss tid.');
  if (!(at > now)) throw refuse('Tiden för publicering ska ligga framåt.');
  if (at > now + MAX_WAIT_MS) throw refuse('Tiden för publicering ligger för långt fram.');
  post.publishAt = new Date(at);
}

/** Case-insensitive, in title or excerpt. */
export function matchText(query: SelectQueryBuilder<PostEntity>, search: string): void {
  query.andWhere('post.written_text LIKE lower(:pattern)', { pattern: containing(search) });
}

/** Moves a post to another slug; the old slug of a published post redirects to it. */
async function moveTo(
  manager: EntityManager,
  post: PostEntity,
  slug: string,
  oldSlug: string | null,
): Promise<void> {
  post.slug = await freeSlug(manager, 'posts', slug, { exceptId: post.id });
  await manager.delete(PostRedirectEntity, { slug: post.slug });
  if (oldSlug && oldSlug !== post.slug)
    await manager.upsert(PostRedirectEntity, { slug: oldSlug, postId: post.id }, ['slug']);
}

/**
 * The columns of a request body; a missing field is unchanged. The slug and the time of publication are set by
 * their own rules.
 *
 * @throws DomainError 400 when sanitising leaves nothing of the content.
 */
function toColumns({ slug: _slug, publish_at: _time, ...fields }: CreatePostDto) {
  const content = sanitisePostHtml(fields.content);
  if (!hasContent(content)) throw invalidField('content', 'Innehåll är obligatoriskt');
  const sent = Object.entries(fields).filter(([name, value]) => name in POST_DEFAULTS && value !== undefined);
  return {
    ...Object.fromEntries(sent),
    content,
    reading_time: readingTime(content),
    short_reading_time: shortReadingTime(content),
  };
}

/** The byline where neither the post nor the account names an author. */
const EDITORS = 'Stillsams redaktion';

/** The byline of a post: the written one, or the name of the account, never its user name. */
function bylineOf(written: string | undefined, { name }: Pick<UserEntity, 'name'>): string {
  return written || name || EDITORS;
}
