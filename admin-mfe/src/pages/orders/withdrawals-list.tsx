import { useState, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { serverText } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { adminOrderPath } from '@stillsam/paths';
import { Badge, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { LIST_COPY } from '../../features/list/list.copy';
import { useApi, useRefetch } from '../../api/use-api';
import { bind, FormDialog } from '../../forms/form';
import { z } from '../../forms/schema';
import { defineList, useList } from '../../features/list/define-list';
import { NameAndAddress, TwoLines, RecentTime } from '../../features/list/cells';
import { ListView } from '../../features/list/list-view';
import { RowAction } from '../../features/list/row-actions';
import { moneyBackInWords, owedOf } from '../../features/money/money';
import { IS_TEST, WITHDRAWAL_STATUS } from '../../features/labels/labels.copy';
import { WITHDRAWALS_COPY as COPY } from './orders.copy';
import look from '../../look.module.css';

type Withdrawal = components['schemas']['WithdrawalDto'];

interface WithdrawalActions {
  change: (withdrawal: Withdrawal, status: Withdrawal['status']) => void;
}

const { columns } = COPY;

export const WITHDRAWALS = defineList({
  search: { label: COPY.search },
  filters: { status: { label: COPY.statusFilter, options: COPY.status } },
  useQuery: (api, query, options) =>
    api.useQuery('get', '/api/admin/withdrawals', { params: { query } }, options),
  rows: ({ withdrawals }) => withdrawals,
  columns: ({ change }: WithdrawalActions) => [
    {
      header: columns.reference,
      kind: 'title',
      cell: ({ reference, created_at }) => (
        <TwoLines first={reference} second={<RecentTime iso={created_at} isDay />} />
      ),
    },
    { header: columns.name, cell: ({ name, email }) => <NameAndAddress name={name} email={email} /> },
    {
      header: columns.order,
      kind: 'date',
      cell: ({ order, order_id, is_test }) =>
        order_id === null ? (
          `${order} (${COPY.notFound})`
        ) : (
          <span>
            <Link to={adminOrderPath(order_id)}>{order}</Link>
            {is_test ? (
              <>
                <br />
                {IS_TEST}
              </>
            ) : null}
          </span>
        ),
    },
    {
      header: columns.status,
      kind: 'corner',
      cell: ({ status }) => (
        <Badge tone={status === 'handled' ? 'success' : 'warm'}>{WITHDRAWAL_STATUS[status]}</Badge>
      ),
    },
    {
      header: columns.refundBefore,
      cell: (withdrawal) => {
        const { order, order_id } = withdrawal;
        const owed = owedOf(withdrawal);
        if (owed === null || order_id === null) return moneyBackInWords(withdrawal);
        return (
          <span className={look.whole}>
            <Link to={adminOrderPath(order_id)} aria-label={COPY.returnNamed(order, owed.ore)}>
              {COPY.return(owed.ore)}
            </Link>
            <br />
            {COPY.before} <RecentTime iso={owed.before} isDay isWithin />
          </span>
        );
      },
    },
    {
      header: LIST_COPY.actions,
      kind: 'actions',
      cell: (withdrawal) => {
        const { reference, status } = withdrawal;
        return status === 'received' ? (
          <RowAction label={COPY.handleNamed(reference)} onClick={() => change(withdrawal, 'handled')}>
            {COPY.handle}
          </RowAction>
        ) : (
          <RowAction label={COPY.reopenNamed(reference)} onClick={() => change(withdrawal, 'received')}>
            {COPY.reopen}
          </RowAction>
        );
      },
    },
  ],
  copy: COPY,
});

const RETURNED = z.object({ returned: z.string().check(z.trim(), z.minLength(1, COPY.returned.missing)) });

interface ReturnedDialogProps {
  onSend: (returned: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks how money that is owed has gone back, when not by a refund. */
function ReturnedDialog({ onSend, onCancel }: ReturnedDialogProps) {
  const form = useForm({ resolver: zodResolver(RETURNED), defaultValues: { returned: '' } });
  const { title, lead, label, hint } = COPY.returned;
  return (
    <FormDialog
      title={title}
      description={lead}
      size="small"
      form={form}
      failed={COPY.changeFailed}
      copy={COPY.returned}
      onCancel={onCancel}
      onSend={({ returned }) => onSend(returned)}
    >
      <TextField
        {...bind(form, 'returned')}
        required
        autoComplete="off"
        maxLength={200}
        label={label}
        hint={hint}
      />
    </FormDialog>
  );
}

/** Purchases that buyers withdrew from. @param views the switch between this list and the purchases. */
export function WithdrawalsList({ views }: { views: ReactNode }) {
  const list = useList(WITHDRAWALS);
  const [owed, setOwed] = useState<Withdrawal | null>(null);
  const close = () => setOwed(null);
  const { mutate, mutateAsync } = useApi().useMutation('patch', '/api/admin/withdrawals/{id}', {
    onSuccess: ({ reference, status }) =>
      list.setOutcome({ tone: 'success', text: COPY.changed(reference, WITHDRAWAL_STATUS[status]) }),
    onError: (error) => list.setOutcome({ tone: 'error', text: serverText(error) ?? COPY.changeFailed }),
    // Orders show their withdrawals. Also after a failure, which outdated data may have caused.
    onSettled: useRefetch('/api/admin/withdrawals', '/api/admin/orders', '/api/admin/orders/{id}'),
  });
  const change = (withdrawal: Withdrawal, status: Withdrawal['status']) => {
    if (status === 'handled' && withdrawal.refund_before !== null) setOwed(withdrawal);
    else mutate({ params: { path: { id: withdrawal.id } }, body: { status } });
  };
  return (
    <>
      <ListView list={list} actions={{ change }} tools={views} />
      {owed === null ? null : (
        <ReturnedDialog
          onCancel={close}
          onSend={(returned) =>
            mutateAsync({
              params: { path: { id: owed.id } },
              body: { status: 'handled', returned },
            }).then(close)
          }
        />
      )}
    </>
  );
}
