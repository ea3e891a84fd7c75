import type { components } from '@stillsam/contracts';
import { useApi, useRefetch } from '../../api/use-api';

export type Settings = components['schemas']['BusinessSettingsDto'];
/** Who changed a section last, and its version. */
export type Setting = Omit<Settings['reach'], 'value'>;

const PATH = '/api/admin/settings/business';

export function useSettings() {
  return useApi().useQuery('get', PATH);
}

/** Saves a section. The sections are read again afterwards, also after a refusal. */
export function useSaveSettings() {
  const api = useApi();
  const options = { onSettled: useRefetch(PATH) };
  return {
    company: api.useMutation('put', `${PATH}/company`, options).mutateAsync,
    reach: api.useMutation('put', `${PATH}/reach`, options).mutateAsync,
    editorial: api.useMutation('put', `${PATH}/editorial`, options).mutateAsync,
    processors: api.useMutation('put', `${PATH}/processors`, options).mutateAsync,
    social: api.useMutation('put', `${PATH}/social`, options).mutateAsync,
  };
}
