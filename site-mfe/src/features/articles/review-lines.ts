import { dayInWords } from '@stillsam/dates';
import { EASY, type Edition } from '@stillsam/paths';
import type { Article } from './article-calls';
import { REVIEW_LINES_COPY as COPY } from './review-lines.copy';

type Review = Article['review'];

/** What a reader is told of the review of a text, which does not cover the easier one. */
export function reviewLine(review: Review, edition?: Edition): string {
  const { state, reviewed_on, next_on } = review;
  if (reviewed_on === null || next_on === null) return COPY.none;
  if (edition === EASY) return COPY.wholeOnly;
  const reviewed = COPY.reviewed(dayInWords(reviewed_on), whoReviewed(review));
  if (state === 'current') return `${reviewed} ${COPY.next(dayInWords(next_on))}`;
  if (state === 'expired') return `${reviewed} ${COPY.expired(dayInWords(next_on))}`;
  return COPY.changed(dayInWords(reviewed_on));
}

/** The reviewer as far as the consent goes; the profession is always named. */
function whoReviewed({ reviewer, title, legitimation, workplace }: Review): string {
  return [reviewer, title, COPY.licensed(legitimation ?? ''), workplace].filter(Boolean).join(', ');
}
