import type { components } from '@stillsam/contracts';
import { Badge, type BadgeTone } from '@stillsam/ui';
import { formatDateTime } from '../../format-date';
import { REVIEWS_COPY as COPY } from './reviews.copy';
import styles from './reviews.module.css';
import look from '../../look.module.css';

export type Review = components['schemas']['ReviewDto'];

/** Whether a version waits, is approved, or came back. */
export function ReviewState({ verdict }: Pick<Review, 'verdict'>) {
  const tone: BadgeTone = verdict === null ? 'calm' : verdict === 'approved' ? 'success' : 'warm';
  return <Badge tone={tone}>{COPY.state(verdict)}</Badge>;
}

/** What the reviewer has written, oldest first. */
export function Remarks({ remarks }: Pick<Review, 'remarks'>) {
  if (remarks.length === 0) return <p className={look.small}>{COPY.noRemarks}</p>;
  return (
    <ul className={styles.remarks} role="list" aria-label={COPY.remarks}>
      {remarks.map(({ text, quote, created_at }) => (
        <li key={created_at} className={styles.remark}>
          {quote ? <blockquote className={styles.quote}>{quote}</blockquote> : null}
          <p className={styles.text}>{text}</p>
          <time dateTime={created_at} className={look.small}>
            {formatDateTime(created_at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
