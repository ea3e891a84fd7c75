import { Section } from '@stillsam/ui';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { ABOUT_COPY, STORY } from '../about.copy';
import { LINE_BOX, STORY_LINES } from './story-line';
import styles from './story.module.css';

/**
 * The founder's story beside a breath line that slows down part by part. A line at its end marks it as a draft until the
 * founder has confirmed it; a public site leaves a draft out.
 */
export function Story() {
  return (
    <Section rhythm="none" title={ABOUT_COPY.storyTitle}>
      <ol className={styles.parts} role="list">
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
            <h3>{title}</h3>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {currentBusiness().isFounderStoryTrue ? null : (
        <p className={styles.draft}>
          <strong>{ABOUT_COPY.draftTitle}.</strong> {ABOUT_COPY.draft}
        </p>
      )}
    </Section>
  );
}
