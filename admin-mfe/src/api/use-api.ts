import { createContext, use } from 'react';
import { ApiError, type ApiClient, type UploadOptions } from '@stillsam/api-client';
import type { paths } from '@stillsam/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { OpenapiQueryClient } from 'openapi-react-query';

/**
 * The API for the signed-in user: `api.useQuery('get', '/api/…', { params })` and `api.useMutation('post', '/api/…')`.
 * What they reject with is an `ApiError`, for `serverText` and the like, although its type is that of the response.
 */
export interface Api extends OpenapiQueryClient<paths> {
  /** A call that finds the session ended waits until the user signs in again, and is then repeated. */
  readonly client: ApiClient;
  /** For calls in the background: an ended session fails them and opens no dialog. */
  readonly background: ApiClient;
  /** Sends a form with a file. @param path begins with `/api/`. @throws as a call of `client`. */
  readonly upload: (
    path: string,
    form: FormData,
    options: Pick<UploadOptions, 'onProgress' | 'signal'>,
  ) => Promise<unknown>;
}

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi is called outside SessionProvider');
  return api;
}

type ReadPath = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

/**
 * @returns refetches what the paths answered, whatever their parameters. For `onSuccess` and `onSettled`: where the
 * session has ended it fetches nothing, so that the dialog that the user closed does not open again.
 */
export function useRefetch(...changed: ReadPath[]): (data?: unknown, error?: unknown) => Promise<unknown> {
  const queries = useQueryClient();
  return async (_data, error) => {
    if (error instanceof ApiError && error.status === 401) return;
    await Promise.all(changed.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
  };
}

/** The body of a call's response. @throws as the call; and where the response has no body. */
export async function bodyOf<Body>(call: Promise<{ data?: Body }>): Promise<Body> {
  const { data } = await call;
  if (data === undefined) throw new Error('The response has no body');
  return data;
}
