import { lazyTab } from '../../tabs/define-tab';

export const OUTBOX_TAB = lazyTab({
  id: 'utkorg',
  label: 'Utkorg',
  group: 'system',
  area: 'system',
  load: async () => (await import(/* webpackChunkName: "outbox-tab" */ './outbox-tab')).OutboxTab,
});
