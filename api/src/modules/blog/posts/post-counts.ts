import type { EntityManager } from 'typeorm';
import { CATEGORY_IDS, CATEGORY_TITLES } from './categories';
import { countPublishedPosts } from './post-lists.repository';
import type { CategoryCountDto } from './public-posts.dto';

export interface PostCounts {
  categories: CategoryCountDto[];
  total: number;
}

/** Counts published posts, in all and by category. */
export async function countPosts(manager: EntityManager): Promise<PostCounts> {
  const rows = await countPublishedPosts(manager);
  const countOf = (id: string | null) => rows.find((row) => row.id === id)?.count ?? 0;
  return {
    total: countOf(null),
    categories: CATEGORY_IDS.map((id) => ({ id, title: CATEGORY_TITLES[id], count: countOf(id) })),
  };
}
