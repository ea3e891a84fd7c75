import { describe, expect, it } from '@jest/globals';
import { anArticle } from '../../../test/fixtures';
import { reviewLine } from './review-lines';

const review = {
  ...anArticle().review,
  state: 'current' as const,
  reviewed_on: '2027-03-03',
  next_on: '2030-03-03',
  legitimation: 'psykolog',
};
const named = { ...review, reviewer: 'Prov Provsson', title: 'docent', workplace: 'Provkliniken' };

describe('reviewLine', () => {
  it('says plainly that nobody with a licence has read a text', () => {
    expect(reviewLine(anArticle().review)).toBe('Inte granskad av legitimerad personal.');
  });

  it('names the reviewer, the day and the next one', () => {
    expect(reviewLine(named)).toBe(
      'Granskad 3 mars 2027 av Prov Provsson, docent, leg. psykolog, Provkliniken. Granskas igen senast 3 mars 2030.',
    );
  });

  it('names the profession alone without consent', () => {
    expect(reviewLine(review)).toMatch(/^Granskad 3 mars 2027 av leg\. psykolog\./);
  });

  it('says when the review is over', () => {
    expect(reviewLine({ ...named, state: 'expired' })).toMatch(/Granskningen gick ut 3 mars 2030\.$/);
  });

  it('names no reviewer of a text that reads otherwise now', () => {
    expect(reviewLine({ ...named, state: 'changed' })).toBe(
      'Texten har ändrats sedan den granskades 3 mars 2027, och är inte granskad som den står nu.',
    );
  });
});
