import { useState, type FormEvent } from 'react';
import type { components } from '@stillsam/contracts';
import { Badge, type BadgeTone, Button, Notice, SelectField } from '@stillsam/ui';
import { serverText } from '@stillsam/api-client';
import { ORDER_STATUS } from '../../features/labels/statuses.copy';
import { useApi, useRefetch } from '../../api/use-api';
import styles from './order-dialog.module.css';
import { ORDERS_COPY } from './orders.copy';

export type Order = components['schemas']['AdminOrderDto'];

const TONES: Record<Order['status'], BadgeTone> = {
  reserved: 'warm',
  confirmed: 'success',
  cancelled: 'neutral',
  withdrawn: 'danger',
};

export function OrderStatus({ status }: Pick<Order, 'status'>) {
  return <Badge tone={TONES[status]}>{ORDER_STATUS[status]}</Badge>;
}

interface OrderStatusFormProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** A form for the statuses that an order can change to; nothing for a final status. */
export function OrderStatusForm({ order, onChanged }: OrderStatusFormProps) {
  const [chosen, setChosen] = useState('');
  const change = useApi().useMutation('patch', '/api/admin/orders/{id}', {
    // Also after a failure, which outdated data may have caused.
    onSettled: useRefetch('/api/admin/orders'),
  });
  const status = order.next_statuses.find((next) => next === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!status || change.isPending) return;
    change.mutate(
      { params: { path: { id: order.id } }, body: { status } },
      { onSuccess: onChanged, onSettled: () => setChosen('') },
    );
  };
  const options = order.next_statuses.map((value) => ({ value, label: ORDER_STATUS[value] }));
  return (
    <>
      {change.isSuccess ? (
        <Notice tone="success">{ORDERS_COPY.saved(ORDER_STATUS[change.data.status])}</Notice>
      ) : null}
      {change.isError ? (
        <Notice tone="error">{serverText(change.error) ?? ORDERS_COPY.saveFailed}</Notice>
      ) : null}
      {options.length > 0 ? (
        <form method="post" className={styles.change} onSubmit={submit}>
          <SelectField
            label={ORDERS_COPY.newStatus}
            value={chosen}
            options={[{ value: '', label: ORDERS_COPY.noChange }, ...options]}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button
            type="submit"
            aria-disabled={status ? undefined : true}
            isLoading={change.isPending}
            loadingText={ORDERS_COPY.saving}
          >
            {ORDERS_COPY.save}
          </Button>
        </form>
      ) : (
        <p className={styles.soft}>{ORDERS_COPY.isFinal}</p>
      )}
    </>
  );
}
