import { runtimeConfig } from '@stillsam/platform';

/** Where a picture of a post is fetched from by this page: its path belongs to the API or the site. */
export function displayAddress(address: string): string {
  const { apiOrigin, siteOrigin } = runtimeConfig();
  if (address.startsWith('/api/')) return apiOrigin + address;
  return address.startsWith('/') ? siteOrigin + address : address;
}
