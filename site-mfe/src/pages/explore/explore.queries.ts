import { articlePath } from '@stillsam/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchListing } from '../../features/articles/api-calls';
import { GUIDANCE_ITEMS, type GuidanceItem } from '../../guidance/guidance-items';
import { readChoices, recommend } from './recommend';

const MAX_ARTICLES = 100;
const MAX_RECOMMENDED = 12;
/** After this time only exercises and products are recommended. */
const REQUEST_TIMEOUT_MS = 2500;

export interface ExploreData {
  chosenIds: string[];
  /** Best first; at most twelve. */
  recommended: { item: GuidanceItem; reasons: string[] }[];
  /** The request for articles failed, so none are recommended. */
  isWithoutArticles: boolean;
}

/** Recommends exercises and products alone when the request for articles fails. */
export async function loadExplore({ request }: LoaderFunctionArgs): Promise<ExploreData> {
  const chosen = readChoices(new URL(request.url).searchParams);
  const articles = chosen.length > 0 ? await fetchArticles(request.signal) : [];
  const recommended = recommend(chosen, [...(articles ?? []), ...GUIDANCE_ITEMS]);
  return {
    chosenIds: chosen.map(({ id }) => id),
    recommended: recommended
      .slice(0, MAX_RECOMMENDED)
      .map(({ item, reasons }) => ({ item, reasons: reasons.map(({ label }) => label) })),
    isWithoutArticles: articles === null,
  };
}

/** @returns null when the request fails or times out. */
async function fetchArticles(signal: AbortSignal): Promise<GuidanceItem[] | null> {
  try {
    const { posts } = await fetchListing(
      { limit: MAX_ARTICLES },
      { signal, timeoutMilliseconds: REQUEST_TIMEOUT_MS },
    );
    return posts.map(({ slug, title, excerpt, tags }) => ({
      id: slug,
      type: 'article',
      title,
      description: excerpt,
      link: articlePath(slug),
      tags,
    }));
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
