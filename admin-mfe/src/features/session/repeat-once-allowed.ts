import type { ApiMiddleware } from '@stillsam/api-client';
import { storedToken } from './token-store';

interface Permissions {
  /**
   * Waits until the user has signed in again. It resolves to false where nobody was signed in, and rejects when the
   * user chooses not to.
   */
  signIn: (rejectedToken: string | null) => Promise<boolean>;
  /** Waits until the user has proved again who they are. It resolves to false when they choose not to. */
  prove: () => Promise<boolean>;
}

/** Repeats a call that the API refused because the session had ended or asks for a proof: it needs no second click. */
export function repeatOnceAllowed({ signIn, prove }: Permissions): ApiMiddleware {
  const sent = new WeakMap<Request, { copy: Request; token: string | null }>();
  return {
    onRequest({ request }) {
      // The body of a request can be read once.
      sent.set(request, { copy: request.clone(), token: storedToken.read() });
    },
    async onResponse({ request, response, options }) {
      const call = sent.get(request);
      if (!call) return undefined;
      const permissions = [
        async (refusal: Response) => refusal.status === 401 && (await signIn(call.token)),
        async (refusal: Response) => (await asksForProof(refusal)) && (await prove()),
      ];
      let answer = response;
      // A token that was renewed may still ask for a proof.
      for (const isGiven of permissions) {
        if (!(await isGiven(answer))) continue;
        const again = call.copy.clone();
        again.headers.set('Authorization', `Bearer ${storedToken.read()}`);
        answer = await options.fetch(again);
      }
      return answer === response ? undefined : answer;
    },
  };
}

async function asksForProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'STEP_UP_REQUIRED';
}
