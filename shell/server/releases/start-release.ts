import type { Remote } from '@stillsam/releases/registry';
import type { RemoteRenderer } from '../rendering/remote-renderer';
import type { Release } from './release';
import { readManifest, type ReleaseFiles } from './release-files';

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
