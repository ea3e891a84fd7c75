import { useState, type ReactNode } from 'react';
import { serverText } from '@stillsam/api-client';
import { ListChoice, ListFilters, ListSearch } from '../../../features/list/list-filters';
import { List } from '../../../features/list/list';
import { ListTab, ListTools, OutcomeNotice, type ListOutcome } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { ORDERS_COPY, WITHDRAWALS_COPY } from './orders.copy';
import { useChangeWithdrawal, useWithdrawals, type Withdrawal } from './orders.queries';
import { readWithdrawalsQuery, WITHDRAWAL_FILTERS } from './orders-query.logic';
import { withdrawalsColumns } from './withdrawals-columns';

interface WithdrawalsPanelProps {
  /** The switch between this list and the orders. */
  views: ReactNode;
  orderLink: (number: string) => string;
}

const STATUS_OPTIONS = WITHDRAWAL_FILTERS.map((value) => ({ value, label: WITHDRAWALS_COPY.status[value] }));

/** Purchases that customers withdrew from. */
export function WithdrawalsPanel({ views, orderLink }: WithdrawalsPanelProps) {
  const address = useListAddress(readWithdrawalsQuery);
  const withdrawals = useWithdrawals(address.query);
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const { mutate } = useChangeWithdrawal();
  const change = ({ id }: Withdrawal, status: Withdrawal['status']) =>
    mutate(
      { id, status },
      {
        onSuccess: ({ reference }) =>
          setOutcome({
            tone: 'success',
            text: WITHDRAWALS_COPY.changed(reference, WITHDRAWALS_COPY.statusOfOne[status]),
          }),
        onError: (error) =>
          setOutcome({ tone: 'error', text: serverText(error) ?? WITHDRAWALS_COPY.changeFailed }),
      },
    );
  return (
    <ListTab>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      {views}
      <ListTools>
        <ListFilters>
          <ListSearch
            label={WITHDRAWALS_COPY.search}
            value={address.query.search}
            onChange={address.change}
          />
          <ListChoice
            label={WITHDRAWALS_COPY.statusFilter}
            value={address.query.status}
            options={STATUS_OPTIONS}
            onChange={(status) => address.change({ status })}
          />
        </ListFilters>
      </ListTools>
      <List
        label={ORDERS_COPY.withdrawals}
        texts={WITHDRAWALS_COPY.list}
        count={WITHDRAWALS_COPY.count}
        address={address}
        result={withdrawals}
        rows={withdrawals.data?.withdrawals}
        columns={withdrawalsColumns({ orderLink, onChange: change })}
      />
    </ListTab>
  );
}
