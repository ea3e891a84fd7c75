import type { paths } from '@stillsam/contracts';
import { MESSAGES } from '../messages/messages.queries';
import { SUBSCRIBERS } from '../newsletter/newsletter.queries';
import { NOTIFY } from '../notify/notify.queries';
import { useAdminChange } from '../use-admin-change';

export type PersonalData =
  paths['/api/admin/personal-data/read']['post']['responses'][200]['content']['application/json'];
export type ErasureReceipt =
  paths['/api/admin/personal-data/erase']['post']['responses'][200]['content']['application/json'];
type Erasure = paths['/api/admin/personal-data/erase']['post']['requestBody']['content']['application/json'];

/** Everything that is held about an address. A mutation, because the audit log records each reading. */
export function usePersonalData() {
  return useAdminChange<string, PersonalData>([], (client, email) =>
    client.POST('/api/admin/personal-data/read', { body: { email } }),
  );
}

export function useErasure() {
  return useAdminChange<Erasure, ErasureReceipt>([SUBSCRIBERS, NOTIFY, MESSAGES], (client, body) =>
    client.POST('/api/admin/personal-data/erase', { body }),
  );
}
