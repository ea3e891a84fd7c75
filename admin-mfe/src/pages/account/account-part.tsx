import { useState, type ReactNode, type Ref } from 'react';
import fold from '@stillsam/ui/styles/fold.module.css';
import { useLocation } from 'react-router-dom';
import styles from './account-page.module.css';

interface AccountPartProps {
  /** Of the heading. */
  id: string;
  title: string;
  /** What holds now, beside the title. */
  value?: string;
  /** In place of the value: what the user should change. */
  none?: string;
  lead?: ReactNode;
  isOpenAtFirst?: boolean;
  /** Takes the focus when the row that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the account behind its heading: what holds now, and what can be changed. */
export function AccountPart({
  id,
  title,
  value,
  none,
  lead,
  isOpenAtFirst = false,
  headingRef,
  children,
}: AccountPartProps) {
  const { hash } = useLocation();
  // What is saved later folds nothing that is open.
  const [isOpen] = useState(isOpenAtFirst || hash === `#${id}`);
  return (
    <section aria-labelledby={id}>
      <details className={`${fold.fold} ${styles.part}`} open={isOpen}>
        <summary>
          <h2 ref={headingRef} id={id} tabIndex={headingRef ? -1 : undefined} className={styles.heading}>
            {title}
          </h2>
          {value || none ? <span className={value ? styles.value : styles.none}>{value || none}</span> : null}
        </summary>
        <div className={styles.content}>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {children}
        </div>
      </details>
    </section>
  );
}
