import { MEDIA_COPY } from './media.copy';

const { errors } = MEDIA_COPY;

/** What the API takes; it looks into the file itself. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const LARGEST_BYTES = 10 * 1024 * 1024;
const LONGEST_ALT = 300;

export interface PictureErrors {
  file?: string;
  alt?: string;
}

/** Faults that can be mended before anything is sent. @param file null where the picture is there already. */
export function checkPicture(
  file: Pick<File, 'type' | 'size'> | undefined | null,
  alt: string,
): PictureErrors {
  const text = alt.trim();
  return {
    ...(file === null ? {} : fileErrors(file)),
    ...(text ? {} : { alt: errors.altMissing }),
    ...(text.length > LONGEST_ALT ? { alt: errors.altTooLong } : {}),
  };
}

function fileErrors(file: Pick<File, 'type' | 'size'> | undefined): PictureErrors {
  if (!file) return { file: errors.fileMissing };
  if (!PICTURE_TYPES.includes(file.type)) return { file: errors.fileType };
  return file.size > LARGEST_BYTES ? { file: errors.fileSize } : {};
}
