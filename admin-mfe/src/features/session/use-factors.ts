import { useApi } from '../../api/use-api';
import { useSessionState } from './session-provider';

/** The second factors of the signed-in user; nothing is asked for before. */
export function useFactors() {
  const isSignedIn = useSessionState().status === 'signed-in';
  return useApi().useQuery('get', '/api/auth/factors', {}, { enabled: isSignedIn });
}
