import { Module } from '@nestjs/common';
import { StreamSlots } from '../../common/stream-slots/stream-slots';
import { ChangeListener } from './change-listener';
import { ChangeReceipts } from './change-receipts';
import { ContentChanges } from './content-changes';
import { PostCountsService } from './post-counts';
import { PostSearch } from './post-search';
import { PostWriter } from './post-writer';
import { PostsController } from './posts.controller';
import { PostsService } from './posts.service';
import { PublicCacheInterceptor } from './public-cache.interceptor';
import { PublicPostsController } from './public-posts.controller';
import { PublicPostsService } from './public-posts.service';
import { PublicReads } from './public-reads';
import { RevisionsController } from './revisions.controller';
import { RevisionsService } from './revisions.service';
import { ScheduledPublisher } from './scheduled-publisher';
import { TrashController } from './trash.controller';
import { TrashService } from './trash.service';
import { VisibilityService } from './visibility.service';
import { WorkingCopiesController } from './working-copies.controller';
import { WorkingCopiesService } from './working-copies.service';

@Module({
  controllers: [
    PostsController,
    RevisionsController,
    TrashController,
    WorkingCopiesController,
    PublicPostsController,
  ],
  providers: [
    PostsService,
    PostCountsService,
    PostSearch,
    PostWriter,
    RevisionsService,
    TrashService,
    WorkingCopiesService,
    ScheduledPublisher,
    PublicPostsService,
    PublicReads,
    VisibilityService,
    ContentChanges,
    ChangeReceipts,
    ChangeListener,
    PublicCacheInterceptor,
    StreamSlots,
  ],
})
export class BlogModule {}
