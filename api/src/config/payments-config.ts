import { isPublicOrigin, type PaymentProviderName } from '@stillsam/paths';
import type { PaymentMethod } from '../modules/payments/payment-provider';
import type { EnvValues } from './env-schema';

export interface PaymentsConfig {
  provider: PaymentProviderName;
  methods: PaymentMethod[];
  /** Undefined for another provider. */
  stripe?: { secretKey: string; webhookSecrets: string[]; apiOrigin?: string };
  sweepSeconds: number;
  /** HMAC key of the purchases' cookie and of links to files. */
  secret: string;
  accounts: Accounts;
}

/** Account numbers of the bookkeeping, by what they are for; those of a VAT rate end with it. */
export type Accounts = Record<string, string>;

/** @throws Error with one sentence when a variable is wrong for the provider. */
export function readPayments(values: EnvValues): PaymentsConfig {
  const isPublic = isPublicOrigin(values.SITE_ORIGIN);
  const provider = values.PAYMENT_PROVIDER ?? (isPublic ? 'none' : 'test');
  if (provider === 'test' && isPublic)
    throw new Error('The environment variable PAYMENT_PROVIDER must not be test with a public SITE_ORIGIN.');
  return {
    provider,
    methods: values.PAYMENT_METHODS,
    stripe: provider === 'stripe' ? readStripe(values) : undefined,
    sweepSeconds: values.PAYMENT_SWEEP_SECONDS,
    secret: values.PURCHASES_SECRET ?? values.JWT_SECRET,
    accounts: values.LEDGER_ACCOUNTS,
  };
}

function readStripe(values: EnvValues): PaymentsConfig['stripe'] {
  const missing = (name: string) =>
    new Error(`The environment variable ${name} is needed with PAYMENT_PROVIDER=stripe.`);
  if (!values.STRIPE_SECRET_KEY) throw missing('STRIPE_SECRET_KEY');
  if (!values.STRIPE_WEBHOOK_SECRET) throw missing('STRIPE_WEBHOOK_SECRET');
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecrets: [values.STRIPE_WEBHOOK_SECRET, values.STRIPE_WEBHOOK_SECRET_OLD ?? ''].filter(Boolean),
    apiOrigin: values.STRIPE_API_ORIGIN,
  };
}
