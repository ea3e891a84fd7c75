import { aiNotice, editorLine } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { letterPath, PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { DividerLine, TextLink } from '@stillsam/ui';
import { useLoaderData, useParams } from 'react-router-dom';
import { ArticleBody } from '../../features/articles/article-body';
import { NewsletterSection } from '../../features/newsletter/site-newsletter-form';
import { LETTER_COPY as COPY } from './letters.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import page from '../../features/articles/reading-page.module.css';
import type { ReadyLetter } from './letter.queries';

/** A letter to subscribers, as they read it in a browser. */
export function LetterPage() {
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
