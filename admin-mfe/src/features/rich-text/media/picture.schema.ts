import { firstFile } from '../../../forms/file-field';
import { z } from '../../../forms/schema';
import { MEDIA_COPY } from './media.copy';

const { errors } = MEDIA_COPY;

/** Types that the API accepts; it also checks the file's content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
const LARGEST_BYTES = 10 * 1024 * 1024;
const LONGEST_ALT = 300;

const alt = z
  .string()
  .check(z.trim(), z.minLength(1, errors.altMissing), z.maxLength(LONGEST_ALT, errors.altTooLong));
const caption = z.string().check(z.trim());
const file = z.pipe(
  firstFile,
  z
    .file(errors.fileMissing)
    .check(z.mime([...PICTURE_TYPES], errors.fileType), z.maxSize(LARGEST_BYTES, errors.fileSize)),
);

/** A picture to upload, with its description. */
export const NEW_PICTURE = z.object({ file, alt, caption });
/** A new description of an uploaded picture. */
export const PICTURE_WORDS = z.object({ file: firstFile, alt, caption });
