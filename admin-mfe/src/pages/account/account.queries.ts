import type { components } from '@stillsam/contracts';
import { ApiError } from '@stillsam/api-client';
import { useMutation } from '@tanstack/react-query';
import { bodyOf, useApi, useRefetch } from '../../api/use-api';
import { makePasskey } from '../../features/session/passkeys';

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

export type Passkey = components['schemas']['PasskeyDto'];

/** Calls that change the second factors. What they reject with is an `ApiError`, or an error of the browser. */
export function useFactorChanges() {
  const api = useApi();
  const onSuccess = useRefetch('/api/auth/factors');
  return {
    addPasskey: useMutation({
      mutationFn: async (name: string) => {
        const { options } = await bodyOf(api.client.POST('/api/auth/passkeys/options'));
        const credential = await makePasskey(options);
        return bodyOf(api.client.POST('/api/auth/passkeys', { body: { name, credential } }));
      },
      onSuccess,
    }),
    removePasskey: api.useMutation('delete', '/api/auth/passkeys/{id}', { onSettled: onSuccess }),
    beginApp: api.useMutation('post', '/api/auth/totp'),
    confirmApp: api.useMutation('post', '/api/auth/totp/confirm', { onSuccess }),
    removeApp: api.useMutation('delete', '/api/auth/totp', { onSettled: onSuccess }),
    renewCodes: api.useMutation('post', '/api/auth/recovery-codes', { onSuccess }),
  };
}
