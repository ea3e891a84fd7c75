import type { Trial } from '@stillsam/releases/answers';
import type { Owner } from '@stillsam/releases/owner';
import type { Remote } from '@stillsam/releases/registry';
import type { RemoteRenderer } from '../rendering/remote-pool';
import type { KeptReleases } from './kept-releases';
import type { Release } from './release';
import { readManifest, type ReleaseFiles } from './release-files';
import { tryRelease } from './try-release';

interface Start {
  remote: Remote;
  /** All remotes of the registry that are served here. */
  remotes: readonly Remote[];
  version: string;
  /** Text of the server bundle. */
  source: string;
}

/** Starts what renders a release: its workers. */
export type StartRenderer = (start: Start) => RemoteRenderer;

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
  released: readonly string[];
}

/** Longer than any task of a worker. */
const RETIREMENT_MS = 10_000;

/** Ends a release that is no longer live, once its last pages are rendered. */
export function retire({ renderer }: Release): void {
  setTimeout(() => void renderer.close(), RETIREMENT_MS).unref();
}

/**
 * Evaluates a fetched release in workers of its own.
 *
 * @throws when the release cannot be evaluated; its workers have ended then.
 */
export async function startRelease(
  remote: Remote,
  remotes: readonly Remote[],
  files: ReleaseFiles,
  startRenderer: StartRenderer,
): Promise<Release> {
  const manifest = readManifest(files, remote);
  const renderer = startRenderer({ remote, remotes, version: manifest.version, source: files.source });
  try {
    const { patterns } = await renderer.describe();
    const urlOf = (file: string) => `${remote.publicOrigin}/${manifest.version}/${file}`;
    const pin = {
      name: remote.name,
      version: manifest.version,
      entry: urlOf(manifest.entry),
      integrity: manifest.files[manifest.entry] ?? '',
      patterns,
    };
    const styles = new Map(Object.entries(files.styles));
    return { remote, manifest, pin, renderer, urlOf, styles };
  } catch (error) {
    await renderer.close();
    throw error;
  }
}

/** Tries a release, and ends it. @throws when it cannot be evaluated. */
export async function tryFiles(
  files: ReleaseFiles,
  surroundings: Surroundings,
  options: AcceptOptions,
): Promise<Trial> {
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
  const { accepted, reasons } = await judge(release, surroundings, options);
  if (accepted) return release;
  await release.renderer.close();
  throw new Error(reasons.join(' '));
}

async function judge(
  release: Release,
  { remotes, released }: Surroundings,
  { shellOwner, samples }: AcceptOptions,
): Promise<Trial> {
  return tryRelease(release, {
    owners: [shellOwner, ...remotes],
    released,
    samples: await samples().catch(() => []),
  });
}
