import { ApiError, createApiClient } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { runtimeConfig } from '@stillsam/platform';

export type GuideListing = components['schemas']['GuideListingDto'];
export type Guide = components['schemas']['GuideDto'];
export type ReadSession = components['schemas']['ReadSessionDto'];

const api = () => createApiClient({ baseUrl: runtimeConfig().apiOrigin });

/** @throws ApiError without a usable response. */
export async function fetchGuides(signal: AbortSignal): Promise<GuideListing[]> {
  const { data } = await api().GET('/api/guides', { signal });
  if (!data) throw new Error('The response of the API has no guides');
  return data.guides;
}

/** @returns null for an unknown slug. @throws ApiError without a usable response. */
export async function fetchGuide(slug: string, signal: AbortSignal): Promise<Guide | null> {
  try {
    const { data } = await api().GET('/api/guides/{slug}', { params: { path: { slug } }, signal });
    return data ?? null;
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

/**
 * @returns null for an unknown session, and `locked` for one that this browser has no right to read.
 * @throws ApiError without a usable response.
 */
export async function fetchSession(
  slug: string,
  number: string,
  signal: AbortSignal,
): Promise<ReadSession | 'locked' | null> {
  try {
    const params = { path: { slug, number } };
    const { data } = await api().GET('/api/guides/{slug}/sessions/{number}', { params, signal });
    return data ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return 'locked';
    if (isUnknown(error)) return null;
    throw error;
  }
}

/** The API responds with 400 to text that cannot be a slug. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
