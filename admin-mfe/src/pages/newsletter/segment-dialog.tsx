import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import { bind } from '../../forms/bind';
import { DialogForm } from '../../forms/form';
import { z } from '../../forms/schema';
import type { SubscriberFilter } from './bulk-action';
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
    <Dialog isOpen={isOpen} onClose={form.onCancel} title={COPY.title} description={COPY.lead} size="small">
      {isOpen ? <SegmentForm {...form} /> : null}
    </Dialog>
  );
}

const SEGMENT = z.object({ name: z.string().check(z.trim(), z.minLength(1, COPY.nameRequired)) });

function SegmentForm({ filter, onSaved, onCancel }: Omit<SegmentDialogProps, 'isOpen'>) {
  const form = useForm({ resolver: zodResolver(SEGMENT), defaultValues: { name: '' } });
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/newsletter/segments', {
    onSettled: useRefetch('/api/admin/newsletter/segments'),
  });
  return (
    <DialogForm
      form={form}
      failed={COPY.saveFailed}
      copy={COPY}
      onCancel={onCancel}
      onSend={async ({ name }) => {
        await mutateAsync({ body: { ...filter, name } });
        onSaved(name);
      }}
    >
      <TextField {...bind(form, 'name')} required autoComplete="off" maxLength={60} label={COPY.name} />
    </DialogForm>
  );
}
