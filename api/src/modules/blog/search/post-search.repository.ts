import type { EntityManager } from 'typeorm';
import { containing } from '../../../contract/search';
import { publishedSql } from '../posts/post.entity';
import { categoriesNamed, categoriesWith, fold, type SearchWord } from './search-words';

/** Minimum trigram similarity, 0 to 1, of a misspelling to a word: sömm and sömn are 0.43. */
const MIN_SIMILARITY = 0.4;
/** Shorter words are similar to too many others. */
const MIN_CORRECTED_LENGTH = 4;
const MAX_CORRECTIONS = 5;
/** Minimum stem length for a match inside of a compound. */
const MIN_INFIX_LENGTH = 4;
const MIN_PREFIX_LENGTH = 3;
/** Ranking reads the whole body of each post. */
export const MAX_BODY_MATCHES = 300;
/** A word in most bodies finds a quarter of the posts, but at least three. */
const BODY_MATCH_DIVISOR = 4;
const MIN_BODY_MATCHES = 3;

/** A word of a search that is not a stop word. */
export interface QueryWord {
  folded: string;
  /** Its own stem, and those of its corrections. */
  stems: string[];
  /** LIKE pattern in folded text, where a space precedes each word; null for a word that is too short. */
  part: string | null;
}

/** Of which posts a list or a search is. */
export interface ChosenPosts {
  category: string | null;
  /** Only those that have a short edition. */
  isShort: boolean;
}

/** A page of a search. */
export interface Slice extends ChosenPosts {
  skip: number;
  take: number;
}

/** The times since which posts are searched, and titles. */
export interface Scope {
  since: string;
  titlesSince: string;
}

/** A page of ids, and the number of all matches; the first `exact` of them match exactly. */
export interface Matches {
  ids: string[];
  exact: number;
  total: number;
}

const QUERY_WORDS = `
  SELECT folded, ARRAY[stem] AS stems, CASE
    WHEN length(stem) >= ${MIN_INFIX_LENGTH} THEN stem
    WHEN length(folded) >= ${MIN_PREFIX_LENGTH} THEN ' ' || folded END AS part
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS words (typed, folded, position),
    LATERAL (SELECT (ts_lexize('swedish_stem', folded))[1] AS stem) AS stems
  WHERE stem IS NOT NULL AND ts_lexize('swedish_stem', typed) <> '{}'
  ORDER BY position`;

/** The words without stop words. */
export function findQueryWords(manager: EntityManager, words: SearchWord[]): Promise<QueryWord[]> {
  const typed = words.map((word) => word.typed);
  return manager.query(QUERY_WORDS, [typed, words.map(({ folded }) => folded)]);
}

/** The stems of similar words and of words with which a compound begins (sömnproblem, sömn), where no post has the stem. */
const SPELLING_CORRECTIONS = `
  SELECT CASE WHEN length(folded) < ${MIN_CORRECTED_LENGTH}
      OR EXISTS (SELECT FROM post_words WHERE post_words.stem = words.stem AND posts > 0) THEN '{}'
    ELSE ARRAY(
      SELECT post_words.stem FROM post_words
      WHERE (word % folded AND similarity(word, folded) >= ${MIN_SIMILARITY} OR word = ANY (beginnings))
        AND posts > 0 AND post_words.stem IS NOT NULL
      ORDER BY similarity(word, folded) DESC, word LIMIT ${MAX_CORRECTIONS}) END AS corrections
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS words (folded, stem, position),
    LATERAL (SELECT ARRAY(SELECT left(folded, length) COLLATE "C"
      FROM generate_series(${MIN_INFIX_LENGTH}, length(folded) - 1) AS length) AS beginnings) AS compounds
  ORDER BY position`;

/** The words with the stems of their corrections; null where there are none. */
export async function findCorrections(
  manager: EntityManager,
  words: QueryWord[],
): Promise<QueryWord[] | null> {
  const rows: { corrections: string[] }[] = await manager.query(SPELLING_CORRECTIONS, [
    words.map(({ folded }) => folded),
    words.map(({ stems }) => stems[0]),
  ]);
  if (rows.every(({ corrections }) => corrections.length === 0)) return null;
  return words.map((word, index) => ({
    ...word,
    stems: [...word.stems, ...(rows[index]?.corrections ?? [])],
  }));
}

const WORD_COUNTS = `
  SELECT min(posts)::int AS posts, min(titles)::int AS titles
  FROM unnest($1::text[], $2::text[]) AS words (pattern, stems), LATERAL (
    SELECT coalesce(sum(posts), 0) AS posts, coalesce(sum(titles), 0) AS titles FROM post_words
    WHERE word LIKE pattern OR stem = ANY (string_to_array(stems, ' '))) AS counts`;

/**
 * How many posts have the rarest word: outside of the body, and in the title. A post with two forms of it counts twice.
 *
 * @returns null where every word is too short to be counted.
 */
export async function countPostsWithWords(
  manager: EntityManager,
  words: QueryWord[],
): Promise<{ posts: number | null; titles: number | null }> {
  const counted = words.flatMap(({ part, stems }) =>
    part === null ? [] : [{ pattern: containing(part.trim()), stems: stems.join(' ') }],
  );
  const rows: { posts: number | null; titles: number | null }[] = await manager.query(WORD_COUNTS, [
    counted.map(({ pattern }) => pattern),
    counted.map(({ stems }) => stems),
  ]);
  return rows[0] ?? { posts: null, titles: null };
}

/** Published posts that match the phrase exactly, or have all words in title, excerpt, categories or tags. */
export async function findMatches(
  manager: EntityManager,
  { phrase, words, scope }: { phrase: string; words: QueryWord[]; scope: Scope },
  { category, isShort, skip, take }: Slice,
): Promise<Matches> {
  const values: unknown[] = [];
  const value = (of: unknown, type: string) => `$${values.push(of)}::${type}`;

  const isListed = listedIn(value(category, 'text'), value(isShort, 'boolean'));
  const pattern = `lower(${value(containing(phrase), 'text')})`;
  const hasTitle = `lower(title) LIKE ${pattern}`;
  const hasPhrase = `written_text LIKE ${pattern}`;
  // A phrase of stop words matches no category and no tag.
  const hasCategory = `categories && ${value(words.length > 0 ? categoriesNamed(phrase) : [], 'text[]')}`;
  const tagPattern = value(words.length > 0 ? containing(` ${phrase}`) : null, 'text');
  // The index finds the folded phrase; a tag's own letters decide.
  const hasTag = `search_text LIKE ${value(containing(` ${foldedPhrase(phrase)}`), 'text')} AND EXISTS (
    SELECT FROM unnest(tags) AS tag WHERE ' ' || lower(tag) LIKE lower(${tagPattern}))`;
  const hasWord = ({ stems, part }: QueryWord) => `(
    search_vector @@ ${value(stems.join(' | '), 'tsquery')}
    OR search_text LIKE ${value(part && containing(part), 'text')}
    OR categories && ${value(part ? categoriesWith(part) : [], 'text[]')})`;
  const hasWords = words.length > 0 ? words.map(hasWord).join(' AND ') : 'false';
  const prefixes = words.flatMap(({ stems }) => stems).map((stem) => `${stem}:*`);
  const isTitled = `published_at >= ${value(scope.titlesSince, 'timestamptz')} AND ${hasTitle}`;

  const rows: Matches[] = await manager.query(
    `WITH matches AS MATERIALIZED (
       SELECT id, exactness,
         CASE WHEN exactness IS NOT NULL THEN published_at END AS exact_since,
         CASE WHEN exactness IS NULL THEN ts_rank(search_vector, ${value(prefixes.join(' | '), 'tsquery')}) END AS rank,
         CASE WHEN exactness IS NULL THEN title END AS related_title
       FROM (
         SELECT * FROM posts WHERE ${isListed} AND ${isTitled}
         UNION ALL
         SELECT * FROM posts WHERE ${isListed} AND published_at >= ${value(scope.since, 'timestamptz')}
           AND NOT (${isTitled}) AND (${hasPhrase} OR ${hasCategory} OR ${hasTag} OR (${hasWords}))) AS found,
       LATERAL (SELECT CASE
         WHEN ${hasTitle} THEN 1
         WHEN ${hasPhrase} THEN 2
         WHEN ${hasCategory} THEN 3
         WHEN ${hasTag} THEN 4 END AS exactness) AS exact)
     SELECT count(*)::int AS total, count(exactness)::int AS exact, ARRAY(
       SELECT id::text FROM matches
       ORDER BY exactness, exact_since DESC, rank DESC, related_title COLLATE swedish, id DESC
       OFFSET ${value(skip, 'int')} LIMIT ${value(take, 'int')}) AS ids
     FROM matches`,
    values,
  );
  return rows[0] ?? NONE;
}

const NONE: Matches = { ids: [], exact: 0, total: 0 };

const listedIn = (category: string, isShort: string) =>
  `${publishedSql()} AND (${category} IS NULL OR categories @> ARRAY[${category}])
    AND (NOT ${isShort} OR short_reading_time IS NOT NULL)`;

const foldedPhrase = (phrase: string) =>
  fold(phrase)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** $1 a category or null, $2 and $3 offset and limit, $4 the words, $5 the phrase, $6 the number of published posts, $7 whether short. */
const BODY_MATCHES = `
  WITH matches AS MATERIALIZED (
    SELECT id, row_number() OVER (ORDER BY whole_vector @@ phraseto_tsquery('swedish', fold_words($5::text)) DESC,
      ts_rank(whole_vector, $4::tsquery) DESC, title COLLATE swedish, id DESC) AS position
    FROM (
      SELECT id, title, whole_vector FROM posts WHERE ${listedIn('$1::text', '$7::boolean')} AND whole_vector @@ $4::tsquery
      ORDER BY published_at DESC LIMIT ${MAX_BODY_MATCHES}) AS newest
    ORDER BY position
    LIMIT greatest(${MIN_BODY_MATCHES}, $6::int / ${BODY_MATCH_DIVISOR}))
  SELECT count(*)::int AS total, 0 AS exact,
    ARRAY(SELECT id::text FROM matches ORDER BY position OFFSET $2 LIMIT $3) AS ids
  FROM matches`;

/** Published posts with all words, be it in the body: of the newest ones those with the phrase, then by rank. */
export async function findBodyMatches(
  manager: EntityManager,
  { phrase, words, publishedCount }: { phrase: string; words: QueryWord[]; publishedCount: number },
  { category, isShort, skip, take }: Slice,
): Promise<Matches> {
  // A word that is too short for prefix search matches only itself.
  const query = words.map(({ stems: [stem], part }) => (part ? `${stem}:*` : stem)).join(' & ');
  const rows: Matches[] = await manager.query(BODY_MATCHES, [
    category,
    skip,
    take,
    query,
    phrase,
    publishedCount,
    isShort,
  ]);
  return rows[0] ?? NONE;
}
