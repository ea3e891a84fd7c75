import { ArticleCover } from '@stillsam/ui';
import styles from './guide-cover.module.css';

/** The category that colours a product's cover. */
const CATEGORIES: Partial<Record<string, string>> = { 'vagledning-mjuk-start': 'naring' };

export function guideCategory(product: string): string {
  return CATEGORIES[product] ?? 'somn';
}

/** The drawn cover of a guide, by its product. Decoration beside the title. */
export function GuideCover({ product, className }: { product: string; className?: string }) {
  return (
    <div className={className ? `${styles.frame} ${className}` : styles.frame}>
      <ArticleCover seed={product} category={guideCategory(product)} className={styles.drawing} />
    </div>
  );
}
