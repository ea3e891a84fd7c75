import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import fold from '@stillsam/ui/styles/fold.module.css';
import { useLocation } from 'react-router-dom';
import look from '../../look.module.css';
import { SECTIONS_COPY, SETTINGS_COPY } from './settings.copy';
import styles from './settings.module.css';

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

interface FoldedSectionProps {
  id: string;
  title: string;
  lead: string;
  /** Beside the title, in place of how many facts are missing. */
  note?: string;
  children: ReactNode;
}

/** A section behind its heading: open at first where it is the first with a missing fact, or the address names it. */
export function FoldedSection({ id, title, lead, note, children }: FoldedSectionProps) {
  const missing = use(MissingContext);
  // What is saved later folds nothing that is open.
  const [isOpenAtFirst] = useState(() => missing.keys().next().value === id);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) openSection(id)?.focus();
  }, [hash, id]);
  const count = missing.get(id)?.length;
  return (
    <section id={id} tabIndex={-1} className={styles.section} aria-labelledby={`${id}-title`}>
      <details className={fold.fold} open={isOpenAtFirst}>
        <summary>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {note ? <span className={look.small}>{note}</span> : null}
          {count ? (
            <span className={`${look.small} ${look.attention}`}>{SETTINGS_COPY.missing.count(count)}</span>
          ) : null}
        </summary>
        <div className={styles.content}>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </details>
    </section>
  );
}

/** Opens a section of the page. @returns the section; null where it is not loaded. */
export function openSection(id: string): HTMLElement | null {
  const section = document.getElementById(id);
  section?.querySelector('details')?.setAttribute('open', '');
  return section;
}

/** Leads to a section, and opens it. */
export function SectionLink({ id, children }: { id: string; children: ReactNode }) {
  // None, until one is chosen.
  const current = useLocation().hash.slice(1);
  return (
    <a href={`#${id}`} aria-current={current === id ? 'location' : undefined} onClick={() => openSection(id)}>
      {children}
    </a>
  );
}
