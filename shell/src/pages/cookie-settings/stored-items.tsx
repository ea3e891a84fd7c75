import { useId } from 'react';
import { STORED_COPY as COPY, STORED_GROUPS, type StoredGroup } from './stored-items.copy';
import folds from '@stillsam/ui/styles/fold.module.css';
import styles from './stored-items.module.css';

/** Lists every item that the site stores in this browser, by purpose. */
export function StoredItems() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.stored}>
      <h2 id={titleId}>{COPY.title}</h2>
      <p className={styles.lead}>{COPY.lead}</p>
      {STORED_GROUPS.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </section>
  );
}

function Group({ group: { title, lead, items } }: { group: StoredGroup }) {
  const texts = (
    <>
      <h3>{COPY.groupTitle(title, items.length)}</h3>
      <span className={styles.lead}>{lead}</span>
    </>
  );
  if (items.length === 0) return <div className={styles.group}>{texts}</div>;
  return (
    <details className={`${folds.fold} ${styles.group}`}>
      <summary>{texts}</summary>
      <ul aria-label={title} role="list">
        {items.map(({ key, place, purpose, lifetime }) => (
          <li key={key}>
            <code>{key}</code>
            <p>{purpose}</p>
            <p className={styles.facts}>
              {COPY.places[place]}. {lifetime}.
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
