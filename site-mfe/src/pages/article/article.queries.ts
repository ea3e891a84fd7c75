import { articlePath, EASY, libraryPath, SHORT } from '@stillsam/paths';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { ReadyArticle } from '../../features/articles/fetch-article';
import { toCategoryId } from '../../features/articles/article-categories';
import { loadArticleCalls } from './load-article-calls';

/**
 * @throws a redirect to the new address of a renamed article, or to the library for an unknown slug (filtered, for the
 * slug of a category).
 * @throws ApiError without a usable response.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ReadyArticle> {
  const slug = params.slug ?? '';
  const { searchParams } = new URL(request.url);
  const wanted = ([SHORT, EASY] as const).find((edition) => searchParams.has(edition));
  const { fetchArticle } = await loadArticleCalls();
  const result = await fetchArticle(slug, request.signal, wanted);
  switch (result.kind) {
    case 'article':
      return result.ready;
    case 'moved':
      throw redirect(articlePath(result.slug), 301);
    case 'missing':
      throw redirect(libraryPath({ category: toCategoryId(slug) ?? undefined }));
  }
}
