import { fetchWithTimeout } from '@stillsam/api-client';

/** Whole lists may hold a million rows, so their requests get more time than the client's default. */
const LIST_TIMEOUT_MS = 5 * 60_000;

/** The `fetch` of requests that carry whole lists. */
export function fetchList(request: Request): Promise<Response> {
  return fetchWithTimeout(request, LIST_TIMEOUT_MS);
}
