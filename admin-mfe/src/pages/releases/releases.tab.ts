import { lazyTab } from '../../tabs/define-tab';

export const RELEASES_TAB = lazyTab({
  id: 'versioner',
  label: 'Leveranser',
  group: 'system',
  area: 'releases',
  load: async () => (await import(/* webpackChunkName: "releases-tab" */ './releases-tab')).ReleasesTab,
});
