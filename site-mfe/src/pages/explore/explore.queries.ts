import { articlePath, SHORT } from '@stillsam/paths';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { fetchListing } from '../../features/articles/article-calls';
import type { GuidanceItem } from '../../guidance/guidance-items';
import { CHOICE_FIELD, toChips } from './recommend';

export { ExplorePage as Component } from './explore-page';

const MAX_ARTICLES = 100;
/** After this time only exercises and products are recommended. */
const REQUEST_TIMEOUT_MS = 2500;

export interface ExploreData {
  /** All articles, whatever is chosen: the choices leave neither the browser nor the address. */
  articles: GuidanceItem[];
  /** The request for articles failed. */
  isWithoutArticles: boolean;
}

/** Loads what may be recommended. Choices in the address, as older links have them, are removed from it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ExploreData> {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has(CHOICE_FIELD)) {
    searchParams.delete(CHOICE_FIELD);
    throw redirect(`${pathname}?${searchParams.toString()}`.replace(/\?$/, ''));
  }
  const articles = await fetchArticles(request.signal);
  return { articles: articles ?? [], isWithoutArticles: articles === null };
}

/** The choices of a form without JavaScript. @returns ids of chips. */
export async function action({ request }: ActionFunctionArgs): Promise<string[]> {
  return toChips((await request.formData()).getAll(CHOICE_FIELD)).map(({ id }) => id);
}

/** A change of choices is an entry of the history at the same address, and needs no new articles. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href !== nextUrl.href;

/** @returns null when the request fails or times out. */
async function fetchArticles(signal: AbortSignal): Promise<GuidanceItem[] | null> {
  try {
    const { posts } = await fetchListing(
      { limit: MAX_ARTICLES },
      { signal, timeoutMilliseconds: REQUEST_TIMEOUT_MS },
    );
    return posts.map(
      ({ slug, title, excerpt, tags, reading_time, short_reading_time: minutes, categories }) => ({
        id: slug,
        type: 'article',
        title,
        description: excerpt,
        link: articlePath(slug),
        tags,
        minutes: reading_time,
        ...(minutes ? { short: { link: articlePath(slug, SHORT), minutes } } : {}),
        category: categories[0],
      }),
    );
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
