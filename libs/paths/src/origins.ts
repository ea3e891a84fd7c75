/** `localhost` and its subdomains always mean the own machine (RFC 6761). */
const LOOPBACK_HOST = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * False for an origin of the own machine, where the product is developed and previewed. An unreadable origin counts as
 * public, so that a mistake in the configuration opens nothing.
 *
 * @param origin as in SITE_ORIGIN.
 */
export function isPublicOrigin(origin: string): boolean {
  return !(URL.canParse(origin) && LOOPBACK_HOST.test(new URL(origin).hostname));
}

/** Values of PAYMENT_PROVIDER. */
export const PAYMENT_PROVIDERS = ['test', 'stripe', 'none'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** Origin of the provider's page, where a buyer pays; null where it is our own, or nothing is sold. */
export function paymentOrigin(provider: PaymentProviderName): string | null {
  return provider === 'stripe' ? 'https://checkout.stripe.com' : null;
}
