import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { CATEGORY_IDS, CATEGORY_TITLES } from './categories';
import type { CategoryCountDto } from './public-posts.dto';

export interface PostCounts {
  categories: CategoryCountDto[];
  total: number;
}

/** Of each category, and of no category, which stands for all posts. */
const COUNT = `
  SELECT category AS id, count(*)::int AS count FROM posts, unnest(array_append(categories, NULL)) AS category
  WHERE status = 'published' GROUP BY category`;

/** How many posts are published, in all and of each category. */
@Injectable()
export class PostCountsService {
  constructor(@Inject(Database) private readonly database: Database) {}

  async read(): Promise<PostCounts> {
    const rows: { id: string | null; count: number }[] = await this.database.source.query(COUNT);
    const countOf = (id: string | null) => rows.find((row) => row.id === id)?.count ?? 0;
    return {
      total: countOf(null),
      categories: CATEGORY_IDS.map((id) => ({ id, title: CATEGORY_TITLES[id], count: countOf(id) })),
    };
  }
}
