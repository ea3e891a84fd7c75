import type { Business } from './business';
import type { CrisisLine } from './crisis-line';

/** Configuration of the environment; the same build runs in each. */
export interface RuntimeConfig {
  /** Public origin of the site, without a trailing slash. */
  siteOrigin: string;
  /** Prepended to `/api/…`; empty where the page's own origin forwards to the API. */
  apiOrigin: string;
  /** The company behind the site, where the owner has changed what the build knows of it. */
  business?: Business;
  /** The helplines, where the owner has changed what the build knows of them. */
  crisisLines?: readonly CrisisLine[];
}

let current: RuntimeConfig = { siteOrigin: '', apiOrigin: '' };

/** Called by the host (shell, its server, or the admin app's own entry) before anything renders. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

export function runtimeConfig(): RuntimeConfig {
  return current;
}
