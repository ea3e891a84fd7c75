import { EASY, SHORT } from '@stillsam/paths';
import type { EntityManager } from 'typeorm';
import { publishedSql } from '../blog/posts/post.entity';

/** Begins the source of an exercise's phrases. */
export const EXERCISE = 'exercise/';

/** A text that can be read aloud, and the version that it has now. */
export interface NarratedText {
  source: string;
  version: string;
  /** The product whose buyers alone may read it. */
  product: string | null;
}

interface NarrationCounts {
  texts: number;
  ready: number;
  failed: number;
}

/** Published posts, in each of their editions, and the files of `$1`. */
const TEXTS = `
  SELECT concat('post/', posts.id, '/', edition.name) AS source, posts.version::text AS version, NULL AS product,
    posts.updated_at AS changed_at
  FROM posts CROSS JOIN LATERAL (
    VALUES ('whole', true), ('${SHORT}', short_reading_time IS NOT NULL), ('${EASY}', easy_content IS NOT NULL)
  ) AS edition (name, is_there)
  WHERE ${publishedSql()} AND posts.deleted_at IS NULL AND edition.is_there
  UNION ALL
  SELECT source, version, product, NULL FROM jsonb_to_recordset($1::jsonb) AS file (source text, version text, product text)`;

const IS_CURRENT = `narrations.based_on IS NOT DISTINCT FROM concat(texts.version, ' ', $2::text)`;

/**
 * Claims a text whose audio is missing or of another version, voice or list of words: nobody else takes it before
 * `leaseMinutes` are over. Exercises and guides come before posts, for they are few and short, and then the post that was
 * changed last.
 */
export async function claimText(
  manager: EntityManager,
  files: readonly NarratedText[],
  { state, leaseMinutes }: { state: string; leaseMinutes: number },
): Promise<NarratedText | undefined> {
  const [text]: NarratedText[] = await manager.query(
    `WITH texts AS (${TEXTS}), due AS (
       SELECT texts.* FROM texts LEFT JOIN narrations USING (source)
       WHERE NOT (${IS_CURRENT}) AND COALESCE(narrations.due_at <= now(), true)
       ORDER BY texts.changed_at DESC NULLS FIRST, source LIMIT 1
     ), claimed AS (
       INSERT INTO narrations (source, due_at) SELECT source, now() + make_interval(mins => $3) FROM due
       ON CONFLICT (source) DO UPDATE SET due_at = excluded.due_at
       WHERE COALESCE(narrations.due_at <= now(), true)
       RETURNING source
     )
     SELECT due.source, due.version, due.product FROM due JOIN claimed USING (source)`,
    [JSON.stringify(files), state, leaseMinutes],
  );
  return text;
}

/** Deletes the rows of texts that nobody can read any more. @returns the hashes of their audio. */
export async function deleteObsolete(
  manager: EntityManager,
  files: readonly NarratedText[],
): Promise<string[]> {
  const [rows]: [{ audio_hash: string | null }[]] = await manager.query(
    `WITH texts AS (${TEXTS})
     DELETE FROM narrations WHERE source NOT IN (SELECT source FROM texts) RETURNING audio_hash`,
    [JSON.stringify(files)],
  );
  return rows.flatMap(({ audio_hash }) => audio_hash ?? []);
}

export async function countNarrations(
  manager: EntityManager,
  files: readonly NarratedText[],
  state: string,
): Promise<NarrationCounts> {
  const [counts]: NarrationCounts[] = await manager.query(
    `WITH texts AS (${TEXTS})
     SELECT count(*)::integer AS texts, (count(*) FILTER (WHERE ${IS_CURRENT}))::integer AS ready,
       (count(*) FILTER (WHERE failure IS NOT NULL))::integer AS failed
     FROM texts LEFT JOIN narrations USING (source)`,
    [JSON.stringify(files), state],
  );
  return counts ?? { texts: 0, ready: 0, failed: 0 };
}
