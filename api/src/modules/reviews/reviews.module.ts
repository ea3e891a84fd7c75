import { Module } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import { AuthModule } from '../auth/auth.module';
import { BlogModule } from '../blog/blog.module';
import { MailModule } from '../mail/mail.module';
import { announceChange } from '../blog/changes/content-changes.repository';
import { ANY_POST, postTag } from '../blog/changes/content-tags';
import { countWaiting } from '../overview/overview.repository';
import type { Held } from '../personal-data/kept-data';
import { expiredRows } from '../retention/kept-periods';
import { ReviewLinks } from './review-links';
import { ReviewLinksController } from './review-links.controller';
import { ReviewReminders } from './review-reminders';
import { PostReviewsController, PublicReviewsController, ReviewsController } from './reviews.controller';
import { ReviewsService } from './reviews.service';
import { reviewCodeMail, reviewDecidedMail, reviewExpiringMail, reviewSentMail } from './reviews.mails';
import { PostReviewEntity } from './review.entity';
import { eraseReviewer, findReviewsSentTo, countExpiring } from './reviews.repository';

/** Reviewers without an account. */
const REVIEWERS: PersonalDataSource<Pick<Held, 'reviews'>> = {
  async read(manager, email) {
    return { reviews: await findReviewsSentTo(manager, email) };
  },
  async erase(manager, email) {
    const posts = await eraseReviewer(manager, email);
    if (posts.length > 0)
      await announceChange(manager, { slugs: [], tags: [ANY_POST, ...posts.map(postTag)] });
  },
  events: ({ reviews }) => ['Reviews', 'ReviewLinks'].map((area) => [area, reviews.map(({ id }) => id)]),
};

@Module({
  imports: [AuthModule, BlogModule, MailModule],
  controllers: [PostReviewsController, ReviewsController, ReviewLinksController, PublicReviewsController],
  providers: [ReviewsService, ReviewLinks, ReviewReminders],
})
export class ReviewsModule {
  static readonly registration: ModuleRegistration = {
    mails: [reviewSentMail, reviewDecidedMail, reviewCodeMail, reviewExpiringMail],
    retention: [expiredRows('review_links', 'links of reviewers that are over')],
    personalData: REVIEWERS,
    toDo: [
      {
        id: 'reviews',
        area: 'reviews',
        label: 'texter att granska',
        count: (manager, { user }) => {
          const where = { reviewerId: user.id, verdict: IsNull() };
          return countWaiting(manager, PostReviewEntity, where, 'sentAt');
        },
      },
      {
        id: 'reviews-expiring',
        area: 'posts',
        label: 'granskningar som går ut',
        count: (manager) => countExpiring(manager),
      },
    ],
  };
}
