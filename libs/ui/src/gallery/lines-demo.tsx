import { DividerLine } from '../breath-line/divider-line';
import { HeroLine } from '../breath-line/hero-line';
import { MarkLine } from '../breath-line/mark-line';
import { ProgressDrawing } from '../breath-line/progress-drawing';
import { RingLine } from '../breath-line/ring-line';
import { ARTICLE_ICON_NAMES, ArticleIcon } from '../components/icon/article-icon';
import { Section } from '../components/section/section';
import styles from './gallery.module.css';

export function LinesDemo() {
  return (
    <Section title="Andningslinjen och ikonerna" tone="raised" rhythm="medium">
      <div className={styles.stack}>
        <HeroLine isStill />
        <DividerLine />
        <div className={styles.row}>
          <RingLine />
          <RingLine isStill />
          <MarkLine />
        </div>
        <ProgressDrawing value={0.6} />
        <div className={styles.row}>
          {ARTICLE_ICON_NAMES.map((name) => (
            <ArticleIcon key={name} name={name} size={24} label={name} />
          ))}
        </div>
      </div>
    </Section>
  );
}
