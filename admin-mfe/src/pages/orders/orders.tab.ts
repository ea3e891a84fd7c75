import { lazyTab } from '../../tabs/define-tab';

export const ORDERS_TAB = lazyTab({
  id: 'kop',
  label: 'Beställningar',
  group: 'orders',
  area: 'orders',
  load: async () => (await import(/* webpackChunkName: "orders-tab" */ './orders-tab')).OrdersTab,
});
