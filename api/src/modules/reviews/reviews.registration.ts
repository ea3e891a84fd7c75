import { IsNull } from 'typeorm';
import { CreatePostReviews1766001600004 } from '../../database/migrations/1766001600004-create-post-reviews';
import type { ModuleRegistration } from '../../module-registration';
import { reviewDecidedMail, reviewSentMail } from './reviews.mails';
import { waitingFor } from '../overview/deadline';
import { countWaiting } from '../overview/overview.repository';
import { PostReviewEntity } from './post-review.entity';
import { ReviewRemarkEntity } from './review-remark.entity';

export const REVIEWS_REGISTRATION: ModuleRegistration = {
  mails: [reviewSentMail, reviewDecidedMail],
  entities: [PostReviewEntity, ReviewRemarkEntity],
  migrations: [CreatePostReviews1766001600004],
  toDo: [
    {
      id: 'reviews',
      area: 'reviews',
      label: 'texter att granska',
      count: async (manager, { user }) => {
        const where = { reviewerId: user.id, verdict: IsNull() };
        return waitingFor(await countWaiting(manager, PostReviewEntity, where, 'sentAt'));
      },
    },
  ],
};
