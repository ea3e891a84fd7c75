import { zodResolver } from '@hookform/resolvers/zod';
import { CheckboxField, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import { bind, FormDialog } from '../../forms/form';
import { z } from '../../forms/schema';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import type { ErasureReceipt } from './record-sections.logic';

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

interface EraseDialogProps {
  /** Whose data would be erased. */
  email: string;
  onErased: (receipt: ErasureReceipt) => void;
  onCancel: () => void;
}

/** Asks before everything about an address is erased: the admin types it to confirm. */
export function EraseDialog({ email, onErased, onCancel }: EraseDialogProps) {
  const form = useForm({
    resolver: zodResolver(erasureOf(email)),
    defaultValues: { email: '', is_receipt_mailed: false },
  });
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/personal-data/erase', {
    onSettled: useRefetch('/api/admin/newsletter/subscribers', '/api/admin/notify', '/api/admin/messages'),
  });
  return (
    <FormDialog
      title={COPY.question}
      description={COPY.consequence(email)}
      role="alertdialog"
      size="small"
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
    </FormDialog>
  );
}
