import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { isId } from '../../../database/ids';
import { Database } from '../../../database/database';
import { postNotFound } from '../blog.errors';
import { PostEntity, WorkingCopyEntity } from './post.entity';
import type { SaveWorkingCopyDto, WorkingCopyAnswerDto, WorkingCopyReceiptDto } from './working-copies.dto';

/** Id in the address for a post that is not created yet. */
const NEW_POST = 'new';

const TAB = /^[a-z0-9]{1,32}$/;

/**
 * Unsaved text of authors, one for each tab that a post was written in. Only its author can read it, and it never
 * changes the post.
 */
@Injectable()
export class WorkingCopiesService {
  constructor(private readonly database: Database) {}

  /** @param post id of a post, or {@link NEW_POST}. @throws DomainError 404 POST_NOT_FOUND. */
  async read(post: string, authorId: string): Promise<WorkingCopyAnswerDto> {
    const postId = await this.resolve(post);
    const copies = await this.database
      .repository(WorkingCopyEntity)
      .find({ where: key(authorId, postId), order: { savedAt: 'DESC', id: 'DESC' } });
    return {
      copies: copies.map(({ tab, fields, baseVersion, savedAt }) => ({
        tab,
        fields,
        base_version: baseVersion,
        saved_at: savedAt,
      })),
    };
  }

  /** Replaces the tab's earlier working copy. @throws DomainError 404 POST_NOT_FOUND, also for no valid tab. */
  async save(
    post: string,
    tab: string,
    authorId: string,
    { base_version, ...fields }: SaveWorkingCopyDto,
  ): Promise<WorkingCopyReceiptDto> {
    const postId = await this.resolve(post, tab);
    const savedAt = new Date();
    const copy = { authorId, postId, tab, baseVersion: base_version ?? null, fields, savedAt };
    await this.database.manager.upsert(WorkingCopyEntity, copy as QueryDeepPartialEntity<WorkingCopyEntity>, [
      'authorId',
      'postId',
      'tab',
    ]);
    return { saved_at: savedAt };
  }

  /** @param savedAt discards only what was saved then. @throws DomainError 404 POST_NOT_FOUND, also for no valid tab. */
  async discard(post: string, tab: string, authorId: string, savedAt?: string): Promise<void> {
    const postId = await this.resolve(post, tab);
    await this.database.manager.delete(WorkingCopyEntity, {
      ...key(authorId, postId),
      tab,
      ...(savedAt !== undefined && { savedAt: new Date(savedAt) }),
    });
  }

  /**
   * Deletes the tab's working copy, after the post was saved from it.
   *
   * @param postId null for a new post.
   * @param tab absent where the post was not saved from a tab.
   */
  async forget(manager: EntityManager, authorId: string, postId: string | null, tab?: string): Promise<void> {
    if (tab) await manager.delete(WorkingCopyEntity, { ...key(authorId, postId), tab });
  }

  private async resolve(post: string, tab?: string): Promise<string | null> {
    if (tab !== undefined && !TAB.test(tab)) throw postNotFound();
    if (post === NEW_POST) return null;
    if (!isId(post) || !(await this.database.repository(PostEntity).existsBy({ id: post })))
      throw postNotFound();
    return post;
  }
}

const key = (authorId: string, postId: string | null) => ({ authorId, postId: postId ?? IsNull() });
