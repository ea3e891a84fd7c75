import type { EntityManager } from 'typeorm';

const MAX_SLUG_LENGTH = 200;
/** Advisory locks that serialise the choice of slugs. */
const LOCKS = { posts: 4_300_002, campaigns: 21 } as const;

/**
 * A slug that no other draft of the table has: `base`, or `base` with the smallest free number. The table is locked for
 * new slugs until the end of the transaction, so that each save gets its own.
 *
 * @param isNumbered never without a number.
 */
export async function freeSlug(
  manager: EntityManager,
  table: keyof typeof LOCKS,
  base: string,
  { exceptId = '0', isNumbered = false } = {},
): Promise<string> {
  const stem = base.slice(0, MAX_SLUG_LENGTH - 8).replace(/-+$/, '');
  await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCKS[table]]);
  const rows: { slug: string }[] = await manager.query(
    `SELECT slug FROM ${table}
     WHERE id <> $2 AND (slug = $3 OR (slug LIKE $1 || '-%' AND substr(slug, length($1) + 2) ~ '^[0-9]+$'))`,
    [stem, exceptId, base],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!isNumbered && !taken.has(base)) return base;
  for (let number = isNumbered ? 1 : 2; ; number += 1) {
    const slug = `${stem}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
