import { Module } from '@nestjs/common';
import { ChangeListener } from './change-listener';
import { ContentChanges } from './content-changes';
import { PostsController } from './posts.controller';
import { PostsService } from './posts.service';
import { KeepPublicAnswer, PublicAnswers } from './public-answers';
import { PublicPostsController } from './public-posts.controller';
import { PublicPostsService } from './public-posts.service';
import { VisibilityService } from './visibility.service';

@Module({
  controllers: [PostsController, PublicPostsController],
  providers: [
    PostsService,
    PublicPostsService,
    VisibilityService,
    ContentChanges,
    ChangeListener,
    PublicAnswers,
    KeepPublicAnswer,
  ],
})
export class BlogModule {}
