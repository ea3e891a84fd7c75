import { articlePath } from '@stillsam/paths';
import { Card, CardLink, Section } from '@stillsam/ui';
import { categoryTitle } from '../../../features/articles/article-categories';
import { ArticleVisual, FALLBACK_CATEGORY } from '../../../features/articles/article-visual';
import type { RelatedArticle } from '../../../features/articles/article-calls';
import { ReadTag } from '../../../reading/reading-marks';
import { ARTICLE_COPY } from '../article.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './related-articles.module.css';

/** At most three articles of the same category; renders nothing without any. */
export function RelatedArticles({ related }: { related: RelatedArticle[] }) {
  if (related.length === 0) return null;
  return (
    <Section title={ARTICLE_COPY.relatedTitle} tone="calm" className={shown.onScreen}>
      <ul className={styles.list} role="list">
        {related.map(({ id, slug, title, excerpt, image_url, image_focus, categories }) => (
          <li key={id}>
            <Card as="article" padding="none" isInteractive className={styles.card}>
              <ArticleVisual
                slug={slug}
                categories={categories}
                imageUrl={image_url}
                focus={image_focus}
                sizes="6rem"
              />
              <div className={styles.text}>
                {image_url ? null : (
                  <p className={styles.category}>{categoryTitle(categories[0] ?? FALLBACK_CATEGORY)}</p>
                )}
                <h3 className={styles.title}>
                  <CardLink to={articlePath(slug)}>{title}</CardLink>
                </h3>
                <p className={styles.excerpt}>{excerpt}</p>
              </div>
              <ReadTag id={id} />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
