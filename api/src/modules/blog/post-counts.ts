import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { CATEGORY_IDS, CATEGORY_TITLES } from './categories';
import { countPublishedPosts } from './post-lists.repository';
import type { CategoryCountDto } from './public-posts.dto';

export interface PostCounts {
  categories: CategoryCountDto[];
  total: number;
}

/** Counts published posts, in all and by category. */
@Injectable()
export class PostCountsService {
  constructor(@Inject(Database) private readonly database: Database) {}

  async read(): Promise<PostCounts> {
    const rows = await countPublishedPosts(this.database.source.manager);
    const countOf = (id: string | null) => rows.find((row) => row.id === id)?.count ?? 0;
    return {
      total: countOf(null),
      categories: CATEGORY_IDS.map((id) => ({ id, title: CATEGORY_TITLES[id], count: countOf(id) })),
    };
  }
}
