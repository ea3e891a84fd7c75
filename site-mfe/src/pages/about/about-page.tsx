import { useId } from 'react';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, PageHeader, Section, TextLink } from '@stillsam/ui';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { BUSINESS_TITLE, BusinessDetails, EditorialDetails } from '../../features/legal/business-details';
import { isShown } from '../../features/legal/is-shown';
import { ABOUT_COPY as COPY, STORY, VALUES } from './about.copy';
import styles from './about-page.module.css';

function AboutPage() {
  const hasStory = isShown(currentBusiness().isFounderStoryTrue);
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.about} />
      <Section rhythm="none">
        <PageHeader
          eyebrow={COPY.title}
          title={COPY.heading}
          lead={hasStory ? COPY.lead : COPY.leadWithoutStory}
          className={styles.top}
        />
      </Section>
      {hasStory ? <Story /> : null}
      <Values />
      <Responsible />
      <Section title={COPY.limitsTitle} width="reading">
        <div className={styles.limits}>
          <p>{COPY.limits}</p>
          <p>
            {COPY.helpBefore}
            <a href="tel:1177">1177</a>
            {COPY.helpBetween}
            <a href="tel:112">112</a>
            {COPY.helpAfter}
          </p>
        </div>
        <div className={styles.ways}>
          <ButtonLink to={PATHS.contact}>{COPY.contact}</ButtonLink>
          <TextLink to={PATHS.library} arrow="forward">
            {COPY.library}
          </TextLink>
        </div>
      </Section>
    </>
  );
}

function Values() {
  return (
    <Section tone="calm" title={COPY.valuesTitle} lead={COPY.valuesLead}>
      <ul className={styles.values} role="list">
        {VALUES.map(({ title, text }) => (
          <li key={title} className={styles.value}>
            <h3 className={styles.valueTitle}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The company and the editor responsible for the site, with notes where details are missing. */
function Responsible() {
  const [editorialId, businessId] = [useId(), useId()];
  return (
    <Section id="ansvar">
      <div className={styles.columns}>
        <section aria-labelledby={editorialId}>
          <h2 id={editorialId} className={styles.responsibleTitle}>
            {COPY.editorialTitle}
          </h2>
          <p className={styles.responsibleLead}>{COPY.signed}</p>
          <EditorialDetails />
          <p className={styles.corrections}>
            {COPY.corrections} <TextLink to={PATHS.corrections}>{COPY.allCorrections}</TextLink>
          </p>
        </section>
        <section aria-labelledby={businessId}>
          <h2 id={businessId} className={styles.responsibleTitle}>
            {BUSINESS_TITLE}
          </h2>
          <BusinessDetails />
        </section>
      </div>
    </Section>
  );
}

/**
 * The founder's story beside a breath line that slows down part by part. A line at its end marks it as a draft until the
 * founder has confirmed it; a public site leaves a draft out.
 */
function Story() {
  return (
    <Section rhythm="none" title={COPY.storyTitle}>
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
          <strong>{COPY.draftTitle}.</strong> {COPY.draft}
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

export { AboutPage as Component };
