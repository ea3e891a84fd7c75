import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Part } from '../../detail/part';
import { CONSEQUENCE_COPY, TO_DO_COPY, type ToDo } from '../../features/overview/to-do.copy';
import { addressOf, clockOf, taskOf } from '../../features/overview/to-do.logic';
import styles from './overview-page.module.css';
import look from '../../look.module.css';

interface ToDoListProps {
  items: readonly ToDo[];
  /** Milliseconds since 1970. */
  now: number;
  /** Below the list. */
  children: ReactNode;
}

export function ToDoList({ items, now, children }: ToDoListProps) {
  return (
    <Part title={TO_DO_COPY.title}>
      {items.length === 0 ? (
        <p className={`${styles.card} ${look.soft}`}>{TO_DO_COPY.nothing}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <ToDoItem item={item} now={now} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Part>
  );
}

function ToDoItem({ item, now }: { item: ToDo; now: number }) {
  const clock = clockOf(item, now);
  const note = clock ?? CONSEQUENCE_COPY[item.id];
  return (
    <Link className={styles.item} to={addressOf(item)}>
      <span className={styles.task}>{taskOf(item)}</span>
      {note ? <span className={clock ? `${look.small} ${look.late}` : look.small}> {note}</span> : null}
    </Link>
  );
}
