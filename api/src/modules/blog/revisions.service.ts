import { Injectable } from '@nestjs/common';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import { isId } from '../../common/ids';
import { sliceOf, toPagination, type PageDto } from '../../common/pagination';
import { Database } from '../../database/database';
import { postChanged, postNotFound, revisionNotFound } from './blog.errors';
import { PostRevisionEntity } from './post-revision.entity';
import { toAdminPost, toRevision, toRevisionRow } from './post.mapper';
import { PostWriter, type Saver } from './post-writer';
import { PostEntity } from './post.entity';
import type { AdminPostDto } from './posts.dto';
import type { RevisionDto, RevisionListDto } from './revisions.dto';

const VERSION = /^[1-9]\d{0,8}$/;

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
    const [revisions, totalCount] = await this.database.repository(PostRevisionEntity).findAndCount({
      where: { postId },
      order: { version: 'DESC' },
      ...sliceOf(page, limit),
    });
    return { revisions: revisions.map(toRevisionRow), pagination: toPagination(page, limit, totalCount) };
  }

  /** @throws DomainError 404 POST_NOT_FOUND, REVISION_NOT_FOUND. */
  async read(postId: string, version: string): Promise<RevisionDto> {
    await this.assertPost(postId);
    return toRevision(await this.find(postId, version));
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
      if (post.version !== presentVersion) throw postChanged(toAdminPost(post));
      const { fields } = await this.find(postId, version);
      const { status: _status, slug: _slug, ...text } = fields;
      // The revision may come from an older allow-list.
      Object.assign(post, text, { content: sanitisePostHtml(text.content) });
      await this.writer.write(manager, post, user);
      return toAdminPost(post);
    });
  }

  private async find(postId: string, version: string): Promise<PostRevisionEntity> {
    const revision = VERSION.test(version)
      ? await this.database.repository(PostRevisionEntity).findOneBy({ postId, version: Number(version) })
      : null;
    if (!revision) throw revisionNotFound();
    return revision;
  }

  private async assertPost(id: string): Promise<void> {
    if (!isId(id) || !(await this.database.repository(PostEntity).existsBy({ id }))) throw postNotFound();
  }
}
