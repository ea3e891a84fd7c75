import { runtimeConfig } from '@stillsam/platform';

/** The address of a post's picture for this page: the path belongs to the API's or the site's origin. */
export function displayAddress(address: string): string {
  const { apiOrigin, siteOrigin } = runtimeConfig();
  if (address.startsWith('/api/')) return apiOrigin + address;
  return address.startsWith('/') ? siteOrigin + address : address;
}
