import { RELEASES_HEALTH, type ReleasesHealth } from '@stillsam/releases/answers';

const TIMEOUT_MS = 2000;

/** What a shell says that it serves, by part, or why it did not say it. */
export interface ShellAnswer {
  origin: string;
  remotes: ReleasesHealth['remotes'];
  problem: string | null;
}

/** Asks every shell what it serves. */
export function askShells(origins: readonly string[]): Promise<ShellAnswer[]> {
  return Promise.all(origins.map(askShell));
}

async function askShell(origin: string): Promise<ShellAnswer> {
  try {
    const response = await fetch(`${origin}/health/releases`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { remotes } = RELEASES_HEALTH.parse(await response.json());
    return { origin, remotes, problem: null };
  } catch (error) {
    return { origin, remotes: {}, problem: `It does not answer: ${String(error)}` };
  }
}
