import type { RouteObject } from 'react-router';
import type { RemoteRouteHandle } from './contract';

/**
 * A page in a chunk of its own, whose style the server inlines and whose script it preloads.
 *
 * @param chunk the chunk's name: the same word as in the import's `webpackChunkName`.
 * @param lazy imports the page's module, which exports `Component` and, where it has data, `loader`.
 */
export function lazyPage(
  chunk: string,
  lazy: Extract<RouteObject['lazy'], () => unknown>,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return { lazy, handle: { chunk } satisfies RemoteRouteHandle };
}
