import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isId } from '../../common/ids';
import { Database } from '../../database/database';
import type { UserEntity } from '../auth/user.entity';
import { postNotFound } from './blog.errors';
import { ContentChanges } from './content-changes';
import { fieldsOf } from './post-fields';
import { PostRevisionEntity } from './post-revision.entity';
import { PostEntity } from './post.entity';
import { isPublished } from './published';

export type Saver = Pick<UserEntity, 'id' | 'username'>;

/** Every change of a post goes through here: it stores a version with its revision and announces it to caches. */
@Injectable()
export class PostWriter {
  constructor(
    private readonly database: Database,
    private readonly changes: ContentChanges,
  ) {}

  /** Runs a transaction and announces its public changes to every process, to this one before the response. */
  async save<Result>(
    work: (manager: EntityManager) => Promise<{ result: Result; changedSlugs: string[] }>,
  ): Promise<Result> {
    const { result, change } = await this.database.transaction(async (manager) => {
      const { result, changedSlugs } = await work(manager);
      const change = changedSlugs.length > 0 ? await this.changes.announce(manager, changedSlugs) : undefined;
      return { result, change };
    });
    if (change) this.changes.receive(change);
    return result;
  }

  /** Locks a post for a change. A seeded post, which has no revision, gets one of its current state first. */
  async lock(manager: EntityManager, id: string, { inTrash = false } = {}): Promise<PostEntity> {
    const post = isId(id)
      ? await manager.findOne(PostEntity, {
          where: { id },
          withDeleted: inTrash,
          lock: { mode: 'pessimistic_write' },
        })
      : null;
    if (!post || (post.deletedAt !== null) !== inTrash) throw postNotFound();
    await keepRevision(manager, post, { savedBy: null, savedByName: post.authorName });
    return post;
  }

  /** Stores a new post. */
  async add(manager: EntityManager, post: PostEntity, saver: Saver): Promise<void> {
    await manager.save(post);
    await keepRevision(manager, post, { savedBy: saver.id, savedByName: saver.username });
  }

  /** Stores a changed post as its next version. `saver` is null for a scheduled change. */
  async write(manager: EntityManager, post: PostEntity, saver: Saver | null): Promise<void> {
    post.version += 1;
    post.updatedAt = new Date();
    if (isPublished(post)) {
      post.publishedAt ??= post.updatedAt;
      post.publishAt = null;
    }
    await manager.save(post);
    await keepRevision(manager, post, {
      savedBy: saver?.id ?? null,
      savedByName: saver?.username ?? post.authorName,
    });
  }
}

async function keepRevision(
  manager: EntityManager,
  post: PostEntity,
  by: { savedBy: string | null; savedByName: string },
): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(PostRevisionEntity)
    .values({
      postId: post.id,
      version: post.version,
      savedAt: post.updatedAt,
      ...by,
      fields: { ...fieldsOf(post), meta_title: post.meta_title, reading_time: post.reading_time },
    })
    .orIgnore()
    .execute();
}
