import { ArticleCover } from '@stillsam/ui';
import styles from './article-visual.module.css';
import { ARTICLES_COPY } from './articles.copy';

interface ArticleVisualProps {
  slug: string;
  categories: readonly string[];
  imageUrl: string | null;
  /** What the image shows. Without it the image is decoration: the title says what the article is about. */
  alt?: string;
  /** How wide it stands, for browsers that choose an image by it. */
  sizes?: string;
  /** It is the first thing on its page. */
  isFirst?: boolean;
  className?: string;
}

/**
 * An article's image, with its drawn cover behind it: the cover is what is seen where there is no image, until
 * it has come, and if it never comes.
 */
export function ArticleVisual({
  slug,
  categories,
  imageUrl,
  alt = '',
  sizes,
  isFirst,
  className,
}: ArticleVisualProps) {
  return (
    <div className={className ? `${styles.visual} ${className}` : styles.visual}>
      <div className={styles.cover}>
        <ArticleCover
          seed={slug}
          category={categories[0] ?? ARTICLES_COPY.fallbackCategory}
          className={styles.drawing}
        />
      </div>
      {imageUrl ? (
        <img
          className={styles.image}
          src={imageUrl}
          alt={alt}
          sizes={sizes}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ) : null}
    </div>
  );
}
