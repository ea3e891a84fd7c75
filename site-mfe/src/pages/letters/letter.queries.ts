import type { components } from '@stillsam/contracts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { bodyIfKnown, siteApi } from '../../api/site-api';
import { prefetchSanitiser, toMarkup, type ArticleMarkup } from '../../features/articles/article-markup';
import { sentDay } from './letters.queries';

export { LetterPage as Component } from './letter-page';

/** A letter in the form that its page renders. */
export interface ReadyLetter {
  letter: Omit<components['schemas']['LetterDto'], 'content'>;
  /** For example 5 mars 2026. */
  sentDate: string;
  /** Null in the hydration data of a server-rendered letter. */
  markup: ArticleMarkup | null;
}

/** @throws a 404 response for an unknown slug. @throws ApiError without a usable response. */
export async function loader({
  params: { slug = '' },
  request: { signal },
}: LoaderFunctionArgs): Promise<ReadyLetter> {
  prefetchSanitiser();
  const call = siteApi().GET('/api/newsletter/letters/{slug}', { params: { path: { slug } }, signal });
  const found = await bodyIfKnown(call);
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { content, ...letter } = found;
  return { letter, sentDate: sentDay(letter), markup: await toMarkup(content) };
}
