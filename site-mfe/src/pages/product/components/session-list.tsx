import { readerPath } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import type { GuideListing } from '../../../features/guides/guide-calls';
import { PRODUCT_COPY as COPY } from '../product.copy';
import styles from './session-list.module.css';

interface SessionListProps {
  slug: string;
  sessions: GuideListing['sessions'];
}

/** What each session is about. The first, which is free to read, is a link. */
export function SessionList({ slug, sessions }: SessionListProps) {
  return (
    <ol className={styles.list} role="list">
      {sessions.map(({ number, title, minutes, lead }) => (
        <li key={number} className={styles.session}>
          <h3 className={styles.title}>
            {number === 1 ? (
              <TextLink to={readerPath(slug)}>{COPY.sessionTitle(number, title)}</TextLink>
            ) : (
              COPY.sessionTitle(number, title)
            )}
          </h3>
          <p>{lead}</p>
          <p className={styles.facts}>
            {COPY.minutes(minutes)}
            {number === 1 ? ` · ${COPY.free}` : ''}
          </p>
        </li>
      ))}
    </ol>
  );
}
