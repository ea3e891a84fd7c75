import { fetchWithin } from '@stillsam/api-client';

/** A list of a million rows takes a while. */
const PATIENCE_MS = 5 * 60_000;

/** The `fetch` of calls that carry whole lists. */
export function withPatience(request: Request): Promise<Response> {
  return fetchWithin(request, PATIENCE_MS);
}
