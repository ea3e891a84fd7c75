import type { RemoteModule, RemoteRouteHandle } from '@stillsam/platform';
import type { Owner } from '@stillsam/releases/owner';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type DataStrategyFunction,
  type DataStrategyResult,
  type StaticHandlerContext,
} from 'react-router';
import { isRouteErrorResponse, type RouteObject } from 'react-router-dom';
import type { Area, PageData } from '../../src/document/page-data';
import { buildRoutes, isOwnerMissing, NOT_FOUND_ROUTE_ID } from '../../src/routing/build-routes';
import { patternOf, routePatterns } from '../../src/routing/route-patterns';
import { withTimeout } from './evaluate-release';

const LOADERS_TIMEOUT_MS = 4000;
/** What `renderToString` may take. */
const RENDER_TIMEOUT_MS = 2000;

/** A page as it was rendered, before it is put into a document. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  /** Tags that React hoisted: title, meta, canonical link. */
  head: string;
  body: string;
  /** Whether the remote's own routes rendered the page, and not the shell's. */
  isRemotes: boolean;
  /** Pattern of the page's route. */
  route: string;
  /** Names of the chunks that the page's routes need. */
  chunks: string[];
  hydration: PageData['hydration'];
  problems: RenderProblem[];
  /** What the API's responses to its loaders showed; null where one failed. */
  tags: string[] | null;
}

/** Something that went wrong while a page was rendered. */
export interface RenderProblem {
  message: string;
  /** The error in one line. */
  summary: string;
  /** With its stack, for the log. */
  reason: string;
  /** The API did not respond: the release is not to blame. */
  isOutage: boolean;
}

export interface Redirection {
  kind: 'redirection';
  status: number;
  location: string;
}

export type RenderResult = RenderedPage | Redirection;

interface PageRendererOptions {
  area: Area;
  /** The area's remotes, in the order in which their routes are mounted. */
  owners: readonly Owner[];
  /** The remote whose pages are rendered; without one the shell's own pages are. */
  remote?: { name: string; routes: RemoteModule['routes'] };
  siteOrigin: string;
  /** Loads what the shell's offline page lists. */
  loadOfflinePages?: RouteObject['loader'];
}

/**
 * Renders the pages of one remote, or those of the shell. Which other remotes are live decides only whether an unknown
 * address is a 404 or a 503.
 */
export class PageRenderer {
  readonly patterns: string[];
  readonly #options: PageRendererOptions;
  readonly #handlers = new Map<string, ReturnType<typeof createStaticHandler>>();

  /** @throws when React Router refuses the routes, such as for an id that is taken or an index route with children. */
  constructor(options: PageRendererOptions) {
    this.#options = options;
    this.patterns = routePatterns(options.remote?.routes ?? []);
    this.#handler([]);
  }

  /**
   * @param path path and query of the page.
   * @param released names of the area's remotes that have a live release.
   * @param form the body of a form that is posted to the page's action (ADR 100).
   */
  async render(path: string, released: readonly string[], form?: string): Promise<RenderResult> {
    const url = new URL(path, this.#options.siteOrigin);
    const handler = this.#handler(released);
    const context = await load(handler, url, form);
    if (context instanceof Response) return toRedirection(context, url);
    const problems: RenderProblem[] = [];
    const markup = renderRegion(context, handler.dataRoutes, (error) =>
      problems.push(...toProblem(error, 'a page failed to render')),
    );
    for (const error of Object.values(context.errors ?? {}))
      problems.push(...toProblem(error, 'a region shows an error'));
    return {
      kind: 'page',
      status: this.#statusOf(context, url.pathname, released),
      ...splitHoisted(markup),
      isRemotes: context.matches.some(({ route }) => route.id === this.#options.remote?.name),
      route: patternOf(context.matches.map(({ route }) => route)),
      chunks: context.matches.flatMap(({ route }) => {
        const handle: Partial<RemoteRouteHandle> | undefined = route.handle;
        return handle?.chunk ? [handle.chunk] : [];
      }),
      hydration: {
        loaderData: context.loaderData,
        ...(context.actionData ? { actionData: context.actionData } : {}),
        errors: serialiseErrors(context.errors),
      },
      problems,
      // Known to whoever sends the loaders' requests.
      tags: [],
    };
  }

  #handler(released: readonly string[]): ReturnType<typeof createStaticHandler> {
    const key = released.join();
    let handler = this.#handlers.get(key);
    if (!handler) {
      const { area, owners, remote, loadOfflinePages } = this.#options;
      const loaded = remote ? { [remote.name]: remote } : {};
      handler = createStaticHandler(buildRoutes({ area, owners, released, loaded, loadOfflinePages }));
      this.#handlers.set(key, handler);
    }
    return handler;
  }

  #statusOf(context: StaticHandlerContext, pathname: string, released: readonly string[]): number {
    if (context.errors) {
      const responses = Object.values(context.errors).filter(isRouteErrorResponse);
      return responses[0]?.status ?? 503;
    }
    if (context.matches.at(-1)?.route.id !== NOT_FOUND_ROUTE_ID) return context.statusCode;
    return isOwnerMissing(pathname, { owners: this.#options.owners, released }) ? 503 : 404;
  }
}

async function load(
  handler: ReturnType<typeof createStaticHandler>,
  url: URL,
  form: string | undefined,
): Promise<StaticHandlerContext | Response> {
  const controller = new AbortController();
  const posted = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
  const request = new Request(url, { ...posted, signal: controller.signal });
  try {
    return await handler.query(request, { dataStrategy: loadInTime });
  } finally {
    // What a loader that was too slow still requests is for nobody.
    controller.abort();
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

/** A page that throws or hangs costs its own region: the tree is rendered once more with the notice there. */
function renderRegion(
  context: StaticHandlerContext,
  routes: Parameters<typeof createStaticRouter>[0],
  onError: (error: unknown) => void,
): string {
  try {
    return renderMarkup(context, routes);
  } catch (error) {
    onError(error);
    blameRegion(context, error);
    return renderMarkup(context, routes);
  }
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

/** The outermost route below the layout is the remote's region. */
function blameRegion(context: StaticHandlerContext, error: unknown): void {
  const [layout, region] = context.matches;
  const id = (region?.route.errorElement ? region : layout)?.route.id ?? '';
  context.errors = { [id]: error };
  context.statusCode = 503;
}

/** A response that a loader threw is an answer, and no problem. */
function toProblem(error: unknown, message: string): RenderProblem[] {
  if (isRouteErrorResponse(error)) return [];
  const summary = String(error);
  if (!(error instanceof Error)) return [{ message, summary, reason: summary, isOutage: false }];
  // An unreachable API is told with its address and without a stack, which would not help.
  const isOutage = error.name === 'ApiError';
  const reason = isOutage ? error.message : (error.stack ?? summary);
  return [{ message, summary, reason, isOutage }];
}

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
