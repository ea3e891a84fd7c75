import type { components } from '@stillsam/contracts';
import { dayInWords, swedishDay } from '@stillsam/dates';
import { letterPath, PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ArticleCover, Card, PageHeader, Pagination, Section } from '@stillsam/ui';
import { useId } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { bodyOf, siteApi } from '../../api/site-api';
import { SiteNewsletterForm } from '../../features/newsletter/site-newsletter-form';
import { LETTERS_COPY as COPY, SAMPLE_LETTER } from './letters.copy';
import records from '../../features/articles/record-list.module.css';
import styles from './letters-page.module.css';

type LetterList = components['schemas']['LettersDto'];

/** A page of the archive, newest first. */
interface LettersData {
  letters: (LetterList['letters'][number] & { sentDate: string })[];
  page: number;
  totalPages: number;
}

/** @throws a redirect to the last page for one beyond it. @throws ApiError without a usable response. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs): Promise<LettersData> {
  const page = readLettersPage(new URL(url).searchParams);
  const params = { query: { page } };
  const { letters, pagination } = await bodyOf(siteApi().GET('/api/newsletter/letters', { params, signal }));
  const { totalPages } = pagination;
  if (page > totalPages) throw redirect(lettersAddress(totalPages));
  const dated = letters.map((letter) => ({
    ...letter,
    sentDate: dayInWords(swedishDay(new Date(letter.sent_at))),
  }));
  return { letters: dated, page, totalPages };
}

/** The page of the archive that an address names, from 1. */
function readLettersPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1;
}

/** The address of a page of the archive. */
function lettersAddress(page: number): string {
  return page > 1 ? `${PATHS.letters}?page=${page}` : PATHS.letters;
}

/** The archive of letters to subscribers. */
function LettersPage() {
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

export { LettersPage as Component };
