import { articlePath, EASY, LISTENING_CACHE, SHORT, type Edition } from '@stillsam/paths';
import { Listen } from '@stillsam/read-aloud';
import { AccessibilityButton, TextLink } from '@stillsam/ui';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { findNarration } from '../../../reading/find-narration';
import { SaveButton } from '../../../reading/reading-marks';
import { saveForLater } from '../../../reading/saved-articles';
import { ARTICLE_COPY } from '../article.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './article-tools.module.css';

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
