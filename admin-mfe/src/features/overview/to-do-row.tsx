import { ADMIN_PATHS } from '@stillsam/paths';
import { formatNumber } from '@stillsam/ui/format-number';
import { Link } from 'react-router-dom';
import { TO_DO_COPY as COPY } from './to-do.copy';
import { addressOf, wordsOf } from './to-do.logic';
import styles from './to-do-row.module.css';
import { useOverview } from './use-to-do';

/** What waits, in few words: on one line where it fits, which is as high while it loads. */
export function ToDoRow() {
  const { data } = useOverview();
  return (
    <nav className={styles.row} aria-label={COPY.title}>
      <Link className={styles.overview} to={ADMIN_PATHS.overview}>
        {COPY.overview}
      </Link>
      {data?.toDo.length === 0 ? <span className={styles.nothing}>{COPY.nothing}</span> : null}
      {data?.toDo.map((item) => (
        <Link key={item.id} className={styles.item} to={addressOf(item)}>
          <span className={styles.count}>{formatNumber(item.count)}</span> {wordsOf(item)}
        </Link>
      ))}
    </nav>
  );
}
