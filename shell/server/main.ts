import path from 'node:path';
import { createForwarder } from '@stillsam/http-server/forward';
import { guardConnections } from '@stillsam/http-server/guard-connections';
import { pino } from 'pino';
import { ApiAnswers, refuseFetch } from './api/api-answers';
import { CHANGES_PATH, ContentChanges } from './api/content-changes';
import { readConfig, type ShellConfig } from './config/env';
import { createShellServer } from './http/create-server';
import { createReportReader } from './http/csp-report';
import { DevReload } from './http/dev-reload';
import { ReleaseWatcher } from './releases/release-watcher';
import { buildWebAppManifest, MANIFEST_PATH } from './offline/web-app-manifest';
import { OfflineCatalogue } from './offline/offline-catalogue';
import { readWorkerScript } from './offline/worker-script';
import { OFFLINE_LIST_PATH } from '../src/offline/offline-list';
import { WORKER_PATH } from '../src/offline/worker-messages';
import { remotesOf } from '../src/remotes/remote-names';
import { ADMIN_PATH } from './rendering/areas';
import { PageServer } from './rendering/page-server';
import { readShellAssets } from './rendering/shell-assets';
import { ShareImages } from './share-image/share-images';
import {
  buildFeed,
  buildRobots,
  buildSitemap,
  newestFirst,
  SITE_ENTRIES,
  type SiteEntry,
} from './seo/site-index';

const SHUTDOWN_LIMIT_MS = 8000;

async function run(config: ShellConfig): Promise<void> {
  const logger = pino({ level: config.logLevel, base: { part: 'shell' } });
  const assets = readShellAssets(path.join(__dirname, '../browser'));

  const devReload = process.env.NODE_ENV === 'development' ? new DevReload() : undefined;

  const changes = new ContentChanges({
    apiOrigin: config.apiOrigin,
    onChange: () => {
      answers.invalidate();
      pages.invalidateContent();
    },
    logger,
  });
  const isListening = () => changes.isConnected;
  const answers = new ApiAnswers({ apiOrigin: config.apiOrigin, isListening });
  const watcher = new ReleaseWatcher({
    config,
    fetchFor: (name) => (name === 'exercises' ? refuseFetch : answers.fetch),
    onChange: () => {
      pages.invalidateReleases();
      devReload?.announce();
    },
    logger,
  });
  const pages: PageServer = new PageServer({
    config,
    assets,
    releases: () => new Map(watcher.live()),
    answers,
    isListening,
    offlinePages: () => offline.pages(),
    logger,
  });

  const readEntries = async (): Promise<SiteEntry[]> => {
    const response = await answers.fetch(`${config.apiOrigin}/api/blog/sitemap-entries`);
    return SITE_ENTRIES.parse(await response.json());
  };
  const publicRemotes = remotesOf('public');
  const offline: OfflineCatalogue = new OfflineCatalogue({
    page: (path) => pages.page(path),
    releases: () => publicRemotes.flatMap((name) => watcher.live().get(name) ?? []),
    readArticles: async () => newestFirst(await readEntries()),
  });
  const worker = readWorkerScript({
    directory: path.join(__dirname, '../worker'),
    isWithdrawn: !config.isOfflineOn,
    assetOrigins: publicRemotes.map((name) => config.remotes[name].publicOrigin),
    privatePaths: config.isAdminInShell ? [ADMIN_PATH] : [],
  });
  const server = createShellServer({
    assets,
    pages,
    forwardToApi: createForwarder({
      origin: config.apiOrigin,
      trustedHops: config.trustedProxyHops,
      closedPaths: [CHANGES_PATH],
    }),
    shareImages: new ShareImages({ fetch: answers.fetch, apiOrigin: config.apiOrigin }),
    readReport: createReportReader({ logger, trustedHops: config.trustedProxyHops }),
    texts: {
      [MANIFEST_PATH]: { contentType: 'application/manifest+json; charset=utf-8', body: buildWebAppManifest },
      [WORKER_PATH]: {
        contentType: 'text/javascript; charset=utf-8',
        body: () => worker.text,
        cacheControl: 'no-cache',
        headers: worker.headers,
      },
      [OFFLINE_LIST_PATH]: {
        contentType: 'application/json; charset=utf-8',
        body: async () => JSON.stringify(await offline.list()),
      },
      '/robots.txt': { contentType: 'text/plain; charset=utf-8', body: () => buildRobots(config.siteOrigin) },
      '/sitemap.xml': {
        contentType: 'application/xml; charset=utf-8',
        body: async () =>
          buildSitemap(
            config.siteOrigin,
            [...watcher.live().values()].flatMap(({ pin }) => pin.patterns),
            await readEntries(),
          ),
      },
      '/feed.xml': {
        contentType: 'application/atom+xml; charset=utf-8',
        body: async () => buildFeed(config.siteOrigin, await readEntries()),
      },
    },
    devReload,
    isReady: () => watcher.live().has('site'),
    logger,
  });

  // Behind a proxy every connection is the proxy's, and carries many clients.
  guardConnections(server, { isClient: () => config.trustedProxyHops === 0 });
  changes.start();
  await watcher.start();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  logger.info({ host: config.host, port: config.port }, 'listening');

  const stop = () => {
    changes.stop();
    watcher.stop();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), SHUTDOWN_LIMIT_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function main(): Promise<void> {
  try {
    await run(readConfig(process.env));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

void main();
