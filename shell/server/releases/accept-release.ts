import type { Owner } from '@stillsam/releases/owner';
import type { Remote } from '@stillsam/releases/registry';
import { isMissedDeadline } from '../rendering/deadline';
import type { KeptReleases } from './kept-releases';
import type { Release } from './release';
import type { ReleaseFiles } from './release-files';
import { startRelease, type StartRenderer } from './start-release';
import { tryRelease, type Verdict } from './try-release';

export interface AcceptOptions {
  kept: KeptReleases;
  startRenderer: StartRenderer;
  /** The shell's own addresses. */
  shellOwner: Owner;
  /** Addresses that exist, for routes with a parameter. */
  samples: () => Promise<readonly string[]>;
}

/** What a release of a remote is tried against. */
interface Surroundings {
  remote: Remote;
  remotes: readonly Remote[];
  /** Names of the remotes that have a live release. */
  released: string[];
  /** Whether a page may be too slow. */
  judgesTime: boolean;
}

/** A release that its trial refused. */
class RefusedRelease extends Error {
  readonly isTooSlow: boolean;

  constructor({ reasons, isTooSlow }: Verdict) {
    super(reasons.join(' '));
    this.isTooSlow = isTooSlow;
  }
}

/** Whether a release was refused for time alone. */
export function isTooSlow(error: unknown): boolean {
  return isMissedDeadline(error) || (error instanceof RefusedRelease && error.isTooSlow);
}

/** Tries a release, and ends it. @throws when it cannot be evaluated. */
export async function tryFiles(
  files: ReleaseFiles,
  surroundings: Surroundings,
  options: AcceptOptions,
): Promise<Verdict> {
  const { remote, remotes } = surroundings;
  const release = await startRelease(remote, remotes, files, options.startRenderer);
  try {
    return await judge(release, surroundings, options);
  } finally {
    await release.renderer.close();
  }
}

/** Starts a release, and tries it if it was not accepted here before. @throws with the reasons of its refusal. */
export async function startAccepted(
  files: ReleaseFiles,
  surroundings: Surroundings,
  options: AcceptOptions,
): Promise<Release> {
  const { remote, remotes } = surroundings;
  const release = await startRelease(remote, remotes, files, options.startRenderer);
  if (await options.kept.isAccepted(remote, release.manifest.version).catch(() => false)) return release;
  const verdict = await judge(release, surroundings, options);
  if (verdict.accepted) return release;
  await release.renderer.close();
  throw new RefusedRelease(verdict);
}

async function judge(
  release: Release,
  { remotes, released, judgesTime }: Surroundings,
  { shellOwner, samples }: AcceptOptions,
): Promise<Verdict> {
  return tryRelease(release, {
    owners: [shellOwner, ...remotes],
    released,
    samples: await samples().catch(() => []),
    judgesTime,
  });
}
