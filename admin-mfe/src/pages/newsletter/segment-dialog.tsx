import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog, TextField } from '@stillsam/ui';
import { DialogFormEnd } from '../../forms/dialog-form-end';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import { z } from '../../forms/schema';
import { showRefusal } from '../../forms/show-refusal';
import type { SubscriberFilter } from './bulk-action';
import styles from './import-dialog.module.css';
import { SEGMENTS_COPY as COPY } from './segments.copy';

interface SegmentDialogProps {
  isOpen: boolean;
  filter: SubscriberFilter;
  onSaved: (name: string) => void;
  onCancel: () => void;
}

/** Names a filter. */
export function SegmentDialog({ isOpen, ...form }: SegmentDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onCancel} title={COPY.title} size="small">
      {isOpen ? <SegmentForm {...form} /> : null}
    </Dialog>
  );
}

const SEGMENT = z.object({ name: z.string().check(z.trim(), z.minLength(1, COPY.nameRequired)) });

function SegmentForm({ filter, onSaved, onCancel }: Omit<SegmentDialogProps, 'isOpen'>) {
  const form = useForm({ resolver: zodResolver(SEGMENT), defaultValues: { name: '' } });
  const { errors, isSubmitting } = form.formState;
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/newsletter/segments', {
    onSettled: useRefetch('/api/admin/newsletter/segments'),
  });
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await mutateAsync({ body: { ...filter, name } });
      onSaved(name);
    } catch (error) {
      showRefusal(form, error, COPY.saveFailed);
    }
  });
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.soft}>{COPY.lead}</p>
      <TextField
        {...form.register('name')}
        required
        autoComplete="off"
        maxLength={60}
        label={COPY.name}
        error={errors.name?.message}
      />
      <DialogFormEnd
        copy={COPY}
        refusal={errors.root?.message}
        isSubmitting={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  );
}
