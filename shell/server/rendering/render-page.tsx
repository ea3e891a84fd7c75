import { setRuntimeConfig, type RemoteRouteHandle, type RuntimeConfig } from '@stillsam/platform';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type DataStrategyFunction,
  type DataStrategyResult,
  type StaticHandlerContext,
} from 'react-router';
import { isRouteErrorResponse } from 'react-router-dom';
import type { Logger } from 'pino';
import type { Area, PageData } from '../../src/config/page-data';
import type { OfflineEntry } from '../../src/offline/offline-list';
import { remotesOf, type RemoteName } from '../../src/remotes/remote-names';
import { buildRoutes, isComplete, NOT_FOUND_ROUTE_ID } from '../../src/routing/build-routes';
import { withTimeout } from '../releases/evaluate-release';
import type { Release } from '../releases/release';

const LOADERS_TIMEOUT_MS = 4000;
const RENDER_TIMEOUT_MS = 2000;

/** A page as it was rendered, before it is put into a document. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  /** Tags that React hoisted: title, meta, canonical link. */
  head: string;
  body: string;
  pageData: PageData;
  /** The release that rendered the page's region and the chunks that its routes name. */
  region: { release: Release; chunks: string[] } | null;
}

export interface Redirection {
  kind: 'redirection';
  status: number;
  location: string;
}

interface PageRendererOptions {
  area: Area;
  releases: ReadonlyMap<RemoteName, Release>;
  siteOrigin: string;
  /** Origin of the API for loaders on this server. */
  apiOrigin: string;
  analytics: PageData['analytics'];
  isOfflineOn: boolean;
  /** Route patterns that lead to another document. */
  crossings: string[];
  /** Pages that the offline page lists. */
  offlinePages: () => Promise<OfflineEntry[]>;
  logger: Logger;
}

/** Renders pages with one fixed set of releases. A new set takes a new renderer. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #handler: ReturnType<typeof createStaticHandler>;
  readonly #browserConfig: RuntimeConfig;

  constructor(options: PageRendererOptions) {
    this.#options = options;
    this.#browserConfig = { siteOrigin: options.siteOrigin, apiOrigin: '' };
    setRuntimeConfig({ siteOrigin: options.siteOrigin, apiOrigin: options.apiOrigin });
    const loaded = Object.fromEntries([...options.releases].map(([name, release]) => [name, release.module]));
    this.#handler = createStaticHandler(
      buildRoutes({
        area: options.area,
        released: [...options.releases.keys()],
        loaded,
        loadOfflinePages: options.offlinePages,
      }),
    );
  }

  /** @param path path and query of the page. */
  async render(path: string): Promise<RenderedPage | Redirection> {
    const url = new URL(path, this.#options.siteOrigin);
    const context = await this.#load(url);
    if (context instanceof Response) return toRedirection(context, url);
    const region = this.#regionOf(context);
    let markup: string;
    try {
      markup = renderMarkup(context, this.#handler.dataRoutes);
    } catch (error) {
      // A page that throws or hangs costs its own region: the tree is rendered once more with the notice there.
      this.#log(error, url.pathname, 'a page failed to render');
      blameRegion(context, error);
      markup = renderMarkup(context, this.#handler.dataRoutes);
    }
    for (const error of Object.values(context.errors ?? {}))
      this.#log(error, url.pathname, 'a region shows an error');
    const { head, body } = splitHoisted(markup);
    return {
      kind: 'page',
      status: this.#statusOf(context),
      head,
      body,
      pageData: this.#pageData(context, region),
      region,
    };
  }

  async #load(url: URL): Promise<StaticHandlerContext | Response> {
    const controller = new AbortController();
    const request = new Request(url, { signal: controller.signal });
    try {
      return await this.#handler.query(request, { dataStrategy: loadInTime });
    } finally {
      // What a loader that was too slow still requests is for nobody.
      controller.abort();
    }
  }

  #regionOf(context: StaticHandlerContext): RenderedPage['region'] {
    const names = remotesOf(this.#options.area);
    const name = names.find((candidate) => context.matches.some((match) => match.route.id === candidate));
    const release = name && this.#options.releases.get(name);
    if (!release) return null;
    const chunks = context.matches.flatMap((match) => {
      const handle: Partial<RemoteRouteHandle> | undefined = match.route.handle;
      return handle?.chunk ? [handle.chunk] : [];
    });
    return { release, chunks };
  }

  #statusOf(context: StaticHandlerContext): number {
    if (context.errors) {
      const responses = Object.values(context.errors).filter(isRouteErrorResponse);
      return responses[0]?.status ?? 503;
    }
    if (context.matches.at(-1)?.route.id !== NOT_FOUND_ROUTE_ID) return context.statusCode;
    return isComplete(this.#options.area, [...this.#options.releases.keys()]) ? 404 : 503;
  }

  #pageData(context: StaticHandlerContext, region: RenderedPage['region']): PageData {
    return {
      area: this.#options.area,
      config: this.#browserConfig,
      analytics: this.#options.analytics,
      isOfflineOn: this.#options.isOfflineOn,
      remotes: remotesOf(this.#options.area).flatMap((name) => this.#options.releases.get(name)?.pin ?? []),
      crossings: this.#options.crossings,
      active: region?.release.name ?? null,
      hydration: { loaderData: context.loaderData, errors: serialiseErrors(context.errors) },
    };
  }

  #log(error: unknown, pathname: string, message: string): void {
    if (isRouteErrorResponse(error)) return;
    const { logger } = this.#options;
    if (!(error instanceof Error)) return logger.error({ path: pathname, reason: String(error) }, message);
    // An unreachable API is logged with its address and without a stack, which would not help.
    if (error.name === 'ApiError') return logger.warn({ path: pathname, reason: error.message }, message);
    logger.error({ path: pathname, reason: error.stack }, message);
  }
}

/** Calls the loaders side by side. One that takes too long has failed, and costs its own region alone. */
const loadInTime: DataStrategyFunction = async ({ matches }) => {
  const called = matches.filter((match) => match.shouldCallHandler());
  const results = called.map(async (match) => [match.route.id, await inTime(match.resolve())] as const);
  return Object.fromEntries(await Promise.all(results));
};

function inTime(loading: Promise<DataStrategyResult>): Promise<DataStrategyResult> {
  return new Promise((resolve) => {
    const fail = (reason: unknown) => resolve({ type: 'error', result: reason });
    const timer = setTimeout(
      () => fail(new Error(`A loader took more than ${LOADERS_TIMEOUT_MS} ms`)),
      LOADERS_TIMEOUT_MS,
    );
    void loading.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}

function renderMarkup(
  context: StaticHandlerContext,
  routes: Parameters<typeof createStaticRouter>[0],
): string {
  const router = createStaticRouter(routes, context);
  return withTimeout(
    () => renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    RENDER_TIMEOUT_MS,
  );
}

function blameRegion(context: StaticHandlerContext, error: unknown): void {
  const region = context.matches.find((match) => match.route.errorElement && match.route.id in REGION_IDS);
  const id = region?.route.id ?? context.matches[0]?.route.id ?? '';
  context.errors = { [id]: error };
  context.statusCode = 503;
}

const REGION_IDS: Record<RemoteName, true> = { site: true, exercises: true, admin: true };

/** React puts hoisted tags before the first element of a fragment; the layout's root follows. */
function splitHoisted(markup: string): { head: string; body: string } {
  const start = markup.indexOf('<div');
  return start < 0 ? { head: '', body: markup } : { head: markup.slice(0, start), body: markup.slice(start) };
}

function toRedirection(response: Response, requested: URL): Redirection {
  const location = new URL(response.headers.get('Location') ?? '/', requested);
  const isOwn = location.origin === requested.origin;
  return {
    kind: 'redirection',
    status: response.status,
    location: isOwn ? location.pathname + location.search + location.hash : location.href,
  };
}

/** Errors reach the browser as a status or a bare sentence, never with a stack. */
function serialiseErrors(errors: StaticHandlerContext['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, internal: true, data: null }
        : { message: 'Sidan kunde inte visas.' },
    ]),
  );
}
