import { Module } from '@nestjs/common';
import { TRASH_DAYS } from '@stillsam/contracts';
import { IsNull, Not } from 'typeorm';
import type { ModuleRegistration } from '../../module-registration';
import { isOlderThan } from '../retention/kept-periods';
import { ChangeListener } from './changes/change-listener';
import { ContentChanges } from './changes/content-changes';
import {
  CorrectionsController,
  PostsController,
  TrashController,
  RevisionsController,
  WorkingCopiesController,
} from './posts/posts.controller';
import { CorrectionsService } from './posts/corrections.service';
import { PostWriter } from './posts/post-writer';
import { PostsService } from './posts/posts.service';
import { PublicCacheInterceptor } from './changes/public-cache.interceptor';
import { PublicPostsController } from './posts/public-posts.controller';
import { PublicPostsService } from './posts/public-posts.service';
import { ScheduledPublisher } from './posts/scheduled-publisher';
import { PostHistoryService } from './posts/post-history.service';
import { WorkingCopiesService } from './posts/working-copies.service';
import { PostEntity } from './posts/post.entity';

@Module({
  controllers: [
    PostsController,
    RevisionsController,
    TrashController,
    WorkingCopiesController,
    CorrectionsController,
    PublicPostsController,
  ],
  providers: [
    PostsService,
    PostWriter,
    PostHistoryService,
    WorkingCopiesService,
    CorrectionsService,
    ScheduledPublisher,
    PublicPostsService,
    ContentChanges,
    ChangeListener,
    PublicCacheInterceptor,
  ],
  exports: [PostHistoryService, PostWriter, PublicCacheInterceptor, ContentChanges],
})
export class BlogModule {
  static readonly registration: ModuleRegistration = {
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
}
