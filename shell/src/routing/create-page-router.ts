import type { RemoteModule } from '@stillsam/platform';
import {
  createBrowserRouter,
  matchRoutes,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { withLinkToken } from '../document/link-token';
import type { PageData } from '../document/page-data';
import { reportLoadError } from '../errors/report-errors';
import { loadBrowserRemote } from '../remotes/browser-remotes';
import { buildRoutes, crossingId } from './build-routes';

export type PageRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of a server-rendered document, ready to hydrate. It has the pages of the remote that rendered the document;
 * every other address is a document of its own.
 */
export async function createPageRouter(page: PageData): Promise<PageRouter> {
  const { active } = page;
  if (!active) return createRouter(page, {});
  try {
    const remote = await loadBrowserRemote(active);
    return await createRouter(page, { [active]: remote });
  } catch (error) {
    reportFailedLoad(active, error);
    return createRouter(page, {}, active);
  }
}

async function createRouter(
  page: PageData,
  loaded: Record<string, RemoteModule>,
  readableOnly?: string,
): Promise<PageRouter> {
  const released = page.remotes.map(({ name }) => name);
  const routes = buildRoutes({
    area: page.area,
    owners: page.owners,
    released,
    loaded,
    readableOnly,
    crossings: page.crossings,
    leaveDocument,
    loadOfflinePages: leaveDocument,
  });
  await resolveCurrentPage(routes);
  const options: Parameters<typeof createBrowserRouter>[1] = {
    hydrationData: withoutCrossing(page),
  };
  return withLinkToken(() => createBrowserRouter(routes, options));
}

function reportFailedLoad(name: string, error: unknown): void {
  reportLoadError(name);
  console.warn(`The remote ${name} could not be loaded: ${error instanceof Error ? error.message : error}`);
}

/**
 * Loads the page's chunk and replaces `lazy` by its exports. With a lazy route the router would run the loader again,
 * although the document has the data, and render nothing until then.
 */
async function resolveCurrentPage(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Marks every crossing as loaded: a document without a page of its remote would load itself for ever. */
function withoutCrossing({ hydration, crossings }: PageData): PageData['hydration'] {
  const loaded = Object.fromEntries(crossings.map((path) => [crossingId(path), null]));
  return { ...hydration, loaderData: { ...loaded, ...hydration.loaderData } };
}

/** A loader that requests the whole document from the server or the service worker. */
function leaveDocument({ request }: LoaderFunctionArgs): Promise<never> {
  const { pathname, search } = new URL(request.url);
  window.location.assign(pathname + search);
  // The document is being replaced, so nothing is rendered.
  return new Promise<never>(() => {});
}
