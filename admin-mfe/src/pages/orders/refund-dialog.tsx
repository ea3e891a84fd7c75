import { zodResolver } from '@hookform/resolvers/zod';
import { TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { oreOfKronor, toKronorText } from '../../features/money/money';
import { bind, FormDialog } from '../../forms/form';
import { z } from '../../forms/schema';
import { ORDER_COPY } from './order.copy';
import type { OrderDetail } from './order-claims';
import { useRef } from 'react';
import { useApi, useRefetch } from '../../api/use-api';

const { dialog: COPY } = ORDER_COPY;

/** @param rest the most that can be returned, in öre. */
const refundSchema = (rest: number) =>
  z.object({
    // Named as in the API, whose issues appear at the field.
    amount_ore: z.string().check(
      z.refine((text) => oreOfKronor(text) !== null, COPY.notKronor),
      z.refine((text) => (oreOfKronor(text) ?? 0) <= rest, COPY.tooMuch(rest)),
    ),
  });

interface RefundDialogProps {
  order: OrderDetail;
  /** Outlives the dialog. */
  refund: ReturnType<typeof useRefund>;
  /** Called with what goes back. */
  onDone: (ore: number) => void;
  onCancel: () => void;
}

/** Asks how much goes back to the buyer. */
export function RefundDialog({ order, refund, onDone, onCancel }: RefundDialogProps) {
  const rest = order.refundable_ore;
  const form = useForm({
    resolver: zodResolver(refundSchema(rest)),
    defaultValues: { amount_ore: toKronorText(rest) },
  });
  return (
    <FormDialog
      title={COPY.title}
      description={COPY.lead(order.number)}
      role="alertdialog"
      size="small"
      form={form}
      failed={COPY.failed}
      copy={{ submit: COPY.confirm, submitting: COPY.confirming }}
      variant="danger"
      onCancel={onCancel}
      onSend={async ({ amount_ore }) => {
        const ore = oreOfKronor(amount_ore) ?? 0;
        const { state } = await refund(ore);
        if (state === 'failed') form.setError('root', { message: COPY.refused });
        else onDone(ore);
      }}
    >
      <TextField
        {...bind(form, 'amount_ore')}
        inputMode="decimal"
        autoComplete="off"
        required
        label={COPY.amount}
        hint={COPY.rest(rest)}
      />
    </FormDialog>
  );
}

/**
 * Returns money to the buyer. A failed call may still have reached the provider, so trying again with the same amount
 * repeats its idempotency key, also when the dialog was closed in between.
 */
export function useRefund({ number }: Pick<OrderDetail, 'number'>) {
  const failed = useRef<{ ore: number; key: string }>(null);
  const { mutateAsync } = useApi().useMutation('post', '/api/orders/{number}/refunds', {
    onSettled: useRefetch('/api/admin/orders/{id}', '/api/admin/orders'),
  });
  return async (ore: number) => {
    if (failed.current?.ore !== ore) failed.current = { ore, key: crypto.randomUUID() };
    const refund = await mutateAsync({
      params: { path: { number }, header: { 'Idempotency-Key': failed.current.key } },
      body: { amount_ore: ore },
    });
    failed.current = null;
    return refund;
  };
}
