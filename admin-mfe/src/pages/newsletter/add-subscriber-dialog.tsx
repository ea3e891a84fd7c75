import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog, isEmailAddress, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import type { ListOutcome } from '../../features/list/list-tab';
import { bind } from '../../forms/bind';
import { DialogForm } from '../../forms/form';
import { z } from '../../forms/schema';
import { ADD_SUBSCRIBER_COPY as COPY } from './add-subscriber.copy';

interface AddSubscriberDialogProps {
  isOpen: boolean;
  onAdded: (outcome: ListOutcome) => void;
  onCancel: () => void;
}

/** Adds one subscriber: with a recorded consent, or by a mail to confirm. */
export function AddSubscriberDialog({ isOpen, onAdded, onCancel }: AddSubscriberDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={COPY.title} description={COPY.introduction}>
      {isOpen ? <AddForm onAdded={onAdded} onCancel={onCancel} /> : null}
    </Dialog>
  );
}

const TEXT = z.string().check(z.trim());
const SUBSCRIBER = z.object({
  email: z.string().check(z.trim(), z.refine(isEmailAddress, COPY.emailInvalid)),
  first_name: TEXT,
  last_name: TEXT,
  consent_source: TEXT,
});

function AddForm({ onAdded, onCancel }: Omit<AddSubscriberDialogProps, 'isOpen'>) {
  const form = useForm({
    resolver: zodResolver(SUBSCRIBER),
    defaultValues: { email: '', first_name: '', last_name: '', consent_source: '' },
  });
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/newsletter/subscribers', {
    onSettled: useRefetch('/api/admin/newsletter/subscribers'),
  });
  const field = (name: 'email' | 'first_name' | 'last_name' | 'consent_source') => ({
    ...bind(form, name),
    autoComplete: 'off',
  });
  return (
    <DialogForm
      form={form}
      failed={COPY.failed}
      copy={COPY}
      onCancel={onCancel}
      onSend={async (body) => {
        const { email, status } = await mutateAsync({ body });
        onAdded({ tone: 'success', text: status === 'active' ? COPY.added(email) : COPY.asked(email) });
      }}
    >
      <TextField {...field('email')} type="email" inputMode="email" required label={COPY.email} />
      <TextField {...field('first_name')} maxLength={100} label={COPY.firstName} />
      <TextField {...field('last_name')} maxLength={100} label={COPY.lastName} />
      <TextField {...field('consent_source')} maxLength={100} label={COPY.source} hint={COPY.sourceHint} />
    </DialogForm>
  );
}
