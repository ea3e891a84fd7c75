import { TRASH_DAYS } from '@stillsam/contracts';
import { IsNull, Not } from 'typeorm';
import { OneTableOfWorkingCopies1766001890001 } from '../../database/migrations/1766001890001-one-table-of-working-copies';
import { isOlderThan } from '../retention/kept-periods';
import type { ModuleRegistration } from '../../module-registration';
import {
  CorrectionEntity,
  PostRedirectEntity,
  PostEntity,
  PostRevisionEntity,
  WorkingCopyEntity,
} from './posts/post.entity';

export const BLOG_REGISTRATION: ModuleRegistration = {
  entities: [PostEntity, PostRedirectEntity, PostRevisionEntity, WorkingCopyEntity, CorrectionEntity],
  migrations: [OneTableOfWorkingCopies1766001890001],
  retention: [
    {
      id: 'trash',
      name: `posts in the trash, ${TRASH_DAYS} days`,
      table: 'posts',
      condition: isOlderThan('deleted_at', `interval '${TRASH_DAYS} days'`),
    },
  ],
  holdsNoPersonalData: 'Names are bylines of the editors, whose accounts auth tells of.',
  upcoming: [
    {
      kind: 'post',
      area: 'posts',
      find: async (manager, limit) => {
        const where = { publishAt: Not(IsNull()) };
        const found = await manager.find(PostEntity, { where, order: { publishAt: 'ASC' }, take: limit });
        return found.map(({ id, title, publishAt, updatedAt }) => ({
          id,
          title,
          at: publishAt ?? updatedAt,
        }));
      },
    },
  ],
};
