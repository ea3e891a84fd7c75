import { lazyTab } from '../../tabs/define-tab';

export const AUDIT_TAB = lazyTab({
  id: 'handelselogg',
  label: 'Händelselogg',
  load: async () => (await import(/* webpackChunkName: "audit-tab" */ './audit-tab')).AuditTab,
});
