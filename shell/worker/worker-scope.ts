import type { Site } from './cache-rules';
import type { WorkerConfig } from './worker-config';

declare global {
  interface ServiceWorkerGlobalScope {
    STILLSAM_WORKER?: WorkerConfig;
    /** Filled in by workbox-build: the shell's own hashed files. */
    __WB_MANIFEST: { url: string; revision: string | null }[];
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
