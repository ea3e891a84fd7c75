import { ApiError, NETWORK_ERROR_TEXT } from './api-error';

/**
 * `fetch` with a timeout that includes the body: a response that stalls rejects while it is read.
 *
 * @throws ApiError of kind `timeout` or `network`; an aborted request throws what it was aborted with.
 */
export async function fetchWithTimeout(request: Request, milliseconds: number): Promise<Response> {
  // Some supported browsers have no AbortSignal.any.
  const controller = new AbortController();
  const late = () => controller.abort(new ApiError(NETWORK_ERROR_TEXT, { kind: 'timeout' }));
  const timer = setTimeout(late, milliseconds);
  const onAbort = () => controller.abort(request.signal.reason);
  if (request.signal.aborted) onAbort();
  else request.signal.addEventListener('abort', onAbort, { once: true });
  try {
    // Any option resets the referrer policy of the request.
    const { referrerPolicy } = request;
    const response = await fetch(request, { signal: controller.signal, referrerPolicy });
    return await withBody(response, controller.signal);
  } catch (cause) {
    if (controller.signal.aborted) throw controller.signal.reason;
    throw new ApiError(NETWORK_ERROR_TEXT, { kind: 'network', cause });
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', onAbort);
  }
}

/** Reads the whole body within the timeout. Event streams, which never end, are not supported. */
async function withBody(response: Response, signal: AbortSignal): Promise<Response> {
  const body = await response.arrayBuffer();
  if (signal.aborted) throw signal.reason;
  const { status, statusText, headers } = response;
  const mayHaveBody = status !== 204 && status !== 304;
  return new Response(mayHaveBody ? body : null, { status, statusText, headers });
}
