import { NoSlotError, Slots } from '@stillsam/http-server/slots';
import pg from 'pg';
import type { PoolFigures } from '../observability/api-metrics';

/** pg's message for a query that timed out. */
const QUERY_TIMEOUT_TEXT = 'Query read timeout';

/**
 * A client that is destroyed when a query times out. pg abandons the query but keeps the connection, so after a
 * network black hole the pool would hold dead connections only.
 */
export class BoundedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // pg overloads `query` by argument; this wrapper covers every caller, TypeORM included.
    const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    Object.defineProperty(this, 'query', {
      value: (...parameters: unknown[]): unknown => {
        const result = query(...parameters);
        if (result instanceof Promise) {
          result.catch((error: unknown) => {
            if (error instanceof Error && error.message === QUERY_TIMEOUT_TEXT) this.destroy(error);
          });
        }
        return result;
      },
    });
  }

  /** Ends the connection now: `end()` would wait for a response that a dead network never delivers. */
  destroy(reason?: Error): void {
    const connection: { stream?: { destroy(reason?: Error): void } } | undefined = Reflect.get(
      this,
      'connection',
    );
    connection?.stream?.destroy(reason);
  }
}

type OnConnection = (error: Error | undefined, client?: pg.PoolClient, release?: Release) => void;
/** Called with the seconds of each wait. */
export type OnPoolWait = (seconds: number) => void;

type Release = (reason?: Error | boolean) => void;

/** A longer queue means that requests arrive faster than the database serves them. */
const MAX_WAITING = 400;
const MAX_WAIT_MS = 10_000;

/** The database responds, but no connection became free in time. */
export class DatabaseBusyError extends Error {
  constructor() {
    super('No connection to the database became free in time');
    this.name = 'DatabaseBusyError';
  }
}

/**
 * A pool with a bounded queue. pg's pool has one timeout for both waiting and connecting, so a busy database looks
 * like one that is down. Here requests wait longer in the queue, and all of them fail at once when a connection
 * cannot be made or times out.
 */
export class BoundedPool extends pg.Pool {
  readonly #slots: Slots;
  readonly #onWait: OnPoolWait | undefined;

  constructor(config: pg.PoolConfig & { onWait?: OnPoolWait }) {
    super(config);
    this.#onWait = config.onWait;
    this.#slots = new Slots({
      slots: config.max ?? 10,
      mostWaiting: MAX_WAITING,
      longestWaitMs: MAX_WAIT_MS,
    });
  }

  /** How many connections are in use and idle, and how many requests wait for one. */
  get figures(): PoolFigures {
    const { totalCount, idleCount } = this;
    return { used: totalCount - idleCount, idle: idleCount, waiting: this.#slots.waitingCount };
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnection): void;
  override connect(callback?: OnConnection): Promise<pg.PoolClient> | void {
    if (callback) return this.#connect(callback);
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  #connect(callback: OnConnection): void {
    const startedAt = performance.now();
    const countWait = () => this.#onWait?.((performance.now() - startedAt) / 1000);
    this.#slots
      .take()
      .finally(countWait)
      .then(
        (leave) => this.#checkOut(leave, callback),
        (error: Error) => callback(error instanceof NoSlotError ? new DatabaseBusyError() : error),
      );
  }

  #checkOut(leave: () => void, callback: OnConnection): void {
    super.connect((error, client, release: Release) => {
      if (error || !client) {
        this.#slots.failWaiting(error ?? new Error('Connection terminated'));
        leave();
        return callback(error);
      }
      const releaseBoth: Release = (reason) => {
        release(reason);
        if (reason instanceof Error && reason.message === QUERY_TIMEOUT_TEXT) this.#slots.failWaiting(reason);
        leave();
      };
      client.release = releaseBoth;
      callback(undefined, client, releaseBoth);
    });
  }
}
