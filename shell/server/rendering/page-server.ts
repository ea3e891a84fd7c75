import { PATHS } from '@stillsam/paths';
import type { Logger } from 'pino';
import type { Area } from '../../src/config/page-data';
import type { OfflineEntry } from '../../src/offline/offline-list';
import { remotesOf, type RemoteName } from '../../src/remotes/remote-names';
import type { ApiAnswers } from '../api/api-answers';
import type { ShellConfig } from '../config/env';
import { ADMIN_HEADERS, COMMON_HEADERS, originPolicy } from '../http/security-headers';
import type { Release } from '../releases/release';
import { areaOf, crossingsOf } from './areas';
import { buildDocument, type PageDocument } from './document';
import { createPageCache, StoredPage } from './page-cache';
import { PageRenderer, type Redirection } from './render-page';
import type { ShellAssets } from './shell-assets';

interface PageServerOptions {
  config: ShellConfig;
  assets: ShellAssets;
  /** The releases to render with, looked up anew after each `invalidate`. */
  releases: () => ReadonlyMap<RemoteName, Release>;
  answers: ApiAnswers;
  isListening: () => boolean;
  /** What the page for being offline lists. */
  offlinePages: () => Promise<OfflineEntry[]>;
  logger: Logger;
}

export type PageAnswer = { kind: 'page'; page: StoredPage } | Redirection;

const FRESH_WITHOUT_STREAM_MS = 1000;
/** Longer addresses are served but not kept. */
const KEEPABLE_PATH_LENGTH = 300;

/** Addresses of pages that only a mail leads to: whoever has one may act for its receiver. */
const MAIL_LINKS: readonly string[] = [PATHS.newsletterConfirm, PATHS.newsletterUnsubscribe];

function isSecret(pathname: string, query: URLSearchParams): boolean {
  return query.has('token') || MAIL_LINKS.includes(pathname);
}

/** Rendered pages, kept until content or a release changes; what was rendered once is served while the API is down. */
export class PageServer {
  readonly #options: PageServerOptions;
  readonly #cache = createPageCache();
  readonly #underWay = new Map<string, Promise<PageAnswer>>();
  #renderers: Partial<Record<Area, PageRenderer>> = {};
  #generation = 0;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** Content changed: every page is rendered anew at its next request. */
  invalidateContent(): void {
    this.#generation += 1;
  }

  /** A release was taken up: the next page is rendered with it. */
  invalidateReleases(): void {
    this.#renderers = {};
    this.#generation += 1;
  }

  /** The stored page, if nothing has changed since. Nothing is awaited on this way. */
  fresh(path: string): StoredPage | undefined {
    const stored = this.#cache.get(path);
    return stored && this.#isFresh(stored) ? stored : undefined;
  }

  /** @param path path and query. */
  page(path: string): Promise<PageAnswer> {
    const stored = this.#cache.get(path);
    if (stored && this.#isFresh(stored)) return Promise.resolve({ kind: 'page', page: stored });
    const key = `${this.#generation} ${path}`;
    let rendering = this.#underWay.get(key);
    if (!rendering) {
      rendering = this.#render(path, stored).finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, rendering);
    }
    return rendering;
  }

  #isFresh(stored: StoredPage): boolean {
    if (stored.generation !== this.#generation) return false;
    return this.#options.isListening() || performance.now() - stored.renderedAt < FRESH_WITHOUT_STREAM_MS;
  }

  async #render(path: string, stored: StoredPage | undefined): Promise<PageAnswer> {
    const generation = this.#generation;
    const startedAt = performance.now();
    const { pathname, searchParams } = new URL(path, this.#options.config.siteOrigin);
    const isKept = !isSecret(pathname, searchParams);
    const area = areaOf(pathname, this.#options.config.isAdminInShell);
    const rendered = await this.#renderer(area).render(path);
    if (rendered.kind === 'redirection') return rendered;
    // Rather the page as it was than a notice, when the data behind it cannot be had.
    if (rendered.status >= 500 && stored && stored.status === 200) return { kind: 'page', page: stored };
    const document = buildDocument(rendered, pathname, this.#options.assets);
    const page = new StoredPage({
      status: rendered.status,
      html: document.html,
      headers: this.#headers(area, document, rendered.status, isKept),
      generation,
      renderedAt: startedAt,
    });
    if (isKept && rendered.status === 200 && path.length <= KEEPABLE_PATH_LENGTH) this.#cache.set(path, page);
    return { kind: 'page', page };
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

  /** The admin is never counted. */
  #analyticsOf(area: Area): ShellConfig['analytics'] {
    return area === 'public' ? this.#options.config.analytics : null;
  }

  /** The admin is never kept. */
  #isOfflineOn(area: Area): boolean {
    return area === 'public' && this.#options.config.isOfflineOn;
  }

  #headers(area: Area, document: PageDocument, status: number, isKept: boolean): Record<string, string> {
    const { styleHashes, inlineScriptHash } = document;
    const { config } = this.#options;
    const names = remotesOf(area);
    const analytics = this.#analyticsOf(area);
    return {
      ...COMMON_HEADERS,
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
      'Cache-Control': status === 200 && isKept ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    };
  }
}
