import { activeSpan, startChild, type Span } from '@stillsam/telemetry/tracing';

/** A span for a statement of a traced request, without its values; null for all others. */
export function startQuerySpan(query: unknown): Span | null {
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
export function endWithQuery(span: Span, result: Promise<unknown>): void {
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
