import { lazyTab } from '../../tabs/define-tab';

export const NOTIFY_TAB = lazyTab({
  id: 'paminnelser',
  label: 'Intresselistor',
  group: 'people',
  area: 'subscribers',
  load: async () => (await import(/* webpackChunkName: "notify-tab" */ './notify-tab')).NotifyTab,
});
