import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WorkerConfig } from '../../worker/worker-config';

/** The service worker as it is served, with the headers that it needs in addition to the common ones. */
export interface WorkerScript {
  text: string;
  headers: Record<string, string>;
}

interface WorkerScriptOptions {
  /** The worker build, beside the server's. */
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
  const file = isWithdrawn ? 'parts/withdrawn-worker.js' : 'service-worker.js';
  const config: WorkerConfig = { assetOrigins, privatePaths };
  return {
    text: `self.STILLSAM_WORKER=${JSON.stringify(config)};\n${readFileSync(path.join(directory, file), 'utf8')}`,
    headers: {
      // A worker fetches under its own policy, not under that of the page.
      'Content-Security-Policy':
        `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self' ${assetOrigins.join(' ')}`.trim(),
    },
  };
}
