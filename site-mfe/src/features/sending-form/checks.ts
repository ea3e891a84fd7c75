import { isEmailAddress } from '@stillsam/ui';
import { SENDING_COPY } from './sending-form.copy';

/** What is wrong with a field's trimmed value, if anything. */
export type Check = (value: string) => string | undefined;

export function required(message: string): Check {
  return (value) => (value ? undefined : message);
}

export const emailAddress: Check = (value) => (isEmailAddress(value) ? undefined : SENDING_COPY.invalidEmail);
