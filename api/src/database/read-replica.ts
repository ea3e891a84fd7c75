import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../common/domain-error';
import { createDataSource } from './data-source';
import { Database } from './database';
import { isDatabaseUnavailable } from './database-errors';

const PROBE_INTERVAL_MS = 1000;
/** While the replica is behind, one read in this time asks it again. */
const RETRY_BEHIND_MS = 100;

export type ReplicaState = 'none' | 'current' | 'behind' | 'away';

type Work<Result> = (manager: EntityManager) => Promise<Result>;

/**
 * A second server that follows the database and answers reads, where one is configured. A replica that does not
 * respond is left alone and probed in the background, so that no later request waits for it.
 */
export class ReadReplica {
  readonly #server: Database | undefined;
  #isAway = false;
  #isBehind = false;
  #askAgainAt = 0;
  #probe: NodeJS.Timeout | undefined;

  constructor(
    { url, poolSize }: { url?: string; poolSize: number },
    private readonly logger: Logger,
  ) {
    if (url)
      this.#server = new Database(
        createDataSource(url, { poolSize, applicationName: 'stillsam-api-reads' }),
        logger,
        'the read replica',
      );
  }

  get state(): ReplicaState {
    if (!this.#server) return 'none';
    if (this.#isAway || !this.#server.source.isInitialized) return 'away';
    return this.#isBehind ? 'behind' : 'current';
  }

  start(): void {
    this.#server?.start();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#probe);
    await this.#server?.stop();
  }

  /**
   * Reads on one connection of the replica, which cannot go back to an older state between the two steps: a restarted
   * replica, or another one at the same address, takes a new connection.
   *
   * @param isCurrent whether the replica has reached what the caller knows.
   * @returns undefined when the database has to be read instead. @throws the DomainError of `read` only.
   */
  async read<Result>(isCurrent: Work<boolean>, read: Work<Result>): Promise<{ value: Result } | undefined> {
    if (!this.#server || this.state === 'away') return undefined;
    if (this.#isBehind && performance.now() < this.#askAgainAt) return undefined;
    const runner = this.#server.source.createQueryRunner();
    try {
      this.#isBehind = !(await isCurrent(runner.manager));
      if (!this.#isBehind) return { value: await read(runner.manager) };
      this.#askAgainAt = performance.now() + RETRY_BEHIND_MS;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.#handleFailure(error);
    } finally {
      await runner.release();
    }
    return undefined;
  }

  #handleFailure(error: unknown): void {
    if (!isDatabaseUnavailable(error)) {
      this.logger.warn({ reason: String(error) }, 'a read failed on the replica');
      return;
    }
    if (this.#isAway) return;
    this.#isAway = true;
    this.logger.warn({ reason: String(error) }, 'the read replica is away');
    this.#planProbe();
  }

  #planProbe(): void {
    this.#probe = setTimeout(() => void this.#ask(), PROBE_INTERVAL_MS);
    this.#probe.unref();
  }

  async #ask(): Promise<void> {
    try {
      await this.#server?.ping();
      this.#isAway = false;
      this.logger.info('the read replica is back');
    } catch {
      if (this.#server?.source.isInitialized) this.#planProbe();
    }
  }
}
