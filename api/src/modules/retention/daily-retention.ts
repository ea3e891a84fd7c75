import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../observability/logger';
import { RepeatedTask, type Repeated } from '../../operations/repeated-task';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import {
  REGISTRATIONS,
  SERVICES,
  type DailyTask,
  type ModuleRegistration,
  type Services,
} from '../../module-registration';
import { createDataSource } from '../../database/data-source';
import { isDatabaseUnavailable } from '../../database/database-errors';
import { purgeWhenDue, recordFailedPurge, type Purged } from '../../operations/retention';

/** Soon after the start, and then every hour, so that a purge is at most an hour late. */
export const FIRST_CHECK_MS = 60_000;
export const CHECK_INTERVAL_MS = 60 * 60_000;
/** Less than a day, because with an hourly check a full day would become 25 hours. */
const DUE_AFTER_HOURS = 23;

/**
 * Purges once a day, in the first process that finds it due. It has its own connection, because a purge may take
 * longer than the timeout of requests.
 */
@Injectable()
export class DailyRetention extends RepeatedTask {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(REGISTRATIONS) private readonly registrations: ModuleRegistration[],
    @Inject(SERVICES) private readonly services: Services,
  ) {
    super();
  }

  protected task(): Repeated | undefined {
    if (!this.config.isRetentionAutomatic) return undefined;
    const check = async () => {
      await this.check();
    };
    return { run: check, everyMs: CHECK_INTERVAL_MS, firstMs: FIRST_CHECK_MS };
  }

  /** Purges when it is due. A failure is logged, and the next check retries. @returns the deletions, if it was due. */
  async check(): Promise<Purged[] | undefined> {
    const source = createDataSource(this.config.databaseUrl, { poolSize: 1, queryTimeoutMs: 0 });
    try {
      await source.initialize();
      const purged = await purgeWhenDue(source, this.registrations, DUE_AFTER_HOURS);
      if (!purged) return undefined;
      this.logger.info({ purged: countsOf(purged) }, 'personal data were purged');
      for (const task of this.registrations.flatMap(({ dailyTasks }) => dailyTasks ?? []))
        await this.#run(task);
      return purged;
    } catch (error) {
      this.logger.error({ reason: String(error) }, 'personal data could not be purged');
      if (source.isInitialized && !isDatabaseUnavailable(error))
        await recordFailedPurge(source, 'INTERNAL_ERROR').catch(() => {
          // Logged above; the next check retries.
        });
      return undefined;
    } finally {
      if (source.isInitialized) await source.destroy();
    }
  }

  async #run({ name, run }: DailyTask): Promise<void> {
    try {
      this.logger.info({ task: name, deleted: await run(this.services) }, 'a daily task is done');
    } catch (error) {
      this.logger.error({ task: name, reason: String(error) }, 'a daily task failed');
    }
  }
}

const countsOf = (purged: Purged[]) =>
  Object.fromEntries(purged.filter(({ rows }) => rows > 0).map(({ id, rows }) => [id, rows]));
