import { runtimeConfig } from '@stillsam/platform';
import { BUSINESS, type Business } from './business';

/** The company behind the site as the owner set it, and as the build knows it where nobody has, or the API is down. */
export function currentBusiness(): Business {
  return runtimeConfig().business ?? BUSINESS;
}
