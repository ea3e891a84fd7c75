import pg from 'pg';

/** What pg says of a query that did not come back in time. */
export const QUERY_TIMEOUT_TEXT = 'Query read timeout';

/**
 * A client that is destroyed when a query does not come back in time. pg gives the query up but keeps the
 * connection: after a network black hole every pooled connection would then be one that never answers.
 */
export class BoundedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // pg overloads `query` by argument; wrapping it once here serves every caller, TypeORM's included.
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

  /** Ends the connection now: `end()` would wait for an answer that a dead network never brings. */
  destroy(reason?: Error): void {
    const connection: { stream?: { destroy(reason?: Error): void } } | undefined = Reflect.get(
      this,
      'connection',
    );
    connection?.stream?.destroy(reason);
  }
}
