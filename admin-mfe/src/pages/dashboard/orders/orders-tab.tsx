import { PillGroup } from '@stillsam/ui';
import { useListView } from '../../../features/list/use-list-view';
import { ORDERS_COPY } from './orders.copy';
import { OrdersPanel } from './orders-panel';
import { WithdrawalsPanel } from './withdrawals-panel';

const WITHDRAWALS_VIEW = 'angrade';

/** Orders, and the purchases that customers withdrew from. */
export function OrdersTab() {
  const { view, linkTo } = useListView();
  const isWithdrawals = view === WITHDRAWALS_VIEW;
  const views = (
    <PillGroup
      label={ORDERS_COPY.views}
      value={isWithdrawals ? WITHDRAWALS_VIEW : ''}
      options={[
        { value: '', label: ORDERS_COPY.orders, to: linkTo('') },
        { value: WITHDRAWALS_VIEW, label: ORDERS_COPY.withdrawals, to: linkTo(WITHDRAWALS_VIEW) },
      ]}
      isReplacing
    />
  );
  return isWithdrawals ? (
    <WithdrawalsPanel views={views} orderLink={(number) => linkTo('', number)} />
  ) : (
    <OrdersPanel views={views} />
  );
}
