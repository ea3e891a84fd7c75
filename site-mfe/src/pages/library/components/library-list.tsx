import { ButtonLink } from '@stillsam/ui';
import { useEffect, useRef } from 'react';
import { ArticleCard } from '../../../features/articles/article-card';
import type { ArticleTeaser } from '../../../features/articles/article-teaser';
import { LIBRARY_COPY } from '../library.copy';
import { libraryAddress, type LibraryFilters } from '../library.logic';
import styles from './library-list.module.css';

interface LibraryListProps {
  articles: ArticleTeaser[];
  totalCount: number;
  filters: LibraryFilters;
}

/** The cards and, while there are more, the link that adds to them. */
export function LibraryList({ articles, totalCount, filters }: LibraryListProps) {
  const { list, remember } = useFocusOnAdded(articles.length);
  const hasMore = articles.length < totalCount;
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={LIBRARY_COPY.listLabel} role="list">
        {articles.map((article) => (
          <li key={article.id} className={styles.item}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <p className={styles.more}>
          <ButtonLink
            to={libraryAddress({ ...filters, page: filters.page + 1 })}
            variant="secondary"
            size="large"
            replace
            preventScrollReset
            onClick={remember}
          >
            {LIBRARY_COPY.showMore}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

/** After 'Visa fler' the focus goes to the first article that was added, where reading goes on. */
function useFocusOnAdded(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = countBefore.current;
    countBefore.current = null;
    if (before !== null && count > before) list.current?.children[before]?.querySelector('a')?.focus();
  }, [count]);
  const remember = () => {
    countBefore.current = count;
  };
  return { list, remember };
}
