import type { Remote } from '@stillsam/releases/registry';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { OfflineEntry } from '../../src/service-worker/worker-contract';
import type { ShellConfig } from '../config/env';
import { type Release, type ReleaseName, STABLE, type Variant } from '../releases/release';
import { AreaPages, isPersonalAddress } from './area-pages';
import { remoteOf } from '../rendering/areas';
import type { Facts } from '../content/site-facts';
import { createPageResponse, type PageResponse } from './page-response';
import type { Redirection } from '../rendering/render-page';
import type { ShellAssets } from '../document/shell-assets';

export interface PageServerOptions {
  config: ShellConfig;
  assets: ShellAssets;
  /** The remotes that are served here, read again after each `invalidate`. */
  remotes: () => readonly Remote[];
  /** The releases to render a variant with, read again after each `invalidate`. */
  releases: (variant: Variant) => ReadonlyMap<string, Release>;
  /** Whether content changes arrive; while they do not, pages are fresh for a second only. */
  isConnected: () => boolean;
  /** What the owner has set. */
  facts: () => Facts;
  /** Pages that the offline page lists. */
  offlinePages: () => Promise<OfflineEntry[]>;
  /** Called when a release could not render a page. */
  onFailure: (release: ReleaseName) => void;
  /** Called for each rendering. @param release null where none rendered the page. */
  onRendered?: (release: ReleaseName | null, seconds: number) => void;
  logger: Logger;
}

/** A page as one request gets it. */
export interface SentPage {
  kind: 'page';
  page: PageResponse;
  /** Whether a CDN may keep it until one of its tags is purged. */
  isShareable: boolean;
}

export type PageResult = SentPage | Redirection;

/** What an article shows of other posts may be as old (ADR 92). */
export const MAX_LIFE_MS = 60 * 60 * 1000;
const FRESH_WITHOUT_STREAM_MS = 1000;
const CACHE_BYTES = 48 * 1024 * 1024;
/** Pages of longer addresses are served but not cached. */
const CACHEABLE_PATH_LENGTH = 300;

/**
 * The cache of rendered pages: each is fresh until something that it shows changes, and served as it was while it
 * cannot be rendered anew.
 */
export class PageServer {
  readonly #cache = new LRUCache<string, PageResponse>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (page, key) => page.size + key.length * 2,
  });
  /** Of the cached pages, those that a change invalidated: substitutes until they are rendered anew. */
  readonly #stale = new WeakSet<PageResponse>();
  readonly #inFlight = new Map<string, Promise<PageResult>>();
  /** By area and variant. */
  readonly #areas = new Map<string, AreaPages>();
  /** How requests for pages were served: from the cache, by a rendering in flight, by a new one. */
  readonly lookups = { hit: 0, shared: 0, miss: 0 };
  /** Number of changes so far. */
  #generation = 0;

  constructor(private readonly options: PageServerOptions) {}

  /** @param tags what changed of the content; undefined for anything. The pages that show it are rendered anew. */
  invalidateContent(tags?: readonly string[]): void {
    this.#generation += 1;
    for (const page of this.#cache.values())
      if (!tags || page.tags.some((tag) => tags.includes(tag))) this.#stale.add(page);
  }

  /** Other releases are live: each page pins those of its area. */
  invalidateReleases(): void {
    this.#areas.clear();
    this.invalidateContent();
  }

  /** Whether the page is in the cache and nothing that it shows has changed since. */
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
      return Promise.resolve(this.#toResult(cached));
    }
    // A request after a change does not wait for a rendering that started before it.
    const key = `${this.#generation} ${cacheKey}`;
    let rendering = this.#inFlight.get(key);
    this.lookups[rendering ? 'shared' : 'miss'] += 1;
    if (!rendering) {
      rendering = this.#render(path, variant, cached).finally(() => this.#inFlight.delete(key));
      this.#inFlight.set(key, rendering);
    }
    return rendering;
  }

  /** Renders a page anew, past what is cached and in flight, for an author who may just have saved what it shows. */
  reload(path: string, variant: Variant = STABLE): Promise<PageResult> {
    this.lookups.miss += 1;
    return this.#render(path, variant, this.#cache.get(keyOf(path, variant)));
  }

  /**
   * The response of a page to a form, for one browser alone: it is neither taken from the cache nor stored.
   *
   * @param form the body, as the browser encoded it.
   */
  submit(path: string, form: string, variant: Variant = STABLE): Promise<PageResult> {
    return this.#render(path, variant, undefined, form);
  }

  /**
   * A page for one person (`isPersonalPath`): it is neither taken from the cache nor stored.
   *
   * @param cookie header of the person's browser.
   */
  personal(path: string, cookie: string | undefined, variant: Variant = STABLE): Promise<PageResult> {
    this.lookups.miss += 1;
    return this.#render(path, variant, undefined, undefined, cookie);
  }

  #isFresh(page: PageResponse): boolean {
    const age = performance.now() - page.renderedAt;
    return (
      !this.#stale.has(page) && age < (this.options.isConnected() ? MAX_LIFE_MS : FRESH_WITHOUT_STREAM_MS)
    );
  }

  #toResult(page: PageResponse): SentPage {
    const isCurrent = this.options.isConnected() && this.#isFresh(page);
    return { kind: 'page', page, isShareable: isCurrent && !page.isAdmin };
  }

  async #render(
    path: string,
    variant: Variant,
    cached: PageResponse | undefined,
    form?: string,
    cookie?: string,
  ): Promise<PageResult> {
    const generation = this.#generation;
    const renderedAt = performance.now();
    const { pathname, searchParams } = new URL(path, this.options.config.siteOrigin);
    const isPersonal = isPersonalAddress(pathname, searchParams);
    const isCacheable = form === undefined && !variant.preview && !isPersonal;
    const remote = remoteOf(pathname, this.options.remotes());
    const pages = this.#pagesOf(remote?.area ?? 'public', variant);
    const rendered = await pages.render(path, pathname, remote, form, cookie);
    if (rendered.kind === 'redirection') return rendered;
    const { status, html, release, route, tags } = rendered;
    this.options.onRendered?.(release, (performance.now() - renderedAt) / 1000);
    // The page as it was is better than an error.
    if (status >= 500 && cached?.status === 200) return { kind: 'page', page: cached, isShareable: false };
    const headers = {
      ...rendered.headers,
      'Cache-Control': status === 200 && isCacheable ? 'public, max-age=0, must-revalidate' : 'no-store',
    };
    const page = createPageResponse({
      status,
      html,
      headers,
      renderedAt,
      release,
      route,
      tags: tags ?? [],
      isAdmin: remote?.area === 'admin',
    });
    // A change that came meanwhile may have been of what the page shows.
    const isOvertaken = generation !== this.#generation;
    if (status !== 200 || !isCacheable || !tags || isOvertaken || path.length > CACHEABLE_PATH_LENGTH)
      return { kind: 'page', page, isShareable: false };
    this.#cache.set(keyOf(path, variant), page);
    return this.#toResult(page);
  }

  #pagesOf(area: Remote['area'], variant: Variant): AreaPages {
    const key = keyOf(area, variant);
    const known = this.#areas.get(key);
    if (known) return known;
    const { remotes, releases, ...options } = this.options;
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
