import { dayInWords } from '@stillsam/dates';
import { EASY, type Edition } from '@stillsam/paths';
import type { Article } from './article-calls';

type Review = Article['review'];

const COPY = {
  none: 'Inte granskad av legitimerad personal.',
  reviewed: (day: string, who: string) => `Granskad ${day} av ${who}.`,
  licensed: (profession: string) => `leg. ${profession}`,
  next: (day: string) => `Granskas igen senast ${day}.`,
  expired: (day: string) => `Granskningen gick ut ${day}.`,
  wholeOnly: 'Granskningen gäller hela texten. Den lättare texten är inte granskad.',
  changed: (day: string) =>
    `Texten har ändrats sedan den granskades ${day}, och är inte granskad som den står nu.`,
};

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
