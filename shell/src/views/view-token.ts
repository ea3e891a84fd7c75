import type { RemotePin } from '../document/page-data';

export const VIEWS_PATH = '/release-views';

/** By the name of the remote: one for each document. */
const tokens = new Map<string, Promise<string>>();

/**
 * Says that a page of a release is shown, and gets what makes a report of an error in it count. The document itself
 * holds no token, because it is the same for everybody.
 *
 * @returns an empty text where there is none.
 */
export function viewToken({ name, version }: RemotePin): Promise<string> {
  const known = tokens.get(name);
  if (known) return known;
  const token = !navigator.onLine ? Promise.resolve('') : request(name, version);
  tokens.set(name, token);
  return token;
}

/** Counts the view of a page's remote, once the visitor sees it: a prerendered page is no view. */
export function countView(pin: RemotePin | undefined): void {
  if (!pin) return;
  const count = () => void viewToken(pin);
  if (document.visibilityState === 'visible') count();
  else document.addEventListener('visibilitychange', count, { once: true });
}

async function request(part: string, version: string): Promise<string> {
  const query = new URLSearchParams({ part, version });
  try {
    const response = await fetch(`${VIEWS_PATH}?${query}`, { method: 'POST', cache: 'no-store' });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
