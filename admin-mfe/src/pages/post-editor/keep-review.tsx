import { zodResolver } from '@hookform/resolvers/zod';
import { TextArea } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import styles from '../../features/reviews/reviews.module.css';
import { bind } from '../../forms/bind';
import { Form, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import { GATE_COPY as gate } from './gate.copy';
import { EDITOR_COPY } from './post-editor.copy';

const { reviews: copy } = EDITOR_COPY;
const MIN_REASON = 10;
const SCHEMA = z.object({ reason: z.string().check(z.trim(), z.minLength(MIN_REASON, gate.tooShort)) });

/** Keeps the review of a text that has changed in no clinical sentence, by a named decision. */
export function KeepReview({ postId: id }: { postId: string }) {
  const keep = useApi().useMutation('post', '/api/blog/admin/posts/{id}/reviews/editorial-changes', {
    onSuccess: useRefetch('/api/blog/admin/posts/{id}/reviews'),
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
