import type { Remote } from '@stillsam/releases/registry';
import type { Logger } from 'pino';
import type { Area, PageData, RemotePin } from '../../src/config/page-data';
import type { OfflineEntry } from '../../src/offline/offline-list';
import type { ShellConfig } from '../config/env';
import { ADMIN_HEADERS, originPolicy } from '../http/security-headers';
import type { Release } from '../releases/release';
import { RendererOverload } from '../remotes/remote-renderer';
import { crossingsOf, remotesOf } from './areas';
import { ANY_POST, boundTags, EVERY_PAGE, releaseTag } from './content-tags';
import { buildDocument, type PageDocument } from './document';
import type { ReleaseName } from './page-response';
import { localPartOf, type LocalPart, type PreviewedPart } from './variant';
import { PageRenderer, type Redirection, type RenderedPage, type RenderResult } from './render-page';
import type { ShellAssets } from './shell-assets';

interface AreaPagesOptions {
  area: Area;
  config: ShellConfig;
  assets: ShellAssets;
  /** All remotes that are served here. */
  remotes: readonly Remote[];
  releases: ReadonlyMap<string, Release>;
  /** What one browser alone is shown. */
  preview: PreviewedPart | null;
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
  /** The build that the browser loads in place of a remote's release. */
  readonly #local: LocalPart | null;

  constructor(options: AreaPagesOptions) {
    const { area, config, remotes, releases, preview, offlinePages } = options;
    this.#options = options;
    this.#remotes = remotesOf(area, remotes);
    const local = localPartOf(preview);
    this.#local = local && this.#remotes.some(({ name }) => name === local.part) ? local : null;
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
    if (remote && remote.name === this.#local?.part) return this.#leaveToBrowser(pathname, remote);
    const { result, releases } = await this.#renderWith(release, path);
    if (result.kind === 'redirection') return result;
    this.#log(result, pathname, remote);
    const hasFailed = release !== null && hasFault(result);
    if (hasFailed) this.#options.onFailure(nameOf(release));
    const page = {
      ...result,
      pageData: this.#pageData(releases, {
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
      headers: this.#headers(document, page.status),
      release: release && releases.includes(release) && !hasFailed ? nameOf(release) : null,
      tags: this.#tags(release ? result.tags : [ANY_POST]),
    };
  }

  /** Every document pins the releases of its area, so each of them is part of what it shows. */
  #tags(content: readonly string[] | null): string[] | null {
    return (
      content && boundTags([EVERY_PAGE, ...this.#remotes.map(({ name }) => releaseTag(name)), ...content])
    );
  }

  /** The page of a build that is not the server's to run: the browser loads its data and renders it. */
  #leaveToBrowser(pathname: string, { name }: Remote): FinishedPage {
    const page = {
      head: '',
      body: '',
      pageData: this.#pageData(this.#releases, { active: name, hydration: null }),
      region: null,
      preview: this.#options.preview,
    };
    const document = buildDocument(page, pathname, this.#options.assets);
    return {
      kind: 'page',
      status: 200,
      html: document.html,
      route: '/*',
      headers: this.#headers(document, 200),
      release: null,
      tags: null,
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
      const isOverload = error instanceof RendererOverload;
      this.#options.logger[isOverload ? 'warn' : 'error'](
        { remote: name, version: release.manifest.version, path: path.split('?', 1)[0], reason },
        isOverload ? 'a page is refused' : 'a release could not render a page',
      );
      if (!isOverload) this.#options.onFailure(nameOf(release));
      const others = all.filter((candidate) => candidate !== release);
      return { result: await this.#ownPages.render(path, namesOf(others)), releases: others };
    }
  }

  #log({ problems }: RenderedPage, path: string, remote: Remote | null): void {
    for (const { message, reason, isOutage } of problems)
      this.#options.logger[isOutage ? 'warn' : 'error']({ path, remote: remote?.name, reason }, message);
  }

  #pageData(releases: Release[], rendered: Pick<PageData, 'active' | 'hydration'>): PageData {
    const { area, config, remotes } = this.#options;
    return {
      area,
      config: { siteOrigin: config.siteOrigin, apiOrigin: '' },
      analytics: this.#analytics,
      isOfflineOn: this.#isOfflineOn,
      owners: this.#owners,
      remotes: this.#pins(releases),
      crossings: crossingsOf(area, remotes),
      ...rendered,
    };
  }

  /** In the order in which the remotes' routes are mounted. */
  #pins(releases: Release[]): RemotePin[] {
    const local = this.#local;
    return this.#remotes.flatMap(({ name }) => {
      if (name === local?.part) return localPin(local);
      return releases.find(({ remote }) => remote.name === name)?.pin ?? [];
    });
  }

  /** Analytics never runs in the admin. */
  get #analytics(): ShellConfig['analytics'] {
    return this.#options.area === 'public' ? this.#options.config.analytics : null;
  }

  /** The admin is never cached on a device, nor is a developer's own build. */
  get #isOfflineOn(): boolean {
    return this.#options.area === 'public' && !this.#local && this.#options.config.isOfflineOn;
  }

  #headers({ styleHashes, inlineScriptHash }: PageDocument, status: number): Record<string, string> {
    const { area, assets } = this.#options;
    const analytics = this.#analytics;
    const localOrigins = this.#local ? [this.#local.origin] : [];
    const remoteOrigins = [...this.#remotes.map(({ publicOrigin }) => publicOrigin), ...localOrigins];
    return {
      ...(area === 'public' ? { Link: assets.preload } : ADMIN_HEADERS),
      'Content-Security-Policy': originPolicy({
        inlineScriptHash,
        styleHashes,
        remoteOrigins,
        // A hot update is described by a file beside the release, a build of the browser's own machine by its pointer.
        connectOrigins: process.env.NODE_ENV === 'development' ? remoteOrigins : localOrigins,
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

/** Which routes the build has is known once the browser has loaded it, so that it gets all that its remote owns. */
function localPin({ part, origin }: LocalPart): RemotePin {
  return { name: part, version: '', entry: origin, integrity: '', patterns: ['/*'], isLocal: true };
}

function nameOf({ remote, manifest }: Release): ReleaseName {
  return { part: remote.name, version: manifest.version };
}

function namesOf(releases: readonly Release[]): string[] {
  return releases.map(({ remote }) => remote.name);
}
