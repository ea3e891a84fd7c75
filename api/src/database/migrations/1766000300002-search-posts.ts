import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the library is searched by beyond the letter: stems, parts of compounds and, for misspellings, all words. */
export class SearchPosts1766000300002 implements MigrationInterface {
  name = 'SearchPosts1766000300002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...FOLDING, ...COLUMNS, ...WORDS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER posts_keep_words ON posts`);
    await runner.query(`DROP FUNCTION posts_keep_words`);
    await runner.query(`DROP TABLE post_words`);
    await runner.query(
      `ALTER TABLE posts DROP COLUMN search_vector, DROP COLUMN search_text, DROP COLUMN written_text`,
    );
    await runner.query(`DROP FUNCTION join_words, fold_words`);
    await runner.query(`DROP COLLATION swedish`);
    // The extension stays: subscribers are searched by it too.
  }
}

const FOLDING = [
  // Trusted: whoever owns the database may create it.
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `CREATE COLLATION swedish (provider = icu, locale = 'sv')`,
  // As the API folds what is searched for: without marks and capitals, words with one space before each.
  `CREATE FUNCTION fold_words(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
     SELECT rtrim(regexp_replace(
       ' ' || lower(regexp_replace(translate(normalize($1, NFKD), 'ØøÆæ', 'OoAa'), '[\\u0300-\\u036f]', '', 'g')),
       '[^a-z0-9]+', ' ', 'g'))
   $$`,
  // array_to_string is not immutable for every type; of texts it is.
  `CREATE FUNCTION join_words(text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
     SELECT array_to_string($1, ' ')
   $$`,
];

const COLUMNS = [
  `ALTER TABLE posts
     ADD COLUMN written_text text NOT NULL GENERATED ALWAYS AS (lower(title || chr(31) || excerpt)) STORED,
     ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
       fold_words(title || ' ' || excerpt || ' ' || join_words(tags) || ' ' || meta_keywords)) STORED,
     ADD COLUMN search_vector tsvector NOT NULL GENERATED ALWAYS AS (
       setweight(to_tsvector('swedish', fold_words(title)), 'A') ||
       setweight(to_tsvector('swedish', fold_words(excerpt || ' ' || join_words(tags))), 'B') ||
       setweight(to_tsvector('swedish', fold_words(meta_keywords)), 'C')) STORED`,
  `CREATE INDEX posts_search_vector_idx ON posts USING gin (search_vector)`,
  `CREATE INDEX posts_search_text_idx ON posts USING gin (search_text gin_trgm_ops)`,
  `CREATE INDEX posts_written_text_idx ON posts USING gin (written_text gin_trgm_ops)`,
];

const WORDS = [
  // Words that posts have or had. A search asks of each that it uses whether a published post has it now.
  `CREATE TABLE post_words (word text COLLATE "C" PRIMARY KEY)`,
  `CREATE INDEX post_words_similar_idx ON post_words USING gin (word gin_trgm_ops)`,
  // In one order always, so that two posts never wait for each other's words.
  `CREATE FUNCTION posts_keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO post_words
       SELECT DISTINCT word COLLATE "C" FROM regexp_split_to_table(NEW.search_text, ' ') AS word
       WHERE length(word) BETWEEN 3 AND 40 ORDER BY 1
       ON CONFLICT DO NOTHING;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER posts_keep_words AFTER INSERT OR UPDATE OF title, excerpt, tags, meta_keywords ON posts
     FOR EACH ROW EXECUTE FUNCTION posts_keep_words()`,
  `INSERT INTO post_words
     SELECT DISTINCT word FROM posts, regexp_split_to_table(search_text, ' ') AS word
     WHERE length(word) BETWEEN 3 AND 40`,
];
