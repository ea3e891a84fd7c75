import type { paths } from '@stillsam/contracts';
import { ApiError } from '@stillsam/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';
import type { PasswordChange } from '../../features/session/session.types';

type SessionList = paths['/api/auth/sessions']['get']['responses'][200]['content']['application/json'];
/** A place where the user is signed in. */
export type OwnSession = SessionList['sessions'][number];

const KEY = ['own-sessions'];

export function useOwnSessions() {
  const session = useSession();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<OwnSession[]> => {
        const { data } = await client.GET('/api/auth/sessions', { signal });
        if (!data) throw new Error('The sessions came without a body');
        return data.sessions;
      }),
  });
}

/** Ends a session. One that has ended already counts as ended. */
export function useEndSession() {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: OwnSession['id']) =>
      session.call(async (client) => {
        try {
          await client.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } });
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        }
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

export function useChangePassword() {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) => session.changePassword(change),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
