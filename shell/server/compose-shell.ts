import path from 'node:path';
import { setRuntimeConfig } from '@stillsam/platform';
import { articlePath, PATHS } from '@stillsam/paths';
import type { Logger } from 'pino';
import type { ServedEntry } from '../src/development/build-report';
import type { ErrorReport } from '../src/errors/error-report';
import { OFFLINE_LIST_PATH } from '../src/offline/offline-list';
import { WORKER_PATH } from '../src/offline/worker-messages';
import { createApiFetch, refuseFetch } from './api/api-fetch';
import { PurgeQueue } from './cdn/purge-queue';
import { ContentChanges } from './api/content-changes';
import type { ShellConfig } from './config/env';
import { ChangedParts } from './releases/changed-parts';
import { releaseTag } from './rendering/content-tags';
import type { ShellServerParts } from './http/create-server';
import { DevStream } from './http/dev-stream';
import type { TextResponse } from './http/text-routes';
import { ShellMetrics } from './metrics/shell-metrics';
import { OfflineCatalogue } from './offline/offline-catalogue';
import { buildWebAppManifest, MANIFEST_PATH } from './offline/web-app-manifest';
import { readWorkerScript } from './offline/worker-script';
import { KeptReleases } from './releases/kept-releases';
import { SCRIPT_BUDGETS } from './releases/page-trial';
import { Previews } from './releases/previews';
import { ReleaseHealth } from './releases/release-health';
import { ReleaseWatcher } from './releases/release-watcher';
import type { StartRenderer } from './releases/start-release';
import { RemotePool } from './remotes/remote-pool';
import { privatePaths, remoteOf, remotesOf, SHELL_OWNER } from './rendering/areas';
import type { ReleaseName } from './rendering/page-response';
import { PageServer } from './rendering/page-server';
import { readShellAssets } from './rendering/shell-assets';
import { releasesOf } from './rendering/variant';
import { createEntryReader } from './seo/entry-reader';
import { newestFirst } from './seo/site-index';
import { siteIndexTexts } from './seo/site-index-texts';
import { ShareImages } from './share-image/share-images';
import { OpenViews } from './tracing/open-views';

interface Shell {
  parts: ShellServerParts;
  changes: ContentChanges;
  watcher: ReleaseWatcher;
  previews: Previews;
  /** Null where the shell has no metrics. */
  metrics: ShellMetrics | null;
  purgeQueues: PurgeQueue[];
}

/** Puts the shell's parts together. Nothing has started yet. */
export function composeShell(config: ShellConfig, logger: Logger): Shell {
  const { apiOrigin, siteOrigin } = config;
  setRuntimeConfig({ siteOrigin, apiOrigin });
  const assets = readShellAssets(path.join(__dirname, '../browser'));
  const devStream =
    process.env.NODE_ENV === 'development' ? new DevStream(() => servedEntries(watcher)) : undefined;
  const purgeQueues = config.purgeTargets.map((target) => new PurgeQueue(target, logger));
  // A CDN would store the present page again before this process has dropped it.
  const purge = (tags?: readonly string[]) => purgeQueues.forEach((queue) => queue.purge(tags));
  const changes = new ContentChanges({
    apiOrigin,
    onChange(tags) {
      pages.invalidateContent(tags);
      purge(tags);
    },
    logger,
  });
  const apiFetch = createApiFetch(apiOrigin, changes);
  const entries = createEntryReader(apiFetch, apiOrigin);
  const changedParts = new ChangedParts();
  const health = new ReleaseHealth();
  const startRenderer = createRendererStarter(config, apiFetch, logger);
  const watcher: ReleaseWatcher = new ReleaseWatcher({
    registryLocation: config.registryLocation,
    isAdminInShell: config.isAdminInShell,
    pollMilliseconds: config.releasePollMilliseconds,
    kept: new KeptReleases(config.keptReleasesDirectory),
    health,
    startRenderer,
    shellOwner: SHELL_OWNER,
    samples: async () => (await entries.newest()).posts.map(({ slug }) => articlePath(slug)),
    scriptBudgets: process.env.NODE_ENV === 'development' ? null : SCRIPT_BUDGETS,
    onChange: () => {
      const parts = changedParts.read(watcher);
      pages.invalidateReleases(parts);
      purge(parts?.map(releaseTag));
      devStream?.notifyServed();
    },
    logger,
  });
  const previews = new Previews({ remotes: () => watcher.remotes(), startRenderer });
  const canaryReleases = () => [...watcher.canaries().values()].map(({ release }) => release);
  const pages: PageServer = new PageServer({
    config,
    assets,
    remotes: () => watcher.remotes(),
    releases: (variant) => releasesOf(variant, watcher.live(), [...canaryReleases(), ...previews.releases()]),
    onFailure({ part, version }) {
      health.countFailure(part, version);
      watcher.judgeHealth(part, version);
    },
    onRendered: (release, seconds) => metrics?.countRender(release, seconds),
    isConnected: () => changes.isConnected,
    offlinePages: () => offline.pages(),
    logger,
  });
  const publicReleases = () =>
    remotesOf('public', watcher.remotes()).flatMap(({ name }) => watcher.live().get(name) ?? []);
  const offline: OfflineCatalogue = new OfflineCatalogue({
    page: (address) => pages.page(address),
    releases: publicReleases,
    readArticles: async () => newestFirst((await entries.newest()).posts),
  });
  const patterns = () => [...watcher.live().values()].flatMap(({ pin }) => pin.patterns);
  const releases = {
    remotes: () => watcher.remotes(),
    states: () => watcher.states(),
    try: (name: string, version: string) => watcher.try(name, version),
  };
  const metrics = config.metricsPort
    ? new ShellMetrics({
        ...releases,
        lookups: () => pages.lookups,
        isConnected: () => changes.isConnected,
      })
    : null;
  const parts = {
    apiOrigin,
    trustedHops: config.trustedProxyHops,
    assetsDirectory: assets.directory,
    pages,
    isBehindCdn: purgeQueues.length > 0,
    shareImages: new ShareImages({ fetch: apiFetch, apiOrigin }),
    texts: {
      ...offlineTexts(config, offline, watcher),
      ...siteIndexTexts(siteOrigin, patterns, entries),
    },
    canaries: () => watcher.canaries(),
    previews,
    onView: ({ part, version }: ReleaseName) => health.countView(part, version),
    errors: { count: (report: ErrorReport, net: string) => countError(report, net, watcher, health) },
    readiness: () => readiness(watcher),
    releases,
    devStream,
    durations: metrics?.durations,
    views: config.tracing ? new OpenViews() : undefined,
    logger,
  };
  return { parts, changes, watcher, previews, purgeQueues, metrics };
}

/** Development only: what open pages compare with the releases that they show. */
function servedEntries(watcher: ReleaseWatcher): ServedEntry[] {
  return [...watcher.live().values()].map(({ remote, pin }) => ({ area: remote.area, entry: pin.entry }));
}

/** Starts the workers of a release. They know the remotes of their area as the registry lists them then. */
function createRendererStarter(
  { siteOrigin, apiOrigin, renderWorkers }: ShellConfig,
  apiFetch: typeof fetch,
  logger: Logger,
): StartRenderer {
  return ({ remote, remotes, version, source }) =>
    new RemotePool({
      script: path.join(__dirname, 'remote-worker.cjs'),
      data: {
        name: remote.name,
        area: remote.area,
        owners: remotesOf(remote.area, remotes).map(({ name, prefixes }) => ({ name, prefixes })),
        source,
        filename: `${remote.name}-${version}-server.cjs`,
        siteOrigin,
        apiOrigin,
      },
      fetch: remote.api === 'none' ? refuseFetch : apiFetch,
      mostWorkers: renderWorkers,
      onFailure: (reason) => logger.error({ remote: remote.name, version, reason }, 'a render worker failed'),
    });
}

/** Reports of releases that are not served here say nothing of those that are. */
function countError(
  { part, version }: ErrorReport,
  net: string,
  watcher: ReleaseWatcher,
  health: ReleaseHealth,
): boolean {
  const served = [watcher.live().get(part), watcher.canaries().get(part)?.release];
  if (!served.some((release) => release?.manifest.version === version)) return false;
  health.countError(part, version, net);
  watcher.judgeHealth(part, version);
  return true;
}

/** A shell is ready once the start page can be served; it tells which other remotes are missing. */
function readiness(watcher: ReleaseWatcher): { isReady: boolean; missing: string[] } {
  const remotes = watcher.remotes();
  const missing = remotes.map(({ name }) => name).filter((name) => !watcher.live().has(name));
  const home = remoteOf(PATHS.home, remotes);
  return { isReady: home !== null && !missing.includes(home.name), missing };
}

/** The texts by which browsers install the site and keep it on the device. */
function offlineTexts(
  config: ShellConfig,
  offline: OfflineCatalogue,
  watcher: ReleaseWatcher,
): Record<string, TextResponse> {
  const worker = () =>
    readWorkerScript({
      directory: path.join(__dirname, '../worker'),
      isWithdrawn: !config.isOfflineOn,
      assetOrigins: remotesOf('public', watcher.remotes()).map(({ publicOrigin }) => publicOrigin),
      privatePaths: privatePaths(watcher.remotes()),
    });
  return {
    [MANIFEST_PATH]: { contentType: 'application/manifest+json; charset=utf-8', body: buildWebAppManifest },
    [WORKER_PATH]: {
      contentType: 'text/javascript; charset=utf-8',
      body: () => worker().text,
      cacheControl: 'no-cache',
      headers: () => worker().headers,
    },
    [OFFLINE_LIST_PATH]: {
      contentType: 'application/json; charset=utf-8',
      body: async () => JSON.stringify(await offline.list()),
    },
  };
}
