import { StillCover } from '@stillsam/ui';
import styles from './article-visual.module.css';

/** The category of an article without one (specification, section 2). */
export const FALLBACK_CATEGORY = 'Wellness';

interface ArticleVisualProps {
  slug: string;
  categories: readonly string[];
  imageUrl?: string | null;
  /** The point that the crop keeps: percent from the left and from the top. */
  focus?: string;
  /** Alternative text. Empty where the image is decoration beside a title. */
  alt?: string;
  sizes?: string;
  /** The image is on the first screen, so it loads eagerly and with high priority. */
  isFirst?: boolean;
  className?: string;
}

/**
 * An article's image over its drawn cover. The cover shows without an image, while the image loads, and if it fails.
 */
export function ArticleVisual({
  slug,
  categories,
  imageUrl,
  focus = '50 50',
  alt = '',
  sizes,
  isFirst,
  className,
}: ArticleVisualProps) {
  const [x, y] = focus.split(' ');
  return (
    <div className={className ? `${styles.visual} ${className}` : styles.visual}>
      <div className={styles.cover}>
        <StillCover seed={slug} category={categories[0] ?? FALLBACK_CATEGORY} className={styles.drawing} />
      </div>
      {imageUrl ? (
        <img
          className={styles.image}
          src={imageUrl}
          alt={alt}
          data-focus-x={x}
          data-focus-y={y}
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
