/**
 * What a log says of something that was thrown.
 *
 * @param {unknown} error
 */
export function errorText(error) {
  return error instanceof Error ? error.message : String(error);
}
