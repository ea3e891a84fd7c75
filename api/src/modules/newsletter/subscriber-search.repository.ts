import type { EntityManager } from 'typeorm';
import { SUBSCRIBER_COLUMNS, type SubscriberRow } from './subscriber.mapper';

/** A list of at most so many rows is walked through to its end. */
export const SHORT_LIST = 10_000;
/** Of a longer list so many rows are walked through, in its order: under an index they lie anywhere in the table. */
export const WALKED = 3000;
/** Of rows that an index names at most so many are looked at: they lie anywhere in the table. */
export const MOST_CANDIDATES = 5000;

const TABLE = 'newsletter_subscribers';
/** What lists are ordered by. */
const COLUMNS = 'id, email, status, created_at';

/**
 * The planner's own sample of the table's texts; no row where there is none yet. It stands in one row of the catalogue,
 * so that asking it costs the same at any size.
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
 * The first $2 that contain $1 among the rows that an index names, in the list's order, and how many rows it named.
 * Nothing is sorted or limited where the rows are named: the planner would rather count on meeting enough of them on
 * its way through the whole table.
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

/** What is searched for, and in which list. */
export interface SubscriberSearchTerms {
  /** Folded, not empty. */
  term: string;
  /** Columns of ORDER BY, those of the list. */
  order: string;
  /** Of the list's status, if it has one: the condition with the number of its parameter, and its value. */
  filter: (first: number) => string | undefined;
  status: string[];
  /** Most ids that are returned. */
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

/** The planner's sample of search texts; empty where there is none yet. */
export async function readSample(manager: EntityManager): Promise<string[]> {
  const [row]: { texts: string[] | null }[] = await manager.query(SAMPLE);
  return row?.texts ?? [];
}

/**
 * Ids of matches among the rows whose search text fits all `patterns`, in the list's order.
 *
 * @returns also how many rows fit; counting stops above {@link MOST_CANDIDATES}.
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

/** Ids of matches whose address fits `addressPattern`, or that lie in `percent` of the table's pages. */
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
