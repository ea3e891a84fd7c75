import type { EntityManager } from 'typeorm';

/** Advisory lock that serialises the choice of slugs, so that each save gets a unique one. */
const SLUG_LOCK = 4_300_002;

/** Ids of posts that are due for publication, the earliest first. */
export async function findDuePosts(manager: EntityManager, limit: number): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    'SELECT id FROM posts WHERE publish_at IS NOT NULL AND publish_at <= now() ORDER BY publish_at LIMIT $1',
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** Takes the lock of slugs until the end of the transaction. */
export async function lockSlugs(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [SLUG_LOCK]);
}

/** Slugs of other posts than `exceptId` that are `slug`, or `stem` with a number. */
export async function findTakenSlugs(
  manager: EntityManager,
  { slug, stem, exceptId }: { slug: string; stem: string; exceptId: string },
): Promise<Set<string>> {
  const rows: { slug: string }[] = await manager.query(
    `SELECT slug FROM posts
     WHERE id <> $2 AND (slug = $3 OR (slug LIKE $1 || '-%' AND substr(slug, length($1) + 2) ~ '^[0-9]+$'))`,
    [stem, exceptId, slug],
  );
  return new Set(rows.map((row) => row.slug));
}
