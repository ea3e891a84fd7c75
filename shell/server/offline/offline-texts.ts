import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OFFLINE_LIST_PATH, WORKER_PATH, type WorkerConfig } from '../../src/service-worker/worker-contract';
import type { ShellConfig } from '../config/env';
import type { TextResponse } from '../http/create-server';
import type { ReleaseWatcher } from '../releases/release-watcher';
import { privatePaths, remotesOf } from '../rendering/areas';
import type { OfflineCatalogue } from './offline-catalogue';
import { buildWebAppManifest, MANIFEST_PATH } from '../document/web-app-manifest';

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

/** The service worker as it is served, with the headers that it needs in addition to the common ones. */
interface WorkerScript {
  text: string;
  headers: Record<string, string>;
}

interface WorkerScriptOptions {
  /** The shell's build: the folders `browser` and `worker`. */
  directory: string;
  /** Serves a worker that deletes every cache and unregisters itself. */
  isWithdrawn: boolean;
  /** Public origins of the remotes of the public pages. */
  assetOrigins: string[];
  /** Paths whose pages the worker does not handle. */
  privatePaths: string[];
}

/** @throws when the worker was not built. */
export function readWorkerScript({
  directory,
  isWithdrawn,
  assetOrigins,
  privatePaths,
}: WorkerScriptOptions): WorkerScript {
  const file = `worker/${isWithdrawn ? 'withdrawn-worker' : 'service-worker'}.js`;
  const shellFiles = listShellFiles(path.join(directory, 'browser'));
  const config: WorkerConfig = { assetOrigins, privatePaths, shellFiles };
  return {
    text: `self.STILLSAM_WORKER=${JSON.stringify(config)};\n${readFileSync(path.join(directory, file), 'utf8')}`,
    headers: {
      // A worker fetches under its own policy, not under that of the page.
      'Content-Security-Policy':
        `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self' ${assetOrigins.join(' ')}`.trim(),
    },
  };
}

/** Files of the browser build that every page may need. */
const SHELL_FILE = /^(?:[^/]+\.(?:js|css)|fonts\/[^/]+\.woff2|icon\.svg)$/;

/** @returns their addresses. */
function listShellFiles(browserBuild: string): string[] {
  const files = readdirSync(browserBuild, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => SHELL_FILE.test(file))
    .sort()
    .map((file) => `/assets/${file}`);
}
