import type { EntityManager } from 'typeorm';
import { SUBSCRIBER_COLUMNS, type SubscriberRow } from './subscriber.mapper';

/** Maximum length of a list that is scanned to its end. */
export const SHORT_LIST = 10_000;
/** Rows that are scanned of a longer list, in its order: an index scan reads pages anywhere in the table. */
export const WALKED = 3000;
/** Maximum number of rows that the search index may find, because they are on pages anywhere in the table. */
export const MOST_CANDIDATES = 5000;

const TABLE = 'newsletter_subscribers';
/** Columns that lists are ordered by. */
const COLUMNS = 'id, email, status, created_at';

/**
 * The planner's sample of the table's texts; no row before the first ANALYZE. It is one row of `pg_stats`, so it costs
 * the same for any table.
 */
const SAMPLE = `
  SELECT histogram_bounds::text::text[] AS texts FROM pg_stats
  WHERE schemaname = current_schema AND tablename = '${TABLE}' AND attname = 'search_text'`;

/** The first $2 that contain $1 among the first rows of a list, in its order. @param filter of the list. */
const WALK = (rows: number, order: string, filter = '') => `
  SELECT id FROM (
    SELECT id, search_text FROM ${TABLE} ${filter} ORDER BY ${order} LIMIT ${rows}) AS walked
  WHERE strpos(search_text, $1) > 0 LIMIT $2`;

/**
 * The first $2 that contain $1 among the rows that the index finds, in the list's order, and the number of those rows.
 * The inner query has no ORDER BY and no LIMIT: with them the planner would scan the whole table in the expectation
 * of enough matches on the way.
 */
const AMONG = (condition: string, order: string, filter = 'true') => `
  WITH named AS MATERIALIZED (
    SELECT ${COLUMNS}, search_text FROM ${TABLE} WHERE ${condition}),
  candidates AS MATERIALIZED (SELECT * FROM named LIMIT ${MOST_CANDIDATES + 1})
  SELECT (SELECT count(*)::int FROM candidates) AS candidates, ARRAY(
    SELECT id::text FROM candidates WHERE strpos(search_text, $1) > 0 AND ${filter}
    ORDER BY ${order} LIMIT $2) AS ids`;

/**
 * The first $2 that contain $1 among those whose address begins so, by the pattern $3, and those on $4 percent of the
 * table's pages, the same ones at every call.
 */
const ELSEWHERE = (order: string, filter = 'true') => `
  WITH beginnings AS MATERIALIZED (SELECT ${COLUMNS} FROM ${TABLE} WHERE email LIKE $3),
  found AS (
    (SELECT * FROM beginnings LIMIT ${MOST_CANDIDATES})
    UNION SELECT ${COLUMNS} FROM ${TABLE} TABLESAMPLE SYSTEM ($4::real) REPEATABLE (1)
      WHERE strpos(search_text, $1) > 0)
  SELECT id FROM found WHERE ${filter} ORDER BY ${order} LIMIT $2`;

/** A search in a list. */
export interface SubscriberSearchTerms {
  /** The search term, folded, not empty. */
  term: string;
  /** Columns of ORDER BY, those of the list. */
  order: string;
  /** Filter by status, if the list has one: the condition for the number of its parameter, and its value. */
  filter: (first: number) => string | undefined;
  status: string[];
  /** Maximum number of ids. */
  limit: number;
}

/** Ids of matches among the first `rows` rows of the list, in its order. */
export async function findAtBeginning(
  manager: EntityManager,
  { term, order, filter, status, limit }: SubscriberSearchTerms,
  rows: number,
): Promise<string[]> {
  const condition = filter(3);
  const found: { id: string }[] = await manager.query(WALK(rows, order, condition && `WHERE ${condition}`), [
    term,
    limit,
    ...status,
  ]);
  return found.map(({ id }) => id);
}

/** The planner's sample of search texts; empty before the first ANALYZE. */
export async function readSample(manager: EntityManager): Promise<string[]> {
  const [row]: { texts: string[] | null }[] = await manager.query(SAMPLE);
  return row?.texts ?? [];
}

/**
 * Ids of matches among the rows whose search text fits all `patterns`, in the list's order.
 *
 * @returns also the number of such rows; the count stops above {@link MOST_CANDIDATES}.
 */
export async function findByPatterns(
  manager: EntityManager,
  { term, order, filter, status, limit }: SubscriberSearchTerms,
  patterns: string[],
): Promise<{ ids: string[]; candidates: number }> {
  const condition = patterns.map((_, index) => `search_text LIKE $${3 + index}`).join(' AND ');
  const [found]: { candidates: number; ids: string[] }[] = await manager.query(
    AMONG(condition, order, filter(3 + patterns.length)),
    [term, limit, ...patterns, ...status],
  );
  return found ?? { ids: [], candidates: 0 };
}

/** Ids of matches whose address matches `addressPattern`, or that are in `percent` of the table's pages. */
export async function findElsewhere(
  manager: EntityManager,
  { term, order, filter, status, limit }: SubscriberSearchTerms,
  addressPattern: string,
  percent: number,
): Promise<string[]> {
  const found: { id: string }[] = await manager.query(ELSEWHERE(order, filter(5)), [
    term,
    limit,
    addressPattern,
    percent,
    ...status,
  ]);
  return found.map(({ id }) => id);
}

/** @param order columns of ORDER BY. */
export function findSubscribersByIds(
  manager: EntityManager,
  ids: string[],
  order: string,
): Promise<SubscriberRow[]> {
  return manager.query(
    `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE id = ANY ($1) ORDER BY ${order}`,
    [ids],
  );
}
