/** Store of picture files. The content of a key never changes. */
export interface MediaStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** @returns undefined for an unknown key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Deletes files; unknown keys are skipped. */
  remove(keys: string[]): Promise<void>;
}

/** Injection token of the {@link MediaStore}. */
export const MEDIA_STORE = Symbol('MediaStore');
