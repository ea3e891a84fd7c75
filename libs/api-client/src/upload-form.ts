import { ApiError, NETWORK_ERROR_TEXT, readError, readJson } from './api-error';

export interface UploadOptions {
  /** Whole address, such as `https://api.exempel.se/api/admin/media`. */
  url: string;
  form: FormData;
  /** The bearer token to send. */
  token: string | null;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Milliseconds: enough for a large picture on a slow network, and for the API to process it. */
const MAX_UPLOAD_MS = 180_000;

/**
 * Sends a form with a file and reports its progress, which `fetch` cannot.
 *
 * @returns the response's JSON.
 * @throws ApiError and nothing else; an aborted upload throws what it was aborted with.
 */
export async function uploadForm(options: UploadOptions): Promise<unknown> {
  const response = await send(options);
  if (!response.ok) throw await readError(response);
  return readJson(response);
}

function send({ url, form, token, onProgress, signal }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const fail = (kind: 'network' | 'timeout') => () => reject(new ApiError(NETWORK_ERROR_TEXT, { kind }));
    request.open('POST', url);
    request.timeout = MAX_UPLOAD_MS;
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = fail('network');
    request.ontimeout = fail('timeout');
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
