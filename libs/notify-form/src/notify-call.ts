import { ApiError, createApiClient, errorText } from '@stillsam/api-client';
import { NOTIFY_COPY } from './notify.copy';

/** What one can be told of. */
export type NotifyPurpose = 'trygg-punkt' | 'somnforberedelse' | 'fokustraning' | 'products' | 'premium';

/** All that ever leaves the page: an address and a purpose. */
export interface NotifyRequest {
  email: string;
  purpose: NotifyPurpose;
}

/**
 * Puts an address on a purpose's list. The same answer comes whether it was there before or not.
 *
 * @throws ApiError
 */
export async function registerNotify(request: NotifyRequest, apiOrigin: string): Promise<void> {
  await createApiClient({ baseUrl: apiOrigin }).POST('/api/notify', { body: request });
}

const BAD_REQUEST = 400;
const TOO_MANY = 429;

/** The API found fault with the address itself, which the page's own check had let through. */
export function isAddressRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === BAD_REQUEST;
}

/** The sentence for a failed call, as for the newsletter (specification, §8). */
export function notifyErrorText(error: unknown): string {
  return error instanceof ApiError && error.status === TOO_MANY ? NOTIFY_COPY.tooMany : errorText(error);
}
