import { useState, type FormEvent } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, Notice, SelectField } from '@stillsam/ui';
import styles from './order-dialog.module.css';
import { ORDERS_COPY } from './orders.copy';
import { useChangeOrder, type Order } from './orders.queries';

interface OrderStatusFormProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** A form for the statuses that an order can change to; nothing for a final status. */
export function OrderStatusForm({ order, onChanged }: OrderStatusFormProps) {
  const [chosen, setChosen] = useState('');
  const change = useChangeOrder();
  const status = order.next_statuses.find((next) => next === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!status || change.isPending) return;
    change.mutate({ id: order.id, status }, { onSuccess: onChanged, onSettled: () => setChosen('') });
  };
  const options = order.next_statuses.map((value) => ({ value, label: ORDERS_COPY.statusOfOne[value] }));
  return (
    <>
      {change.isSuccess ? (
        <Notice tone="success">{ORDERS_COPY.saved(ORDERS_COPY.statusOfOne[change.data.status])}</Notice>
      ) : null}
      {change.isError ? (
        <Notice tone="error">{serverText(change.error) ?? ORDERS_COPY.saveFailed}</Notice>
      ) : null}
      {options.length > 0 ? (
        <form className={styles.change} onSubmit={submit}>
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
