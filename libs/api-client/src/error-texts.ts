import { ApiError } from './api-error';

export const NETWORK_ERROR_TEXT = 'Ett fel uppstod. Kontrollera din internetanslutning och försök igen.';
export const UNKNOWN_ERROR_TEXT = 'Ett fel uppstod. Försök igen senare.';

/** The Swedish sentence for any caught value. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_ERROR_TEXT;
}

/** Code of the service worker's response to a form that it queued offline. */
const KEPT_OFFLINE = 'KEPT_OFFLINE';

/** Whether the form is queued offline and will be sent later. */
export function isKeptOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === KEPT_OFFLINE;
}

/** The API's own sentence on a failure; undefined where its response had none. */
export function serverText(error: unknown): string | undefined {
  const isFromServer = error instanceof ApiError && error.kind === 'api';
  return isFromServer && error.message !== UNKNOWN_ERROR_TEXT ? error.message : undefined;
}
