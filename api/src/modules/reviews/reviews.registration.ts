import { IsNull } from 'typeorm';
import { ScheduleWithinExemptions1766001870001 } from '../../database/migrations/1766001870001-schedule-within-exemptions';
import { KeepTextsOfRevisions1766001900001 } from '../../database/migrations/1766001900001-keep-texts-of-revisions';
import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import { announceChange } from '../blog/changes/content-changes.repository';
import { ANY_POST, postTag } from '../blog/changes/content-tags';
import { reviewCodeMail, reviewDecidedMail, reviewExpiringMail, reviewSentMail } from './reviews.mails';
import { countWaiting } from '../overview/overview.repository';
import type { Held } from '../personal-data/kept-data';
import { expiredRows } from '../retention/kept-periods';
import { PostReviewEntity, ReviewLinkEntity, ReviewRemarkEntity } from './review.entity';
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

export const REVIEWS_REGISTRATION: ModuleRegistration = {
  mails: [reviewSentMail, reviewDecidedMail, reviewCodeMail, reviewExpiringMail],
  entities: [PostReviewEntity, ReviewRemarkEntity, ReviewLinkEntity],
  migrations: [ScheduleWithinExemptions1766001870001, KeepTextsOfRevisions1766001900001],
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
