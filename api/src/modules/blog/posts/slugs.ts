import { slugify } from '@stillsam/paths';
import type { EntityManager } from 'typeorm';
import { findTakenSlugs, lockSlugs } from './posts.repository';

const MAX_SLUG_LENGTH = 200;
/** Base of the slug of a title without letters and digits; always numbered. */
const NAMELESS = 'inlagg';

/** A free slug for a title: the slug of the title, or that with the smallest free number. */
export async function freeSlug(manager: EntityManager, title: string): Promise<string> {
  const own = slugify(title);
  return nextFree(manager, own || NAMELESS, own ? 1 : 0);
}

/** A free slug for one that an author chose; `postId` may keep its own. */
export async function freeChosenSlug(manager: EntityManager, slug: string, postId?: string): Promise<string> {
  return nextFree(manager, slug, 1, postId);
}

/** @param first the number that means the base without a number; 0 where the base is always numbered. */
async function nextFree(manager: EntityManager, base: string, first: 0 | 1, postId = '0'): Promise<string> {
  const stem = base.slice(0, MAX_SLUG_LENGTH - 8).replace(/-+$/, '');
  await lockSlugs(manager);
  const taken = await findTakenSlugs(manager, { slug: base, stem, exceptId: postId });
  if (first === 1 && !taken.has(base)) return base;
  for (let number = first + 1; ; number += 1) {
    const candidate = `${stem}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
