import { PATHS } from '@stillsam/paths';
import type { Remote } from '@stillsam/releases/registry';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { OfflineEntry } from '../../src/offline/offline-list';
import type { ShellConfig } from '../config/env';
import type { Release } from '../releases/release';
import { AreaPages } from './area-pages';
import { remoteOf } from './areas';
import { PageResponse, type ReleaseName } from './page-response';
import type { Redirection } from './render-page';
import type { ShellAssets } from './shell-assets';
import { STABLE, type Variant } from './variant';

interface PageServerOptions {
  config: ShellConfig;
  assets: ShellAssets;
  /** The remotes that are served here, read again after each `invalidate`. */
  remotes: () => readonly Remote[];
  /** The releases to render a variant with, read again after each `invalidate`. */
  releases: (variant: Variant) => ReadonlyMap<string, Release>;
  /** Whether content changes arrive; while they do not, pages are fresh for a second only. */
  isConnected: () => boolean;
  /** Pages that the offline page lists. */
  offlinePages: () => Promise<OfflineEntry[]>;
  /** Called when a release could not render a page. */
  onFailure: (release: ReleaseName) => void;
  /** Called for each rendering. @param release null where none rendered the page. */
  onRendered?: (release: ReleaseName | null, seconds: number) => void;
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
  /** By area and variant. */
  readonly #areas = new Map<string, AreaPages>();
  /** How requests for pages were served: from the cache, by a rendering in flight, by a new one. */
  readonly lookups = { hit: 0, shared: 0, miss: 0 };
  #generation = 0;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** Content changed: every page is rendered anew at its next request. */
  invalidateContent(): void {
    this.#generation += 1;
  }

  /** Another release or registry was taken up: the next page is rendered with it. */
  invalidateReleases(): void {
    this.#areas.clear();
    this.#generation += 1;
  }

  /** Whether the page is in the cache and nothing has changed since. */
  isCached(path: string, variant: Variant = STABLE): boolean {
    const cached = this.#cache.get(keyOf(path, variant));
    return cached !== undefined && this.#isFresh(cached);
  }

  /** @param path path and query. */
  page(path: string, variant: Variant = STABLE): Promise<PageResult> {
    if (variant.preview) return this.#render(path, variant, undefined);
    const cacheKey = keyOf(path, variant);
    const cached = this.#cache.get(cacheKey);
    if (cached && this.#isFresh(cached)) {
      this.lookups.hit += 1;
      return Promise.resolve({ kind: 'page', page: cached });
    }
    const key = `${this.#generation} ${cacheKey}`;
    let rendering = this.#inFlight.get(key);
    this.lookups[rendering ? 'shared' : 'miss'] += 1;
    if (!rendering) {
      rendering = this.#render(path, variant, cached).finally(() => this.#inFlight.delete(key));
      this.#inFlight.set(key, rendering);
    }
    return rendering;
  }

  #isFresh(cached: PageResponse): boolean {
    if (cached.generation !== this.#generation) return false;
    return this.#options.isConnected() || performance.now() - cached.renderedAt < FRESH_WITHOUT_STREAM_MS;
  }

  async #render(path: string, variant: Variant, cached: PageResponse | undefined): Promise<PageResult> {
    const generation = this.#generation;
    const renderedAt = performance.now();
    const { pathname, searchParams } = new URL(path, this.#options.config.siteOrigin);
    const isCacheable = !variant.preview && !isSecret(pathname, searchParams);
    const remote = remoteOf(pathname, this.#options.remotes());
    const pages = this.#pagesOf(remote?.area ?? 'public', variant);
    const rendered = await pages.render(path, pathname, remote);
    if (rendered.kind === 'redirection') return rendered;
    const { status, html, release, route } = rendered;
    this.#options.onRendered?.(release, (performance.now() - renderedAt) / 1000);
    // The page as it was is better than an error.
    if (status >= 500 && cached?.status === 200) return { kind: 'page', page: cached };
    const headers = {
      ...rendered.headers,
      'Cache-Control': status === 200 && isCacheable ? 'public, max-age=0, must-revalidate' : 'no-store',
    };
    const page = new PageResponse({ status, html, headers, generation, renderedAt, release, route });
    if (isCacheable && path.length <= CACHEABLE_PATH_LENGTH) this.#store(keyOf(path, variant), page);
    return { kind: 'page', page };
  }

  #store(key: string, page: PageResponse): void {
    if (page.status !== 200) return;
    // A rendering that started before a change may finish after one that started later.
    const isNewest = page.generation >= (this.#cache.peek(key)?.generation ?? 0);
    if (isNewest) this.#cache.set(key, page);
  }

  #pagesOf(area: Remote['area'], variant: Variant): AreaPages {
    const key = keyOf(area, variant);
    const known = this.#areas.get(key);
    if (known) return known;
    const { remotes, releases, ...options } = this.#options;
    const { preview } = variant;
    const pages = new AreaPages({
      ...options,
      area,
      preview,
      remotes: remotes(),
      releases: releases(variant),
    });
    // A preview may end while no release changes.
    if (!preview) this.#areas.set(key, pages);
    return pages;
  }
}

function keyOf(name: string, variant: Variant): string {
  return `${variant.key} ${name}`;
}
