import pg from 'pg';

/** pg's message for a query that timed out. */
export const QUERY_TIMEOUT_TEXT = 'Query read timeout';

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
