import { ORDERS_TAB_ID } from '../../features/orders/orders-address';
import { lazyTab } from '../../tabs/define-tab';

export const ORDERS_TAB = lazyTab({
  id: ORDERS_TAB_ID,
  label: 'Beställningar',
  group: 'orders',
  area: 'orders',
  load: async () => (await import(/* webpackChunkName: "orders-tab" */ './orders-tab')).OrdersTab,
});
