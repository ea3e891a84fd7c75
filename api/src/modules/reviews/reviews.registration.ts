import { IsNull } from 'typeorm';
import { CreatePostReviews1766001600004 } from '../../database/migrations/1766001600004-create-post-reviews';
import { GatePostsByReview1766001820001 } from '../../database/migrations/1766001820001-gate-posts-by-review';
import type { ModuleRegistration } from '../../module-registration';
import { reviewCodeMail, reviewDecidedMail, reviewExpiringMail, reviewSentMail } from './reviews.mails';
import { countWaiting } from '../overview/overview.repository';
import { PostReviewEntity } from './post-review.entity';
import { ReviewLinkEntity } from './review-link.entity';
import { countExpiring } from './review-reminders.repository';
import { ReviewRemarkEntity } from './review-remark.entity';

export const REVIEWS_REGISTRATION: ModuleRegistration = {
  mails: [reviewSentMail, reviewDecidedMail, reviewCodeMail, reviewExpiringMail],
  entities: [PostReviewEntity, ReviewRemarkEntity, ReviewLinkEntity],
  migrations: [CreatePostReviews1766001600004, GatePostsByReview1766001820001],
  retention: [
    {
      id: 'review-links',
      name: 'links of reviewers that are over',
      table: 'review_links',
      condition: `expires_at < now()`,
    },
  ],
  holdsNoPersonalData:
    'Reviewers are named by their consent, which they withdraw themselves; the address of a link goes with the link.',
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
