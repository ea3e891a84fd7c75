import { ArticleCover } from '../src/article-cover/article-cover';
import { Section } from '../src/components/section/section';
import styles from './gallery.module.css';

const CATEGORIES = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'];
const SEEDS = ['klarhet', 'vila', 'mitt-i', 'morgon', 'landa', 'hav'];

/** Twenty-four landscapes. */
export function CoversDemo() {
  return (
    <Section
      title="Omslag"
      lead="Varje artikel utan bild får ett eget landskap i sin kategoris färger."
      rhythm="medium"
    >
      <div className={styles.covers}>
        {CATEGORIES.flatMap((category) =>
          SEEDS.map((seed) => <ArticleCover key={category + seed} seed={seed} category={category} />),
        )}
      </div>
    </Section>
  );
}
