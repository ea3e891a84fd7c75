import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DomainError } from '../../../http/domain-error';
import { LOGGER } from '../../../observability/logger';
import { RepeatedTask, type Repeated } from '../../../operations/repeated-task';
import { Database } from '../../../database/database';
import { PostWriter } from './post-writer';
import { PostEntity, isPublished } from './post.entity';

/** Half of the second within which a scheduled post must be visible. */
const POLL_INTERVAL_MS = 500;
const BATCH_SIZE = 20;

/**
 * Publishes scheduled drafts. The row of the post is the job, so it survives a restart; any process may publish it,
 * and a row lock prevents a second publication.
 */
@Injectable()
export class ScheduledPublisher extends RepeatedTask {
  constructor(
    private readonly database: Database,
    private readonly writer: PostWriter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected task(): Repeated | undefined {
    return {
      run: () => this.#publishDue(),
      everyMs: POLL_INTERVAL_MS,
      onFailure: (error) =>
        this.logger.warn({ reason: String(error) }, 'scheduled posts cannot be published'),
    };
  }

  async #publishDue(): Promise<void> {
    if (!this.database.source.isInitialized) return;
    const due = await this.database.manager
      .createQueryBuilder(PostEntity, 'post')
      .select('post.id')
      .where('post.publishAt <= now()')
      .orderBy('post.publishAt')
      .limit(BATCH_SIZE)
      .getMany();
    for (const { id } of due)
      await this.#publish(id).catch(async (error: unknown) => {
        if (!(error instanceof DomainError) || error.code !== 'REVIEW_REQUIRED') throw error;
        await this.#unschedule(id);
      });
  }

  /** Its review was over before its time came: it stays a draft. */
  #unschedule(id: string): Promise<void> {
    this.logger.warn({ post: id }, 'a scheduled post has no valid review and stays a draft');
    return this.writer.save(async (manager) => {
      const post = await this.writer.lock(manager, id);
      if (isPublished(post)) return;
      post.publishAt = null;
      await this.writer.write(manager, post, null);
    });
  }

  #publish(id: string): Promise<void> {
    return this.writer.save(async (manager) => {
      const post = await manager
        .createQueryBuilder(PostEntity, 'post')
        .where('post.id = :id AND post.publishAt <= now()', { id })
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (!post || isPublished(post)) return;
      post.status = 'published';
      await this.writer.write(manager, post, null);
    });
  }
}
