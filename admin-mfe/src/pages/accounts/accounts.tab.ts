import { lazyTab } from '../../tabs/define-tab';

export const ACCOUNTS_TAB = lazyTab({
  id: 'konton',
  label: 'Konton',
  group: 'system',
  area: 'system',
  load: async () => (await import(/* webpackChunkName: "accounts-tab" */ './accounts-tab')).AccountsTab,
});
