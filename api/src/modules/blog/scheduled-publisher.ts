import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../common/logger';
import { Database } from '../../database/database';
import { PostWriter } from './post-writer';
import { PostEntity } from './post.entity';
import { findDuePosts } from './posts.repository';
import { isPublished } from './published';

/** Half of the second within which a scheduled post must be visible. */
const POLL_INTERVAL_MS = 500;
const BATCH_SIZE = 20;

/**
 * Publishes scheduled drafts. The row of the post is the job, so it survives a restart; any process may publish it,
 * and a row lock prevents a second publication.
 */
@Injectable()
export class ScheduledPublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;
  #hasWarned = false;

  constructor(
    private readonly database: Database,
    private readonly writer: PostWriter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#plan();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #plan(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => this.#plan());
    }, POLL_INTERVAL_MS);
  }

  async #look(): Promise<void> {
    if (!this.database.source.isInitialized) return;
    try {
      const due = await findDuePosts(this.database.source.manager, BATCH_SIZE);
      for (const id of due) await this.#publish(id);
      this.#hasWarned = false;
    } catch (error) {
      if (!this.#hasWarned)
        this.logger.warn({ reason: String(error) }, 'scheduled posts cannot be published');
      this.#hasWarned = true;
    }
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
