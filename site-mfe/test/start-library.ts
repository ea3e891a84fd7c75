import { screen, within } from '@testing-library/react';
import { jsonResponse, startFakeApi } from './fake-api';
import { aSummary, listingOf } from './fixtures';

/** The API route of the list. */
export const LIST = '/api/blog/posts';

export const ARTICLES = [
  aSummary({
    id: '1',
    slug: 'somna-lugnt',
    title: 'Somna lugnt',
    categories: ['somn'],
    difficulty: 'Medel',
    reading_time: 9,
    short_reading_time: 2,
  }),
  aSummary({
    id: '2',
    slug: 'vakna-mjukt',
    title: 'Vakna mjukt',
    categories: ['somn'],
    excerpt: 'Om morgonens ljus.',
  }),
  aSummary({
    id: '3',
    slug: 'mat-och-lugn',
    title: 'Mat och lugn',
    categories: ['naring'],
    excerpt: 'Om måltider.',
  }),
  aSummary({ id: '4', slug: 'snall-mot-dig', title: 'Snäll mot dig', categories: ['sjalvmedkansla'] }),
];

/** Starts a fake API with articles. */
export function startLibrary(articles = ARTICLES) {
  const api = startFakeApi();
  api.on(LIST, ({ searchParams }) => jsonResponse(listingOf(articles, searchParams)));
  return api;
}

/** The titles of the listed articles. */
export const titles = () =>
  within(screen.getByRole('list', { name: 'Artiklar' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
