import type { PoolFigures } from '../observability/api-metrics';
import { BoundedPool } from './bounded-pool';
import type { Logger } from 'pino';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

const RETRY_MS = 500;

/** A last step of a transaction; the function that it returns is called after the commit. */
export type CommitStep = (manager: EntityManager) => Promise<(() => void) | undefined>;

/**
 * The database for services. It connects in the background, so that the API starts without it and serves as soon
 * as it is available.
 */
export class Database {
  #isStopped = false;
  #connecting: Promise<void> | undefined;
  readonly #commitSteps: CommitStep[] = [];

  constructor(
    readonly source: DataSource,
    private readonly logger: Logger,
  ) {}

  /** Starts connecting; returns at once. */
  start(): void {
    this.#connecting ??= this.#connect();
  }

  /** Does some work once the database has been reached, unless this process stops before. A failure is logged. */
  onceConnected(work: () => Promise<void>): void {
    this.start();
    void this.#connecting
      ?.then(() => (this.#isStopped ? undefined : work()))
      .catch((error: unknown) =>
        this.logger.warn({ reason: String(error) }, 'what is done at the start has failed'),
      );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#connecting;
    if (this.source.isInitialized) await this.source.destroy();
  }

  /** @throws while the database has never been reached; the error filter turns it into 503. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    this.#assertReady();
    return this.source.getRepository(entity);
  }

  /** Reads outside of a transaction. @throws as {@link repository} does. */
  get manager(): EntityManager {
    this.#assertReady();
    return this.source.manager;
  }

  /** Runs `work` in one transaction. */
  async transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    this.#assertReady();
    const committed: (() => void)[] = [];
    const result = await this.source.transaction(async (manager) => {
      const value = await work(manager);
      for (const step of this.#commitSteps) {
        const onCommitted = await step(manager);
        if (onCommitted) committed.push(onCommitted);
      }
      return value;
    });
    for (const tell of committed) tell();
    return result;
  }

  /** Adds a step to every transaction of this process. */
  beforeCommit(step: CommitStep): void {
    this.#commitSteps.push(step);
  }

  /** @throws when the database does not respond. */
  async ping(): Promise<void> {
    this.#assertReady();
    await this.source.query('SELECT 1');
  }

  /** What the pool says of itself; nothing before the first connection. */
  pool(): PoolFigures {
    const pool: unknown = Reflect.get(this.source.driver, 'master');
    return pool instanceof BoundedPool ? pool.figures : { used: 0, idle: 0, waiting: 0 };
  }

  #assertReady(): void {
    if (!this.source.isInitialized) throw new Error('DataSource is not initialized');
  }

  async #connect(): Promise<void> {
    let hasWarned = false;
    while (!this.#isStopped) {
      try {
        await this.source.initialize();
        return;
      } catch (error) {
        if (!hasWarned) this.logger.warn({ reason: String(error) }, 'the database cannot be reached yet');
        hasWarned = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }
}
