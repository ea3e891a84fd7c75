import { dayInWords } from '@stillsam/dates';
import { articlePath, PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { EmptyState, PageHeader, Section, TextLink } from '@stillsam/ui';
import { useLoaderData } from 'react-router-dom';
import type { ReviewedArticle } from '../../features/articles/articles.types';
import styles from '../../features/articles/record-list.module.css';
import { reviewLine } from '../../features/articles/review-lines';
import { REVIEWS_COPY as COPY } from './reviews.copy';

/** Which articles a licensed reviewer has read, and which not. */
export function ReviewsPage() {
  const articles = useLoaderData<ReviewedArticle[]>();
  return (
    <Section rhythm="none" className={styles.page}>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.reviews} />
      <PageHeader title={COPY.title} lead={COPY.lead} />
      {articles.length > 0 ? (
        <ul className={styles.list} aria-label={COPY.listLabel} role="list">
          {articles.map(({ slug, title, review, sources_checked_on: checkedOn }) => (
            <li key={slug} className={styles.record}>
              <h2 className={styles.article}>
                <a href={articlePath(slug)}>{title}</a>
              </h2>
              <p>{reviewLine(review)}</p>
              {review.scope ? <p>{COPY.scope(review.scope)}</p> : null}
              <p className={styles.day}>{checkedOn ? COPY.checked(dayInWords(checkedOn)) : COPY.unchecked}</p>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={COPY.emptyTitle} className={styles.empty} />
      )}
      <p className={styles.report}>
        <TextLink to={PATHS.corrections}>{COPY.corrections}</TextLink>
      </p>
    </Section>
  );
}

export { ReviewsPage as Component };
