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
export const SAMPLE = `
  SELECT histogram_bounds::text::text[] AS texts FROM pg_stats
  WHERE schemaname = current_schema AND tablename = '${TABLE}' AND attname = 'search_text'`;

/** The first $2 that contain $1 among the first rows of a list, in its order. @param filter of the list. */
export const WALK = (rows: number, order: string, filter = '') => `
  SELECT id FROM (
    SELECT id, search_text FROM ${TABLE} ${filter} ORDER BY ${order} LIMIT ${rows}) AS walked
  WHERE strpos(search_text, $1) > 0 LIMIT $2`;

/**
 * The first $2 that contain $1 among the rows that an index names, in the list's order, and how many rows it named.
 * Nothing is sorted or limited where the rows are named: the planner would rather count on meeting enough of them on
 * its way through the whole table.
 */
export const AMONG = (condition: string, order: string, filter = 'true') => `
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
export const ELSEWHERE = (order: string, filter = 'true') => `
  WITH beginnings AS MATERIALIZED (SELECT ${COLUMNS} FROM ${TABLE} WHERE email LIKE $3),
  found AS (
    (SELECT * FROM beginnings LIMIT ${MOST_CANDIDATES})
    UNION SELECT ${COLUMNS} FROM ${TABLE} TABLESAMPLE SYSTEM ($4::real) REPEATABLE (1)
      WHERE strpos(search_text, $1) > 0)
  SELECT id FROM found WHERE ${filter} ORDER BY ${order} LIMIT $2`;
