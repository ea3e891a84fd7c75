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
  /** The audio of the exercises' phrases, where the server has a voice: their pages may not ask for it. */
  guidance?: readonly GuidanceAudio[];
}

/** The phrases of an exercise in one file, as the API describes it. */
export interface GuidanceAudio {
  /** `spokenHash` of the phrases. */
  text: string;
  src: string;
  voice: string;
  is_test: boolean;
  bytes: number;
  /** Second at which each phrase begins. */
  starts: readonly number[];
}

let current: RuntimeConfig = { siteOrigin: '', apiOrigin: '' };

/** Called by the host (shell, its server, or the admin app's own entry) before anything renders. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

export function runtimeConfig(): RuntimeConfig {
  return current;
}
