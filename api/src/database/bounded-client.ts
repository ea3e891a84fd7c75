import pg from 'pg';
import { activeSpan, startChild, type Span } from '@stillsam/telemetry/tracing';

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
        const span = startQuerySpan(parameters[0]);
        const result = query(...parameters);
        if (result instanceof Promise) {
          if (span) endWithQuery(span, result);
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

/** A span for a statement of a traced request, without its values; null for all others. */
function startQuerySpan(query: unknown): Span | null {
  const parent = activeSpan();
  if (!parent) return null;
  const text = textOf(query);
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  return startChild(parent, name, {
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
}

/** Ends the span with the query. Only the error's code is kept: its text may quote values. */
function endWithQuery(span: Span, result: Promise<unknown>): void {
  result.then(
    () => span.end(),
    (error: unknown) => {
      const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
      span.fail(typeof code === 'string' ? code : 'failed');
      span.end();
    },
  );
}

/** pg takes a text, or an object that holds one. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : '';
  return typeof text === 'string' ? text : '';
}
