/** The longest e-mail address (RFC 5321). */
const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Something, an @, something, a dot, something (specification, section 5). The length is checked first. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}
