import { PATHS } from '@stillsam/paths';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Area } from '../../src/config/page-data';
import type { OfflineEntry } from '../../src/offline/offline-list';
import { remotesOf, type RemoteName } from '../../src/remotes/remote-names';
import type { ShellConfig } from '../config/env';
import { ADMIN_HEADERS, originPolicy } from '../http/security-headers';
import type { Release } from '../releases/release';
import { areaOf, crossingsOf } from './areas';
import { buildDocument, type PageDocument } from './document';
import { PageResponse } from './page-response';
import { PageRenderer, type Redirection } from './render-page';
import type { ShellAssets } from './shell-assets';

interface PageServerOptions {
  config: ShellConfig;
  assets: ShellAssets;
  /** The releases to render with, read again after each `invalidate`. */
  releases: () => ReadonlyMap<RemoteName, Release>;
  /** Whether content changes arrive; while they do not, pages are fresh for a second only. */
  isConnected: () => boolean;
  /** Pages that the offline page lists. */
  offlinePages: () => Promise<OfflineEntry[]>;
  logger: Logger;
}

export type PageResult = { kind: 'page'; page: PageResponse } | Redirection;

const CACHE_BYTES = 48 * 1024 * 1024;

const FRESH_WITHOUT_STREAM_MS = 1000;
/** Pages of longer addresses are served but not cached. */
const CACHEABLE_PATH_LENGTH = 300;

/** Addresses of pages that only mails link to: the address authorises an action of the mail's receiver. */
const MAIL_LINKS: readonly string[] = [PATHS.newsletterConfirm, PATHS.newsletterUnsubscribe];

function isSecret(pathname: string, query: URLSearchParams): boolean {
  return query.has('token') || MAIL_LINKS.includes(pathname);
}

/**
 * The cache of rendered pages: each is fresh until content or a release changes, and served as it was while it cannot
 * be rendered anew.
 */
export class PageServer {
  readonly #options: PageServerOptions;
  readonly #cache = new LRUCache<string, PageResponse>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (page, path) => page.size + path.length * 2,
  });
  readonly #inFlight = new Map<string, Promise<PageResult>>();
  #renderers: Partial<Record<Area, PageRenderer>> = {};
  #generation = 0;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** Content changed: every page is rendered anew at its next request. */
  invalidateContent(): void {
    this.#generation += 1;
  }

  /** A new release was loaded: the next page is rendered with it. */
  invalidateReleases(): void {
    this.#renderers = {};
    this.#generation += 1;
  }

  /** Whether the page is in the cache and nothing has changed since. */
  isCached(path: string): boolean {
    const cached = this.#cache.get(path);
    return cached !== undefined && this.#isFresh(cached);
  }

  /** @param path path and query. */
  page(path: string): Promise<PageResult> {
    const cached = this.#cache.get(path);
    if (cached && this.#isFresh(cached)) return Promise.resolve({ kind: 'page', page: cached });
    const key = `${this.#generation} ${path}`;
    let rendering = this.#inFlight.get(key);
    if (!rendering) {
      rendering = this.#render(path, cached).finally(() => this.#inFlight.delete(key));
      this.#inFlight.set(key, rendering);
    }
    return rendering;
  }

  #isFresh(cached: PageResponse): boolean {
    if (cached.generation !== this.#generation) return false;
    return this.#options.isConnected() || performance.now() - cached.renderedAt < FRESH_WITHOUT_STREAM_MS;
  }

  async #render(path: string, cached: PageResponse | undefined): Promise<PageResult> {
    const generation = this.#generation;
    const startedAt = performance.now();
    const { pathname, searchParams } = new URL(path, this.#options.config.siteOrigin);
    const isCacheable = !isSecret(pathname, searchParams);
    const area = areaOf(pathname, this.#options.config.isAdminInShell);
    const rendered = await this.#renderer(area).render(path);
    if (rendered.kind === 'redirection') return rendered;
    // While the data cannot be read, the page as it was is better than an error.
    if (rendered.status >= 500 && cached && cached.status === 200) return { kind: 'page', page: cached };
    const document = buildDocument(rendered, pathname, this.#options.assets);
    const page = new PageResponse({
      status: rendered.status,
      html: document.html,
      headers: this.#headers(area, document, rendered.status, isCacheable),
      generation,
      renderedAt: startedAt,
    });
    if (isCacheable) this.#store(path, page);
    return { kind: 'page', page };
  }

  #store(path: string, page: PageResponse): void {
    if (page.status !== 200 || path.length > CACHEABLE_PATH_LENGTH) return;
    // A rendering that started before a change may finish after one that started later.
    const isNewest = page.generation >= (this.#cache.peek(path)?.generation ?? 0);
    if (isNewest) this.#cache.set(path, page);
  }

  #renderer(area: Area): PageRenderer {
    const { config, logger, releases, offlinePages } = this.#options;
    return (this.#renderers[area] ??= new PageRenderer({
      area,
      releases: releases(),
      siteOrigin: config.siteOrigin,
      apiOrigin: config.apiOrigin,
      analytics: this.#analyticsOf(area),
      isOfflineOn: this.#isOfflineOn(area),
      crossings: crossingsOf(area, config.isAdminInShell),
      offlinePages,
      logger,
    }));
  }

  /** Analytics never runs in the admin. */
  #analyticsOf(area: Area): ShellConfig['analytics'] {
    return area === 'public' ? this.#options.config.analytics : null;
  }

  /** The admin is never cached on a device. */
  #isOfflineOn(area: Area): boolean {
    return area === 'public' && this.#options.config.isOfflineOn;
  }

  #headers(area: Area, document: PageDocument, status: number, isCacheable: boolean): Record<string, string> {
    const { styleHashes, inlineScriptHash } = document;
    const { config } = this.#options;
    const names = remotesOf(area);
    const analytics = this.#analyticsOf(area);
    return {
      ...(area === 'public' ? { Link: this.#options.assets.preload } : {}),
      ...(area === 'admin' ? ADMIN_HEADERS : {}),
      'Content-Security-Policy': originPolicy({
        inlineScriptHash,
        styleHashes,
        remoteOrigins: names.map((name) => config.remotes[name].publicOrigin),
        hasWorker: this.#isOfflineOn(area),
        analyticsOrigin: analytics && new URL(analytics.scriptUrl).origin,
        trustedTypes: [
          'stillsam-shell',
          'stillsam-remotes',
          'dompurify',
          ...(analytics ? ['stillsam-analytics'] : []),
          ...(this.#isOfflineOn(area) ? ['stillsam-offline'] : []),
          ...names.map((name) => `stillsam-${name}`),
        ],
      }),
      'Cache-Control': status === 200 && isCacheable ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    };
  }
}
