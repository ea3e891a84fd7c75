import type { ReactNode, Ref } from 'react';
import styles from '../account-page.module.css';

interface AccountPartProps {
  /** Of the heading. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Takes the focus when the row that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the account: what it is, and beside it what can be changed. */
export function AccountPart({ id, title, lead, headingRef, children }: AccountPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 ref={headingRef} id={id} tabIndex={headingRef ? -1 : undefined} className={styles.heading}>
          {title}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
