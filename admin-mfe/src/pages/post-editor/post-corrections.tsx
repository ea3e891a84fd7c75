import { Button, Notice, Skeleton, TextArea } from '@stillsam/ui';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { bind, Form, Submit } from '../../forms/form';
import { useApi, useRefetch } from '../../api/use-api';
import { LIST_COPY } from '../../features/list/list.copy';
import { RemovalDialog, useConfirmedAction } from '../../features/list/confirmed-action';
import { formatDate } from '../../format-date';
import styles from '../../features/reviews/reviews.module.css';
import { LATER_COPY } from './later.copy';
import look from '../../look.module.css';

const { corrections: copy } = LATER_COPY;
const LIST = '/api/blog/admin/posts/{id}/corrections';

/** The corrections of a published post, and a form that publishes one. */
export function PostCorrections({ postId }: { postId: string }) {
  const { client, ...api } = useApi();
  const corrections = api.useQuery('get', LIST, { params: { path: { id: postId } } });
  const refetch = useRefetch(LIST);
  const [hasFailed, setHasFailed] = useState(false);
  const sectionRef = useRef<HTMLElement>(null);
  const removal = useConfirmedAction<{ id: string; text: string }>({
    focusRef: sectionRef,
    run: async ({ id: correction }) => {
      const params = { path: { id: postId, correction } };
      const removed = client.DELETE('/api/blog/admin/posts/{id}/corrections/{correction}', { params });
      setHasFailed(await removed.then(() => false).catch(() => true));
      await refetch();
    },
  });
  return (
    <section ref={sectionRef} tabIndex={-1} className={styles.part} aria-label={copy.title}>
      <PublishForm postId={postId} />
      {corrections.isPending ? <Skeleton lines={3} label={copy.loading} /> : null}
      {corrections.isError ? <Notice tone="error">{copy.failed}</Notice> : null}
      {hasFailed ? <Notice tone="error">{copy.removeFailed}</Notice> : null}
      <ul className={styles.list} role="list">
        {corrections.data?.corrections.map((correction) => (
          <li key={correction.id} className={styles.item}>
            <time dateTime={correction.published_day} className={look.small}>
              {formatDate(correction.published_day)}
            </time>
            <p className={styles.text}>{correction.text}</p>
            <div>
              <Button variant="secondary" onClick={() => removal.ask(correction)}>
                {LIST_COPY.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <RemovalDialog removal={removal} question={copy.question} describe={({ text }) => text} />
    </section>
  );
}

function PublishForm({ postId }: { postId: string }) {
  const publish = useApi().useMutation('post', LIST, { onSuccess: useRefetch(LIST) });
  const form = useForm({ defaultValues: { text: '' } });
  return (
    <Form
      form={form}
      noValidate={false}
      className={styles.form}
      failed={copy.publishFailed}
      done={publish.isSuccess ? copy.published : null}
      onSend={async (body) => {
        await publish.mutateAsync({ params: { path: { id: postId } }, body });
        form.reset();
      }}
    >
      <TextArea
        label={copy.label}
        hint={copy.hint}
        rows={3}
        {...bind(form, 'text')}
        required
        maxLength={500}
      />
      <Submit form={form} loadingText={copy.publishing}>
        {copy.publish}
      </Submit>
    </Form>
  );
}
