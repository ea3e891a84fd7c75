/** The longest address that mail knows. */
const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Something, an @, something, a dot, something (specification, section 5). The length is looked at first. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}
