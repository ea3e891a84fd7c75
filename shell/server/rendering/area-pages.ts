import type { Remote } from '@stillsam/releases/registry';
import type { Logger } from 'pino';
import type { Area, PageData } from '../../src/config/page-data';
import type { OfflineEntry } from '../../src/offline/offline-list';
import type { ShellConfig } from '../config/env';
import { ADMIN_HEADERS, originPolicy } from '../http/security-headers';
import type { Release } from '../releases/release';
import { crossingsOf, remotesOf } from './areas';
import { buildDocument, type PageDocument } from './document';
import type { ReleaseName } from './page-response';
import { PageRenderer, type Redirection, type RenderedPage, type RenderResult } from './render-page';
import type { ShellAssets } from './shell-assets';

interface AreaPagesOptions {
  area: Area;
  config: ShellConfig;
  assets: ShellAssets;
  /** All remotes that are served here. */
  remotes: readonly Remote[];
  releases: ReadonlyMap<string, Release>;
  /** The release that one browser alone is shown. */
  preview: ReleaseName | null;
  /** Pages that the offline page lists. */
  offlinePages: () => Promise<OfflineEntry[]>;
  /** Called when a release could not render a page. */
  onFailure: (release: ReleaseName) => void;
  logger: Logger;
}

/** A page as it is sent, but for its caching. */
interface FinishedPage {
  kind: 'page';
  status: number;
  html: string;
  headers: Record<string, string>;
  /** The release that rendered the page; null where none did, or where it failed. */
  release: ReleaseName | null;
}

/** The documents of an area, with one fixed set of releases. */
export class AreaPages {
  readonly #options: AreaPagesOptions;
  readonly #remotes: Remote[];
  readonly #owners: PageData['owners'];
  /** The area's remotes that have a live release. */
  readonly #releases: Release[];
  readonly #ownPages: PageRenderer;

  constructor(options: AreaPagesOptions) {
    const { area, config, remotes, releases, offlinePages } = options;
    this.#options = options;
    this.#remotes = remotesOf(area, remotes);
    this.#owners = this.#remotes.map(({ name, prefixes }) => ({ name, prefixes }));
    this.#releases = this.#remotes.flatMap(({ name }) => releases.get(name) ?? []);
    this.#ownPages = new PageRenderer({
      area,
      owners: this.#owners,
      siteOrigin: config.siteOrigin,
      loadOfflinePages: offlinePages,
    });
  }

  /** @param remote owner of the path; null for the shell's own pages and addresses that nobody owns. */
  async render(path: string, pathname: string, remote: Remote | null): Promise<FinishedPage | Redirection> {
    const release = this.#releases.find((candidate) => candidate.remote.name === remote?.name) ?? null;
    const { result, releases } = await this.#renderWith(release, path);
    if (result.kind === 'redirection') return result;
    this.#log(result, pathname, remote);
    const hasFailed = release !== null && hasFault(result);
    if (hasFailed) this.#options.onFailure(nameOf(release));
    const page = {
      ...result,
      pageData: this.#pageData(result, release, releases),
      region: release && result.isRemotes ? { release, chunks: result.chunks } : null,
      preview: this.#options.preview,
    };
    const document = buildDocument(page, pathname, this.#options.assets);
    return {
      kind: 'page',
      status: page.status,
      html: document.html,
      headers: this.#headers(document, page.status),
      release: release && releases.includes(release) && !hasFailed ? nameOf(release) : null,
    };
  }

  /** A release that cannot render costs its own region: the shell shows the notice, as if the release were missing. */
  async #renderWith(
    release: Release | null,
    path: string,
  ): Promise<{ result: RenderResult; releases: Release[] }> {
    const all = this.#releases;
    if (!release) return { result: await this.#ownPages.render(path, namesOf(all)), releases: all };
    try {
      return { result: await release.renderer.render(path, namesOf(all)), releases: all };
    } catch (error) {
      const { name } = release.remote;
      const reason = error instanceof Error ? error.message : String(error);
      this.#options.logger.error(
        { remote: name, version: release.manifest.version, path: path.split('?', 1)[0], reason },
        'a release could not render a page',
      );
      this.#options.onFailure(nameOf(release));
      const others = all.filter((candidate) => candidate !== release);
      return { result: await this.#ownPages.render(path, namesOf(others)), releases: others };
    }
  }

  #log({ problems }: RenderedPage, path: string, remote: Remote | null): void {
    for (const { message, reason, isOutage } of problems)
      this.#options.logger[isOutage ? 'warn' : 'error']({ path, remote: remote?.name, reason }, message);
  }

  #pageData({ isRemotes, hydration }: RenderedPage, release: Release | null, releases: Release[]): PageData {
    const { area, config, remotes } = this.#options;
    return {
      area,
      config: { siteOrigin: config.siteOrigin, apiOrigin: '' },
      analytics: this.#analytics,
      isOfflineOn: this.#isOfflineOn,
      owners: this.#owners,
      remotes: releases.map(({ pin }) => pin),
      crossings: crossingsOf(area, remotes),
      active: release && isRemotes ? release.remote.name : null,
      hydration,
    };
  }

  /** Analytics never runs in the admin. */
  get #analytics(): ShellConfig['analytics'] {
    return this.#options.area === 'public' ? this.#options.config.analytics : null;
  }

  /** The admin is never cached on a device. */
  get #isOfflineOn(): boolean {
    return this.#options.area === 'public' && this.#options.config.isOfflineOn;
  }

  #headers({ styleHashes, inlineScriptHash }: PageDocument, status: number): Record<string, string> {
    const { area, assets } = this.#options;
    const analytics = this.#analytics;
    const remoteOrigins = this.#remotes.map(({ publicOrigin }) => publicOrigin);
    return {
      ...(area === 'public' ? { Link: assets.preload } : ADMIN_HEADERS),
      'Content-Security-Policy': originPolicy({
        inlineScriptHash,
        styleHashes,
        remoteOrigins,
        // A hot update is described by a file beside the release.
        ...(process.env.NODE_ENV === 'development' ? { connectOrigins: remoteOrigins } : {}),
        hasWorker: this.#isOfflineOn,
        analyticsOrigin: analytics && new URL(analytics.scriptUrl).origin,
        trustedTypes: [
          'stillsam-shell',
          'stillsam-remotes',
          'dompurify',
          ...(analytics ? ['stillsam-analytics'] : []),
          ...(this.#isOfflineOn ? ['stillsam-offline'] : []),
          ...this.#remotes.map(({ name }) => `stillsam-${name}`),
        ],
      }),
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    };
  }
}

/** An API that does not respond is no fault of the release. */
function hasFault({ problems }: RenderedPage): boolean {
  return problems.some(({ isOutage }) => !isOutage);
}

function nameOf({ remote, manifest }: Release): ReleaseName {
  return { part: remote.name, version: manifest.version };
}

function namesOf(releases: readonly Release[]): string[] {
  return releases.map(({ remote }) => remote.name);
}
