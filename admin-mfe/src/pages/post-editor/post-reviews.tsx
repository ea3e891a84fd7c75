import type { components } from '@stillsam/contracts';
import { Notice, Skeleton } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import { Remarks, ReviewState } from '../../features/reviews/review-facts';
import { REVIEWS_COPY } from '../../features/reviews/reviews.copy';
import styles from '../../features/reviews/reviews.module.css';
import { formatDate, formatDateTime } from '../../format-date';
import { KeepReview } from './keep-review';
import { EDITOR_COPY } from './post-editor.copy';
import type { AdminPost } from './post-fields.logic';
import { SendToReviewer } from './send-to-reviewer';

const { reviews: copy } = EDITOR_COPY;
const LIST = '/api/blog/admin/posts/{id}/reviews';

type PostReviews = components['schemas']['PostReviewListDto'];

interface PostReviewsProps {
  post: AdminPost;
  /** The text has changes that are not in the saved version. */
  isDirty: boolean;
}

/** Whether the saved text is reviewed, what reviewers and editors have said of it, and the way to a reviewer. */
export function PostReviews({ post, isDirty }: PostReviewsProps) {
  const { data, isPending, isError } = useApi().useQuery('get', LIST, { params: { path: { id: post.id } } });
  return (
    <section className={styles.part} aria-label={copy.title}>
      {isPending ? <Skeleton lines={3} label={copy.loading} /> : null}
      {isError ? <Notice tone="error">{copy.failed}</Notice> : null}
      {data ? (
        <>
          <p>{describeState(data.current)}</p>
          {data.can_keep ? <KeepReview postId={post.id} /> : null}
          <ReviewList reviews={data.reviews} />
          <Decisions decisions={data.decisions} />
        </>
      ) : null}
      <h2>{copy.newDraft}</h2>
      <SendToReviewer post={post} isDirty={isDirty} />
    </section>
  );
}

function describeState({ state, next_on }: PostReviews['current']): string {
  if (state === 'none' || state === 'changed' || next_on === null)
    return copy.state[state === 'none' ? 'none' : 'changed'];
  return copy.state[state](formatDate(next_on));
}

function ReviewList({ reviews }: Pick<PostReviews, 'reviews'>) {
  return (
    <ul className={styles.list} role="list">
      {reviews.map((review) => (
        <li key={review.id} className={styles.item}>
          <div className={styles.facts}>
            <ReviewState verdict={review.verdict} />
            <span>{REVIEWS_COPY.version(review.version)}</span>
            <span>{REVIEWS_COPY.sentTo(review.reviewer)}</span>
            <time dateTime={review.sent_at} className={styles.quiet}>
              {formatDateTime(review.sent_at)}
            </time>
          </div>
          <Remarks remarks={review.remarks} />
        </li>
      ))}
    </ul>
  );
}

function Decisions({ decisions }: Pick<PostReviews, 'decisions'>) {
  if (decisions.length === 0) return null;
  return (
    <>
      <h2>{copy.decisions}</h2>
      <ul className={styles.list} role="list">
        {decisions.map(({ kind, reason, by, at, ended_at }) => (
          <li key={kind + at} className={styles.item}>
            <div className={styles.facts}>
              <strong>{copy.decision[kind]}</strong>
              <span>{by}</span>
              <time dateTime={at} className={styles.quiet}>
                {formatDateTime(at)}
              </time>
            </div>
            <p>{reason}</p>
            {ended_at ? <p className={styles.quiet}>{copy.ended(formatDateTime(ended_at))}</p> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
