import type { RouteObject } from 'react-router';

/** The sole exposed module of a remote, in the browser and on the server alike. */
export interface RemoteModule {
  contract: number;
  /** Routes with absolute paths, mounted below the shell's layout. */
  routes: RouteObject[];
}

/** `handle` of a remote's route. */
export interface RemoteRouteHandle {
  /** Name of the page's chunk, so that the server can inline its style and preload its script. */
  chunk: string;
}

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
