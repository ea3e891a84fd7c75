import { Section } from '@stillsam/ui';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { ABOUT_COPY, STORY } from '../about.copy';
import styles from '../about-page.module.css';

/**
 * The founder's story beside a breath line that slows down part by part. A line at its end marks it as a draft until the
 * founder has confirmed it; a public site leaves a draft out.
 */
export function Story() {
  return (
    <Section rhythm="none" title={ABOUT_COPY.storyTitle}>
      <ol role="list">
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

/** The view box of the line beside one part of the story; it is stretched to the part's height. */
const LINE_BOX = { width: 100, height: 300 };

interface LineShape {
  /** Number of breaths in the part. */
  breaths: number;
  /** Amplitude in units of the box. */
  swing: number;
}

/** From fast, wide breaths to a slow, shallow one. Each line begins and ends in the middle, so that they join. */
const STORY_LINES = {
  exhaustion: breathsDownwards({ breaths: 7, swing: 42 }),
  insight: breathsDownwards({ breaths: 4, swing: 34 }),
  vision: breathsDownwards({ breaths: 2, swing: 25 }),
  today: breathsDownwards({ breaths: 1, swing: 15 }),
};

function breathsDownwards({ breaths, swing }: LineShape): string {
  const middle = LINE_BOX.width / 2;
  const sides = breaths * 2;
  const half = LINE_BOX.height / sides;
  // A half wave's control points lie 4/3 as far out as its crest.
  const reach = (swing * 4) / 3;
  const waves = Array.from({ length: sides }, (_, side) => {
    const out = side % 2 ? reach : -reach;
    // Vertical at the joins: each part is stretched differently, which would change any other slope.
    const from = side === 0 ? 0 : out;
    const to = side === sides - 1 ? 0 : out;
    return `c${round(from)} ${round(half * 0.36)} ${round(to)} ${round(half * 0.64)} 0 ${round(half)}`;
  });
  return `M${middle} 0${waves.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
