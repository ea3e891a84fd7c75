import type { EntityManager } from 'typeorm';
import { MediaEntity, type ImageSize } from './media.entity';

const UNUSED = `
  SELECT id, hash, sizes FROM media
  WHERE created_at < now() - make_interval(days => $1) AND hash NOT IN (
    SELECT match[1] FROM (
      SELECT concat_ws(' ', content, featured_image) AS text FROM posts
      UNION ALL SELECT fields::text FROM post_revisions
      UNION ALL SELECT fields::text FROM tab_working_copies
      UNION ALL SELECT concat_ws(' ', content, mail_html) FROM campaigns
      UNION ALL SELECT fields::text FROM campaign_revisions
      UNION ALL SELECT '/api/media/' || crop_of || '/' FROM media
    ) AS texts, regexp_matches(text, '/api/media/([0-9a-f]{32})/', 'g') AS match
  )
  ORDER BY id`;

/** Pictures older than `days` that no post, letter, revision or working copy refers to. The query reads all their texts. */
export function findUnusedMedia(
  manager: EntityManager,
  days: number,
): Promise<Pick<MediaEntity, 'id' | 'hash' | 'sizes'>[]> {
  return manager.query(UNUSED, [days]);
}

/** The sizes of a picture, smallest first; none where it is not stored here. @param src address of one of them. */
export async function findSizes(manager: EntityManager, src: string | null): Promise<ImageSize[]> {
  const [, hash] = /^\/api\/media\/([0-9a-f]{32})\//.exec(src ?? '') ?? [];
  const media = hash ? await manager.findOneBy(MediaEntity, { hash }) : null;
  return media?.sizes ?? [];
}
