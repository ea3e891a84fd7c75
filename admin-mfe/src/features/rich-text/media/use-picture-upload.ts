import { useEffect, useRef, useState } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { MEDIA_COPY } from './media.copy';
import type { Media, Upload } from './picture.schema';

interface PictureUpload {
  /** Sent share, from 0 to 1; null while no upload is in flight. */
  share: number | null;
  /** Reason of the failure, in sentences. */
  failure: string | null;
  /** @returns undefined after a failure or an abort. */
  start: (file: File, alt: string) => Promise<Media | undefined>;
}

/** Uploads a picture. Unmounting the dialog aborts it. */
export function usePictureUpload(upload: Upload): PictureUpload {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File, alt: string) => {
    const form = new FormData();
    form.set('alt', alt);
    form.set('file', file);
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setShare(0);
    try {
      const options = { onProgress: setShare, signal: controller.signal };
      const answer = await upload('/api/admin/media', form, options);
      if (!isMedia(answer)) throw new Error('The uploaded picture came back without its addresses');
      return answer;
    } catch (error) {
      if (!controller.signal.aborted) setFailure(describe(error));
      return undefined;
    } finally {
      if (!controller.signal.aborted) setShare(null);
    }
  };
  return { share, failure, start };
}

function describe(error: unknown): string {
  if (error instanceof ApiError && error.status === 413) return MEDIA_COPY.errors.fileSize;
  const issues = error instanceof ApiError ? error.issues.map(({ message }) => message) : [];
  return issues.length > 0 ? issues.join(' ') : (serverText(error) ?? MEDIA_COPY.errors.failed);
}

function isMedia(value: unknown): value is Media {
  if (typeof value !== 'object' || value === null) return false;
  const { src, srcset, alt, width, height }: Partial<Record<keyof Media, unknown>> = value;
  return (
    [src, srcset, alt].every((text) => typeof text === 'string') && Number(width) > 0 && Number(height) > 0
  );
}
