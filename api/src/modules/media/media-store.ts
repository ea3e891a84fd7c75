import type { Readable } from 'node:stream';
import type { ByteRange } from '../../http/byte-range';

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
