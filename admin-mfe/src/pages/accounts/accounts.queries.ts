import type { components } from '@stillsam/contracts';
import { useApi, useRefetch } from '../../api/use-api';

export type Account = components['schemas']['AccountDto'];
export type GivenRole = components['schemas']['ChangeRoleDto']['role'];

const LIST = '/api/admin/users';

export function useAccounts() {
  return useApi().useQuery('get', LIST);
}

/** What an owner does with accounts. The list is read again afterwards, also after a failure. */
export function useAccountActions() {
  const api = useApi();
  const options = { onSettled: useRefetch(LIST) };
  return {
    invite: api.useMutation('post', '/api/admin/invites', options),
    inviteAgain: api.useMutation('post', '/api/admin/invites/{id}/mail', options),
    changeRole: api.useMutation('patch', '/api/admin/users/{id}', options),
    resetFactors: api.useMutation('post', '/api/admin/users/{id}/reset-factors', options),
    remove: api.useMutation('post', '/api/admin/users/{id}/remove', options),
  };
}
