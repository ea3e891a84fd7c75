import { CreatePostReviews1766001600004 } from '../../database/migrations/1766001600004-create-post-reviews';
import type { ModuleRegistration } from '../../module-registration';
import { PostReviewEntity } from './post-review.entity';
import { ReviewRemarkEntity } from './review-remark.entity';

export const REVIEWS_REGISTRATION: ModuleRegistration = {
  entities: [PostReviewEntity, ReviewRemarkEntity],
  migrations: [CreatePostReviews1766001600004],
};
