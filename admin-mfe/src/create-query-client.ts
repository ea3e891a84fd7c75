import { ApiError } from '@stillsam/api-client';
import { QueryClient } from '@tanstack/react-query';

const MOST_RETRIES = 1;

/** Reads are tried once more where another try may help; writes never are by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The browser's word on being online is not to be trusted; the call itself tells.
        networkMode: 'always',
        retry: (failures, error) => failures < MOST_RETRIES && isPassing(error),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'api' || (error.status ?? 0) >= 500;
}
