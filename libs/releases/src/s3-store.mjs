// @ts-check
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { SIGNATURE_FILE } from './files.mjs';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** @type {Record<string, string>} */
const TYPES = {
  js: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
/** @type {Record<string, string>} */
const ENCODINGS = { br: 'br', gz: 'gzip' };
/** Of one request that erases. */
const MAX_KEYS = 1000;
/** In flight. */
const MAX_TRANSFERS = 8;

/**
 * A store in a bucket of an S3-compatible service, below a prefix.
 *
 * Each file lies there as it is, which is what the shell's server fetches. Its compressed forms are keys of their own,
 * `.br` and `.gz`, with their Content-Encoding: an origin in front chooses by Accept-Encoding.
 *
 * @param {{ client: S3Client, bucket: string, prefix: string }} options
 * @returns {import('./open-store.mjs').Store}
 */
export function s3Store({ client, bucket, prefix }) {
  /** @param {string} key */
  const at = (key) => ({ Bucket: bucket, Key: `${prefix}/${key}` });
  /**
   * @param {string} key
   * @param {string | Buffer | undefined} body
   * @param {Partial<import('@aws-sdk/client-s3').PutObjectCommandInput>} more
   */
  const put = (key, body, more) =>
    client.send(new PutObjectCommand({ ...at(key), Body: body, ...headersOf(key), ...more }));
  /** @param {string} below */
  const listKeys = async (below) => {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}/${below}` });
    /** @type {string[]} */
    const keys = [];
    for await (const { Contents = [] } of pages)
      keys.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length + 1)));
    return keys;
  };
  return {
    place: `s3://${bucket}/${prefix}`,
    read: (key) => readText(client, at(key)),
    write: (key, text, etag) => isWritten(put(key, text, etag ? { IfMatch: etag } : { IfNoneMatch: '*' })),
    remove: (key) => client.send(new DeleteObjectCommand(at(key))).then(() => {}),
    async listFolders() {
      const ending = `/${SIGNATURE_FILE}`;
      return (await listKeys(''))
        .filter((key) => key.endsWith(ending))
        .map((key) => key.slice(0, -ending.length));
    },
    async readFolder(version) {
      /** @type {Map<string, Buffer>} */
      const files = new Map();
      await mapWithConcurrency(await listKeys(`${version}/`), async (key) => {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        files.set(key.slice(version.length + 1), Buffer.from((await Body?.transformToByteArray()) ?? []));
      });
      return files;
    },
    async writeFolder(version, files) {
      // The signature last: with it the folder is whole.
      const names = [...files.keys()].filter((name) => name !== SIGNATURE_FILE);
      const isImmutable = { CacheControl: IMMUTABLE };
      await mapWithConcurrency(names, (name) => put(`${version}/${name}`, files.get(name), isImmutable));
      await put(`${version}/${SIGNATURE_FILE}`, files.get(SIGNATURE_FILE), isImmutable);
    },
    async removeFolder(version) {
      const keys = await listKeys(`${version}/`);
      for (let first = 0; first < keys.length; first += MAX_KEYS) {
        const Objects = keys.slice(first, first + MAX_KEYS).map((key) => ({ Key: at(key).Key }));
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
      }
    },
  };
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ client: S3Client, bucket: string }}
 * @throws with one sentence when no bucket is named, or it has no keys.
 */
export function connectBucket(environment) {
  const bucket = environment.RELEASES_S3_BUCKET;
  const accessKeyId = environment.RELEASES_S3_ACCESS_KEY_ID;
  const secretAccessKey = environment.RELEASES_S3_SECRET_ACCESS_KEY;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new Error('RELEASES_S3_BUCKET needs RELEASES_S3_ACCESS_KEY_ID and RELEASES_S3_SECRET_ACCESS_KEY.');
  const endpoint = environment.RELEASES_S3_ENDPOINT || undefined;
  const client = new S3Client({
    endpoint,
    region: environment.RELEASES_S3_REGION || 'eu-north-1',
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have one host for all buckets.
    forcePathStyle: endpoint !== undefined,
  });
  return { client, bucket };
}

/** What a browser has to be told of a file. @param {string} key */
function headersOf(key) {
  const [, plain = key, ending = ''] = /^(.*?)(?:\.(br|gz))?$/.exec(key) ?? [];
  return {
    ContentType: TYPES[plain.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    ContentEncoding: ENCODINGS[ending],
    CacheControl: 'no-cache',
  };
}

/** @param {S3Client} client @param {{ Bucket: string, Key: string }} address */
async function readText(client, address) {
  try {
    const { Body, ETag } = await client.send(new GetObjectCommand(address));
    return { text: (await Body?.transformToString()) ?? '', etag: ETag ?? '' };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

/** Whether a conditional request met its condition; 409 means that another one is in flight. @param {Promise<unknown>} request */
async function isWritten(request) {
  try {
    await request;
    return true;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status && [404, 409, 412].includes(status)) return false;
    throw error;
  }
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<unknown>} action
 */
async function mapWithConcurrency(items, action) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await action(item);
  };
  await Promise.all(Array.from({ length: MAX_TRANSFERS }, worker));
}
