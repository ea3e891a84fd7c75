import type { components } from '@stillsam/contracts';
import { dayInWords, swedishDay } from '@stillsam/dates';
import { aiNotice, editorLine } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { letterPath, PATHS } from '@stillsam/paths';
import { BRAND, PageMeta } from '@stillsam/platform';
import { DividerLine, TextLink } from '@stillsam/ui';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { bodyIfKnown, siteApi } from '../../api/site-api';
import { ArticleBody } from '../../features/articles/article-body';
import { prefetchSanitiser, toMarkup, type ArticleMarkup } from '../../features/articles/article-markup';
import { NewsletterSection } from '../../features/newsletter/site-newsletter-form';
import shown from '@stillsam/ui/styles/shown.module.css';
import page from '../../features/articles/reading-page.module.css';

const COPY = {
  back: 'Alla brev',
  sent: 'Brev från',
  /** For search engines, where a letter has no preheader. */
  description: (subject: string) => `Ett brev från ${BRAND}: ${subject}`,
  newsletterTitle: 'Vill du ha nästa brev?',
  newsletterLead: 'Det kommer i din inkorg, då och då. Du avslutar när du vill.',
};

/** A letter in the form that its page renders. */
interface ReadyLetter {
  letter: Omit<components['schemas']['LetterDto'], 'content'>;
  /** For example 5 mars 2026. */
  sentDate: string;
  /** Null in the hydration data of a server-rendered letter. */
  markup: ArticleMarkup | null;
}

/** @throws a 404 response for an unknown slug. @throws ApiError without a usable response. */
export async function loader({
  params: { slug = '' },
  request: { signal },
}: LoaderFunctionArgs): Promise<ReadyLetter> {
  prefetchSanitiser();
  const call = siteApi().GET('/api/newsletter/letters/{slug}', { params: { path: { slug } }, signal });
  const found = await bodyIfKnown(call);
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { content, ...letter } = found;
  return {
    letter,
    sentDate: dayInWords(swedishDay(new Date(letter.sent_at))),
    markup: await toMarkup(content),
  };
}

/** A letter to subscribers, as they read it in a browser. */
function LetterPage() {
  const { letter, sentDate, markup } = useLoaderData<ReadyLetter>();
  const business = currentBusiness();
  const notice = aiNotice(business);
  const editor = editorLine(business);
  const { slug, subject, preheader, sent_at, is_listed } = letter;
  // A letter that visitors do not see has no page at its slug.
  const { slug: opened = slug } = useParams();
  return (
    <>
      <PageMeta
        title={subject}
        description={preheader || COPY.description(subject)}
        path={letterPath(is_listed ? slug : opened)}
        type="article"
        isNoindex={!is_listed}
      />
      <article className={page.page}>
        <header>
          <TextLink to={PATHS.letters} arrow="back" className={shown.onScreen}>
            {COPY.back}
          </TextLink>
          <p className={page.facts}>
            {COPY.sent} <time dateTime={sent_at}>{sentDate}</time>
          </p>
          <h1 className={`${page.title} ${page.aboveText}`}>{subject}</h1>
          {notice ? <p className={page.facts}>{notice}</p> : null}
        </header>
        <ArticleBody key={`${slug}.${markup === null}`} markup={markup} />
        {editor ? <p className={page.facts}>{editor}</p> : null}
        <div className={`${page.end} ${shown.onScreen}`}>
          <DividerLine />
        </div>
      </article>
      <NewsletterSection title={COPY.newsletterTitle} lead={COPY.newsletterLead} />
    </>
  );
}

export { LetterPage as Component };
