import { PillGroup } from '@stillsam/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ORDERS_COPY } from './orders.copy';
import { OrdersPanel } from './orders-panel';
import { WithdrawalsPanel } from './withdrawals-panel';

const VIEW_PARAM = 'visa';
const WITHDRAWALS_VIEW = 'angrade';
/** What belongs to one list alone and does not follow to the other. */
const LIST_PARAMS = ['search', 'status', 'page'];

/** Orders, and the purchases that customers withdrew from. */
export function OrdersTab() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const isWithdrawals = params.get(VIEW_PARAM) === WITHDRAWALS_VIEW;
  const linkTo = (view: string, search = '') => {
    const next = new URLSearchParams(params);
    for (const name of [VIEW_PARAM, ...LIST_PARAMS]) next.delete(name);
    if (view) next.set(VIEW_PARAM, view);
    if (search) next.set('search', search);
    return `${pathname}?${next.toString()}`;
  };
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
