import { Section } from '@stillsam/ui';
import { STORY } from '../about.copy';
import { LINE_BOX, STORY_LINES } from './story-line';
import styles from './story.module.css';

/** The founder's story along one line, which breathes more slowly for each part. */
export function Story() {
  return (
    <Section rhythm="none" className={styles.story}>
      <ol className={styles.parts}>
        {STORY.map(({ id, title, paragraphs }) => (
          <li key={id} className={styles.part}>
            <span className={styles.line} aria-hidden="true">
              <svg
                viewBox={`0 0 ${LINE_BOX.width} ${LINE_BOX.height}`}
                preserveAspectRatio="none"
                fill="none"
              >
                <path d={STORY_LINES[id]} vectorEffect="non-scaling-stroke" />
              </svg>
            </span>
            <h2 className={styles.title}>{title}</h2>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
