import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Notice, TextArea } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import styles from '../../features/reviews/reviews.module.css';
import { z } from '../../forms/schema';
import { showRefusal } from '../../forms/show-refusal';
import { EDITOR_COPY } from './post-editor.copy';

const { reviews: copy, gate } = EDITOR_COPY;
const MIN_REASON = 10;
const SCHEMA = z.object({ reason: z.string().check(z.trim(), z.minLength(MIN_REASON, gate.tooShort)) });

/** Keeps the review of a text that has changed in no clinical sentence, by a named decision. */
export function KeepReview({ postId: id }: { postId: string }) {
  const keep = useApi().useMutation('post', '/api/blog/admin/posts/{id}/reviews/editorial-changes', {
    onSuccess: useRefetch('/api/blog/admin/posts/{id}/reviews'),
  });
  const form = useForm({ resolver: zodResolver(SCHEMA), defaultValues: { reason: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await keep.mutateAsync({ params: { path: { id } }, body });
    } catch (error) {
      showRefusal(form, error, copy.sendFailed);
    }
  });
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{copy.keepText}</p>
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      <TextArea
        {...form.register('reason')}
        label={copy.keepReason}
        hint={gate.hint}
        rows={2}
        required
        error={errors.reason?.message}
      />
      <div>
        <Button type="submit" variant="secondary" isLoading={keep.isPending} loadingText={copy.sending}>
          {copy.keep}
        </Button>
      </div>
    </form>
  );
}
