import type { ReactNode } from 'react';
import { formatNumber } from '@stillsam/ui/format-number';
import { Link } from 'react-router-dom';
import { Part } from '../../detail/part';
import { CONSEQUENCE_COPY, TO_DO_COPY, type ToDo } from '../../features/overview/to-do.copy';
import { addressOf, clockOf, isLate, wordsOf } from '../../features/overview/to-do.logic';
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
  const clock = clockOf(item, now) ?? CONSEQUENCE_COPY[item.id];
  return (
    <Link className={styles.item} to={addressOf(item)}>
      <span className={styles.count}>{formatNumber(item.count)}</span>{' '}
      <span className={styles.texts}>
        <span className={styles.words}>{wordsOf(item)}</span>
        {clock ? (
          <span className={isLate(item, now) ? `${look.small} ${look.late}` : look.small}> {clock}</span>
        ) : null}
      </span>
    </Link>
  );
}
