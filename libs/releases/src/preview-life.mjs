// @ts-check

/** A token that is lost shows an old release for so long at most, whatever it was signed for. */
export const MAX_PREVIEW_MS = 30 * 24 * 60 * 60_000;

/**
 * @param {number} until milliseconds since 1970.
 * @param {number} now
 */
export function isWithinLife(until, now) {
  return until > now && until <= now + MAX_PREVIEW_MS;
}
