import type { components } from '@stillsam/contracts';
import { dayInWords } from '@stillsam/dates';
import { articlePath, PATHS } from '@stillsam/paths';
import { BRAND, PageMeta } from '@stillsam/platform';
import { ArticleCover, PageHeader, Section, TextLink } from '@stillsam/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { bodyOf, siteApi } from '../../api/site-api';
import styles from '../../features/articles/record-list.module.css';
import { reviewLine } from '../../features/articles/review-lines';

const COPY = {
  title: 'Granskning',
  metaDescription: `Vilka artiklar på ${BRAND} som är granskade av legitimerad personal, av vem och till när.`,
  lead: 'Texter om tunga ämnen ska läsas av någon med legitimation. Här står vilka som är granskade, till när, och vilka som ännu inte är det.',
  listLabel: 'Artiklar och deras granskning',
  untouched: 'Inte granskade än, och utan kontrolldatum för källorna',
  untouchedNote:
    'Texterna går att läsa. Det som saknas är en läkares eller psykologs genomläsning, och en dag då källorna kontrollerades.',
  count: (count: number) => (count === 1 ? '1 text' : `${count} texter`),
  scope: (scope: string) => `Granskningen gällde: ${scope}`,
  checked: (day: string) => `Källorna kontrollerade ${day}.`,
  unchecked: 'Källornas kontrolldatum saknas.',
  emptyTitle: 'Ingen artikel behöver granskning än',
  corrections: 'Alla rättelser',
};

type ReviewedArticle = components['schemas']['ReviewedPostDto'];

/** By title. @throws ApiError without a usable response. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<ReviewedArticle[]> {
  return (await bodyOf(siteApi().GET('/api/reviews', { signal }))).posts;
}

/** Which articles a licensed reviewer has read, and which not. */
function ReviewsPage() {
  const articles = useLoaderData<ReviewedArticle[]>();
  return (
    <Section rhythm="end">
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.reviews} />
      <PageHeader title={COPY.title} lead={COPY.lead}>
        <ArticleCover seed="granskning" category="stresshantering" />
      </PageHeader>
      {articles.length === 0 ? <p>{COPY.emptyTitle}</p> : null}
      <Records
        title={COPY.listLabel}
        articles={articles.filter((article) => !isUntouched(article))}
        hasLines
      />
      <Records title={COPY.untouched} note={COPY.untouchedNote} articles={articles.filter(isUntouched)} />
      <p className={styles.report}>
        <TextLink to={PATHS.corrections}>{COPY.corrections}</TextLink>
      </p>
    </Section>
  );
}

/** Neither reviewed nor with a day for its sources: the heading says it once for all of them. */
function isUntouched({ review, sources_checked_on }: ReviewedArticle): boolean {
  return review.reviewed_on === null && sources_checked_on === null;
}

interface RecordsProps {
  title: string;
  note?: string;
  articles: readonly ReviewedArticle[];
  /** Each article has lines of its own. */
  hasLines?: boolean;
}

function Records({ title, note, articles, hasLines = false }: RecordsProps) {
  if (articles.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>
        {title} <span className={styles.count}>{COPY.count(articles.length)}</span>
      </h2>
      {note ? <p className={styles.note}>{note}</p> : null}
      <ul className={styles.list} aria-label={title} role="list">
        {articles.map(({ slug, title: name, review, sources_checked_on: checkedOn }) => (
          <li key={slug} className={hasLines ? styles.record : styles.row}>
            <h3 className={hasLines ? styles.article : undefined}>
              {hasLines ? (
                <a href={articlePath(slug)}>{name}</a>
              ) : (
                <TextLink to={articlePath(slug)} arrow="forward">
                  {name}
                </TextLink>
              )}
            </h3>
            {hasLines ? (
              <>
                <p>{reviewLine(review)}</p>
                {review.scope ? <p>{COPY.scope(review.scope)}</p> : null}
                <p className={styles.day}>
                  {checkedOn ? COPY.checked(dayInWords(checkedOn)) : COPY.unchecked}
                </p>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

export { ReviewsPage as Component };
