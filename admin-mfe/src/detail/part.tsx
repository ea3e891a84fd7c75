import { useId, type ReactNode } from 'react';
import styles from './detail.module.css';

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
