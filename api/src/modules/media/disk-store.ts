import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../../http/byte-range';
import type { MediaStore } from './media-store';

/** Stores pictures in a folder. */
export class DiskStore implements MediaStore {
  constructor(private readonly directory: string) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    const file = path.join(this.directory, key);
    await mkdir(path.dirname(file), { recursive: true });
    // A rename makes the write atomic, also when the process is killed.
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      await writeNew(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async stream(key: string, range?: ByteRange): Promise<Readable | undefined> {
    try {
      return (await open(path.join(this.directory, key))).createReadStream(range);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  async remove(keys: string[]): Promise<void> {
    const files = keys.map((key) => path.join(this.directory, key));
    for (const file of files) await rm(file, { force: true });
    for (const folder of new Set(files.map((file) => path.dirname(file)))) await removeIfEmpty(folder);
  }
}

async function writeNew(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'ENOTEMPTY')) throw error;
  }
}

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
