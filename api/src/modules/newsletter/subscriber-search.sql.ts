/** So many rows are walked through in the order of the list. */
export const WALKED = 10_000;
/** Of rows that an index names at most so many are looked at: they lie anywhere in the table. */
export const MOST_CANDIDATES = 5000;

const TABLE = 'newsletter_subscribers';
/** What lists are ordered by. */
const COLUMNS = 'id, email, status, created_at';

/**
 * Of $1 pieces with $2 their patterns: which rows of the planner's own sample of the table have each, by number; and
 * how large the sample is, 0 where there is none yet. It stands in one row of the catalogue, so that asking it costs
 * the same at any size.
 */
export const PIECES_IN_SAMPLE = `
  WITH sample AS MATERIALIZED (
    SELECT bound, place FROM pg_stats, unnest(histogram_bounds::text::text[]) WITH ORDINALITY AS bounds (bound, place)
    WHERE schemaname = current_schema AND tablename = '${TABLE}' AND attname = 'search_text')
  SELECT piece, (SELECT count(*)::int FROM sample) AS size,
    ARRAY(SELECT place::int FROM sample
      WHERE CASE pattern WHEN piece THEN strpos(bound, piece) > 0 ELSE bound ~ pattern END) AS places
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS pieces (piece, pattern, number) ORDER BY number`;

/** The first $2 that contain $1 among the first rows of a list, in its order. @param filter of the list. */
export const WALK = (order: string, filter = '') => `
  SELECT id FROM (
    SELECT id, search_text FROM ${TABLE} ${filter} ORDER BY ${order} LIMIT ${WALKED}) AS walked
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
