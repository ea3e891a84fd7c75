import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { BlogModule } from '../blog/blog.module';
import { MailModule } from '../mail/mail.module';
import { ReviewLinks } from './review-links';
import { ReviewLinksController } from './review-links.controller';
import { ReviewReminders } from './review-reminders';
import { PostReviewsController, PublicReviewsController, ReviewsController } from './reviews.controller';
import { ReviewsService } from './reviews.service';

@Module({
  imports: [AuthModule, BlogModule, MailModule],
  controllers: [PostReviewsController, ReviewsController, ReviewLinksController, PublicReviewsController],
  providers: [ReviewsService, ReviewLinks, ReviewReminders],
})
export class ReviewsModule {}
