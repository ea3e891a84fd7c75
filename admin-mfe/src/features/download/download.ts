import { fetchWithTimeout } from '@stillsam/api-client';

const LINK_LIFETIME_MS = 60_000;

/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click, and may first ask the user for a folder.
  setTimeout(() => URL.revokeObjectURL(url), LINK_LIFETIME_MS);
}

/** Whole lists may hold a million rows, so their requests get more time than the client's default. */
const LIST_TIMEOUT_MS = 5 * 60_000;

/** The `fetch` of requests that carry whole lists. */
export function fetchList(request: Request): Promise<Response> {
  return fetchWithTimeout(request, LIST_TIMEOUT_MS);
}
