import { articlePath } from '@stillsam/paths';
import { AccessibilityButton } from '@stillsam/ui';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { SaveButton } from '../../../reading/save-button';
import { ARTICLE_COPY } from '../article.copy';
import styles from './article-tools.module.css';

/** How the article is read: in short or whole, with which letters and colours, now or later. */
export function ArticleTools({
  article,
  shortMinutes,
  isShort,
}: Pick<ReadyArticle, 'article' | 'shortMinutes' | 'isShort'>) {
  return (
    <div className={styles.tools} role="group" aria-label={ARTICLE_COPY.tools}>
      {shortMinutes === null ? null : (
        <a href={articlePath(article.slug, !isShort)} className={styles.tool}>
          {isShort ? ARTICLE_COPY.whole(article.reading_time) : ARTICLE_COPY.short(shortMinutes)}
        </a>
      )}
      <SaveButton slug={article.slug} title={article.title} className={styles.tool} />
      <AccessibilityButton isCompact className={styles.tool} />
    </div>
  );
}
