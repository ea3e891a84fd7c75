import { ButtonLink } from '@stillsam/ui';
import { useEffect, useRef } from 'react';
import { ArticleCard } from '../../../features/articles/article-card';
import type { ArticleTeaser } from '../../../features/articles/article-calls';
import { LIBRARY_COPY } from '../library.copy';
import { hasLead, libraryAddress } from '../library.logic';
import type { LibraryData } from '../library.queries';
import styles from '../library-page.module.css';

type LibraryListProps = Pick<LibraryData, 'articles' | 'related' | 'totalCount' | 'filters'>;

/** The cards of exact matches, then of related articles, then a link that shows more. */
export function LibraryList({ articles, related, totalCount, filters }: LibraryListProps) {
  const shownCount = articles.length + related.length;
  const { cards, remember } = useFocusOnAdded(shownCount);
  const hasMore = shownCount < totalCount;
  const isAllRelated = articles.length === 0;
  return (
    <>
      <div ref={cards}>
        {isAllRelated ? null : (
          <Cards
            articles={articles}
            label={LIBRARY_COPY.listLabel}
            hasLead={hasLead(filters)}
            isShort={filters.isShort}
          />
        )}
        {isAllRelated || related.length === 0 ? null : (
          <h2 className={styles.relatedTitle}>{LIBRARY_COPY.relatedTitle}</h2>
        )}
        {related.length === 0 ? null : (
          <Cards
            articles={related}
            label={LIBRARY_COPY.relatedTitle}
            headingLevel={isAllRelated ? 2 : 3}
            isShort={filters.isShort}
          />
        )}
      </div>
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

interface CardsProps {
  articles: ArticleTeaser[];
  label: string;
  headingLevel?: 2 | 3;
  /** The cards lead to the short editions. */
  isShort: boolean;
  /** The first card takes a row of its own. */
  hasLead?: boolean;
}

function Cards({ articles, label, headingLevel, isShort, hasLead = false }: CardsProps) {
  const isLead = (index: number) => hasLead && index === 0;
  return (
    <ul className={styles.list} aria-label={label} role="list">
      {articles.map((article, index) => (
        <li key={article.id} className={isLead(index) ? styles.lead : undefined}>
          <ArticleCard
            article={article}
            headingLevel={headingLevel}
            isShort={isShort}
            isSavable
            layout={isLead(index) ? 'wide' : 'row'}
          />
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus to the first added article after 'Visa fler'. */
function useFocusOnAdded(count: number) {
  const cards = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = countBefore.current;
    countBefore.current = null;
    if (before !== null && count > before)
      cards.current?.querySelectorAll('article')[before]?.querySelector('a')?.focus();
  }, [count]);
  const remember = () => {
    countBefore.current = count;
  };
  return { cards, remember };
}
