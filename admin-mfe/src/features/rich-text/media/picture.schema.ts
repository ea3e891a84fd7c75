import type { paths } from '@stillsam/contracts';
import { firstFile } from '../../../forms/file-field';
import { z } from '../../../forms/schema';
import { MEDIA_COPY } from './media.copy';

/** Uploads a form with a file, such as `Session.upload`. @param path begins with `/api/`. */
export type Upload = (
  path: string,
  form: FormData,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<unknown>;

/** An uploaded picture with its sizes. */
export type Media = paths['/api/admin/media']['post']['responses'][201]['content']['application/json'];

const { errors } = MEDIA_COPY;

/** Types that the API accepts; it also checks the file's content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_ALT_LENGTH = 300;

const alt = z
  .string()
  .check(z.trim(), z.minLength(1, errors.altMissing), z.maxLength(MAX_ALT_LENGTH, errors.altTooLong));
const caption = z.string().check(z.trim());
const file = z.pipe(
  firstFile,
  z
    .file(errors.fileMissing)
    .check(z.mime([...PICTURE_TYPES], errors.fileType), z.maxSize(MAX_BYTES, errors.fileSize)),
);

/** A picture to upload, with its description. */
export const NEW_PICTURE = z.object({ file, alt, caption });
/** A new description of an uploaded picture. */
export const PICTURE_WORDS = z.object({ file: firstFile, alt, caption });
