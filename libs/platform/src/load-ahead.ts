import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router';
import type { RemoteRouteHandle } from './contract';

/** Milliseconds that what was loaded ahead of a click is good for. */
export const AHEAD_LIFETIME_MS = 20_000;
const MOST_KEPT = 20;

interface Ahead {
  data: Promise<unknown>;
  askedAt: number;
}

/** By the page's chunk and its address. Filled in browsers alone: a server's memory is shared between visitors. */
const kept = new Map<string, Ahead>();

/** A page's loader that first looks whether the data was loaded ahead; what was serves one click. */
export function takingAhead(chunk: string, loader: LoaderFunction): LoaderFunction {
  return (args, context) => {
    const key = keyOf(chunk, new URL(args.request.url));
    const ahead = kept.get(key);
    kept.delete(key);
    return ahead && isYoung(ahead) ? ahead.data : loader(args, context);
  };
}

/**
 * Loads the page of an address that the visitor is about to open: its script and, if asked for, its data. Called again
 * within the data's lifetime, it does nothing. A failure is forgotten: the click asks anew and shows what it meets.
 */
export async function loadAhead(
  routes: RouteObject[],
  address: URL,
  { withData }: { withData: boolean },
): Promise<void> {
  const matches = matchRoutes(routes, address.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      const page = typeof route.lazy === 'function' ? await route.lazy() : route;
      const { loader } = page;
      if (!withData || typeof loader !== 'function' || !isPage(route.handle)) return;
      keep(keyOf(route.handle.chunk, address), async () =>
        loader({
          request: new Request(address),
          url: address,
          params,
          pattern: route.path ?? '',
          context: {},
        }),
      );
    }),
  );
}

function keep(key: string, load: () => Promise<unknown>): void {
  const before = kept.get(key);
  if (before && isYoung(before)) return;
  kept.delete(key);
  const ahead = { data: load(), askedAt: performance.now() };
  kept.set(key, ahead);
  ahead.data.catch(() => {
    if (kept.get(key) === ahead) kept.delete(key);
  });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
}

function keyOf(chunk: string, { pathname, search }: URL): string {
  return `${chunk} ${pathname}${search}`;
}

function isPage(handle: unknown): handle is RemoteRouteHandle {
  return typeof handle === 'object' && handle !== null && 'chunk' in handle;
}

function isYoung({ askedAt }: Ahead): boolean {
  return performance.now() - askedAt < AHEAD_LIFETIME_MS;
}
