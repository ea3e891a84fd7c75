import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { PageData } from '../config/page-data';
import { loadBrowserRemote } from '../remotes/browser-remotes';
import { REMOTE_NAMES, type RemoteName } from '../remotes/remote-names';
import { buildRoutes } from './build-routes';
import { documentCrossings } from './document-crossings';
import { remoteOfPath } from './discover-remote';

type PageRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of a server-rendered document, ready to hydrate: the remote that rendered the page is loaded
 * first, the others when a navigation needs them.
 */
export async function createPageRouter(page: PageData): Promise<PageRouter> {
  const active = REMOTE_NAMES.find((name) => name === page.active);
  if (!active) return initialised(createRouter(page, {}));
  try {
    const router = await initialised(createRouter(page, { [active]: await loadBrowserRemote(active) }));
    // A page chunk that did not come shows itself as an error that the server did not have.
    if (!router.state.errors || page.hydration.errors) return router;
    router.dispose();
  } catch (error) {
    console.warn(`The remote ${active} could not be started; its page stays readable.`, error);
  }
  return initialised(createRouter(page, {}, active));
}

function createRouter(
  page: PageData,
  loaded: Parameters<typeof buildRoutes>[0]['loaded'],
  readableOnly?: RemoteName,
): PageRouter {
  const patched = new Set<string>(Object.keys(loaded));
  return createBrowserRouter(
    buildRoutes({ area: page.area, loaded, readableOnly, crossings: documentCrossings(page.area) }),
    {
      hydrationData: page.hydration,
      async patchRoutesOnNavigation({ path, patch }) {
        const name = remoteOfPath(page.remotes, path);
        if (!name || name === readableOnly || patched.has(name)) return;
        const remote = await loadBrowserRemote(name);
        patched.add(name);
        patch(name, remote.routes satisfies RouteObject[]);
      },
    },
  );
}

/** Lazy routes of the current page must be in place before hydration, or the server's markup is thrown away. */
function initialised(router: PageRouter): Promise<PageRouter> {
  if (router.state.initialized) return Promise.resolve(router);
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve(router);
    });
  });
}
