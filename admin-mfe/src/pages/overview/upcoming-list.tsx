import type { components } from '@stillsam/contracts';
import { adminCampaignPath, adminEditPostPath } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import { Part } from '../../detail/part';
import { formatUpcoming, unbroken } from '../../format-date';
import { OVERVIEW_COPY } from './overview.copy';
import styles from './overview-page.module.css';
import look from '../../look.module.css';

const { upcoming: copy } = OVERVIEW_COPY;

type Upcoming = components['schemas']['UpcomingDto'];

const PATH_OF = { post: adminEditPostPath, letter: adminCampaignPath };

interface UpcomingListProps {
  items: readonly Upcoming[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What is published or sent by itself. */
export function UpcomingList({ items, now }: UpcomingListProps) {
  return (
    <Part title={copy.title}>
      {items.length === 0 ? (
        <p className={`${styles.card} ${look.soft}`}>{copy.nothing}</p>
      ) : (
        <ul className={styles.list}>
          {items
            .filter(({ kind }) => kind in PATH_OF)
            .map(({ kind, id, title, at }) => (
              <li key={`${kind}-${id}`} className={styles.event}>
                <TextLink to={PATH_OF[kind](id)}>{title || copy.untitled}</TextLink>
                <span className={look.small}>
                  {copy.kinds[kind]} · <time dateTime={at}>{unbroken(formatUpcoming(at, now))}</time>
                </span>
              </li>
            ))}
        </ul>
      )}
    </Part>
  );
}
