import { dayInWords } from '@stillsam/dates';
import { aiNotice } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { articlePath, EASY, libraryPath, LISTENING_CACHE, PATHS, SHORT, type Edition } from '@stillsam/paths';
import { Listen } from '@stillsam/read-aloud';
import { AccessibilityButton, Badge, TextLink, VisuallyHidden } from '@stillsam/ui';
import shown from '@stillsam/ui/styles/shown.module.css';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { categoryTitle } from '../../../features/articles/article-categories';
import { findNarration } from '../../../reading/find-narration';
import { SaveButton } from '../../../reading/reading-marks';
import { saveForLater } from '../../../reading/stored-articles';
import { ARTICLE_COPY } from '../article.copy';
import styles from './article-header.module.css';

interface ArticleHeaderProps {
  article: ReadyArticle['article'];
  /** Minutes to read what is shown; null is not stated. */
  minutes: number | null;
  /** The page's absolute address, shown in print. */
  url: string;
}

/** Categories, title, author, date, reading time, level unless the subject is heavy, and how AI was used, which the law wants first. */
export function ArticleHeader({ article, minutes, url }: ArticleHeaderProps) {
  const notice = aiNotice(currentBusiness());
  return (
    <header>
      {article.categories.length > 0 ? (
        <ul className={styles.categories} aria-label={ARTICLE_COPY.categories} role="list">
          {article.categories.map((category) => (
            <li key={category}>
              <a href={libraryPath({ category })} className={styles.category}>
                <Badge category={category}>{categoryTitle(category)}</Badge>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <h1 className={styles.title}>{article.title}</h1>
      {article.subtitle ? <p>{article.subtitle}</p> : null}
      <ul className={styles.facts} role="list">
        <li>
          <VisuallyHidden>{ARTICLE_COPY.by} </VisuallyHidden>
          {article.author}
        </li>
        <li>
          <VisuallyHidden>{ARTICLE_COPY.published} </VisuallyHidden>
          <time dateTime={article.published_at}>{dayInWords(article.published_day)}</time>
        </li>
        {minutes === null ? null : (
          <li>
            {ARTICLE_COPY.minutes(minutes)}
            <VisuallyHidden> {ARTICLE_COPY.reading}</VisuallyHidden>
          </li>
        )}
        {article.shows_crisis_card ? null : (
          <li>
            <VisuallyHidden>{ARTICLE_COPY.difficulty} </VisuallyHidden>
            {article.difficulty.toLocaleLowerCase('sv')}
          </li>
        )}
        {notice ? <li>{notice}</li> : null}
      </ul>
      <p className={styles.address}>{url}</p>
    </header>
  );
}

export function BackToLibrary() {
  return (
    <TextLink to={PATHS.library} arrow="back">
      {ARTICLE_COPY.back}
      <VisuallyHidden> {ARTICLE_COPY.backTo}</VisuallyHidden>
    </TextLink>
  );
}

/** Does nothing without JavaScript. */
const TOOL = `${styles.tool} ${shown.withScript}`;

/** How the article is read: whole, in short or in easier Swedish, with which letters and colours, now or later. */
export function ArticleTools({
  article,
  shortMinutes,
  hasEasy,
  edition,
}: Pick<ReadyArticle, 'article' | 'shortMinutes' | 'hasEasy' | 'edition'>) {
  const { slug, title, is_easy_outdated } = article;
  const labels: [id: Edition | undefined, label: string | null][] = [
    [undefined, ARTICLE_COPY.full],
    [SHORT, shortMinutes === null ? null : ARTICLE_COPY.short(shortMinutes)],
    [EASY, hasEasy ? ARTICLE_COPY.easy : null],
  ];
  const editions = labels.filter(([, label]) => label !== null);
  return (
    <div className={`${styles.tools} ${shown.onScreen}`} role="group" aria-label={ARTICLE_COPY.tools}>
      {editions.length > 1 ? (
        <nav className={styles.editions} aria-label={ARTICLE_COPY.editions}>
          {editions.map(([id, label]) => (
            <a
              key={label}
              href={articlePath(slug, id)}
              className={styles.edition}
              aria-current={id === edition ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      <div className={styles.row}>
        <Listen
          texts="article .prose:not(details *)"
          title={title}
          findNarration={findNarration}
          place={{ cache: LISTENING_CACHE, id: slug }}
          onKept={() => saveForLater({ slug, title }, true)}
          otherWay={
            edition === undefined && shortMinutes !== null ? (
              <TextLink to={articlePath(slug, SHORT)}>{ARTICLE_COPY.readShort(shortMinutes)}</TextLink>
            ) : null
          }
          className={TOOL}
        />
        <SaveButton slug={slug} title={title} className={TOOL} />
        <AccessibilityButton isCompact className={TOOL} />
        {is_easy_outdated ? <p className={styles.note}>{ARTICLE_COPY.easyOutdated}</p> : null}
      </div>
    </div>
  );
}
