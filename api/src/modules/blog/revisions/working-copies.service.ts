import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { isId } from '../../../database/ids';
import { Database } from '../../../database/database';
import { postNotFound } from '../blog.errors';
import { PostEntity } from '../posts/post.entity';
import { WorkingCopyEntity } from './working-copy.entity';
import { TabWorkingCopyEntity } from './tab-working-copy.entity';
import { replaceTabCopy, replaceWorkingCopy } from './working-copies.repository';
import type {
  SaveWorkingCopyDto,
  TabCopyDto,
  WorkingCopyAnswerDto,
  WorkingCopyDto,
  WorkingCopyReceiptDto,
} from './working-copies.dto';

/** Id in the address for a post that is not created yet. */
export const NEW_POST = 'new';

/** The `tab` of the working copy that editors without tabs store. */
const NO_TAB = '';
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
    const single = await this.database.repository(WorkingCopyEntity).findOneBy(key(authorId, postId));
    const ofTabs = await this.database
      .repository(TabWorkingCopyEntity)
      .find({ where: key(authorId, postId), order: { savedAt: 'DESC', id: 'DESC' } });
    const copies: TabCopyDto[] = ofTabs.map((copy) => ({ tab: copy.tab, ...toDto(copy) }));
    if (single) copies.push({ tab: NO_TAB, ...toDto(single) });
    return { working_copy: single && toDto(single), copies };
  }

  /**
   * Replaces the tab's earlier working copy.
   *
   * @param tab absent from an editor without tabs. @throws DomainError 404 POST_NOT_FOUND, also for no valid tab.
   */
  async save(
    post: string,
    authorId: string,
    body: SaveWorkingCopyDto,
    tab = NO_TAB,
  ): Promise<WorkingCopyReceiptDto> {
    const postId = await this.resolve(post, tab);
    const { base_version, ...fields } = body;
    const savedAt = new Date();
    const copy = { authorId, postId, baseVersion: base_version ?? null, fields, savedAt };
    const { manager } = this.database.source;
    await (tab === NO_TAB ? replaceWorkingCopy(manager, copy) : replaceTabCopy(manager, { ...copy, tab }));
    return { saved_at: savedAt };
  }

  /** @param savedAt discards only what was saved then. @throws DomainError 404 POST_NOT_FOUND, also for no valid tab. */
  async discard(post: string, authorId: string, tab = NO_TAB, savedAt?: string): Promise<void> {
    const postId = await this.resolve(post, tab);
    await this.forget(this.database.source.manager, authorId, postId, tab, savedAt);
  }

  /** Deletes the tab's working copy, after the post was saved from it. @param postId null for a new post. */
  async forget(
    manager: EntityManager,
    authorId: string,
    postId: string | null,
    tab = NO_TAB,
    savedAt?: string,
  ): Promise<void> {
    if (tab === NO_TAB) await manager.delete(WorkingCopyEntity, key(authorId, postId));
    else
      await manager.delete(TabWorkingCopyEntity, {
        ...key(authorId, postId),
        tab,
        ...(savedAt !== undefined && { savedAt: new Date(savedAt) }),
      });
  }

  private async resolve(post: string, tab = NO_TAB): Promise<string | null> {
    if (tab !== NO_TAB && !TAB.test(tab)) throw postNotFound();
    if (post === NEW_POST) return null;
    if (!isId(post) || !(await this.database.repository(PostEntity).existsBy({ id: post })))
      throw postNotFound();
    return post;
  }
}

const key = (authorId: string, postId: string | null) => ({ authorId, postId: postId ?? IsNull() });

function toDto({ fields, baseVersion, savedAt }: WorkingCopyEntity): WorkingCopyDto {
  return { fields, base_version: baseVersion, saved_at: savedAt };
}
