import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setRuntimeConfig } from '@stillsam/platform';
import { articlePath, PATHS } from '@stillsam/paths';
import type { Logger } from 'pino';
import type { ServedEntry } from '../src/development/follow-builds';
import { createApiFetch, refuseFetch } from './content/api-fetch';
import { SiteFacts } from './content/site-facts';
import { PurgeQueue } from './content/purge-queue';
import { ContentChanges } from './content/content-changes';
import type { ShellConfig } from './config/env';
import { EVERY_PAGE } from './content/content-tags';
import type { ShellServerParts } from './http/create-server';
import { DevStream } from './http/dev-stream';
import { ShellMetrics } from './metrics/shell-metrics';
import { OfflineCatalogue } from './offline/offline-catalogue';
import { offlineTexts } from './offline/offline-texts';
import { BrowserReports, ViewTokens } from './releases/browser-reports';
import { KeptReleases } from './releases/kept-releases';
import { Previews } from './releases/previews';
import { ReleaseHealth } from './releases/release-health';
import { ReleaseWatcher } from './releases/release-watcher';
import type { StartRenderer } from './releases/start-release';
import { RemotePool } from './rendering/remote-pool';
import { remoteOf, remotesOf, SHELL_OWNER } from './rendering/areas';
import { type ReleaseName, releasesOf } from './releases/release';
import { PageServer } from './pages/page-server';
import { readShellAssets } from './document/shell-assets';
import { createEntryReader } from './seo/entry-reader';
import { newestFirst, siteIndexTexts } from './seo/site-index';
import { ShareImages } from './share-image/share-images';

interface Shell {
  parts: ShellServerParts;
  changes: ContentChanges;
  facts: SiteFacts;
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
  const drop = (tags?: readonly string[]) => {
    pages.invalidateContent(tags);
    purge(tags);
  };
  const changes = new ContentChanges({
    apiOrigin,
    secret: config.internalSecret,
    onChange(tags) {
      drop(tags);
      if (!tags || tags.includes(EVERY_PAGE)) void facts.read().catch(() => {});
    },
    logger,
  });
  const apiFetch = createApiFetch(apiOrigin);
  const facts = new SiteFacts({
    fetch: apiFetch,
    apiOrigin,
    onChange(current) {
      setRuntimeConfig({ siteOrigin, apiOrigin, ...current });
      drop([EVERY_PAGE]);
    },
  });
  const entries = createEntryReader(apiFetch, apiOrigin);
  const health = new ReleaseHealth();
  const secret = config.internalSecret;
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
    onChange: () => {
      pages.invalidateReleases();
      purge();
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
    onFailure(release) {
      health.countFailure(release);
      watcher.rollBackIfUnhealthy(release);
    },
    onRendered: (release, seconds) => metrics?.countRender(release, seconds),
    isConnected: () => changes.isConnected,
    facts: () => facts.current,
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
  const patterns = () => [
    PATHS.crisisHelp,
    ...[...watcher.live().values()].flatMap(({ pin }) => pin.patterns),
  ];
  const releases = {
    remotes: () => watcher.remotes(),
    states: () => watcher.states(),
    try: (name: string, version: string) => watcher.try(name, version),
    secret,
  };
  const metrics = config.metricsPort
    ? new ShellMetrics({
        ...releases,
        lookups: () => pages.lookups,
        isConnected: () => changes.isConnected,
      })
    : null;
  const parts = {
    siteOrigin,
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
    backOffices: () => watcher.backOffices(),
    previews,
    onPage: (release: ReleaseName) => health.countPage(release),
    // Without a secret each shell takes the tokens of its own views alone.
    reports: new BrowserReports({
      watcher,
      health,
      tokens: new ViewTokens(secret ?? randomBytes(32).toString('base64url')),
    }),
    readiness: () => readiness(watcher),
    releases,
    devStream,
    durations: metrics?.durations,
    logger,
  };
  return { parts, changes, facts, watcher, previews, purgeQueues, metrics };
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

/** Development only: what open pages compare with the releases that they show. */
function servedEntries(watcher: ReleaseWatcher): ServedEntry[] {
  return [...watcher.live().values()].map(({ remote, pin }) => ({ area: remote.area, entry: pin.entry }));
}

/** A shell is ready once the start page can be served; it tells which other remotes are missing. */
function readiness(watcher: ReleaseWatcher): { isReady: boolean; missing: string[] } {
  const remotes = watcher.remotes();
  const missing = remotes.map(({ name }) => name).filter((name) => !watcher.live().has(name));
  const home = remoteOf(PATHS.home, remotes);
  return { isReady: home !== null && !missing.includes(home.name), missing };
}
