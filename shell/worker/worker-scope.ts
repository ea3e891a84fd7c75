import type { WorkerConfig } from '../src/service-worker/worker-contract';
import type { Site } from './cache-rules';

declare global {
  interface ServiceWorkerGlobalScope {
    STILLSAM_WORKER?: WorkerConfig;
  }
}

declare const self: ServiceWorkerGlobalScope;

/** The worker's global object, typed. */
export const scope: ServiceWorkerGlobalScope = self;

/** Where the site and its hashed files are. */
export const site: Site = {
  origin: scope.location.origin,
  assetOrigins: scope.STILLSAM_WORKER?.assetOrigins ?? [],
  privatePaths: scope.STILLSAM_WORKER?.privatePaths ?? [],
};

/** The shell's own files. */
export const shellFiles: readonly string[] = scope.STILLSAM_WORKER?.shellFiles ?? [];
