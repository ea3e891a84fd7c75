import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { oreOfKronor, toKronorText } from '../../features/money/money';
import { bind } from '../../forms/bind';
import { DialogForm } from '../../forms/form';
import { z } from '../../forms/schema';
import { ORDER_COPY } from './order.copy';
import { useRefund, type OrderDetail } from './order.queries';

const { dialog: COPY } = ORDER_COPY;

interface RefundDialogProps {
  isOpen: boolean;
  order: OrderDetail;
  /** Called with what goes back. */
  onDone: (ore: number) => void;
  onCancel: () => void;
}

/** Asks how much goes back to the buyer. */
export function RefundDialog({ isOpen, order, onDone, onCancel }: RefundDialogProps) {
  // Above the form, which a closed dialog forgets.
  const refund = useRefund(order);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={COPY.title}
      description={COPY.lead(order.number)}
      role="alertdialog"
      size="small"
    >
      {isOpen ? (
        <RefundForm rest={order.refundable_ore} refund={refund} onDone={onDone} onCancel={onCancel} />
      ) : null}
    </Dialog>
  );
}

/** @param rest the most that can be returned, in öre. */
const refundSchema = (rest: number) =>
  z.object({
    // Named as in the API, whose issues appear at the field.
    amount_ore: z.string().check(
      z.refine((text) => oreOfKronor(text) !== null, COPY.notKronor),
      z.refine((text) => (oreOfKronor(text) ?? 0) <= rest, COPY.tooMuch(rest)),
    ),
  });

interface RefundFormProps extends Pick<RefundDialogProps, 'onDone' | 'onCancel'> {
  rest: number;
  refund: ReturnType<typeof useRefund>;
}

function RefundForm({ rest, refund, onDone, onCancel }: RefundFormProps) {
  const form = useForm({
    resolver: zodResolver(refundSchema(rest)),
    defaultValues: { amount_ore: toKronorText(rest) },
  });
  return (
    <DialogForm
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
    </DialogForm>
  );
}
