import { registerDecorator } from 'class-validator';

/** What mail programs link, or what begins another line: a scheme, `www.`, a host with a path, a control character. */
const UNQUOTABLE =
  /[\p{Cc}\p{Zl}\p{Zp}]|:\/\/|\bwww\.|\b(?:https?|ftp|mailto|tel|sms|data|javascript):|[\p{L}\p{N}]\.\p{L}{2,}[/?#:]/iu;

/**
 * Whether a typed text may be quoted in a mail to another person: one line without a link. Compatibility forms count
 * as what they stand for: `ｈｔｔｐｓ：／／` is `https://`.
 */
export function isQuotable(text: unknown): text is string {
  return typeof text === 'string' && !UNQUOTABLE.test(text) && !UNQUOTABLE.test(text.normalize('NFKC'));
}

/** The field may be quoted in a mail to another person. @param message a Swedish sentence. */
export function IsQuotable(message: string): PropertyDecorator {
  return (target, propertyKey) =>
    registerDecorator({
      name: 'isQuotable',
      target: target.constructor,
      propertyName: String(propertyKey),
      options: { message },
      validator: { validate: isQuotable },
    });
}
