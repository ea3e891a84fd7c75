import { ApiError, createApiClient, errorText, isKeptOffline } from '@stillsam/api-client';
import type { FailureKind } from './newsletter-state';
import { NEWSLETTER_COPY } from './newsletter.copy';

/**
 * Asks for the newsletter. The address gets a mail with a link that confirms it.
 *
 * @param apiOrigin prepended to `/api/…`; empty where the page's own origin forwards to the API.
 * @throws ApiError
 */
export async function subscribe(email: string, apiOrigin: string): Promise<void> {
  await createApiClient({ baseUrl: apiOrigin }).POST('/api/newsletter/subscribe', {
    body: { email, gdprConsent: true },
  });
}

const TEXT_BY_STATUS: Partial<Record<number, string>> = {
  409: NEWSLETTER_COPY.alreadyRegistered,
  429: NEWSLETTER_COPY.tooMany,
};

export interface SubscribeFailure {
  type: FailureKind;
  message: string;
}

/** What to tell of a failed call (specification, section 8). */
export function subscribeFailure(error: unknown): SubscribeFailure {
  const status = error instanceof ApiError ? error.status : undefined;
  return {
    type: isKeptOffline(error) ? 'kept' : 'failed',
    message: (status && TEXT_BY_STATUS[status]) || errorText(error),
  };
}
