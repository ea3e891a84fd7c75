import { ApiError } from '@stillsam/api-client';
import { bodyOf, type Call } from './site-api';

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
