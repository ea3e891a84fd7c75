import path from 'node:path';
import type { Logger } from 'pino';
import { OFFLINE_LIST_PATH } from '../src/offline/offline-list';
import { WORKER_PATH } from '../src/offline/worker-messages';
import { remotesOf } from '../src/remotes/remote-names';
import { createApiFetch, refuseFetch } from './api/api-fetch';
import { ContentChanges } from './api/content-changes';
import type { ShellConfig } from './config/env';
import type { ShellServerParts } from './http/create-server';
import { DevReload } from './http/dev-reload';
import type { TextResponse } from './http/text-routes';
import { OfflineCatalogue } from './offline/offline-catalogue';
import { buildWebAppManifest, MANIFEST_PATH } from './offline/web-app-manifest';
import { readWorkerScript } from './offline/worker-script';
import { ReleaseWatcher } from './releases/release-watcher';
import { ADMIN_PATH } from './rendering/areas';
import { PageServer } from './rendering/page-server';
import { readShellAssets } from './rendering/shell-assets';
import { createEntryReader } from './seo/entry-reader';
import { newestFirst } from './seo/site-index';
import { siteIndexTexts } from './seo/site-index-texts';
import { ShareImages } from './share-image/share-images';

interface Shell {
  parts: ShellServerParts;
  changes: ContentChanges;
  watcher: ReleaseWatcher;
}

/** Puts the shell's parts together. Nothing has started yet. */
export function composeShell(config: ShellConfig, logger: Logger): Shell {
  const { apiOrigin } = config;
  const assets = readShellAssets(path.join(__dirname, '../browser'));
  const devReload = process.env.NODE_ENV === 'development' ? new DevReload() : undefined;
  const apiFetch = createApiFetch(apiOrigin);
  const readEntries = createEntryReader(apiFetch, apiOrigin);
  const changes = new ContentChanges({ apiOrigin, onChange: () => pages.invalidateContent(), logger });
  const watcher = new ReleaseWatcher({
    config,
    fetchFor: (name) => (name === 'exercises' ? refuseFetch : apiFetch),
    onChange: () => {
      pages.invalidateReleases();
      devReload?.notify();
    },
    logger,
  });
  const pages: PageServer = new PageServer({
    config,
    assets,
    releases: () => new Map(watcher.live()),
    isConnected: () => changes.isConnected,
    offlinePages: () => offline.pages(),
    logger,
  });
  const offline: OfflineCatalogue = new OfflineCatalogue({
    page: (address) => pages.page(address),
    releases: () => remotesOf('public').flatMap((name) => watcher.live().get(name) ?? []),
    readArticles: async () => newestFirst(await readEntries()),
  });
  const patterns = () => [...watcher.live().values()].flatMap(({ pin }) => pin.patterns);
  const parts = {
    apiOrigin,
    trustedHops: config.trustedProxyHops,
    assetsDirectory: assets.directory,
    pages,
    shareImages: new ShareImages({ fetch: apiFetch, apiOrigin }),
    texts: { ...offlineTexts(config, offline), ...siteIndexTexts(config.siteOrigin, patterns, readEntries) },
    isReady: () => watcher.live().has('site'),
    devReload,
    logger,
  };
  return { parts, changes, watcher };
}

/** The texts by which browsers install the site and keep it on the device. */
function offlineTexts(config: ShellConfig, offline: OfflineCatalogue): Record<string, TextResponse> {
  const worker = readWorkerScript({
    directory: path.join(__dirname, '../worker'),
    isWithdrawn: !config.isOfflineOn,
    assetOrigins: remotesOf('public').map((name) => config.remotes[name].publicOrigin),
    privatePaths: config.isAdminInShell ? [ADMIN_PATH] : [],
  });
  return {
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
  };
}
