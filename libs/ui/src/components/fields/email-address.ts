/** The longest e-mail address (RFC 5321). */
const MAX_ADDRESS_LENGTH = 254;
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Something, an @, something, a dot, something (specification, section 5). The length is checked first. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text);
}
