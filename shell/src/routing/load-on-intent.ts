import { loadAhead } from '@stillsam/platform';
import type { RemotePin } from '../config/page-data';
import { loadBrowserRemote } from '../remotes/browser-remotes';
import { remoteOfPath } from './discover-remote';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;
/** What is done in an exercise stays there: pointing at a link asks for no data. */
const SILENT = 'exercises';

/** Loads the page behind a link when the visitor points at it, touches it or comes to it by keyboard. */
export function loadOnIntent(pins: RemotePin[]): void {
  const follow = (event: PointerEvent | TouchEvent | FocusEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leadsElsewhereHere(link)) return;
    // From one word of the link to another is no news.
    if ('relatedTarget' in event && event.relatedTarget instanceof Node && link.contains(event.relatedTarget))
      return;
    // The click itself reports what cannot be had.
    load(pins, new URL(link.href)).catch(() => undefined);
  };
  for (const sign of SIGNS) document.addEventListener(sign, follow, { passive: true });
}

async function load(pins: RemotePin[], address: URL): Promise<void> {
  const name = remoteOfPath(pins, address.pathname);
  if (!name) return;
  const { routes } = await loadBrowserRemote(name);
  await loadAhead(routes, address, {
    withData: remoteOfPath(pins, window.location.pathname) !== SILENT,
  });
}

/** Whether a link leads to another page of the site, in this tab. */
function leadsElsewhereHere({ origin, pathname, search, target, href }: HTMLAnchorElement): boolean {
  const here = window.location;
  const isOther = pathname !== here.pathname || search !== here.search;
  return href !== '' && origin === here.origin && !target && isOther;
}
