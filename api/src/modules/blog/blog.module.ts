import { Module } from '@nestjs/common';
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
export class BlogModule {}
