import { useId } from 'react';
import { STORED_COPY as COPY, STORED_GROUPS, type StoredGroup } from './stored-items.copy';
import styles from './stored-items.module.css';

/** Lists every item that the site stores in this browser, by purpose. */
export function StoredItems() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.stored}>
      <h2 id={titleId}>{COPY.title}</h2>
      <p>{COPY.lead}</p>
      {STORED_GROUPS.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </section>
  );
}

function Group({ group: { title, lead, items } }: { group: StoredGroup }) {
  const titleId = useId();
  return (
    <div className={styles.group}>
      <h3 id={titleId}>{title}</h3>
      <p>{lead}</p>
      {items.length > 0 ? (
        // A narrow window stacks the cells by CSS, which removes a table's implicit roles, so they are explicit.
        <table role="table" aria-labelledby={titleId} className={styles.table}>
          <thead role="rowgroup">
            <tr role="row">
              {[COPY.key, COPY.purpose, COPY.lifetime, COPY.place].map((label) => (
                <th key={label} role="columnheader" scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {items.map(({ key, place, purpose, lifetime }) => (
              <tr key={key} role="row">
                <th role="rowheader" scope="row">
                  <code>{key}</code>
                </th>
                <td role="cell" data-label={COPY.purpose}>
                  {purpose}
                </td>
                <td role="cell" data-label={COPY.lifetime}>
                  {lifetime}
                </td>
                <td role="cell" data-label={COPY.place}>
                  {COPY.places[place]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  );
}
