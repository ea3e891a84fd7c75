import type { components } from '@stillsam/contracts';
import { dayInWords, swedishDay } from '@stillsam/dates';
import { letterPath, PATHS } from '@stillsam/paths';
import { BRAND, PageMeta } from '@stillsam/platform';
import { ArticleCover, Card, PageHeader, Pagination, Section } from '@stillsam/ui';
import { useId } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { bodyOf, siteApi } from '../../api/site-api';
import { SiteNewsletterForm } from '../../features/newsletter/site-newsletter-form';
import records from '../../features/articles/record-list.module.css';
import styles from './letters-page.module.css';

const COPY = {
  title: 'Våra brev',
  metaDescription: `Nyhetsbreven från ${BRAND}: om vila, sömn och återhämtning.`,
  lead: 'Om vila, sömn och återhämtning. De kommer då och då, till din inkorg. Du avslutar när du vill.',
  formTitle: 'Få breven med e-post',
  listLabel: 'Brev, nyast först',
  pages: 'Fler brev',
  sample: 'Så här kan ett brev låta',
};

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

/** From content/valkomstbrev/2-en-paus-som-far-plats.md, to the letter. */
export const SAMPLE_LETTER = {
  subject: 'En paus som får plats',
  preheader: 'En minut, precis där du är.',
  beginning:
    'Det är lätt att tänka att vila kräver en ledig kväll och en stängd dörr. Finns varken det ena eller det andra kan en minut få räcka. Så här kan den se ut:',
  steps: [
    'Känn efter var fötterna möter golvet.',
    'Låt axlarna sjunka, om de har åkt upp.',
    'Se dig omkring och stanna vid något som är skönt att titta på.',
  ],
  end: 'Märkte du ingen skillnad? Då gjorde du inte fel. Vissa dagar händer ingenting, och det får vara så. Känns det obehagligt slutar du bara.',
  signature: 'Allt gott från oss på Stillsam',
};

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
