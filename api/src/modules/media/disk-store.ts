import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore } from './media-store';

/** Keeps pictures in a folder. */
export class DiskStore implements MediaStore {
  constructor(private readonly directory: string) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    const file = path.join(this.directory, key);
    await mkdir(path.dirname(file), { recursive: true });
    // Whole or not at all, also when the process is killed in between.
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
    const handle = await open(unfinished, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(path.join(this.directory, key));
    } catch (error) {
      if (typeof error === 'object' && error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
