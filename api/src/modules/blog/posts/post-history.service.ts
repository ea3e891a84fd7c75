import { Injectable } from '@nestjs/common';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import { takePage, toPagination, type PageDto } from '../../../contract/pagination';
import type { SearchQueryDto } from '../../../contract/search';
import { Database } from '../../../database/database';
import { isId } from '../../../database/ids';
import type { Saver } from '../../drafts/revisions';
import { postNotFound } from '../blog.errors';
import { PostWriter } from './post-writer';
import { POST_REVISIONS, PostEntity } from './post.entity';
import { toAdminPost, toPostRevision, toPostRevisionRow, toTrashedPost } from './post.mapper';
import type { AdminPostDto, RevisionDto, RevisionListDto, TrashDto } from './posts.dto';
import { matchText } from './posts.service';

/** What brings back an earlier state of a post: its revisions, and the trash. */
@Injectable()
export class PostHistoryService {
  constructor(
    private readonly database: Database,
    private readonly writer: PostWriter,
  ) {}

  /** Newest first. @throws DomainError 404 POST_NOT_FOUND. */
  async listRevisions(postId: string, { page, limit }: PageDto): Promise<RevisionListDto> {
    await this.assertPost(postId);
    const query = POST_REVISIONS.newestFirst(this.database.manager, postId);
    const [revisions, totalCount] = await takePage(query, page, limit);
    return { revisions: revisions.map(toPostRevisionRow), pagination: toPagination(page, limit, totalCount) };
  }

  /** @throws DomainError 404 POST_NOT_FOUND, REVISION_NOT_FOUND. */
  async readRevision(postId: string, version: string): Promise<RevisionDto> {
    await this.assertPost(postId);
    return toPostRevision(await POST_REVISIONS.find(this.database.manager, postId, version));
  }

  /**
   * Saves the text of a revision as the next version. Status and slug stay: a draft that once was published stays a
   * draft.
   *
   * @throws DomainError 404 POST_NOT_FOUND, REVISION_NOT_FOUND, 412 POST_CHANGED with the current post.
   */
  restoreRevision(
    postId: string,
    version: string,
    presentVersion: number,
    user: Saver,
  ): Promise<AdminPostDto> {
    return this.writer.save(async (manager) => {
      const post = await this.writer.lock(manager, postId);
      await this.writer.assertVersion(manager, post, presentVersion, user);
      const { fields } = await POST_REVISIONS.find(manager, postId, version);
      const { status: _status, slug: _slug, ...text } = fields;
      // The revision may come from an older allow-list.
      Object.assign(post, text, { content: sanitisePostHtml(text.content) });
      await this.writer.write(manager, post, user);
      return toAdminPost(post);
    });
  }

  /** @throws DomainError 404 POST_NOT_FOUND. */
  async assertPost(id: string): Promise<void> {
    if (!isId(id) || !(await this.database.repository(PostEntity).existsBy({ id }))) throw postNotFound();
  }

  /** Deleted posts, the last deleted first. They keep their slugs, so that a restored one has its former address. */
  async listTrash({ page, limit, search }: SearchQueryDto): Promise<TrashDto> {
    const query = this.database
      .repository(PostEntity)
      .createQueryBuilder('post')
      .withDeleted()
      .where('post.deletedAt IS NOT NULL');
    if (search?.trim()) matchText(query, search.trim());
    const [posts, totalCount] = await takePage(
      query.orderBy('post.deletedAt', 'DESC').addOrderBy('post.id', 'DESC'),
      page,
      limit,
    );
    return { posts: posts.map(toTrashedPost), pagination: toPagination(page, limit, totalCount) };
  }

  /** Moves a post to the trash. @throws DomainError 404 POST_NOT_FOUND. */
  remove(id: string, user: Saver): Promise<void> {
    return this.writer.save(async (manager) => {
      const post = await this.writer.lock(manager, id);
      Object.assign(post, { status: 'draft', publishAt: null, deletedAt: new Date() });
      await this.writer.write(manager, post, user);
    });
  }

  /** Restores a post as a draft without a time of publication. @throws DomainError 404 POST_NOT_FOUND. */
  restoreFromTrash(id: string, user: Saver): Promise<AdminPostDto> {
    return this.writer.save(async (manager) => {
      const post = await this.writer.lock(manager, id, { inTrash: true });
      post.deletedAt = null;
      await this.writer.write(manager, post, user);
      return toAdminPost(post);
    });
  }

  /** Deletes a post in the trash with its revisions. @throws DomainError 404 POST_NOT_FOUND. */
  deleteForGood(id: string): Promise<void> {
    return this.writer.save(async (manager) => {
      await this.writer.lock(manager, id, { inTrash: true });
      await manager.delete(PostEntity, { id });
    });
  }
}
