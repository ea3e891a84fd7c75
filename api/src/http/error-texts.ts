import type { ErrorCode } from '@stillsam/contracts';

/** Swedish sentences, by code, for errors that belong to no module. */
export const COMMON_ERRORS = {
  VALIDATION_FAILED: 'Något i det du skickade behöver rättas.',
  MALFORMED_REQUEST: 'Det som skickades går inte att läsa.',
  BODY_TOO_LARGE: 'Det du skickade är för stort.',
  UNSUPPORTED_MEDIA_TYPE: 'Innehållet ska skickas som JSON.',
  UNAUTHENTICATED: 'Du behöver logga in.',
  FORBIDDEN: 'Du har inte behörighet till det här.',
  NOT_FOUND: 'Det du söker finns inte.',
  METHOD_NOT_ALLOWED: 'Adressen kan inte användas på det sättet.',
  TOO_MANY_REQUESTS: 'För många förfrågningar. Försök igen om en stund.',
  DATABASE_UNAVAILABLE: 'Tjänsten har ett tillfälligt avbrott. Försök igen om en stund.',
  DATABASE_BUSY: 'Det tar längre tid än vanligt just nu. Försök igen om en liten stund.',
  OVERLOADED: 'Det är många som vill in just nu. Försök igen om en liten stund.',
  INTERNAL_ERROR: 'Ett fel uppstod. Försök igen senare.',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type CommonErrorCode = keyof typeof COMMON_ERRORS;
