import { ApiError } from './api-error';

export const NETWORK_ERROR_TEXT = 'Ett fel uppstod. Kontrollera din internetanslutning och försök igen.';
export const UNKNOWN_ERROR_TEXT = 'Ett fel uppstod. Försök igen senare.';

/** The Swedish sentence for any caught value. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_ERROR_TEXT;
}
