import type { EntityManager } from 'typeorm';
import { publishedSql } from './published';

/** Minimum trigram similarity, 0 to 1, of a misspelling to a word: sömm and sömn are 0.43. */
const LEAST_SIMILARITY = 0.4;
/** Shorter words are similar to too many others. */
const LEAST_LETTERS_MISSPELT = 4;
const MOST_SIMILAR_WORDS = 5;
/** Minimum stem length for infix search, which finds a part of a compound. */
const LEAST_LETTERS_WITHIN = 4;
/** Minimum word length for prefix search. */
const LEAST_LETTERS_AHEAD = 3;
/** A word is common when more than one post in this many has it in its text. */
const SHARE_OF_MENTIONS = 4;
/** The newest posts with a word in their text; ranking reads a whole text each. */
export const MOST_MENTIONS = 300;
/** Minimum number of posts that a common word finds by their text, for a small library. */
const LEAST_MENTIONS = 3;

/** A word of a search that is not a stop word. */
export interface Stem {
  folded: string;
  stem: string;
  /** Its LIKE pattern for folded text, where a space precedes each word; null for a word that is too short. */
  part: string | null;
}

/** Those of the words ($1 as typed, $2 folded) that are not stop words. */
const STEMS = `
  SELECT folded, stem, CASE
    WHEN length(stem) >= ${LEAST_LETTERS_WITHIN} THEN stem
    WHEN length(folded) >= ${LEAST_LETTERS_AHEAD} THEN ' ' || folded END AS part
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS words (typed, folded, place),
    LATERAL (SELECT (ts_lexize('swedish_stem', folded))[1] AS stem) AS stems
  WHERE stem IS NOT NULL AND ts_lexize('swedish_stem', typed) <> '{}'
  ORDER BY place`;

/**
 * Corrections of folded words $1 with their stems $2, for words that no published post has: stems of similar words,
 * and of words with which the compound begins (sömnproblem, sömn).
 */
const MEANT = `
  SELECT CASE WHEN length(folded) < ${LEAST_LETTERS_MISSPELT}
      OR EXISTS (SELECT FROM post_words WHERE post_words.stem = words.stem AND posts > 0) THEN '{}'
    ELSE ARRAY(
      SELECT post_words.stem FROM post_words
      WHERE (word % folded AND similarity(word, folded) >= ${LEAST_SIMILARITY} OR word = ANY (beginnings))
        AND posts > 0 AND post_words.stem IS NOT NULL
      ORDER BY similarity(word, folded) DESC, word LIMIT ${MOST_SIMILAR_WORDS}) END AS meant
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS words (folded, stem, place),
    LATERAL (SELECT ARRAY(SELECT left(folded, letters) COLLATE "C"
      FROM generate_series(${LEAST_LETTERS_WITHIN}, length(folded) - 1) AS letters) AS beginnings) AS compounds
  ORDER BY place`;

/** How many posts have words like $1 (a LIKE pattern) or with a stem of $2, anywhere but in the text, and in the title. */
const FREQUENCY = `
  SELECT coalesce(sum(posts), 0)::int AS posts, coalesce(sum(titles), 0)::int AS titles
  FROM post_words WHERE word LIKE $1 OR stem = ANY ($2::text[])`;

const HAS_TITLE = 'lower(title) LIKE lower($1::text)';
const IS_TITLED = `published_at >= $9 AND ${HAS_TITLE}`;
const HAS_PHRASE = 'written_text LIKE lower($1::text)';
const HAS_CATEGORY = 'categories && $7::text[]';
/** The index finds the folded phrase; a tag's own letters decide. */
const HAS_TAG = `search_text LIKE $8 AND EXISTS (
  SELECT FROM unnest(tags) AS tag WHERE ' ' || lower(tag) LIKE lower($6::text))`;
const FIRST_OF_WORDS = 11;
const PARAMETERS_OF_WORD = 3;

function hasWord(index: number): string {
  const first = FIRST_OF_WORDS + index * PARAMETERS_OF_WORD;
  return `(search_vector @@ $${first}::tsquery OR search_text LIKE $${first + 1} OR categories && $${first + 2}::text[])`;
}

const IS_LISTED = `${publishedSql()} AND ($2::text IS NULL OR categories @> ARRAY[$2::text])`;

/**
 * One page of the posts that match exactly or have all words, and their number. Exact matches are sorted by where
 * the phrase is found: in the title, in the excerpt, in the name of a category, in a tag.
 * $1 pattern of the phrase, $2 a category or null, $3 and $4 offset and limit, $5 prefixes by which related posts are
 * ranked, $6 pattern of a tag with a word that begins with the phrase, or null, $7 categories with such a word,
 * $8 pattern $6 of folded text, $9 and $10 the times since which titles and everything are searched; then for each
 * word its stems, the pattern of its part, and categories.
 */
const PAGE_OF_MATCHES = (wordCount: number) => {
  const words = Array.from({ length: wordCount }, (_, index) => hasWord(index)).join(' AND ');
  return `
    WITH matches AS MATERIALIZED (
      SELECT id, exactness,
        CASE WHEN exactness IS NOT NULL THEN published_at END AS exact_since,
        CASE WHEN exactness IS NULL THEN ts_rank(search_vector, $5::tsquery) END AS likeness,
        CASE WHEN exactness IS NULL THEN title END AS related_title
      FROM (
        SELECT * FROM posts WHERE ${IS_LISTED} AND ${IS_TITLED}
        UNION ALL
        SELECT * FROM posts WHERE ${IS_LISTED} AND published_at >= $10 AND NOT (${IS_TITLED})
          AND (${HAS_PHRASE} OR ${HAS_CATEGORY} OR ${HAS_TAG}${words ? ` OR (${words})` : ''})) AS found,
      LATERAL (SELECT CASE
        WHEN ${HAS_TITLE} THEN 1
        WHEN ${HAS_PHRASE} THEN 2
        WHEN ${HAS_CATEGORY} THEN 3
        WHEN ${HAS_TAG} THEN 4 END AS exactness) AS exact)
    SELECT count(*)::int AS total, count(exactness)::int AS exact, ARRAY(
      SELECT id::text FROM matches
      ORDER BY exactness, exact_since DESC, likeness DESC, related_title COLLATE swedish, id DESC
      OFFSET $3 LIMIT $4) AS ids
    FROM matches`;
};

/**
 * One page of the posts that have all words, in their text too, and their number. Those with the phrase come first.
 * A common word finds only the posts that have it most often, of the newest ones that have it.
 * $1 a category or null, $2 and $3 offset and limit, $4 the words' stems, $5 the phrase, $6 number of published posts.
 */
const PAGE_OF_MENTIONS = `
  WITH matches AS MATERIALIZED (
    SELECT id, row_number() OVER (ORDER BY whole_vector @@ phraseto_tsquery('swedish', fold_words($5::text)) DESC,
      ts_rank(whole_vector, $4::tsquery) DESC, title COLLATE swedish, id DESC) AS place
    FROM (
      SELECT id, title, whole_vector FROM posts
      WHERE ${publishedSql()} AND ($1::text IS NULL OR categories @> ARRAY[$1::text])
        AND whole_vector @@ $4::tsquery
      ORDER BY published_at DESC LIMIT ${MOST_MENTIONS}) AS newest
    ORDER BY place
    LIMIT greatest(${LEAST_MENTIONS}, $6::int / ${SHARE_OF_MENTIONS}))
  SELECT count(*)::int AS total, 0 AS exact, ARRAY(
    SELECT id::text FROM matches
    ORDER BY place
    OFFSET $2 LIMIT $3) AS ids
  FROM matches`;

/** One page of ids, and the number of all matches; the first `exact` of them match exactly. */
export interface MatchingPosts {
  ids: string[];
  exact: number;
  total: number;
}

/** The page of the matches, and their category. */
export interface Slice {
  category: string | null;
  skip: number;
  take: number;
}

/** A condition for each word: LIKE patterns, lexemes of a tsquery, or ids of categories. */
export interface MatchConditions {
  phrasePattern: string;
  /** Prefixes by which related posts are ranked. */
  rankingQuery: string;
  /** LIKE pattern of a tag with a word that begins with the phrase; null where no tag can match. */
  tagPattern: string | null;
  foldedTagPattern: string | null;
  /** Categories with a word that begins with the phrase. */
  categories: string[];
  words: { query: string; partPattern: string | null; categories: string[] }[];
  /** Older posts match by their title alone, and those before `titlesSince` not at all. */
  since: string;
  titlesSince: string;
}

const NONE: MatchingPosts = { ids: [], exact: 0, total: 0 };

/** The stems of words that are not stop words. @param typed in lower case. @param folded without diacritics. */
export function findStems(manager: EntityManager, typed: string[], folded: string[]): Promise<Stem[]> {
  return manager.query(STEMS, [typed, folded]);
}

/** Corrections of each stem; none where a published post has the stem itself. */
export async function findSimilarStems(manager: EntityManager, stems: Stem[]): Promise<string[][]> {
  const rows: { meant: string[] }[] = await manager.query(MEANT, [
    stems.map(({ folded }) => folded),
    stems.map(({ stem }) => stem),
  ]);
  return rows.map(({ meant }) => meant);
}

/** How many posts have a word anywhere but in the text, and in the title. */
export interface PostsWithWord {
  posts: number;
  titles: number;
}

/** Counts the posts with a word; one with two forms of it counts twice. */
export async function countPostsWith(
  manager: EntityManager,
  { pattern, stems }: { pattern: string; stems: string[] },
): Promise<PostsWithWord> {
  const rows: PostsWithWord[] = await manager.query(FREQUENCY, [pattern, stems]);
  return rows[0] ?? { posts: 0, titles: 0 };
}

/** Published posts that match exactly or have all words in title, excerpt, categories or tags. */
export async function findMatches(
  manager: EntityManager,
  {
    phrasePattern,
    rankingQuery,
    tagPattern,
    foldedTagPattern,
    categories,
    words,
    since,
    titlesSince,
  }: MatchConditions,
  { category, skip, take }: Slice,
): Promise<MatchingPosts> {
  const rows: MatchingPosts[] = await manager.query(PAGE_OF_MATCHES(words.length), [
    phrasePattern,
    category,
    skip,
    take,
    rankingQuery,
    tagPattern,
    categories,
    foldedTagPattern,
    titlesSince,
    since,
    ...words.flatMap((word) => [word.query, word.partPattern, word.categories]),
  ]);
  return rows[0] ?? NONE;
}

/**
 * Published posts that have all words, in their text too.
 *
 * @param query tsquery of all words. @param total number of all published posts.
 */
export async function findMentions(
  manager: EntityManager,
  { query, phrase, total }: { query: string; phrase: string; total: number },
  { category, skip, take }: Slice,
): Promise<MatchingPosts> {
  const rows: MatchingPosts[] = await manager.query(PAGE_OF_MENTIONS, [
    category,
    skip,
    take,
    query,
    phrase,
    total,
  ]);
  return rows[0] ?? NONE;
}
