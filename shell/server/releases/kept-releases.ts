import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, Remote } from '@stillsam/releases/registry';
import { z } from 'zod';
import { checkFile, readManifest, type ReleaseFiles } from './release-files';

const KEPT: z.ZodType<ReleaseFiles> = z.object({
  manifestText: z.string(),
  signature: z.string(),
  source: z.string(),
  styles: z.record(z.string(), z.string()),
  // What an earlier shell kept has none.
  scripts: z.record(z.string(), z.string()).default({}),
});

const ACCEPTED = z.array(z.string());
/** More than the releases that a rollback can lead to. */
const MAX_ACCEPTED = 50;

/**
 * The last good release of each remote, and the registry, in a folder of the shell's own: a shell that starts while an
 * origin is away, or points to a release that is refused, serves what it served before. Versions that it accepted are
 * not tried again, so that a rollback is served at once.
 */
export class KeptReleases {
  constructor(private readonly directory: string) {}

  /** Keeps a release, and that its version was accepted. */
  async keep({ name }: Remote, version: string, files: ReleaseFiles): Promise<void> {
    await this.#write(`${name}.json`, files);
    const others = (await this.#acceptedVersions(name)).filter((other) => other !== version);
    await this.#write(`${name}.accepted.json`, [...others, version].slice(-MAX_ACCEPTED));
  }

  /**
   * @returns null where none is kept.
   * @throws when what is kept is not signed by the remote's present key, or was changed.
   */
  async read(remote: Remote): Promise<ReleaseFiles | null> {
    const text = await this.#read(`${remote.name}.json`);
    if (text === null) return null;
    const files = KEPT.parse(JSON.parse(text));
    const manifest = readManifest(files, remote);
    checkFile(manifest, manifest.server, files.source);
    for (const [file, text] of Object.entries({ ...files.styles, ...files.scripts }))
      checkFile(manifest, file, text);
    return files;
  }

  /** Whether a version was accepted here before. */
  async isAccepted({ name }: Remote, version: string): Promise<boolean> {
    return (await this.#acceptedVersions(name)).includes(version);
  }

  async keepRegistry(registry: Registry): Promise<void> {
    await this.#write('registry.json', registry);
  }

  /** Path of the kept registry. */
  get registryFile(): string {
    return path.join(this.directory, 'registry.json');
  }

  async #acceptedVersions(name: string): Promise<string[]> {
    const text = await this.#read(`${name}.accepted.json`);
    return text === null ? [] : ACCEPTED.parse(JSON.parse(text));
  }

  async #write(name: string, value: unknown): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    const temporary = path.join(this.directory, `.${name}.${process.pid}`);
    await writeFile(temporary, JSON.stringify(value));
    await rename(temporary, path.join(this.directory, name));
  }

  #read(name: string): Promise<string | null> {
    return readFile(path.join(this.directory, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }
}
