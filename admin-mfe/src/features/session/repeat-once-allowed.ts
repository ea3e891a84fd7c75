import type { ApiMiddleware } from '@stillsam/api-client';
import { storedToken } from './token-store';

/**
 * Repeats a call that the API rejected because the session had ended, so that a save needs no second click.
 *
 * @param renew waits until the user has signed in again. It resolves to false where nobody was signed in, and
 * rejects when the user chooses not to.
 */
export function signInAgain(renew: (rejectedToken: string | null) => Promise<boolean>): ApiMiddleware {
  const sent = new WeakMap<Request, { copy: Request; token: string | null }>();
  return {
    onRequest({ request }) {
      // The body of a request can be read once.
      sent.set(request, { copy: request.clone(), token: storedToken.read() });
    },
    async onResponse({ request, response, options }) {
      const call = sent.get(request);
      if (response.status !== 401 || !call || !(await renew(call.token))) return undefined;
      call.copy.headers.set('Authorization', `Bearer ${storedToken.read()}`);
      return options.fetch(call.copy);
    },
  };
}
