import { useState } from 'react';
import styles from './article-visual.module.css';
import { ARTICLES_COPY } from './articles.copy';
import { loadedCover } from './covers';
import { ServerMarkup } from './server-markup';
import { useIsServerRendered } from './use-is-server-rendered';

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
      <Cover key={slug} slug={slug} category={categories[0] ?? ARTICLES_COPY.fallbackCategory} />
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

function Cover({ slug, category }: { slug: string; category: string }) {
  const isServerRendered = useIsServerRendered();
  // What was there at first stays: a drawing that the server made is not made again.
  const [cover] = useState(() => ({ Drawn: loadedCover() }));
  if (!cover.Drawn) return isServerRendered ? <ServerMarkup className={styles.cover} /> : null;
  return (
    <div className={styles.cover}>
      <cover.Drawn seed={slug} category={category} className={styles.drawing} />
    </div>
  );
}
