import type { paths } from '@stillsam/contracts';

/** Uploads a form with a file, such as `Session.upload`. @param path begins with `/api/`. */
export type Upload = (
  path: string,
  form: FormData,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<unknown>;

/** An uploaded picture with its sizes. */
export type Media = paths['/api/admin/media']['post']['responses'][201]['content']['application/json'];
