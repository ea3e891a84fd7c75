import type { PostEntity } from './post.entity';

/**
 * Whether visitors can read a post now. Constraints of the table make a post that is scheduled or in the trash a
 * draft (`posts_scheduled_check`, `posts_trash_check`).
 */
export const isPublished = ({ status }: Partial<Pick<PostEntity, 'status'>>) => status === 'published';

/** The same as an SQL condition. @param post alias of `posts` in the statement. */
export const publishedSql = (post = 'posts') => `${post}.status = 'published'`;
