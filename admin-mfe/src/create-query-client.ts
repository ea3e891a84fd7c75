import { ApiError } from '@stillsam/api-client';
import { QueryClient } from '@tanstack/react-query';

const MOST_RETRIES = 1;

/** Reads are retried once where a retry may help; writes are not retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` is unreliable, so a request is tried in any case.
        networkMode: 'always',
        retry: (failures, error) => failures < MOST_RETRIES && isTransient(error),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'api' || (error.status ?? 0) >= 500;
}
