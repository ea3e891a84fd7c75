import type { EntityManager } from 'typeorm';
import type { MediaEntity } from './media.entity';

const UNUSED = `
  SELECT id, hash, sizes FROM media
  WHERE created_at < now() - make_interval(days => $1) AND hash NOT IN (
    SELECT match[1] FROM (
      SELECT concat_ws(' ', content, featured_image) AS text FROM posts
      UNION ALL SELECT fields::text FROM post_revisions
      UNION ALL SELECT fields::text FROM working_copies
    ) AS texts, regexp_matches(text, '/api/media/([0-9a-f]{32})/', 'g') AS match
  )
  ORDER BY id`;

/** Pictures older than `days` that no post, revision or working copy refers to. The query reads all their texts. */
export function findUnusedMedia(
  manager: EntityManager,
  days: number,
): Promise<Pick<MediaEntity, 'id' | 'hash' | 'sizes'>[]> {
  return manager.query(UNUSED, [days]);
}
