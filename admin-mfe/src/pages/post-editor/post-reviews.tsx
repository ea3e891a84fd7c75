import { zodResolver } from '@hookform/resolvers/zod';
import { serverText } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { Button, ConfirmDialog, Notice, Skeleton, TextArea } from '@stillsam/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import { Remarks, ReviewState, type Review, REVIEWS_COPY } from '../../features/reviews/reviews';
import styles from '../../features/reviews/reviews.module.css';
import { formatDateTime } from '../../format-date';
import { bind, Form, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import { LATER_COPY } from './later.copy';
import type { AdminPost } from './post-fields.logic';
import { SendToReviewer } from './send-to-reviewer';
import look from '../../look.module.css';

const { reviews: copy, gate } = LATER_COPY;
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
          <p>{copy.state(data.current)}</p>
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

const MIN_REASON = 10;
const SCHEMA = z.object({ reason: z.string().check(z.trim(), z.minLength(MIN_REASON, gate.tooShort)) });

/** Keeps the review of a text that has changed in no clinical sentence, by a named decision. */
function KeepReview({ postId: id }: { postId: string }) {
  const keep = useApi().useMutation('post', '/api/blog/admin/posts/{id}/reviews/editorial-changes', {
    onSuccess: useRefetch(LIST),
  });
  const form = useForm({ resolver: zodResolver(SCHEMA), defaultValues: { reason: '' } });
  return (
    <Form
      form={form}
      className={styles.form}
      failed={copy.sendFailed}
      lead={<p>{copy.keepText}</p>}
      onSend={(body) => keep.mutateAsync({ params: { path: { id } }, body })}
    >
      <TextArea {...bind(form, 'reason')} label={copy.keepReason} hint={gate.hint} rows={2} required />
      <Submit form={form} variant="secondary" loadingText={copy.sending}>
        {copy.keep}
      </Submit>
    </Form>
  );
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
            <time dateTime={review.sent_at} className={look.small}>
              {formatDateTime(review.sent_at)}
            </time>
          </div>
          <Remarks remarks={review.remarks} />
          {review.verdict === null ? <Waiting review={review} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** How long the mailed link works, the way to a new one, and the way to take it back. */
function Waiting({ review: { id: review, post_id: id, link_until } }: { review: Review }) {
  const api = useApi();
  const params = { path: { id, review } };
  const onSuccess = useRefetch(LIST);
  const renew = api.useMutation('post', '/api/blog/admin/posts/{id}/reviews/{review}/link', { onSuccess });
  const withdraw = api.useMutation('delete', '/api/blog/admin/posts/{id}/reviews/{review}', { onSuccess });
  const [isAsking, setIsAsking] = useState(false);
  const error = withdraw.error ?? renew.error;
  const action = link_until ? copy.withdrawLink : copy.withdraw;
  return (
    <>
      {link_until ? <p className={look.small}>{copy.linkUntil(formatDateTime(link_until))}</p> : null}
      {error ? <Notice tone="error">{serverText(error) ?? copy.sendFailed}</Notice> : null}
      {renew.isSuccess ? <Notice tone="success">{copy.renewed}</Notice> : null}
      <div className={styles.actions}>
        {link_until ? (
          <Button
            variant="secondary"
            isLoading={renew.isPending}
            loadingText={copy.sending}
            onClick={() => renew.mutate({ params })}
          >
            {copy.renew}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {action}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={copy.withdrawQuestion}
        confirmLabel={action}
        isBusy={withdraw.isPending}
        busyLabel={copy.withdrawing}
        onConfirm={() => withdraw.mutate({ params }, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      >
        <p>{copy.withdrawText}</p>
      </ConfirmDialog>
    </>
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
              <time dateTime={at} className={look.small}>
                {formatDateTime(at)}
              </time>
            </div>
            <p>{reason}</p>
            {ended_at ? <p className={look.small}>{copy.ended(formatDateTime(ended_at))}</p> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
