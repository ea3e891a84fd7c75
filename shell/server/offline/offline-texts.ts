import path from 'node:path';
import { OFFLINE_LIST_PATH } from '../../src/service-worker/offline-list';
import { WORKER_PATH } from '../../src/service-worker/worker-messages';
import type { ShellConfig } from '../config/env';
import type { TextResponse } from '../http/text-routes';
import type { ReleaseWatcher } from '../releases/release-watcher';
import { privatePaths, remotesOf } from '../rendering/areas';
import type { OfflineCatalogue } from './offline-catalogue';
import { buildWebAppManifest, MANIFEST_PATH } from '../document/web-app-manifest';
import { readWorkerScript } from './worker-script';

/** The texts by which browsers install the site and keep it on the device. */
export function offlineTexts(
  config: ShellConfig,
  offline: OfflineCatalogue,
  watcher: ReleaseWatcher,
): Record<string, TextResponse> {
  const worker = () =>
    readWorkerScript({
      directory: path.join(__dirname, '..'),
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
