import { errorText } from '@stillsam/http-server/error-text';
import { PATHS, isMailLinkPath, isPersonalPath, ORDER_QUERY, TOKEN_QUERY } from '@stillsam/paths';
import type { Remote } from '@stillsam/releases/registry';
import type { Logger } from 'pino';
import type { Area, PageData, RemotePin } from '../../src/document/page-data';
import type { OfflineEntry } from '../../src/service-worker/worker-contract';
import type { ShellConfig } from '../config/env';
import { ADMIN_HEADERS, originPolicy } from '../document/security-headers';
import type { Release, ReleaseName } from '../releases/release';
import { RendererOverload } from '../rendering/remote-pool';
import { crossingsOf, remotesOf } from '../rendering/areas';
import type { Facts } from '../content/site-facts';
import { ANY_POST, boundTags, EVERY_PAGE } from '../content/content-tags';
import { buildDocument, type PageDocument } from '../document/document';
import {
  PageRenderer,
  type Redirection,
  type RenderedPage,
  type RenderResult,
} from '../rendering/render-page';
import type { ShellAssets } from '../document/shell-assets';

interface AreaPagesOptions {
  area: Area;
  config: ShellConfig;
  assets: ShellAssets;
  /** All remotes that are served here. */
  remotes: readonly Remote[];
  releases: ReadonlyMap<string, Release>;
  /** The release that one browser alone is shown. */
  preview: ReleaseName | null;
  /** What the owner has set of the company. */
  facts: () => Facts;
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
  /** Pattern of the page's route. */
  route: string;
  headers: Record<string, string>;
  /** The release that rendered the page; null where none did, or where it failed. */
  release: ReleaseName | null;
  /** What it shows; null where that is unknown. */
  tags: string[] | null;
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

  /**
   * @param remote owner of the path; null for the shell's own pages and addresses that nobody owns.
   * @param form the body of a form that is posted to the page.
   * @param cookie header of the person that the page is rendered for.
   */
  async render(
    path: string,
    pathname: string,
    remote: Remote | null,
    form?: string,
    cookie?: string,
  ): Promise<FinishedPage | Redirection> {
    const release = this.#releases.find((candidate) => candidate.remote.name === remote?.name) ?? null;
    const facts = this.#options.facts();
    const { result, releases } = await this.#renderWith(release, path, form, cookie, facts);
    if (result.kind === 'redirection') return result;
    this.#log(result, pathname, remote);
    const hasFailed = release !== null && hasFault(result);
    if (hasFailed) this.#options.onFailure(nameOf(release));
    const analytics = this.#analyticsOn(path);
    const page = {
      ...result,
      pageData: this.#pageData(releases, facts, {
        analytics,
        active: release && result.isRemotes ? release.remote.name : null,
        hydration: result.hydration,
      }),
      region: release && result.isRemotes ? { release, chunks: result.chunks } : null,
      preview: this.#options.preview,
    };
    const document = buildDocument(page, pathname, this.#options.assets);
    return {
      kind: 'page',
      status: page.status,
      html: document.html,
      route: result.route,
      headers: this.#headers(document, page.status, { analytics, pathname }),
      release: release && releases.includes(release) && !hasFailed ? nameOf(release) : null,
      tags: tagsOf(release ? result.tags : [ANY_POST]),
    };
  }

  /** A release that cannot render costs its own region: the shell shows the notice, as if the release were missing. */
  async #renderWith(
    release: Release | null,
    path: string,
    form: string | undefined,
    cookie: string | undefined,
    facts: Facts,
  ): Promise<{ result: RenderResult; releases: Release[] }> {
    const all = this.#releases;
    if (!release) return { result: await this.#ownPages.render(path, namesOf(all), form), releases: all };
    try {
      const result = await release.renderer.render(path, namesOf(all), form, cookie, facts);
      return { result, releases: all };
    } catch (error) {
      const { name } = release.remote;
      const reason = errorText(error);
      const isOverload = error instanceof RendererOverload;
      this.#options.logger[isOverload ? 'warn' : 'error'](
        { remote: name, version: release.manifest.version, path: path.split('?', 1)[0], reason },
        isOverload ? 'a page is refused' : 'a release could not render a page',
      );
      if (!isOverload) this.#options.onFailure(nameOf(release));
      const others = all.filter((candidate) => candidate !== release);
      return { result: await this.#ownPages.render(path, namesOf(others), form), releases: others };
    }
  }

  #log({ problems }: RenderedPage, path: string, remote: Remote | null): void {
    for (const { message, reason, isOutage } of problems)
      this.#options.logger[isOutage ? 'warn' : 'error']({ path, remote: remote?.name, reason }, message);
  }

  #pageData(
    releases: Release[],
    facts: Facts,
    page: Pick<PageData, 'analytics' | 'active' | 'hydration'>,
  ): PageData {
    const { area, config, remotes } = this.#options;
    return {
      area,
      config: { siteOrigin: config.siteOrigin, apiOrigin: '', ...facts },
      isOfflineOn: this.#isOfflineOn,
      owners: this.#owners,
      remotes: this.#pins(releases),
      crossings: crossingsOf(page.active, remotes),
      ...page,
    };
  }

  /** In the order in which the remotes' routes are mounted. */
  #pins(releases: Release[]): RemotePin[] {
    return this.#remotes.flatMap(
      ({ name }) => releases.find(({ remote }) => remote.name === name)?.pin ?? [],
    );
  }

  /** Analytics never runs in the admin, nor in a document whose address holds a token. */
  #analyticsOn(path: string): ShellConfig['analytics'] {
    const { area, config } = this.#options;
    const { pathname, searchParams } = new URL(path, config.siteOrigin);
    return area === 'public' && !isSecretAddress(pathname, searchParams) ? config.analytics : null;
  }

  /** The admin is never cached on a device. */
  get #isOfflineOn(): boolean {
    return this.#options.area === 'public' && this.#options.config.isOfflineOn;
  }

  #headers(
    { styleHashes, inlineScriptHash }: PageDocument,
    status: number,
    { analytics, pathname }: { analytics: ShellConfig['analytics']; pathname: string },
  ): Record<string, string> {
    const { area, assets, config } = this.#options;
    const remoteOrigins = this.#remotes.map(({ publicOrigin }) => publicOrigin);
    return {
      ...(area === 'public' ? { Link: assets.preload } : ADMIN_HEADERS),
      'Content-Security-Policy': originPolicy({
        inlineScriptHash,
        styleHashes,
        remoteOrigins,
        // A hot update is described by a file beside the release.
        connectOrigins: process.env.NODE_ENV === 'development' ? remoteOrigins : [],
        hasWorker: this.#isOfflineOn,
        analyticsOrigin: analytics && new URL(analytics.scriptUrl).origin,
        paymentOrigin: pathname === PATHS.checkout ? config.paymentOrigin : null,
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

function tagsOf(content: readonly string[] | null): string[] | null {
  return content && boundTags([EVERY_PAGE, ...content]);
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

/** True for an address that authorises: nothing caches its page, and no analytics service is loaded on it. */
function isSecretAddress(pathname: string, query: URLSearchParams): boolean {
  return query.has(TOKEN_QUERY) || query.has(ORDER_QUERY) || isMailLinkPath(pathname);
}

/** True for an address whose page is for one person: nothing caches it. */
export function isPersonalAddress(pathname: string, query: URLSearchParams): boolean {
  return isPersonalPath(pathname) || isSecretAddress(pathname, query);
}
