import { articlePath } from '@stillsam/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchListing } from '../../features/articles/api-calls';
import { GUIDANCE_ITEMS, type GuidanceItem } from '../../guidance/guidance-items';
import { readChoices, recommend } from './recommend';

const MOST_ARTICLES = 100;
const MOST_RECOMMENDED = 12;
/** Milliseconds; exercises and products are recommended without the articles rather than later. */
const PATIENCE_MS = 2500;

export interface ExploreData {
  chosenIds: string[];
  /** Best first; at most twelve. */
  recommended: { item: GuidanceItem; reasons: string[] }[];
  /** Articles could have been among them, but the API is out of reach. */
  isWithoutArticles: boolean;
}

/** Never fails because of the API: exercises are recommended without it. */
export async function loadExplore({ request }: LoaderFunctionArgs): Promise<ExploreData> {
  const chosen = readChoices(new URL(request.url).searchParams);
  const articles = chosen.length > 0 ? await fetchArticles(request.signal) : [];
  const recommended = recommend(chosen, [...(articles ?? []), ...GUIDANCE_ITEMS]);
  return {
    chosenIds: chosen.map(({ id }) => id),
    recommended: recommended
      .slice(0, MOST_RECOMMENDED)
      .map(({ item, reasons }) => ({ item, reasons: reasons.map(({ label }) => label) })),
    isWithoutArticles: articles === null,
  };
}

/** @returns null when the API gives no answer in time. */
async function fetchArticles(signal: AbortSignal): Promise<GuidanceItem[] | null> {
  try {
    const { posts } = await fetchListing({ limit: MOST_ARTICLES }, { signal, patience: PATIENCE_MS });
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
