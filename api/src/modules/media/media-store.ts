import { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import type { ByteRange } from '../../http/byte-range';
import type { ApiConfig } from '../../config/env';

/** Store of picture files. The content of a key never changes. */
export interface MediaStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** A file, or a part of it, as it is read. @returns undefined for an unknown key. */
  stream(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Deletes files; unknown keys are skipped. */
  remove(keys: string[]): Promise<void>;
}

/** Injection token of the {@link MediaStore}. */
export const MEDIA_STORE = Symbol('MediaStore');

/** Stores pictures in a folder. */
export class DiskStore implements MediaStore {
  constructor(private readonly directory: string) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    const file = path.join(this.directory, key);
    await mkdir(path.dirname(file), { recursive: true });
    // A rename makes the write atomic, also when the process is killed.
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
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

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'ENOTEMPTY')) throw error;
  }
}

const hasCode = (error: unknown, code: string) => Object(error).code === code;

/** A store that does not answer fails a request after seconds, and not after the minutes of the client's defaults. */
const LIMITS = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true },
};

type Settings = NonNullable<ApiConfig['media']['s3']>;
type Connection = { sdk: typeof import('@aws-sdk/client-s3'); client: S3Client };

/** Stores pictures in a bucket of an S3-compatible store. The client is large, so it is loaded on first use. */
export class S3Store implements MediaStore {
  #connection: Promise<Connection> | undefined;

  constructor(private readonly settings: Settings) {}

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const { sdk, client } = await this.#connect();
    await client.send(
      new sdk.PutObjectCommand({
        Bucket: this.settings.bucket,
        Key: key,
        Body: bytes,
        ContentType: contentType,
      }),
    );
  }

  async stream(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const { sdk, client } = await this.#connect();
    try {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(
        new sdk.GetObjectCommand({ Bucket: this.settings.bucket, Key: key, Range }),
      );
      return Body instanceof Readable ? Body : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  async remove(keys: string[]): Promise<void> {
    const { sdk, client } = await this.#connect();
    for (const key of keys)
      await client.send(new sdk.DeleteObjectCommand({ Bucket: this.settings.bucket, Key: key }));
  }

  #connect(): Promise<Connection> {
    this.#connection ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: this.#client(sdk) }));
    return this.#connection;
  }

  #client({ S3Client: Client }: Connection['sdk']): S3Client {
    const { endpoint, region, accessKeyId, secretAccessKey } = this.settings;
    return new Client({
      ...LIMITS,
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Stores other than Amazon's have one host for all buckets.
      forcePathStyle: endpoint !== undefined,
    });
  }
}
