import { DividerLine } from '../src/breath-line/divider-line';
import { HeroLine } from '../src/breath-line/hero-line';
import { MarkLine } from '../src/breath-line/mark-line';
import { ProgressDrawing } from '../src/breath-line/progress-drawing';
import { RingLine } from '../src/breath-line/ring-line';
import { ARTICLE_ICON_NAMES, ArticleIcon } from '../src/components/icon/article-icon';
import { Section } from '../src/components/section/section';
import styles from './gallery.module.css';

export function LinesDemo() {
  return (
    <Section title="Andningslinjen och ikonerna" tone="raised" rhythm="medium">
      <div className={styles.stack}>
        <HeroLine />
        <DividerLine />
        <div className={styles.row}>
          <RingLine />
          <MarkLine />
        </div>
        <ProgressDrawing value={0.6} />
        <div className={styles.row}>
          {ARTICLE_ICON_NAMES.map((name) => (
            <ArticleIcon key={name} name={name} size={24} />
          ))}
        </div>
      </div>
    </Section>
  );
}
