import { isPublicOrigin } from '@stillsam/paths';
import type { EnvValues } from './env-schema';

export type PaymentsConfig = ReturnType<typeof readPayments>;

/** @throws Error with one sentence when a variable is wrong for the provider. */
export function readPayments(values: EnvValues) {
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

function readStripe(values: EnvValues) {
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
