import type { RouteObject } from 'react-router';
import type { RemoteRouteHandle } from './contract';

/**
 * Releases of contract 1 and 2 take it from here, at run time; since then a remote's build names the chunks of its pages.
 *
 * @param chunk the chunk's name.
 * @param lazy imports the page's module, which exports `Component` and, where it has data, `loader`.
 */
export function lazyPage(
  chunk: string,
  lazy: Extract<RouteObject['lazy'], () => unknown>,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return { lazy, handle: { chunk } satisfies RemoteRouteHandle };
}
