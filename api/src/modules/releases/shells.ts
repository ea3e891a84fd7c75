import { HEALTH_PATH, healthHeaders, RELEASES_HEALTH, type ReleasesHealth } from '@stillsam/releases/answers';
import type { ApiConfig } from '../../config/env';

const TIMEOUT_MS = 2000;

/** What a shell says that it serves, by part, or why it did not say it. */
export interface ShellAnswer {
  origin: string;
  remotes: ReleasesHealth['remotes'];
  problem: string | null;
}

/** Asks every shell what it serves. */
export function askShells({
  internalSecret,
  releases,
}: Pick<ApiConfig, 'internalSecret' | 'releases'>): Promise<ShellAnswer[]> {
  return Promise.all(releases.shellOrigins.map((origin) => askShell(origin, internalSecret)));
}

async function askShell(origin: string, secret?: string): Promise<ShellAnswer> {
  try {
    const response = await fetch(origin + HEALTH_PATH, {
      headers: healthHeaders(secret),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) throw new Error('it does not take INTERNAL_SECRET');
    const { remotes } = RELEASES_HEALTH.parse(await response.json());
    return { origin, remotes, problem: null };
  } catch (error) {
    return { origin, remotes: {}, problem: `It does not answer: ${String(error)}` };
  }
}
