export { AuditTab as Panel } from './audit-tab';
