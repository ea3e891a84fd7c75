import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { isId } from '../../common/ids';
import { Database } from '../../database/database';
import { postNotFound } from './blog.errors';
import { PostEntity } from './post.entity';
import { WorkingCopyEntity } from './working-copy.entity';
import { replaceWorkingCopy } from './working-copies.repository';
import type { SaveWorkingCopyDto, WorkingCopyAnswerDto, WorkingCopyReceiptDto } from './working-copies.dto';

/** Id in the address for a post that is not created yet. */
export const NEW_POST = 'new';

/** Unsaved text of authors. Only its author can read it, and it never changes the post. */
@Injectable()
export class WorkingCopiesService {
  constructor(private readonly database: Database) {}

  /** @param post id of a post, or {@link NEW_POST}. @throws DomainError 404 POST_NOT_FOUND. */
  async read(post: string, authorId: string): Promise<WorkingCopyAnswerDto> {
    const postId = await this.resolve(post);
    const copy = await this.database.repository(WorkingCopyEntity).findOneBy(key(authorId, postId));
    return {
      working_copy: copy && {
        fields: copy.fields,
        base_version: copy.baseVersion,
        saved_at: copy.savedAt.toISOString(),
      },
    };
  }

  /** Replaces the author's earlier working copy. @throws DomainError 404 POST_NOT_FOUND. */
  async save(post: string, authorId: string, body: SaveWorkingCopyDto): Promise<WorkingCopyReceiptDto> {
    const postId = await this.resolve(post);
    const { base_version, ...fields } = body;
    const savedAt = new Date();
    await replaceWorkingCopy(this.database.source.manager, {
      authorId,
      postId,
      baseVersion: base_version ?? null,
      fields,
      savedAt,
    });
    return { saved_at: savedAt.toISOString() };
  }

  /** @throws DomainError 404 POST_NOT_FOUND. */
  async discard(post: string, authorId: string): Promise<void> {
    const postId = await this.resolve(post);
    await this.forget(this.database.source.manager, authorId, postId);
  }

  /** Deletes the working copy after the post was saved. @param postId null for a new post. */
  async forget(manager: EntityManager, authorId: string, postId: string | null): Promise<void> {
    await manager.delete(WorkingCopyEntity, key(authorId, postId));
  }

  private async resolve(post: string): Promise<string | null> {
    if (post === NEW_POST) return null;
    if (!isId(post) || !(await this.database.repository(PostEntity).existsBy({ id: post })))
      throw postNotFound();
    return post;
  }
}

const key = (authorId: string, postId: string | null) => ({ authorId, postId: postId ?? IsNull() });
