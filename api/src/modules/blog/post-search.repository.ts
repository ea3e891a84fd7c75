import type { EntityManager } from 'typeorm';
import { publishedSql } from './published';

/** How alike (0 to 1, by trigrams) a word is to what was meant, at least: sömm and sömn are 0.43. */
const LEAST_SIMILARITY = 0.4;
/** Shorter words are like too many others. */
const LEAST_LETTERS_MISSPELT = 4;
const MOST_SIMILAR_WORDS = 5;
/** From so many letters on a stem is looked for anywhere in a word, as a part of a compound. */
const LEAST_LETTERS_WITHIN = 4;
/** From so many letters on a word is looked for at the beginning of others. */
const LEAST_LETTERS_AHEAD = 3;
/** A word that more than one post in so many has in its text tells little of any of them. */
const SHARE_OF_MENTIONS = 4;
/** As many posts are found by their text in a small library too. */
const LEAST_MENTIONS = 3;

/** A word of a search that is no stop word. */
export interface Stem {
  folded: string;
  stem: string;
  /** What of it is looked for in folded text, where each word has a space before it; null for a word too short. */
  part: string | null;
}

/** Of $1 words as typed and $2 folded: those that are no stop words. */
const STEMS = `
  SELECT folded, stem, CASE
    WHEN length(stem) >= ${LEAST_LETTERS_WITHIN} THEN stem
    WHEN length(folded) >= ${LEAST_LETTERS_AHEAD} THEN ' ' || folded END AS part
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS words (typed, folded, place),
    LATERAL (SELECT (ts_lexize('swedish_stem', folded))[1] AS stem) AS stems
  WHERE stem IS NOT NULL AND ts_lexize('swedish_stem', typed) <> '{}'
  ORDER BY place`;

const isInPublished = (stem: string) =>
  `EXISTS (SELECT FROM posts WHERE ${publishedSql()} AND search_vector @@ quote_literal(${stem})::tsquery)`;

/**
 * Of $1 folded words with $2 their stems: the stems of words that may have been meant, if no published post has it.
 * They are those that are similar and those that a compound begins with (sömnproblem, sömn).
 */
const MEANT = `
  SELECT CASE WHEN length(folded) < ${LEAST_LETTERS_MISSPELT} OR ${isInPublished('stem')} THEN '{}' ELSE ARRAY(
    SELECT like_it FROM post_words, LATERAL (SELECT (ts_lexize('swedish_stem', word))[1] AS like_it) AS likes
    WHERE (word % folded AND similarity(word, folded) >= ${LEAST_SIMILARITY} OR word = ANY (beginnings))
      AND ${isInPublished('like_it')}
    ORDER BY similarity(word, folded) DESC, word LIMIT ${MOST_SIMILAR_WORDS}) END AS meant
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS words (folded, stem, place),
    LATERAL (SELECT ARRAY(SELECT left(folded, letters) COLLATE "C"
      FROM generate_series(${LEAST_LETTERS_WITHIN}, length(folded) - 1) AS letters) AS beginnings) AS compounds
  ORDER BY place`;

const HAS_PHRASE = 'written_text LIKE lower($1::text)';
const HAS_CATEGORY = 'categories && $7::text[]';
const HAS_TAG = `EXISTS (SELECT FROM unnest(tags) AS tag WHERE ' ' || lower(tag) LIKE lower($6::text))`;
const FIRST_OF_WORDS = 8;
const PARAMETERS_OF_WORD = 3;

function hasWord(index: number): string {
  const first = FIRST_OF_WORDS + index * PARAMETERS_OF_WORD;
  return `(search_vector @@ $${first}::tsquery OR search_text LIKE $${first + 1} OR categories && $${first + 2}::text[])`;
}

/**
 * One page of the posts that match exactly or have all words, and how many there are. Exact matches are sorted by
 * where the phrase stands: in the title, in the excerpt, in the name of a category, in a tag.
 * $1 the pattern of the phrase, $2 a category or null, $3 and $4 the slice, $5 the beginnings of words by which
 * related posts are ranked, $6 the pattern of a tag with a word that the phrase begins or null, $7 categories with
 * such a word; then of each word the stems that fit it, the pattern of its part, and categories.
 */
const PAGE_OF_MATCHES = (wordCount: number) => {
  const words = Array.from({ length: wordCount }, (_, index) => hasWord(index)).join(' AND ');
  return `
    WITH matches AS MATERIALIZED (
      SELECT id, exactness,
        CASE WHEN exactness IS NOT NULL THEN published_at END AS exact_since,
        CASE WHEN exactness IS NULL THEN ts_rank(search_vector, $5::tsquery) END AS likeness,
        CASE WHEN exactness IS NULL THEN title END AS related_title
      FROM posts, LATERAL (SELECT CASE
        WHEN lower(title) LIKE lower($1::text) THEN 1
        WHEN ${HAS_PHRASE} THEN 2
        WHEN ${HAS_CATEGORY} THEN 3
        WHEN ${HAS_TAG} THEN 4 END AS exactness) AS exact
      WHERE ${publishedSql()} AND ($2::text IS NULL OR categories @> ARRAY[$2::text])
        AND (${HAS_PHRASE} OR ${HAS_CATEGORY} OR ${HAS_TAG}${words ? ` OR (${words})` : ''}))
    SELECT count(*)::int AS total, count(exactness)::int AS exact, ARRAY(
      SELECT id::text FROM matches
      ORDER BY exactness, exact_since DESC, likeness DESC, related_title COLLATE swedish, id DESC
      OFFSET $3 LIMIT $4) AS ids
    FROM matches`;
};

/**
 * One page of the posts that have all words, in their text too, and how many there are. Those with the phrase come
 * first. Of a common word only the posts that have it most are found.
 * $1 a category or null, $2 and $3 the slice, $4 the words' stems, $5 the phrase.
 */
const PAGE_OF_MENTIONS = `
  WITH matches AS MATERIALIZED (
    SELECT id, row_number() OVER (ORDER BY whole_vector @@ phraseto_tsquery('swedish', fold_words($5::text)) DESC,
      ts_rank(whole_vector, $4::tsquery) DESC, title COLLATE swedish, id DESC) AS place
    FROM posts
    WHERE ${publishedSql()} AND ($1::text IS NULL OR categories @> ARRAY[$1::text])
      AND whole_vector @@ $4::tsquery
    ORDER BY place
    LIMIT (SELECT greatest(${LEAST_MENTIONS}, count(*) / ${SHARE_OF_MENTIONS}) FROM posts WHERE ${publishedSql()}))
  SELECT count(*)::int AS total, 0 AS exact, ARRAY(
    SELECT id::text FROM matches
    ORDER BY place
    OFFSET $2 LIMIT $3) AS ids
  FROM matches`;

/** One page of ids, and how many posts match in all; the first `exact` of them match exactly. */
export interface MatchingPosts {
  ids: string[];
  exact: number;
  total: number;
}

/** Which of the posts that match are asked for. */
export interface Slice {
  category: string | null;
  skip: number;
  take: number;
}

/** What a post must have, each in patterns of LIKE, lexemes of a tsquery, or ids of categories. */
export interface MatchConditions {
  phrasePattern: string;
  /** Beginnings of words, by which related posts are ranked. */
  rankingQuery: string;
  /** Of a tag with a word that the phrase begins; null where no tag can match. */
  tagPattern: string | null;
  /** With a word that the phrase begins. */
  categories: string[];
  words: { query: string; partPattern: string | null; categories: string[] }[];
}

const NONE: MatchingPosts = { ids: [], exact: 0, total: 0 };

/** The stems of those words that are no stop words. @param typed as typed, lower case. @param folded without marks. */
export function findStems(manager: EntityManager, typed: string[], folded: string[]): Promise<Stem[]> {
  return manager.query(STEMS, [typed, folded]);
}

/** For each stem those of words that may have been meant; none where a published post has the stem itself. */
export async function findSimilarStems(manager: EntityManager, stems: Stem[]): Promise<string[][]> {
  const rows: { meant: string[] }[] = await manager.query(MEANT, [
    stems.map(({ folded }) => folded),
    stems.map(({ stem }) => stem),
  ]);
  return rows.map(({ meant }) => meant);
}

/** Published posts that match exactly or have all words in title, excerpt, categories or tags. */
export async function findMatches(
  manager: EntityManager,
  { phrasePattern, rankingQuery, tagPattern, categories, words }: MatchConditions,
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
    ...words.flatMap((word) => [word.query, word.partPattern, word.categories]),
  ]);
  return rows[0] ?? NONE;
}

/** Published posts that have all words, in their text too. @param query tsquery of all words. */
export async function findMentions(
  manager: EntityManager,
  query: string,
  phrase: string,
  { category, skip, take }: Slice,
): Promise<MatchingPosts> {
  const rows: MatchingPosts[] = await manager.query(PAGE_OF_MENTIONS, [category, skip, take, query, phrase]);
  return rows[0] ?? NONE;
}
