/** Values of PAYMENT_PROVIDER. */
export const PAYMENT_PROVIDERS = ['test', 'stripe', 'none'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** Origin of the provider's page, where a buyer pays; null where it is our own, or nothing is sold. */
export function paymentOrigin(provider: PaymentProviderName): string | null {
  return provider === 'stripe' ? 'https://checkout.stripe.com' : null;
}
