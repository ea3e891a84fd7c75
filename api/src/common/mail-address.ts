import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { registerDecorator, type ValidationOptions } from 'class-validator';

/** RFC 5321: the longest address that a mail can be sent to. */
export const LONGEST_MAIL_ADDRESS = 254;
export const INVALID_MAIL_ADDRESS = 'Ange en giltig e-postadress.';

/**
 * Quoted local parts, comments, commas and control characters are refused, because header injection and address
 * lists need them. Every repetition is bounded, so that the expression runs in linear time.
 */
const LOCAL_PART = /^[^\s"(),.:;<>@[\\\]\p{C}]{1,64}(?:\.[^\s"(),.:;<>@[\\\]\p{C}]{1,64}){0,31}$/u;
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const LONGEST_LOCAL_PART = 64;

/** Whether a text is the address of exactly one mailbox: `local@domain.tld`. */
export function isMailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > LONGEST_MAIL_ADDRESS) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(0, at));
  const labels = value.slice(at + 1).split('.');
  return (
    local.length <= LONGEST_LOCAL_PART &&
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

/**
 * The field is the address of one mailbox, stored in its canonical spelling. Its message is also the response's
 * sentence.
 */
export function IsMailAddress(options: ValidationOptions = {}) {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && !/[\r\n]/.test(value) ? canonicalMailAddress(value) : value,
    ),
    (target: object, propertyKey: string | symbol) =>
      registerDecorator({
        name: 'isMailAddress',
        target: target.constructor,
        propertyName: String(propertyKey),
        options: { message: INVALID_MAIL_ADDRESS, context: { isWholeMessage: true }, ...options },
        validator: { validate: isMailAddress },
      }),
  );
}
