import { matchRoutes } from 'react-router-dom';
import type { PageData } from '../config/page-data';
import { loadBrowserRemote } from '../remotes/browser-remotes';
import { remoteOfPath } from '../routing/discover-remote';
import { prefetchData } from './prefetched-data';

/** What of the page data finds the remote of an address. */
type Remotes = Pick<PageData, 'owners' | 'remotes'>;

/** `pointerdown` is the first event of a touch; the others precede a mouse's click or the Enter key. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Prefetches pages of remotes: code and data of the link that the visitor points at or touches, and, when the page is
 * idle, the code of pages whose links are in view, unless the visitor saves data or the network is slow.
 *
 * @param onNavigated subscribes to the end of each navigation, when other links are in the document.
 */
export function prefetchLinks(remotes: Remotes, onNavigated: (callback: () => void) => void): void {
  const prefetch = (link: HTMLAnchorElement, withData: boolean) => {
    // The navigation reports what cannot be loaded.
    if (leadsToAnotherPage(link)) prefetchPage(remotes, new URL(link.href), withData).catch(() => undefined);
  };
  for (const intent of INTENTS) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link) prefetch(link, true);
      },
      { passive: true },
    );
  }
  if (isNetworkScarce()) return;
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      atIdle(() => prefetch(target, false));
    }
  });
  const observeLinks = () => {
    for (const link of document.querySelectorAll('a')) inView.observe(link);
  };
  atIdle(observeLinks);
  onNavigated(() => atIdle(observeLinks));
}

/** Remotes that could not be loaded: a navigation tries them again, no other prefetch does. */
const unavailable = new Set<string>();

async function prefetchPage(remotes: Remotes, url: URL, withData: boolean): Promise<void> {
  const name = remoteOfPath(remotes, url.pathname);
  if (!name || unavailable.has(name)) return;
  const { routes } = await loadBrowserRemote(name).catch((error: unknown) => {
    unavailable.add(name);
    throw error;
  });
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  if (!match) return;
  const { route, params } = match;
  const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
  if (!withData || typeof loader !== 'function' || !(await currentPageAllowsData(remotes))) return;
  const href = url.origin + url.pathname + url.search;
  const args = { request: new Request(href), url, params, pattern: route.path ?? '', context: {} };
  prefetchData(href, async () => loader(args));
}

async function currentPageAllowsData(remotes: Remotes): Promise<boolean> {
  const current = remoteOfPath(remotes, window.location.pathname);
  return !current || (await loadBrowserRemote(current)).prefetchesData !== false;
}

/** Whether a link leads to another page of the site, in this tab. */
function leadsToAnotherPage({ origin, pathname, search, target, href }: HTMLAnchorElement): boolean {
  const here = window.location;
  return (
    href !== '' && origin === here.origin && !target && pathname + search !== here.pathname + here.search
  );
}

/** A browser without the Network Information API is treated as fast. */
function isNetworkScarce(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Safari has no idle callbacks. */
function atIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 1000);
}
