import { lazyTab } from '../../tabs/define-tab';

export const AUDIT_TAB = lazyTab({
  id: 'handelselogg',
  label: 'Händelselogg',
  group: 'system',
  area: 'system',
  load: async () => (await import(/* webpackChunkName: "audit-tab" */ './audit-tab')).AuditTab,
});
