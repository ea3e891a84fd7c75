import { isEmailAddress } from '@stillsam/ui';
import { FORM_COPY } from './form.copy';

/** @returns the error of a field's trimmed value, if there is one. The value of a ticked box is `on`, else empty. */
export type Check = (value: string) => string | undefined;

export function required(message: string): Check {
  return (value) => (value ? undefined : message);
}

export const optional: Check = () => undefined;

export const emailAddress: Check = (value) => (isEmailAddress(value) ? undefined : FORM_COPY.invalidEmail);
