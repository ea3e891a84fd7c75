import { screen } from '@testing-library/react';
import type { Correction } from '../src/features/articles/article-calls';
import { jsonResponse, startFakeApi } from './fake-api';
import { anArticle, aRelated, aSummary, listingOf } from './fixtures';

/** The API route of the article. */
export const ARTICLE = '/api/blog/posts/vila-utan-prestation';
/** The address of the article. */
export const PAGE = '/kunskapsbibliotek/vila-utan-prestation';

/** Starts a fake API with one article. */
export function startArticle(
  post = anArticle(),
  related = [aRelated({ id: '2', slug: 'annan', title: 'En annan' })],
  corrections: Correction[] = [],
) {
  const api = startFakeApi();
  api.on(ARTICLE, () => jsonResponse({ post, related, corrections }));
  api.on('/api/blog/posts', ({ searchParams }) => jsonResponse(listingOf([aSummary()], searchParams)));
  return api;
}

export const findTitle = () => screen.findByRole('heading', { level: 1, name: 'Vila utan prestation' });
