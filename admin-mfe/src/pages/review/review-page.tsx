import { zodResolver } from '@hookform/resolvers/zod';
import { serverText } from '@stillsam/api-client';
import { ADMIN_PATHS, adminReviewPath } from '@stillsam/paths';
import { Button, Notice, TextArea } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { useApi, useRefetch } from '../../api/use-api';
import { DetailPage, Loaded } from '../../detail/detail-page';
import { Part } from '../../detail/part';
import { Remarks, ReviewState, type Review } from '../../features/reviews/review-facts';
import { REVIEWS_COPY } from '../../features/reviews/reviews.copy';
import styles from '../../features/reviews/reviews.module.css';
import { HtmlView } from '../../features/rich-text/html-view';
import { formatDateTime } from '../../format-date';
import { z } from '../../forms/schema';
import { showRefusal } from '../../forms/show-refusal';
import { REVIEW_COPY as COPY } from './review.copy';

const READ = '/api/admin/reviews/{id}';
const MAX_REMARK = 4000;
const REMARK = z.object({
  text: z.string().check(z.trim(), z.minLength(1, COPY.remarkMissing), z.maxLength(MAX_REMARK)),
});

/** A version that was sent to a reviewer: the text, remarks on it, and the verdict. */
function ReviewPage() {
  const { id = '' } = useParams();
  return (
    <DetailPage
      copy={COPY}
      path={adminReviewPath(id)}
      backTo={`${ADMIN_PATHS.dashboard}?flik=granskning`}
      area="reviews"
    >
      <ExistingReview key={id} id={id} />
    </DetailPage>
  );
}

function ExistingReview({ id }: { id: string }) {
  const result = useApi().useQuery('get', READ, { params: { path: { id } } });
  return (
    <Loaded copy={COPY} result={result}>
      {({ review, text, can_decide }) => (
        <>
          <div className={styles.facts}>
            <ReviewState verdict={review.verdict} />
            <span>{REVIEWS_COPY.version(review.version)}</span>
            <span>{REVIEWS_COPY.sentBy(review.sent_by)}</span>
            <time dateTime={review.sent_at} className={styles.quiet}>
              {formatDateTime(review.sent_at)}
            </time>
          </div>
          <Part title={text.title} isCard>
            <p>
              <strong>{COPY.excerpt}:</strong> {text.excerpt}
            </p>
            <HtmlView html={text.content} />
          </Part>
          <Part title={REVIEWS_COPY.remarks} isCard>
            <Remarks remarks={review.remarks} />
            {can_decide ? <RemarkForm id={id} /> : null}
          </Part>
          {can_decide ? <VerdictPart review={review} /> : null}
        </>
      )}
    </Loaded>
  );
}

function RemarkForm({ id }: { id: string }) {
  const add = useApi().useMutation('post', '/api/admin/reviews/{id}/remarks', {
    onSuccess: useRefetch(READ),
  });
  const form = useForm({ resolver: zodResolver(REMARK), defaultValues: { text: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await add.mutateAsync({ params: { path: { id } }, body });
      form.reset();
    } catch (error) {
      showRefusal(form, error, COPY.failed);
    }
  });
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {add.isSuccess ? <Notice tone="success">{COPY.added}</Notice> : null}
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      <TextArea
        {...form.register('text')}
        label={COPY.remark}
        hint={COPY.remarkHint}
        rows={4}
        maxLength={MAX_REMARK}
        error={errors.text?.message}
      />
      <div>
        <Button type="submit" variant="secondary" isLoading={add.isPending} loadingText={COPY.adding}>
          {COPY.add}
        </Button>
      </div>
    </form>
  );
}

function VerdictPart({ review: { id } }: { review: Review }) {
  const decide = useApi().useMutation('post', '/api/admin/reviews/{id}/verdict', {
    onSettled: useRefetch(READ, '/api/admin/reviews'),
  });
  const give = (verdict: 'approved' | 'returned') =>
    decide.mutate({ params: { path: { id } }, body: { verdict } });
  const isGiving = (verdict: string) => decide.isPending && decide.variables?.body.verdict === verdict;
  return (
    <Part title={COPY.verdict} isCard>
      <p>{COPY.verdictText}</p>
      {decide.isError ? <Notice tone="error">{serverText(decide.error) ?? COPY.failed}</Notice> : null}
      <div className={styles.actions}>
        <Button isLoading={isGiving('approved')} loadingText={COPY.deciding} onClick={() => give('approved')}>
          {COPY.approve}
        </Button>
        <Button
          variant="secondary"
          isLoading={isGiving('returned')}
          loadingText={COPY.deciding}
          onClick={() => give('returned')}
        >
          {COPY.return}
        </Button>
      </div>
    </Part>
  );
}

export { ReviewPage as Component };
