import { serverText } from '@stillsam/api-client';
import { Button, Notice, SelectField, Skeleton } from '@stillsam/ui';
import { useState } from 'react';
import { useApi, useRefetch } from '../../api/use-api';
import { Remarks, ReviewState } from '../../features/reviews/review-facts';
import { REVIEWS_COPY } from '../../features/reviews/reviews.copy';
import styles from '../../features/reviews/reviews.module.css';
import { formatDateTime } from '../../format-date';
import { EDITOR_COPY } from './post-editor.copy';
import type { AdminPost } from './post-fields.logic';

const { reviews: copy } = EDITOR_COPY;
const LIST = '/api/blog/admin/posts/{id}/reviews';

interface PostReviewsProps {
  post: AdminPost;
  /** The text has changes that are not in the saved version. */
  isDirty: boolean;
}

/** The reviews of a post, and a form that sends its saved version to a reviewer. */
export function PostReviews({ post, isDirty }: PostReviewsProps) {
  const reviews = useApi().useQuery('get', LIST, { params: { path: { id: post.id } } });
  return (
    <section className={styles.part} aria-label={copy.title}>
      <SendForm post={post} isDirty={isDirty} />
      {reviews.isPending ? <Skeleton lines={3} label={copy.loading} /> : null}
      {reviews.isError ? <Notice tone="error">{copy.failed}</Notice> : null}
      <ul className={styles.list} role="list">
        {reviews.data?.reviews.map((review) => (
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
    </section>
  );
}

function SendForm({ post, isDirty }: PostReviewsProps) {
  const api = useApi();
  const reviewers = api.useQuery('get', '/api/blog/admin/reviewers');
  const send = api.useMutation('post', LIST, { onSuccess: useRefetch(LIST) });
  const [chosen, setChosen] = useState<string | null>(null);
  const list = reviewers.data?.reviewers ?? [];
  const reviewer_id = chosen ?? list[0]?.id;
  if (reviewers.data && !reviewer_id) return <p className={styles.quiet}>{copy.nobody}</p>;
  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!reviewer_id || isDirty || send.isPending) return;
        send.mutate({ params: { path: { id: post.id } }, body: { reviewer_id, version: post.version } });
      }}
    >
      {send.isSuccess ? <Notice tone="success">{copy.sent(send.data.reviewer)}</Notice> : null}
      {send.isError ? <Notice tone="error">{serverText(send.error) ?? copy.sendFailed}</Notice> : null}
      <SelectField
        label={copy.to}
        hint={isDirty ? copy.saveFirst : copy.hint}
        options={list.map(({ id, name }) => ({ value: id, label: name }))}
        value={reviewer_id ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      />
      <div>
        <Button
          type="submit"
          aria-disabled={isDirty || undefined}
          isLoading={send.isPending}
          loadingText={copy.sending}
        >
          {copy.send}
        </Button>
      </div>
    </form>
  );
}
