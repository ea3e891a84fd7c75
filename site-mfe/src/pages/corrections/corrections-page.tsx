import type { components } from '@stillsam/contracts';
import { dayInWords } from '@stillsam/dates';
import { articlePath, PATHS } from '@stillsam/paths';
import { BRAND, PageMeta } from '@stillsam/platform';
import { ArticleCover, PageHeader, Section, TextLink } from '@stillsam/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { bodyOf, siteApi } from '../../api/site-api';
import styles from '../../features/articles/record-list.module.css';

const COPY = {
  title: 'Rättelser',
  metaDescription: `Det som har stått fel i artiklarna på ${BRAND}, och vad det står nu.`,
  lead: 'När något har stått fel i en artikel rättar vi texten och skriver det här. Varje rättelse står också sist i sin artikel.',
  listLabel: 'Rättelser, nyast först',
  emptyTitle: 'Inga rättelser än',
  emptyText: 'Det betyder inte att allt är rätt, bara att ingen rättelse är publicerad.',
  report: 'Har du hittat ett fel?',
  contact: 'Skriv till oss',
};

type PublishedCorrection = components['schemas']['PublicCorrectionDto'];

/** Newest first. @throws ApiError without a usable response. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<PublishedCorrection[]> {
  return (await bodyOf(siteApi().GET('/api/blog/corrections', { signal }))).corrections;
}

/** Every correction of a published article. */
function CorrectionsPage() {
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

export { CorrectionsPage as Component };
