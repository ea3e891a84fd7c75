import { useId, type ReactNode, useEffect, useState, type Ref } from 'react';
import styles from './detail.module.css';
import fold from '@stillsam/ui/styles/fold.module.css';
import { useLocation } from 'react-router-dom';

interface PartProps {
  title: string;
  isCard?: boolean;
  children: ReactNode;
}

/** A part of the page, named by its heading. */
export function Part({ title, isCard = false, children }: PartProps) {
  const id = useId();
  return (
    <section className={isCard ? `${styles.part} ${styles.card}` : styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface SectionProps {
  /** Of the heading. */
  id: string;
  title: string;
  className: string | undefined;
  headingClassName: string | undefined;
  children: ReactNode;
}

/** A section with a look of its own, named by its heading. */
export function Section({ id, title, className, headingClassName, children }: SectionProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={headingClassName}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Names and values; what has no value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

interface FoldedPartProps {
  /** Names the part in an address: `#sessions`. */
  id: string;
  title: string;
  /** Beside the title: what holds now, or what is missing. */
  note?: ReactNode;
  lead?: ReactNode;
  isOpenAtFirst?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a page behind its heading. Where the address names it, it is open and has the focus. */
export function FoldedPart({
  id,
  title,
  note,
  lead,
  isOpenAtFirst = false,
  className,
  ref,
  children,
}: FoldedPartProps) {
  // What is saved later folds nothing that is open.
  const [isOpen] = useState(isOpenAtFirst);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) openPart(id)?.focus();
  }, [hash, id]);
  return (
    <section ref={ref} id={id} tabIndex={-1} className={className} aria-labelledby={`${id}-title`}>
      <details className={fold.fold} open={isOpen}>
        <summary>
          <h2 id={`${id}-title`} className={styles.heading}>
            {title}
          </h2>
          {note ? <span className={styles.note}>{note}</span> : null}
        </summary>
        <div className={styles.content}>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {children}
        </div>
      </details>
    </section>
  );
}

/** Opens a part of the page. @returns the part; null where it is not loaded. */
export function openPart(id: string): HTMLElement | null {
  const part = document.getElementById(id);
  part?.querySelector('details')?.setAttribute('open', '');
  return part;
}
