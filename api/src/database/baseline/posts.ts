const CATEGORIES = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'];

/**
 * Posts and what belongs to them. Lists and search serve a hundred thousand: an index in the order of each list, the
 * number of posts of each list and week, so that any page starts near its first post, and how many posts have each
 * word, so that a search knows whether it is rare before it looks.
 */
const TABLES = `
-- Trusted: whoever owns the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE COLLATION swedish (provider = icu, locale = 'sv');

-- As the API folds what is searched for: without marks and capitals, words with one space before each.
CREATE FUNCTION fold_words(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT rtrim(regexp_replace(
    ' ' || lower(regexp_replace(translate(normalize($1, NFKD), 'ØøÆæ', 'OoAa'), '[\\u0300-\\u036f]', '', 'g')),
    '[^a-z0-9]+', ' ', 'g'))
$$;
-- array_to_string is not immutable for every type; of texts it is.
CREATE FUNCTION join_words(text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT array_to_string($1, ' ')
$$;

CREATE TABLE posts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9-]{1,200}$'),
  title text NOT NULL,
  excerpt text NOT NULL DEFAULT '',
  content text NOT NULL,
  featured_image text,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published')),
  meta_title text,
  meta_description text NOT NULL DEFAULT '',
  meta_keywords text NOT NULL DEFAULT '',
  categories text[] NOT NULL DEFAULT '{}',
  tags text[] NOT NULL DEFAULT '{}',
  difficulty text NOT NULL DEFAULT 'Nybörjare' CHECK (difficulty IN ('Nybörjare', 'Medel', 'Avancerad')),
  icon text NOT NULL DEFAULT 'leaf',
  reading_time integer NOT NULL DEFAULT 1 CHECK (reading_time > 0),
  author_id bigint REFERENCES users (id) ON DELETE SET NULL,
  author_name text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz,
  publish_at timestamptz,
  deleted_at timestamptz,
  -- What a search finds beyond the letter: parts of words, stems, and, where these hold nothing, all of the text.
  written_text text NOT NULL GENERATED ALWAYS AS (lower(title || chr(31) || excerpt)) STORED,
  search_text text NOT NULL GENERATED ALWAYS AS (
    fold_words(title || ' ' || excerpt || ' ' || join_words(tags) || ' ' || meta_keywords)) STORED,
  search_vector tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('swedish', fold_words(title)), 'A') ||
    setweight(to_tsvector('swedish', fold_words(excerpt || ' ' || join_words(tags))), 'B') ||
    setweight(to_tsvector('swedish', fold_words(meta_keywords)), 'C')) STORED,
  -- Cut, since a tsvector takes a megabyte at most.
  whole_vector tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('swedish', fold_words(left(
    title || ' ' || excerpt || ' ' || join_words(tags) || ' ' || meta_keywords || ' ' ||
      regexp_replace(content, '<[^>]*>', ' ', 'g'), 200000)))) STORED,
  featured_image_alt text NOT NULL DEFAULT '' CHECK (length(featured_image_alt) <= 300),
  shows_crisis_card boolean NOT NULL DEFAULT false,
  subtitle text NOT NULL DEFAULT '' CHECK (length(subtitle) <= 200),
  -- Minutes of the short edition, of a post that has one.
  short_reading_time integer CHECK (short_reading_time > 0),
  -- The point of a cover that every crop keeps.
  featured_image_focus text NOT NULL DEFAULT '50 50',
  -- A text in easier Swedish, and the content that it was written from.
  easy_content text,
  easy_based_on text,
  CONSTRAINT posts_scheduled_check CHECK (publish_at IS NULL OR (status = 'draft' AND deleted_at IS NULL)),
  CONSTRAINT posts_trash_check CHECK (deleted_at IS NULL OR status = 'draft'),
  CHECK ((easy_content IS NULL) = (easy_based_on IS NULL))
);
CREATE INDEX posts_categories_idx ON posts USING gin (categories);
CREATE INDEX posts_scheduled_idx ON posts (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX posts_trash_idx ON posts (deleted_at DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX posts_search_vector_idx ON posts USING gin (search_vector);
CREATE INDEX posts_search_text_idx ON posts USING gin (search_text gin_trgm_ops);
CREATE INDEX posts_written_text_idx ON posts USING gin (written_text gin_trgm_ops);
CREATE INDEX posts_whole_vector_idx ON posts USING gin (whole_vector);
CREATE INDEX posts_title_idx ON posts USING gin (lower(title) gin_trgm_ops);
-- For the next free number of a slug, by LIKE.
CREATE INDEX posts_slug_prefix_idx ON posts (slug text_pattern_ops);

-- Lists of the site.
CREATE INDEX posts_published_idx ON posts (published_at DESC, id DESC) WHERE status = 'published';
${CATEGORIES.map(
  (category) => `CREATE INDEX posts_published_${category}_idx ON posts (published_at DESC, id DESC)
  WHERE status = 'published' AND categories @> ARRAY['${category}'];`,
).join('\n')}
CREATE INDEX posts_published_short_idx ON posts (published_at DESC, id DESC)
  WHERE status = 'published' AND short_reading_time IS NOT NULL;
CREATE INDEX posts_related_idx ON posts (categories, published_at DESC, id DESC) WHERE status = 'published';

-- Lists of the back office.
CREATE INDEX posts_created_idx ON posts (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX posts_status_idx ON posts (status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX posts_scheduled_created_idx ON posts (created_at DESC, id DESC)
  WHERE publish_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX posts_admin_updated_idx ON posts (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX posts_admin_published_idx ON posts (published_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX posts_admin_title_idx ON posts (title COLLATE swedish, id DESC) WHERE deleted_at IS NULL;

CREATE TABLE post_redirects (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9-]{1,200}$'),
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX post_redirects_post_idx ON post_redirects (post_id);

CREATE TABLE seeded_posts (slug text PRIMARY KEY, seeded_at timestamptz NOT NULL DEFAULT now());

-- One row, locked until the commit, so that versions become visible in their order. A sequence would hand out numbers
-- before the commit. It begins where the migrations before the baseline left it.
CREATE TABLE content_state (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version bigint NOT NULL
);
INSERT INTO content_state (version) VALUES (4);

CREATE TABLE post_revisions (
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  version integer NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_by bigint REFERENCES users (id) ON DELETE SET NULL,
  saved_by_name text NOT NULL,
  fields jsonb NOT NULL,
  PRIMARY KEY (post_id, version)
);
CREATE INDEX post_revisions_user_idx ON post_revisions (saved_by);

-- For editors from before there were tabs: one unsaved text of an author and post.
CREATE TABLE working_copies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  author_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  post_id bigint REFERENCES posts (id) ON DELETE CASCADE,
  base_version integer,
  fields jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT working_copies_once_key UNIQUE NULLS NOT DISTINCT (author_id, post_id)
);
CREATE INDEX working_copies_post_idx ON working_copies (post_id);

CREATE TABLE tab_working_copies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  author_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  post_id bigint REFERENCES posts (id) ON DELETE CASCADE,
  tab text NOT NULL CHECK (tab ~ '^[a-z0-9]{1,32}$'),
  base_version integer,
  fields jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT tab_working_copies_once_key UNIQUE NULLS NOT DISTINCT (author_id, post_id, tab)
);
CREATE INDEX tab_working_copies_post_idx ON tab_working_copies (post_id);

-- What published posts said that was wrong, one sentence each.
CREATE TABLE corrections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
  published_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX corrections_post_idx ON corrections (post_id);

CREATE TABLE media (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{32}$'),
  alt text NOT NULL,
  sizes jsonb NOT NULL,
  created_by bigint REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The hash of the picture that this one is a part of, which stays as it is.
  crop_of text,
  crop jsonb
);
CREATE INDEX media_created_by_idx ON media (created_by);

CREATE TABLE narrations (
  source text PRIMARY KEY,
  product text,
  based_on text,
  text_hash text,
  audio_hash text,
  details jsonb,
  failure text,
  due_at timestamptz
);
CREATE INDEX narrations_text_hash_idx ON narrations (text_hash);
CREATE INDEX narrations_audio_hash_idx ON narrations (audio_hash);

-- How often an article or an exercise was opened on a day, by nobody in particular.
CREATE TABLE readings (
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('article', 'exercise')),
  slug text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (day, kind, slug)
);
`;

const COUNTS = `
CREATE TABLE post_counts (
  list text COLLATE "C",
  week date,
  count integer NOT NULL,
  PRIMARY KEY (list, week) INCLUDE (count)
);
-- The lists that hold a post, such as published:somn, published:short, admin:somn and admin:draft:somn, each with the
-- week by whose time it is sorted.
CREATE FUNCTION post_lists(post posts) RETURNS TABLE (list text, week date) LANGUAGE sql IMMUTABLE AS $$
  SELECT list, date_trunc('week', CASE WHEN list LIKE 'published%' THEN coalesce(post.published_at, post.created_at)
    ELSE post.created_at END AT TIME ZONE 'UTC')::date
  FROM (
    SELECT 'published' AS list WHERE post.status = 'published'
    UNION SELECT 'published:' || category FROM unnest(post.categories) AS category WHERE post.status = 'published'
    UNION SELECT 'admin' WHERE post.deleted_at IS NULL
    UNION SELECT 'admin:' || post.status WHERE post.deleted_at IS NULL
    UNION SELECT 'admin:scheduled' WHERE post.publish_at IS NOT NULL
    UNION SELECT 'published' || coalesce(':' || category, '') || ':short'
    FROM unnest(array_append(post.categories, NULL)) AS category
    WHERE post.status = 'published' AND post.short_reading_time IS NOT NULL
    UNION SELECT concat_ws(':', 'admin', status, category)
    FROM unnest(post.categories) AS category,
      unnest(ARRAY[NULL, post.status, CASE WHEN post.publish_at IS NOT NULL THEN 'scheduled' END]) AS status
    WHERE post.deleted_at IS NULL) AS lists
$$;

-- Words that posts have or had. The numbers are of published posts: in title, excerpt, tags or keywords, and in titles.
CREATE TABLE post_words (
  word text COLLATE "C" PRIMARY KEY,
  stem text COLLATE "C",
  posts integer NOT NULL DEFAULT 0,
  titles integer NOT NULL DEFAULT 0
);
CREATE INDEX post_words_similar_idx ON post_words USING gin (word gin_trgm_ops);
CREATE INDEX post_words_stem_idx ON post_words (stem);
CREATE FUNCTION words_of_post(post posts) RETURNS TABLE (word text, in_title integer) LANGUAGE sql IMMUTABLE AS $$
  SELECT word, max(in_title) FROM (
    SELECT regexp_split_to_table(fold_words(post.title), ' ') AS word, 1 AS in_title
    UNION ALL SELECT regexp_split_to_table(post.search_text, ' '), 0) AS words
  WHERE post.status = 'published' AND length(word) BETWEEN 2 AND 40 GROUP BY word
$$;
`;

const NEW_POSTS = 'SELECT ROW(new_posts.*)::posts AS post, 1 AS change FROM new_posts';
const OLD_POSTS = 'SELECT ROW(old_posts.*)::posts AS post, -1 AS change FROM old_posts';

/**
 * Once for each statement: a row that a transaction updates for each of thousands of posts gets slower each time. In
 * one order always, so that two statements never wait for each other's counts.
 */
const counting = (name: string, event: string, tables: string, changed: string) => `
CREATE FUNCTION posts_counted_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_counts
    SELECT list, week, sum(change) FROM (${changed}) AS changed, LATERAL post_lists(post)
    GROUP BY list, week HAVING sum(change) <> 0 ORDER BY list, week
    ON CONFLICT (list, week) DO UPDATE SET count = post_counts.count + excluded.count;
  INSERT INTO post_words (word, stem, posts, titles)
    SELECT word, (ts_lexize('swedish_stem', word))[1], sum(change), sum(change * in_title)
    FROM (${changed}) AS changed, LATERAL words_of_post(post)
    GROUP BY word HAVING sum(change) <> 0 OR sum(change * in_title) <> 0 ORDER BY word COLLATE "C"
    ON CONFLICT (word) DO UPDATE
      SET posts = post_words.posts + excluded.posts, titles = post_words.titles + excluded.titles;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_counted_${name} AFTER ${event} ON posts REFERENCING ${tables}
  FOR EACH STATEMENT EXECUTE FUNCTION posts_counted_${name}();
`;

export const POSTS = [
  TABLES,
  COUNTS,
  counting('inserted', 'INSERT', 'NEW TABLE AS new_posts', NEW_POSTS),
  counting('deleted', 'DELETE', 'OLD TABLE AS old_posts', OLD_POSTS),
  counting(
    'updated',
    'UPDATE',
    'OLD TABLE AS old_posts NEW TABLE AS new_posts',
    `${NEW_POSTS} UNION ALL ${OLD_POSTS}`,
  ),
].join('');
