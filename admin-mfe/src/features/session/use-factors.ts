import { useApi } from '../../api/use-api';

/** The second factors of the signed-in user. */
export function useFactors() {
  return useApi().useQuery('get', '/api/auth/factors');
}
