import { Injectable } from '@nestjs/common';
import { takePage, toPagination } from '../../../contract/pagination';
import type { SearchQueryDto } from '../../../contract/search';
import { Database } from '../../../database/database';
import type { Saver } from '../../drafts/revisions';
import { toAdminPost, toTrashedPost } from './post.mapper';
import { PostWriter } from './post-writer';
import { PostEntity } from './post.entity';
import type { AdminPostDto, TrashDto } from './posts.dto';
import { matchText } from './posts.service';

/** Deleted posts. They keep their slugs, so that a restored post has its former address. */
@Injectable()
export class TrashService {
  constructor(
    private readonly database: Database,
    private readonly writer: PostWriter,
  ) {}

  /** The last deleted first. */
  async list({ page, limit, search }: SearchQueryDto): Promise<TrashDto> {
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

  /** @throws DomainError 404 POST_NOT_FOUND. */
  add(id: string, user: Saver): Promise<void> {
    return this.writer.save(async (manager) => {
      const post = await this.writer.lock(manager, id);
      Object.assign(post, { status: 'draft', publishAt: null, deletedAt: new Date() });
      await this.writer.write(manager, post, user);
    });
  }

  /**
   * Restores a post as a draft without a time of publication.
   *
   * @throws DomainError 404 POST_NOT_FOUND.
   */
  restore(id: string, user: Saver): Promise<AdminPostDto> {
    return this.writer.save(async (manager) => {
      const post = await this.writer.lock(manager, id, { inTrash: true });
      post.deletedAt = null;
      await this.writer.write(manager, post, user);
      return toAdminPost(post);
    });
  }
}
