import { createApiClient } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';

/** A client of the API. @param timeoutMilliseconds until a request times out. */
export function siteApi(timeoutMilliseconds?: number) {
  return createApiClient({ baseUrl: runtimeConfig().apiOrigin, timeoutMilliseconds });
}

export type Call<Data> = Promise<{ data?: Data }>;

/** The body of a response. @throws ApiError without a usable response. */
export async function bodyOf<Data>(call: Call<Data>): Promise<NonNullable<Data>> {
  const { data } = await call;
  if (!data) throw new Error('The response of the API has no body');
  return data;
}
