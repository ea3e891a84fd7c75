import { isEmailAddress } from '@stillsam/ui';
import { CHECKOUT_COPY as COPY } from './checkout.copy';
import type { PlaceOrder } from './checkout.types';

export interface CheckoutValues {
  email: string;
  isAdult: boolean;
  acceptsTerms: boolean;
  waivesWithdrawal: boolean;
}

/** Sentences by the name of the field in the API's order. */
export type CheckoutErrors = Partial<Record<'email' | 'is_adult' | 'accepts_terms', string>>;

export function readValues(form: FormData): CheckoutValues {
  const email = form.get('email');
  return {
    email: typeof email === 'string' ? email.trim() : '',
    isAdult: form.has('is_adult'),
    acceptsTerms: form.has('accepts_terms'),
    waivesWithdrawal: form.has('waives_withdrawal'),
  };
}

export function checkValues({ email, isAdult, acceptsTerms }: CheckoutValues): CheckoutErrors {
  return {
    ...(isEmailAddress(email) ? {} : { email: COPY.emailInvalid }),
    ...(isAdult ? {} : { is_adult: COPY.adultMissing }),
    ...(acceptsTerms ? {} : { accepts_terms: COPY.termsMissing }),
  };
}

/** The order of values that were checked. */
export function toOrder(
  { email, waivesWithdrawal }: CheckoutValues,
  items: PlaceOrder['items'],
  termsVersion: string,
): PlaceOrder {
  return {
    email,
    items,
    is_adult: true,
    accepts_terms: true,
    waives_withdrawal: waivesWithdrawal,
    terms_version: termsVersion,
  };
}
