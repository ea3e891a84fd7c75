import { PillGroup } from '@stillsam/ui';
import { useListView } from '../../features/list/use-list-address';
import { useOverview } from '../../features/overview/use-to-do';
import { ORDERS_COPY, WITHDRAWALS_COPY } from './orders.copy';
import { OrdersList } from './orders-list';
import { WithdrawalsList } from './withdrawals-list';

const WITHDRAWALS_VIEW = 'angrade';

/** Purchases, and those that buyers withdrew from. */
export function OrdersTab() {
  const { view, linkTo } = useListView();
  const isWithdrawals = view === WITHDRAWALS_VIEW;
  const owed = useOverview().data?.toDo.filter(({ id }) => id === 'refunds' || id === 'withdrawals') ?? [];
  const count = owed.reduce((sum, item) => sum + item.count, 0) || undefined;
  const views = (
    <PillGroup
      label={ORDERS_COPY.views}
      countUnit={ORDERS_COPY.waiting}
      value={isWithdrawals ? WITHDRAWALS_VIEW : ''}
      options={[
        { value: '', label: ORDERS_COPY.all, to: linkTo('') },
        { value: WITHDRAWALS_VIEW, label: WITHDRAWALS_COPY.short, count, to: linkTo(WITHDRAWALS_VIEW) },
      ]}
      isReplacing
    />
  );
  return isWithdrawals ? <WithdrawalsList views={views} /> : <OrdersList views={views} />;
}
