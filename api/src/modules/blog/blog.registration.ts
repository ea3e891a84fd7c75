import { IsNull, Not } from 'typeorm';
import { isOlderThan } from '../retention/kept-periods';
import { CreatePosts1766000000002 } from '../../database/migrations/1766000000002-create-posts';
import { OrderContentVersions1766000000003 } from '../../database/migrations/1766000000003-order-content-versions';
import { ExtendPosts1766000200004 } from '../../database/migrations/1766000200004-extend-posts';
import { SearchPosts1766000300002 } from '../../database/migrations/1766000300002-search-posts';
import { SearchWholePosts1766000300006 } from '../../database/migrations/1766000300006-search-whole-posts';
import { DescribePosts1766000400001 } from '../../database/migrations/1766000400001-describe-posts';
import { SanitisePostsAnew1766000410001 } from '../../database/migrations/1766000410001-sanitise-posts-anew';
import { NameRevisionFields1766000500001 } from '../../database/migrations/1766000500001-name-revision-fields';
import { SubtitlePosts1766000500002 } from '../../database/migrations/1766000500002-subtitle-posts';
import { ListManyPosts1766000700001 } from '../../database/migrations/1766000700001-list-many-posts';
import { LeaseStreamSlots1766000700002 } from '../../database/migrations/1766000700002-lease-stream-slots';
import { WorkingCopiesOfTabs1766000906001 } from '../../database/migrations/1766000906001-working-copies-of-tabs';
import { DropStreamSlots1766001000001 } from '../../database/migrations/1766001000001-drop-stream-slots';
import { EasePosts1766001770001 } from '../../database/migrations/1766001770001-ease-posts';
import { ShortenPosts1766001200001 } from '../../database/migrations/1766001200001-shorten-posts';
import { FocusCovers1766001740001 } from '../../database/migrations/1766001740001-focus-covers';
import { CreateCorrections1766001810001 } from '../../database/migrations/1766001810001-create-corrections';
import type { ModuleRegistration } from '../../module-registration';
import { CorrectionEntity } from './corrections/correction.entity';
import { PostRedirectEntity } from './posts/post-redirect.entity';
import { PostRevisionEntity } from './revisions/post-revision.entity';
import { PostEntity } from './posts/post.entity';
import { TabWorkingCopyEntity } from './revisions/tab-working-copy.entity';
import { WorkingCopyEntity } from './revisions/working-copy.entity';

export const BLOG_REGISTRATION: ModuleRegistration = {
  entities: [
    PostEntity,
    PostRedirectEntity,
    PostRevisionEntity,
    WorkingCopyEntity,
    TabWorkingCopyEntity,
    CorrectionEntity,
  ],
  migrations: [
    CreatePosts1766000000002,
    OrderContentVersions1766000000003,
    ExtendPosts1766000200004,
    SearchPosts1766000300002,
    SearchWholePosts1766000300006,
    DescribePosts1766000400001,
    SanitisePostsAnew1766000410001,
    NameRevisionFields1766000500001,
    SubtitlePosts1766000500002,
    ListManyPosts1766000700001,
    LeaseStreamSlots1766000700002,
    WorkingCopiesOfTabs1766000906001,
    DropStreamSlots1766001000001,
    ShortenPosts1766001200001,
    FocusCovers1766001740001,
    EasePosts1766001770001,
    CreateCorrections1766001810001,
  ],
  retention: [
    {
      id: 'trash',
      name: 'posts in the trash, 30 days',
      table: 'posts',
      condition: isOlderThan('deleted_at', `interval '30 days'`),
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
