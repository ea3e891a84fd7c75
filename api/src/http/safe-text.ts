import type { FastifyRequest } from 'fastify';
import { maxEntriesOf } from './request-bodies';

const DEEPEST_NESTING = 20;

/**
 * Whether PostgreSQL can store every text in a value: it takes neither NUL nor lone surrogates. False also for a
 * value that is nested deeper than {@link DEEPEST_NESTING}.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST_NESTING) return false;
  return Object.entries(value).every(
    ([key, entry]) => isStorable(key, depth) && isStorable(entry, depth + 1),
  );
}

/** Whether a value has at most `max` fields and list items, at any depth: validation takes time for each of them. */
function hasAtMost(max: number, value: unknown): boolean {
  const waiting = [value];
  let count = 0;
  for (const next of waiting) {
    if (typeof next !== 'object' || next === null) continue;
    const entries: unknown[] = Object.values(next);
    count += entries.length;
    if (count > max) return false;
    waiting.push(...entries);
  }
  return true;
}

/** Whether a request has few enough fields and list items, and its path, query and body can be decoded and stored. */
export function isStorableRequest({
  url,
  query,
  body,
  routeOptions,
}: Pick<FastifyRequest, 'url' | 'query' | 'body'> & { routeOptions: { url?: string } }): boolean {
  const isSmall = [query, body].every((part) => hasAtMost(maxEntriesOf(routeOptions.url), part));
  return isSmall && isReadableUrl(url) && isStorable(query) && isStorable(body);
}

function isReadableUrl(url: string): boolean {
  try {
    return isStorable(decodeURIComponent(url));
  } catch {
    return false;
  }
}
