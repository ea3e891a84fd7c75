import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { ApiConfig } from '../../config/env';
import type { ByteRange } from '../../http/byte-range';
import type { MediaStore } from './media-store';

/** A store that does not answer fails a request after seconds, and not after the minutes of the client's defaults. */
const LIMITS = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true },
};

type Settings = NonNullable<ApiConfig['media']['s3']>;

/** Stores pictures in a bucket of an S3-compatible store. The client is large, so it is loaded on first use. */
export class S3Store implements MediaStore {
  #client: Promise<S3Client> | undefined;

  constructor(private readonly settings: Settings) {}

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.#connect();
    await client.send(
      new PutObjectCommand({ Bucket: this.settings.bucket, Key: key, Body: bytes, ContentType: contentType }),
    );
  }

  async stream(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.#connect();
    try {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: this.settings.bucket, Key: key, Range }),
      );
      return Body instanceof Readable ? Body : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  async remove(keys: string[]): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.#connect();
    for (const key of keys)
      await client.send(new DeleteObjectCommand({ Bucket: this.settings.bucket, Key: key }));
  }

  #connect(): Promise<S3Client> {
    this.#client ??= this.#create();
    return this.#client;
  }

  async #create(): Promise<S3Client> {
    const { S3Client: Client } = await import('@aws-sdk/client-s3');
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
