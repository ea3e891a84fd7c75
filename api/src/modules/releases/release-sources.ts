import { HEALTH_PATH, healthHeaders, RELEASES_HEALTH, type ReleasesHealth } from '@stillsam/releases/answers';
import { openStore } from '@stillsam/releases/open-store';
import { readRegistry, type Remote } from '@stillsam/releases/registry';
import type { Store } from '@stillsam/releases/open-store';
import type { ApiConfig } from '../../config/env';

const TIMEOUT_MS = 2000;

/** What a shell says that it serves, by part, or why it did not say it. */
export interface ShellAnswer {
  origin: string;
  remotes: ReleasesHealth['remotes'];
  problem: string | null;
}

/** Whether a registry of remotes is named. */
export const isConfigured = ({ releases }: ApiConfig): boolean => releases.registryLocation !== undefined;

/** The remotes of the registry. @returns none where none is named. @throws when it cannot be read. */
export async function readRemotes({ releases }: ApiConfig): Promise<readonly Remote[]> {
  const { registryLocation } = releases;
  return registryLocation === undefined ? [] : (await readRegistry(registryLocation)).remotes;
}

/** Where the releases of a part lie. */
export function openStoreOf(part: string, { releases }: ApiConfig): Promise<Store> {
  const { directory, bucket } = releases;
  return openStore(part, { directory, environment: bucket });
}

/** Asks every shell what it serves. */
export function askShells({ internalSecret, releases }: ApiConfig): Promise<ShellAnswer[]> {
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
