import { Injectable } from '@nestjs/common';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import { isId } from '../../../database/ids';
import { takePage, toPagination, type PageDto } from '../../../contract/pagination';
import { Database } from '../../../database/database';
import { postNotFound } from '../blog.errors';
import { POST_REVISIONS, PostEntity } from '../posts/post.entity';
import { toAdminPost, toPostRevision, toPostRevisionRow } from '../posts/post.mapper';
import type { Saver } from '../../drafts/revisions';
import { PostWriter } from '../posts/post-writer';
import type { AdminPostDto, RevisionDto, RevisionListDto } from '../posts/posts.dto';

/** The states of a post after each save. */
@Injectable()
export class RevisionsService {
  constructor(
    private readonly database: Database,
    private readonly writer: PostWriter,
  ) {}

  /** Newest first. @throws DomainError 404 POST_NOT_FOUND. */
  async list(postId: string, { page, limit }: PageDto): Promise<RevisionListDto> {
    await this.assertPost(postId);
    const query = POST_REVISIONS.newestFirst(this.database.manager, postId);
    const [revisions, totalCount] = await takePage(query, page, limit);
    return { revisions: revisions.map(toPostRevisionRow), pagination: toPagination(page, limit, totalCount) };
  }

  /** @throws DomainError 404 POST_NOT_FOUND, REVISION_NOT_FOUND. */
  async read(postId: string, version: string): Promise<RevisionDto> {
    await this.assertPost(postId);
    return toPostRevision(await POST_REVISIONS.find(this.database.manager, postId, version));
  }

  /**
   * Saves the text of a revision as the next version. Status and slug stay: a draft that once was published stays a
   * draft.
   *
   * @throws DomainError 404 POST_NOT_FOUND, REVISION_NOT_FOUND, 412 POST_CHANGED with the current post.
   */
  restore(postId: string, version: string, presentVersion: number, user: Saver): Promise<AdminPostDto> {
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
}
