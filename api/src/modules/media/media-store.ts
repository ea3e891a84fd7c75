/** Where the files of pictures are kept. A key names one content for ever. */
export interface MediaStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** @returns undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** For good; a key that is not there is passed over. */
  remove(keys: string[]): Promise<void>;
}

/** Injection token of the {@link MediaStore}. */
export const MEDIA_STORE = Symbol('MediaStore');
