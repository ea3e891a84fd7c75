import detail from '../../detail/detail.module.css';
import { Notice } from '@stillsam/ui';
import fold from '@stillsam/ui/styles/fold.module.css';
import { Section, FoldedPart, openPart } from '../../detail/part';
import { factLabel } from '../../features/labels/labels.copy';
import { REASONS_COPY, SECTIONS_COPY, SETTINGS_COPY } from './settings.copy';
import type { Settings } from './setting-form';
import styles from './settings.module.css';
import look from '../../look.module.css';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const { missing: COPY } = SETTINGS_COPY;

/** Which facts nobody has filled in, by section with the way there, and why each is needed. */
export function MissingFacts({ missing }: Pick<Settings, 'missing'>) {
  const required = missing.filter(({ is_required: isRequired }) => isRequired);
  const others = missing.filter(({ is_required: isRequired }) => !isRequired);
  if (missing.length === 0) return <Notice tone="success">{COPY.none}</Notice>;
  return (
    <Section
      id="missing-title"
      title={COPY.title}
      className={styles.section}
      headingClassName={detail.heading}
    >
      <p className={detail.lead}>
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

type SectionId = keyof typeof REASONS_COPY;

const SECTIONS = Object.keys(REASONS_COPY) as SectionId[];

/** Where a fact is filled in; one that this release does not know, where the owner begins. */
function sectionOf(place: string): SectionId {
  return SECTIONS.find((section) => place in REASONS_COPY[section]) ?? 'company';
}

const MissingContext = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

/** Places of missing facts by the section's id, in the order of the page. */
export const MissingPlaces = MissingContext.Provider;

/** The label of a fact, which says where it is missing. */
export function FactLabel({ place, children }: { place: string; children: ReactNode }) {
  const isMissing = [...use(MissingContext).values()].some((places) => places.includes(place));
  return (
    <>
      {children}
      {isMissing ? (
        <>
          {' '}
          <span className={`${look.small} ${look.attention}`}>{SETTINGS_COPY.missing.mark}</span>
        </>
      ) : null}
    </>
  );
}

/** The id of another section that lacks something; undefined where none does. */
export function useNextMissing(section: string) {
  const ids = [...use(MissingContext).keys()];
  const next = [...ids.slice(ids.indexOf(section) + 1), ...ids].find((id) => id !== section);
  return next !== undefined && next in SECTIONS_COPY ? (next as keyof typeof SECTIONS_COPY) : undefined;
}

type SettingPartProps = Omit<ComponentProps<typeof FoldedPart>, 'isOpenAtFirst' | 'className'>;

/** A section of the settings, which says how many facts it lacks: open at first where it is the first of those. */
export function SettingPart({ id, note, ...props }: SettingPartProps) {
  const missing = use(MissingContext);
  const count = missing.get(id)?.length;
  return (
    <FoldedPart
      {...props}
      id={id}
      className={styles.section}
      isOpenAtFirst={missing.keys().next().value === id}
      note={
        count ? (
          <span className={`${look.small} ${look.attention}`}>{SETTINGS_COPY.missing.count(count)}</span>
        ) : note ? (
          <span className={look.small}>{note}</span>
        ) : null
      }
    />
  );
}

/** Leads to a section, and opens it. */
export function SectionLink({ id, children }: { id: string; children: ReactNode }) {
  // None, until one is chosen.
  const current = useLocation().hash.slice(1);
  return (
    <a href={`#${id}`} aria-current={current === id ? 'location' : undefined} onClick={() => openPart(id)}>
      {children}
    </a>
  );
}
