import { ApiError, createApiClient } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';
import type { FindNarration } from '@stillsam/read-aloud';

/** Finds the audio of a text that this browser may read. @throws ApiError without a usable response. */
export const findNarration: FindNarration = async (hash) => {
  const api = createApiClient({ baseUrl: runtimeConfig().apiOrigin });
  try {
    const { data } = await api.GET('/api/narrations/{hash}', { params: { path: { hash } } });
    return data ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};
