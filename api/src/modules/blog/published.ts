import type { PostEntity } from './post.entity';

/**
 * Whether the public can read a post now. The schema sees to the rest: a post that is scheduled or in the trash is a
 * draft (`posts_scheduled_check`, `posts_trash_check`).
 */
export const isPublished = ({ status }: Partial<Pick<PostEntity, 'status'>>) => status === 'published';

/** The same as a condition of SQL. @param post name of `posts` in the statement. */
export const publishedSql = (post = 'posts') => `${post}.status = 'published'`;
