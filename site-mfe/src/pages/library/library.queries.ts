import { createApiClient } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { toArticleTeaser, type ArticleTeaser } from '../../features/articles/article-teaser';
import {
  ALL_CATEGORIES,
  categoryChoices,
  listingCalls,
  PAGE_SIZE,
  readLibraryFilters,
  type CategoryChoice,
  type LibraryFilters,
} from './library.logic';

/** What the library shows. */
export interface LibraryData {
  filters: LibraryFilters;
  articles: ArticleTeaser[];
  /** Articles that match, shown or not. */
  totalCount: number;
  choices: CategoryChoice[];
}

/** @throws ApiError when the API gives no usable answer. */
export async function loadLibrary({ request }: LoaderFunctionArgs): Promise<LibraryData> {
  const filters = readLibraryFilters(new URL(request.url).searchParams);
  const client = createApiClient({ baseUrl: runtimeConfig().apiOrigin });
  const category = filters.category === ALL_CATEGORIES ? undefined : filters.category;
  const search = filters.search || undefined;
  const answers = await Promise.all(
    listingCalls(filters.page).map(async (call) => {
      const { data } = await client.GET('/api/blog/posts', {
        params: { query: { category, search, ...call } },
        signal: request.signal,
      });
      return data;
    }),
  );
  return {
    filters,
    articles: answers
      .flatMap((answer) => answer?.posts ?? [])
      .slice(0, filters.page * PAGE_SIZE)
      .map(toArticleTeaser),
    totalCount: answers[0]?.pagination.totalCount ?? 0,
    choices: categoryChoices(answers[0]?.total ?? 0, answers[0]?.categories ?? []),
  };
}
