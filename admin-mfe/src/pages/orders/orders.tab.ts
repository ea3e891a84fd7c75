import { lazyTab } from '../../tabs/define-tab';

export const ORDERS_TAB = lazyTab({
  id: 'bestallningar',
  label: 'Beställningar',
  load: async () => (await import(/* webpackChunkName: "orders-tab" */ './orders-tab')).OrdersTab,
});
