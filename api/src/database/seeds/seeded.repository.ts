import type { EntityManager } from 'typeorm';

/** Notes that an article or a letter was seeded. @returns false where it was before. */
export async function markSeeded(manager: EntityManager, slug: string): Promise<boolean> {
  const marked: unknown[] = await manager.query(
    `INSERT INTO seeded_posts (slug) VALUES ($1) ON CONFLICT DO NOTHING RETURNING slug`,
    [slug],
  );
  return marked.length > 0;
}
