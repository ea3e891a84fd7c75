import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPostsQuery, writePostsQuery, type PostsQuery } from './posts-query.logic';
import { usePosts } from './posts.queries';

/** The list as the address names it, and a way to name another. A change of filter starts on the first page. */
export function usePostsQuery() {
  const [params, setParams] = useSearchParams();
  const query = readPostsQuery(params);
  const posts = usePosts(query);

  const lastPage = Math.max(posts.data?.pagination.totalPages ?? 1, 1);
  const isPastTheEnd =
    query.place === 'list' && posts.isSuccess && !posts.isPlaceholderData && query.page > lastPage;
  useEffect(() => {
    // The last row of the last page is gone, or the address was made by hand.
    if (isPastTheEnd) {
      const query = readPostsQuery(params);
      setParams(writePostsQuery({ ...query, page: lastPage }), { replace: true });
    }
  }, [isPastTheEnd, lastPage, params, setParams]);

  return {
    query,
    posts,
    /** The query as text, so that the editor can lead back to this very list. */
    search: params.toString(),
    change: (changes: Partial<PostsQuery>, options?: { replace: boolean }) =>
      setParams(writePostsQuery({ ...query, page: 1, ...changes }), options),
  };
}
