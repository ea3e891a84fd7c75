import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetchSanitiser, toMarkup, type ArticleMarkup } from '../../features/articles/article-markup';
import { fetchLetter, sentDay, type Letter } from '../../features/letters/letter-calls';

/** A letter in the form that its page renders. */
export interface ReadyLetter {
  letter: Omit<Letter, 'content'>;
  /** For example 5 mars 2026. */
  sentDate: string;
  /** Null in the hydration data of a server-rendered letter. */
  markup: ArticleMarkup | null;
}

/** @throws a 404 response for an unknown slug. @throws ApiError without a usable response. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ReadyLetter> {
  prefetchSanitiser();
  const found = await fetchLetter(params.slug ?? '', request.signal);
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { content, ...letter } = found;
  return { letter, sentDate: sentDay(letter), markup: await toMarkup(content) };
}
