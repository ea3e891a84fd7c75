import { articlePath, libraryPath } from '@stillsam/paths';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { fetchArticle, type ReadyArticle } from '../../features/articles/fetch-article';
import { toCategoryId } from '../../features/articles/article-categories';

/**
 * @throws a redirect to the library for a slug that is no article's (filtered, where it is a category's), and to
 * the new address of an article that has moved.
 * @throws ApiError when the API gives no usable answer.
 */
export async function loadArticle({ params, request }: LoaderFunctionArgs): Promise<ReadyArticle> {
  const slug = params.slug ?? '';
  const result = await fetchArticle(slug, request.signal);
  switch (result.kind) {
    case 'article':
      return result.ready;
    case 'moved':
      throw redirect(articlePath(result.slug), 301);
    case 'missing':
      throw redirect(libraryPath({ category: toCategoryId(slug) ?? undefined }));
  }
}
