import { dayInWords } from '@stillsam/dates';
import { articlePath, PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ArticleCover, PageHeader, Section, TextLink } from '@stillsam/ui';
import { useLoaderData } from 'react-router-dom';
import type { PublishedCorrection } from '../../features/articles/article-calls';
import { CORRECTIONS_COPY as COPY } from './corrections.copy';
import styles from '../../features/articles/record-list.module.css';

/** Every correction of a published article. */
export function CorrectionsPage() {
  const corrections = useLoaderData<PublishedCorrection[]>();
  return (
    <Section rhythm="end">
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.corrections} />
      <PageHeader title={COPY.title} lead={COPY.lead}>
        <ArticleCover seed="rattelser" category="somn" />
      </PageHeader>
      {corrections.length > 0 ? (
        <ul className={styles.list} aria-label={COPY.listLabel} role="list">
          {corrections.map(({ id, published_day, slug, title, text }) => (
            <li key={id} className={styles.record}>
              <p className={styles.day}>
                <time dateTime={published_day}>{dayInWords(published_day)}</time>
              </p>
              <h2 className={styles.article}>
                <a href={articlePath(slug)}>{title}</a>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <h2 className={styles.heading}>{COPY.emptyTitle}</h2>
          <p>{COPY.emptyText}</p>
        </>
      )}
      <p className={styles.report}>
        {COPY.report} <TextLink to={PATHS.contact}>{COPY.contact}</TextLink>
      </p>
    </Section>
  );
}
