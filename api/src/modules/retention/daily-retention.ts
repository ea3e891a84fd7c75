import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../common/logger';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { createDataSource } from '../../database/data-source';
import { isDatabaseUnavailable } from '../../database/database-errors';
import { purgeWhenDue, recordFailedPurge, type Purged } from '../../operations/retention';

/** Soon after the start, and often enough that a day is never missed by much. */
export const FIRST_LOOK_MS = 60_000;
export const BETWEEN_LOOKS_MS = 60 * 60_000;
/** A little less than a day, so that looking every hour does not make a day of 25 hours. */
const DUE_AFTER_HOURS = 23;

/** What a module deletes once a day besides rows, such as files. @returns how much went. */
export interface DailyTask {
  /** In the log. */
  name: string;
  run: () => Promise<number>;
}

/**
 * Purges once a day, in whichever process looks first. Connects for itself: a purge may take longer than the queries
 * of requests may.
 */
@Injectable()
export class DailyRetention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<unknown> = Promise.resolve();
  #isStopped = false;
  readonly #tasks: DailyTask[] = [];

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.isRetentionAutomatic) this.#plan(FIRST_LOOK_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Adds what follows the purge of the day, in the process that did it. */
  add(task: DailyTask): void {
    this.#tasks.push(task);
  }

  /** Purges where it is due. A failure is logged and left to the next look. @returns what went, if it was due. */
  async look(): Promise<Purged[] | undefined> {
    const source = createDataSource(this.config.databaseUrl, { poolSize: 1, queryTimeoutMs: 0 });
    try {
      await source.initialize();
      const purged = await purgeWhenDue(source, DUE_AFTER_HOURS);
      if (!purged) return undefined;
      this.logger.info({ purged: countsOf(purged) }, 'personal data were purged');
      for (const task of this.#tasks) await this.#run(task);
      return purged;
    } catch (error) {
      this.logger.error({ reason: String(error) }, 'personal data could not be purged');
      if (source.isInitialized && !isDatabaseUnavailable(error))
        await recordFailedPurge(source, 'INTERNAL_ERROR').catch(() => {
          // The log line above has told why; the next look tries again.
        });
      return undefined;
    } finally {
      if (source.isInitialized) await source.destroy();
    }
  }

  async #run({ name, run }: DailyTask): Promise<void> {
    try {
      this.logger.info({ task: name, deleted: await run() }, 'a daily task is done');
    } catch (error) {
      this.logger.error({ task: name, reason: String(error) }, 'a daily task failed');
    }
  }

  #plan(afterMs: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.look().finally(() => this.#plan(BETWEEN_LOOKS_MS));
    }, afterMs);
    this.#timer.unref();
  }
}

const countsOf = (purged: Purged[]) =>
  Object.fromEntries(purged.filter(({ rows }) => rows > 0).map(({ id, rows }) => [id, rows]));
