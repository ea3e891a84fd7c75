import type { RouteObject } from 'react-router';
import type { RemoteRouteHandle } from './contract';
import { takingAhead } from './load-ahead';

type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'ErrorBoundary' | 'shouldRevalidate'>;

/**
 * A page in a chunk of its own. Its data may be loaded ahead of the click (`load-ahead.ts`).
 *
 * @param chunk the chunk's name: the same word as in the import's `webpackChunkName`.
 * @param load imports the page's module, which exports `Component` and, where it has data, `loader`.
 */
export function lazyPage(
  chunk: string,
  load: () => Promise<PageModule>,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return {
    async lazy() {
      const page = await load();
      return typeof page.loader === 'function' ? { ...page, loader: takingAhead(chunk, page.loader) } : page;
    },
    handle: { chunk } satisfies RemoteRouteHandle,
  };
}
