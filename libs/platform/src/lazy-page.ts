import type { RouteObject } from 'react-router';
import type { RemoteRouteHandle } from './contract';

type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'ErrorBoundary' | 'shouldRevalidate'>;

/**
 * A page in a chunk of its own.
 *
 * @param chunk the chunk's name: the same word as in the import's `webpackChunkName`.
 * @param load imports the page's module, which exports `Component` and, where it has data, `loader`.
 */
export function lazyPage(
  chunk: string,
  load: () => Promise<PageModule>,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return { lazy: load, handle: { chunk } satisfies RemoteRouteHandle };
}
