import { letterPath } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ArticleCover, Card, PageHeader, Pagination, Section } from '@stillsam/ui';
import { useId } from 'react';
import { useLoaderData } from 'react-router-dom';
import { SiteNewsletterForm } from '../../features/newsletter/site-newsletter-form';
import { LETTERS_COPY as COPY, SAMPLE_LETTER } from './letters.copy';
import { lettersAddress } from './letters.logic';
import records from '../../features/articles/record-list.module.css';
import styles from './letters-page.module.css';
import type { LettersData } from './letters.queries';

/** The archive of letters to subscribers. */
export function LettersPage() {
  const { letters, page, totalPages } = useLoaderData<LettersData>();
  const titleId = useId();
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={lettersAddress(page)} />
      <Section rhythm="end" width="reading">
        <PageHeader title={COPY.title} lead={COPY.lead} line="script" />
        <div className={styles.parts}>
          <section aria-labelledby={titleId}>
            <h2 id={titleId} className={styles.formTitle}>
              {COPY.formTitle}
            </h2>
            <SiteNewsletterForm />
          </section>
          {letters.length > 0 ? (
            <ul className={records.list} aria-label={COPY.listLabel} role="list">
              {letters.map(({ slug, subject, preheader, sent_at, sentDate }) => (
                <li key={slug} className={styles.letter}>
                  <p className={records.day}>
                    <time dateTime={sent_at}>{sentDate}</time>
                  </p>
                  <h2 className={styles.subject}>
                    <a href={letterPath(slug)}>{subject}</a>
                  </h2>
                  {preheader ? <p className={styles.preheader}>{preheader}</p> : null}
                </li>
              ))}
            </ul>
          ) : (
            <SampleLetter />
          )}
        </div>
        {totalPages > 1 ? (
          <Pagination
            page={page}
            totalPages={totalPages}
            pageLink={lettersAddress}
            label={COPY.pages}
            className={styles.pages}
          />
        ) : null}
      </Section>
    </>
  );
}

/** What a letter reads like, while none has been sent to all. */
function SampleLetter() {
  const { subject, preheader, beginning, steps, end, signature } = SAMPLE_LETTER;
  return (
    <div>
      <p className={`${records.day} ${styles.caption}`}>{COPY.sample}</p>
      <Card as="article" padding="none">
        <ArticleCover seed="stillhet-mitt-i-kaoset" category="stresshantering" className={styles.cover} />
        <div className={`prose ${styles.sheet}`}>
          <h2>{subject}</h2>
          <p className={styles.preheader}>{preheader}</p>
          <p>{beginning}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{end}</p>
          <p className={styles.signature}>{signature}</p>
        </div>
      </Card>
    </div>
  );
}
