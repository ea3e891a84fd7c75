import { BreathLine } from '../breath-line/breath-line';
import { ARTICLE_ICON_NAMES, ArticleIcon } from '../components/icon/article-icon';
import { Section } from '../components/section/section';
import styles from './gallery.module.css';

export function LinesDemo() {
  return (
    <Section title="Andningslinjen och ikonerna" tone="raised" rhythm="medium">
      <div className={styles.stack}>
        <BreathLine variant="hero" isStill />
        <BreathLine variant="divider" />
        <div className={styles.row}>
          <BreathLine variant="ring" />
          <BreathLine variant="ring" isStill />
          <BreathLine variant="mark" />
        </div>
        <BreathLine variant="progress" value={0.6} />
        <div className={styles.row}>
          {ARTICLE_ICON_NAMES.map((name) => (
            <ArticleIcon key={name} name={name} size={24} label={name} />
          ))}
        </div>
      </div>
    </Section>
  );
}
