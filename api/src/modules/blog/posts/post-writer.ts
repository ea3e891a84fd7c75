import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { refusedBy } from '../../../database/database-errors';
import { lockById } from '../../../database/ids';
import { Database } from '../../../database/database';
import type { Saver } from '../../drafts/revisions';
import { REVIEW_GATE } from '../../reviews/review-gate.repository';
import { reviewRequired } from '../../reviews/reviews.errors';
import { postNotFound } from '../blog.errors';
import { ContentChanges } from '../changes/content-changes';
import { publicStateOf, tagsOfChange, type PublicState } from '../changes/content-tags';
import { fieldsOf } from './post-fields';
import { toAdminPost } from './post.mapper';
import { POST_REVISIONS, PostEntity, isPublished } from './post.entity';

/** Every change of a post goes through here: it stores a version with its revision and announces it to caches. */
@Injectable()
export class PostWriter {
  /** What visitors saw of a post when it was locked. */
  readonly #before = new WeakMap<PostEntity, PublicState | null>();
  /** What visitors see differently after a transaction. */
  readonly #changed = new WeakMap<EntityManager, { slugs: Set<string>; tags: Set<string> }>();

  constructor(
    private readonly database: Database,
    private readonly changes: ContentChanges,
  ) {}

  /**
   * Runs a transaction and announces its public changes. The caches of this process have dropped them when it returns.
   *
   * @throws DomainError 422 REVIEW_REQUIRED when the gate of clinical review refuses it.
   */
  async save<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const saved = this.database.transaction(async (manager) => {
      const result = await work(manager);
      const changed = this.#changed.get(manager);
      if (!changed) return { result };
      const { slugs, tags } = changed;
      const change = await this.changes.announce(manager, { slugs: [...slugs], tags: [...tags] });
      return { result, change };
    });
    const refusal = () => reviewRequired(false);
    const { result, change } = await refusedBy(REVIEW_GATE, refusal, () => saved);
    if (change) this.changes.receive(change);
    return result;
  }

  /** Locks a post for a change. A seeded post, which has no revision, gets one of its current state first. */
  async lock(manager: EntityManager, id: string, { inTrash = false } = {}): Promise<PostEntity> {
    const post = await lockById(manager, PostEntity, id, { withDeleted: inTrash });
    if (!post || (post.deletedAt !== null) !== inTrash) throw postNotFound();
    await keep(manager, post, null);
    this.#before.set(post, publicStateOf(post));
    return post;
  }

  /** @throws DomainError 412 POST_CHANGED with the current post and who saved it. */
  assertVersion(manager: EntityManager, post: PostEntity, version: number, caller: Saver): Promise<void> {
    return POST_REVISIONS.assertNewest(manager, post, version, caller, () => toAdminPost(post));
  }

  /** Stores a new post. */
  async add(manager: EntityManager, post: PostEntity, saver: Saver): Promise<void> {
    await manager.save(post);
    await keep(manager, post, saver);
    this.noteChange(manager, post);
  }

  /**
   * Stores a changed post as its next version. It was locked here, or visitors could not read it before.
   *
   * @param saver null for a scheduled change.
   */
  async write(manager: EntityManager, post: PostEntity, saver: Saver | null): Promise<void> {
    post.version += 1;
    post.updatedAt = new Date();
    if (isPublished(post)) {
      post.publishedAt ??= post.updatedAt;
      post.publishAt = null;
    }
    await manager.save(post);
    await keep(manager, post, saver);
    this.noteChange(manager, post);
  }

  /** Announces at the end of the transaction that visitors see a locked post otherwise than before. */
  noteChange(manager: EntityManager, post: PostEntity): void {
    const before = this.#before.get(post) ?? null;
    const after = publicStateOf(post);
    this.#before.set(post, after);
    if (!before && !after) return;
    const changed = this.#changed.get(manager) ?? { slugs: new Set(), tags: new Set() };
    for (const state of [before, after]) if (state) changed.slugs.add(state.slug);
    for (const tag of tagsOfChange(before, after)) changed.tags.add(tag);
    this.#changed.set(manager, changed);
  }
}

function keep(manager: EntityManager, post: PostEntity, saver: Saver | null): Promise<void> {
  const fields = { ...fieldsOf(post), meta_title: post.meta_title, reading_time: post.reading_time };
  return POST_REVISIONS.keep(manager, post, { fields, saver, byline: post.author_name });
}
