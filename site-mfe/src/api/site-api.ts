import { ApiError, createApiClient } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';

/** A client of the API. @param timeoutMilliseconds until a request times out. */
export function siteApi(timeoutMilliseconds?: number) {
  return createApiClient({ baseUrl: runtimeConfig().apiOrigin, timeoutMilliseconds });
}

type Call<Data> = Promise<{ data?: Data }>;

/** The body of a response. @throws ApiError without a usable response. */
export async function bodyOf<Data>(call: Call<Data>): Promise<NonNullable<Data>> {
  const { data } = await call;
  if (!data) throw new Error('The response of the API has no body');
  return data;
}

/**
 * The body of a response; null for what the API does not know. It responds with 400 to text that cannot be a slug.
 *
 * @throws ApiError without a usable response.
 */
export async function bodyIfKnown<Data>(call: Call<Data>): Promise<NonNullable<Data> | null> {
  try {
    return await bodyOf(call);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
