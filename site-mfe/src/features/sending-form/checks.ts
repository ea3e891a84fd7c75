import { SENDING_COPY } from './sending-form.copy';

/** What is wrong with a field's trimmed value, if anything. */
export type Check = (value: string) => string | undefined;

/** The longest address that mail knows. */
const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function required(message: string): Check {
  return (value) => (value ? undefined : message);
}

/** Something, an @, something, a dot, something (specification, section 5). The length is looked at first. */
export const emailAddress: Check = (value) =>
  value.length <= LONGEST_ADDRESS && ADDRESS.test(value) ? undefined : SENDING_COPY.invalidEmail;
