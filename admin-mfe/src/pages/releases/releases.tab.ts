import { lazyTab } from '../../tabs/define-tab';

export const RELEASES_TAB = lazyTab({
  id: 'versioner',
  label: 'Versioner',
  isForTeams: true,
  load: async () => (await import(/* webpackChunkName: "releases-tab" */ './releases-tab')).ReleasesTab,
});
