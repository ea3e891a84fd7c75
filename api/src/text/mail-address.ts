/** RFC 5321: the longest address that a mail can be sent to. */
export const MAX_MAIL_ADDRESS_LENGTH = 254;
export const INVALID_MAIL_ADDRESS = 'Ange en giltig e-postadress.';

/**
 * Quoted local parts, comments, commas and control characters are refused, because header injection and address
 * lists need them. Every repetition is bounded, so that the expression runs in linear time.
 */
const LOCAL_PART = /^[^\s"(),.:;<>@[\\\]\p{C}]{1,64}(?:\.[^\s"(),.:;<>@[\\\]\p{C}]{1,64}){0,31}$/u;
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const MAX_LOCAL_PART_LENGTH = 64;

/** Whether a text is the address of exactly one mailbox: `local@domain.tld`. */
export function isMailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_MAIL_ADDRESS_LENGTH) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(0, at));
  const labels = value.slice(at + 1).split('.');
  return (
    local.length <= MAX_LOCAL_PART_LENGTH &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** The canonical spelling of an address: trimmed, in lower case, in Unicode form NFC. */
export function canonicalMailAddress(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}
