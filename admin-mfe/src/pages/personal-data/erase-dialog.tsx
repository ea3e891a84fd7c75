import { zodResolver } from '@hookform/resolvers/zod';
import { CheckboxField, Dialog, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import { bind } from '../../forms/bind';
import { DialogForm } from '../../forms/form';
import { z } from '../../forms/schema';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import type { ErasureReceipt } from './record-sections.logic';

interface EraseDialogProps {
  /** Whose data would be erased; null while the dialog is closed. */
  email: string | null;
  onErased: (receipt: ErasureReceipt) => void;
  onCancel: () => void;
}

/** Asks before everything about an address is erased: the admin types it to confirm. */
export function EraseDialog({ email, onErased, onCancel }: EraseDialogProps) {
  return (
    <Dialog
      isOpen={email !== null}
      onClose={onCancel}
      title={COPY.question}
      description={email === null ? null : COPY.consequence(email)}
      role="alertdialog"
      size="small"
    >
      {email === null ? null : <EraseForm email={email} onErased={onErased} onCancel={onCancel} />}
    </Dialog>
  );
}

/** The body of an erasure, whose address is the one that is shown. */
const erasureOf = (email: string) =>
  z.object({
    email: z.string().check(
      z.trim(),
      z.normalize('NFC'),
      z.toLowerCase(),
      z.refine((typed) => typed === email, COPY.typedWrong),
    ),
    is_receipt_mailed: z.boolean(),
  });

function EraseForm({ email, onErased, onCancel }: EraseDialogProps & { email: string }) {
  const form = useForm({
    resolver: zodResolver(erasureOf(email)),
    defaultValues: { email: '', is_receipt_mailed: false },
  });
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/personal-data/erase', {
    onSettled: useRefetch('/api/admin/newsletter/subscribers', '/api/admin/notify', '/api/admin/messages'),
  });
  return (
    <DialogForm
      form={form}
      failed={COPY.eraseFailed}
      copy={{ submit: COPY.confirm, submitting: COPY.confirming }}
      variant="danger"
      onCancel={onCancel}
      onSend={async (body) => onErased(await mutateAsync({ body }))}
    >
      <TextField
        {...bind(form, 'email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        label={COPY.typed}
      />
      <CheckboxField {...form.register('is_receipt_mailed')} label={COPY.mailReceipt} />
    </DialogForm>
  );
}
