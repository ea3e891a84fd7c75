import type { UserEntity } from '../../auth/user.entity';

/** The byline where neither the post nor the account names an author. */
export const EDITORS = 'Stillsams redaktion';

/** The byline of a post: the written one, or the name of the account, never its user name. */
export function bylineOf(written: string | undefined, { name }: Pick<UserEntity, 'name'>): string {
  return written || name || EDITORS;
}
