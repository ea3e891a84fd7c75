import type { components } from '@stillsam/contracts';
import { ApiError } from '@stillsam/api-client';
import { useMutation } from '@tanstack/react-query';
import { useApi, useRefetch } from '../../api/use-api';
import { useSession } from '../../features/session/session-provider';
import type { PasswordChange } from '../../features/session/session';

/** A place where the user is signed in. */
export type OwnSession = components['schemas']['OwnSessionDto'];

export function useOwnSessions() {
  return useApi().useQuery('get', '/api/auth/sessions');
}

/** Ends a session. One that has ended already counts as ended. */
export function useEndSession() {
  const { client } = useApi();
  return useMutation({
    mutationFn: async (id: OwnSession['id']) => {
      try {
        await client.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: useRefetch('/api/auth/sessions'),
  });
}

export function useChangeName() {
  const session = useSession();
  return useMutation({ mutationFn: (name: string) => session.changeName(name) });
}

export function useChangePassword() {
  const session = useSession();
  return useMutation({
    mutationFn: (change: PasswordChange) => session.changePassword(change),
    onSuccess: useRefetch('/api/auth/sessions'),
  });
}
