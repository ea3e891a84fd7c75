import { ApiError } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { PATHS, PRODUCT_QUERY } from '@stillsam/paths';
import { Button } from '@stillsam/ui';
import { bodyIfKnown, bodyOf, siteApi } from '../../api/site-api';

export type GuideListing = components['schemas']['GuideListingDto'];
export type Guide = components['schemas']['GuideDto'];
export type ReadSession = components['schemas']['ReadSessionDto'];

/** @throws ApiError without a usable response. */
export async function fetchGuides(signal: AbortSignal): Promise<GuideListing[]> {
  return (await bodyOf(siteApi().GET('/api/guides', { signal }))).guides;
}

/** @returns null for an unknown slug. @throws ApiError without a usable response. */
export function fetchGuide(slug: string, signal: AbortSignal): Promise<Guide | null> {
  return bodyIfKnown(siteApi().GET('/api/guides/{slug}', { params: { path: { slug } }, signal }));
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
    return await bodyIfKnown(siteApi().GET('/api/guides/{slug}/sessions/{number}', { params, signal }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return 'locked';
    throw error;
  }
}

export const GUIDES_COPY = {
  buy: 'Köp',
  buyNamed: (title: string) => `Köp ${title}`,
  /** `7 delar, omkring 10 minuter var`. */
  length: ({ sessions, minutes }: Pick<GuideListing, 'sessions' | 'minutes'>) =>
    `${sessions.length} delar, omkring ${Math.round(minutes / sessions.length)} minuter var`,
  price: (price: string) => `${price} inklusive moms`,
};

/**
 * A plain form: checkout is rendered for the product that it names, also without JavaScript. The address names it too,
 * because a page that is opened again posts nothing.
 */
export function BuyForm({ product, title }: { product: string; title: string }) {
  return (
    <form method="post" action={`${PATHS.checkout}?${PRODUCT_QUERY}=${product}`}>
      <input type="hidden" name={PRODUCT_QUERY} value={product} />
      <Button type="submit" size="large" aria-label={GUIDES_COPY.buyNamed(title)}>
        {GUIDES_COPY.buy}
      </Button>
    </form>
  );
}
