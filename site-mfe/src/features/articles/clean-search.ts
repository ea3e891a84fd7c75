/** The API's limit for a search, in characters. */
export const SEARCH_MAX_LENGTH = 200;

/** Normalises a search for the address: trimmed, of limited length, without control characters. */
export function cleanSearch(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trimStart()
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/\p{Cs}/gu, '')
    .trimEnd();
}
