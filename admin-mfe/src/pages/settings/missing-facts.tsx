import { Notice } from '@stillsam/ui';
import fold from '@stillsam/ui/styles/fold.module.css';
import { Section } from '../../detail/part';
import { factLabel } from '../../features/labels/facts.copy';
import { SectionLink } from './folded-section';
import { REASONS_COPY, SECTIONS_COPY, SETTINGS_COPY } from './settings.copy';
import type { Settings } from './settings.queries';
import styles from './settings.module.css';
import look from '../../look.module.css';

const { missing: COPY } = SETTINGS_COPY;

/** Which facts nobody has filled in, by section with the way there, and why each is needed. */
export function MissingFacts({ missing }: Pick<Settings, 'missing'>) {
  const required = missing.filter(({ is_required: isRequired }) => isRequired);
  const others = missing.filter(({ is_required: isRequired }) => !isRequired);
  if (missing.length === 0) return <Notice tone="success">{COPY.none}</Notice>;
  return (
    <Section id="missing-title" title={COPY.title} className={styles.section} headingClassName={styles.title}>
      <p className={styles.lead}>
        {required.length > 0 ? COPY.required(required.length) : COPY.other(others.length)}
      </p>
      <details className={`${fold.fold} ${styles.facts}`}>
        <summary>{COPY.which}</summary>
        <Facts facts={required} />
        {required.length > 0 && others.length > 0 ? (
          <p className={look.small}>{COPY.other(others.length)}</p>
        ) : null}
        <Facts facts={others} />
      </details>
    </Section>
  );
}

/** What each section lacks, in the order of the page: required facts, or else those that can wait. */
export function missingBySection(missing: Settings['missing']): ReadonlyMap<string, readonly string[]> {
  const required = missing.filter(({ is_required: isRequired }) => isRequired);
  const places = (required.length > 0 ? required : missing).map(({ place }) => place);
  const sections = SECTIONS.map(
    (section) => [section, places.filter((place) => sectionOf(place) === section)] as const,
  );
  return new Map(sections.filter(([, own]) => own.length > 0));
}

function Facts({ facts }: { facts: Settings['missing'] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.missing} role="list">
      {SECTIONS.map((section) => {
        const places = facts.map(({ place }) => place).filter((place) => sectionOf(place) === section);
        if (places.length === 0) return null;
        return (
          <li key={section}>
            <SectionLink id={section}>{SECTIONS_COPY[section].title}</SectionLink>
            <ul role="list">
              {places.map((place) => (
                <li key={place}>
                  <strong>{factLabel(place)}</strong>{' '}
                  <span className={look.soft}>{REASONS_COPY[section][place]}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

type Section = keyof typeof REASONS_COPY;

const SECTIONS = Object.keys(REASONS_COPY) as Section[];

/** Where a fact is filled in; one that this release does not know, where the owner begins. */
function sectionOf(place: string): Section {
  return SECTIONS.find((section) => place in REASONS_COPY[section]) ?? 'company';
}
