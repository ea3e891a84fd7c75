/**
 * For text that a schema reads next.
 *
 * @param {string} text
 * @returns {unknown} undefined for what is no JSON.
 */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
