import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { CATEGORY_IDS, CATEGORY_TITLES } from './categories';
import { ContentChanges } from './content-changes';
import type { CategoryCountDto } from './public-posts.dto';

export interface PostCounts {
  categories: CategoryCountDto[];
  total: number;
}

/** Of each category, and of no category, which stands for all posts. */
const COUNT = `
  SELECT category AS id, count(*)::int AS count FROM posts, unnest(array_append(categories, NULL)) AS category
  WHERE status = 'published' GROUP BY category`;

/** How many posts are published. Every list shows it; it is counted once for as long as content does not change. */
@Injectable()
export class PostCountsService {
  #kept: Promise<PostCounts> | undefined;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ContentChanges) private readonly changes: ContentChanges,
  ) {
    changes.stream.subscribe(() => (this.#kept = undefined));
    changes.hearing.subscribe(() => (this.#kept = undefined));
  }

  /** Kept only while a change would be heard of. */
  async read(): Promise<PostCounts> {
    if (!this.changes.isHearing) return this.#count();
    this.#kept ??= this.#countAnew();
    return this.#kept;
  }

  /** What failed is asked again. */
  #countAnew(): Promise<PostCounts> {
    const counts = this.#count();
    counts.catch(() => {
      if (this.#kept === counts) this.#kept = undefined;
    });
    return counts;
  }

  async #count(): Promise<PostCounts> {
    const rows: { id: string | null; count: number }[] = await this.database.source.query(COUNT);
    const countOf = (id: string | null) => rows.find((row) => row.id === id)?.count ?? 0;
    return {
      total: countOf(null),
      categories: CATEGORY_IDS.map((id) => ({ id, title: CATEGORY_TITLES[id], count: countOf(id) })),
    };
  }
}
