import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module';
import { MailModule } from '../mail/mail.module';
import { PostReviewsController } from './post-reviews.controller';
import { ReviewsController } from './reviews.controller';
import { ReviewsService } from './reviews.service';

@Module({
  imports: [BlogModule, MailModule],
  controllers: [PostReviewsController, ReviewsController],
  providers: [ReviewsService],
})
export class ReviewsModule {}
