import type { paths } from '@stillsam/contracts';
import { useAdminList } from '../use-admin-list';
import type { AuditQuery } from './audit-query.logic';

type AuditAnswer = paths['/api/admin/audit']['get']['responses'][200]['content']['application/json'];

export type AuditEntry = AuditAnswer['entries'][number];

export function useAuditEntries({ page, action }: AuditQuery) {
  return useAdminList<AuditAnswer>(['audit', { page, action }], (client, signal) => {
    const query = { page, ...(action ? { action } : {}) };
    return client.GET('/api/admin/audit', { params: { query }, signal });
  });
}
