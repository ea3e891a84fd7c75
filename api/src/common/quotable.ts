import { registerDecorator } from 'class-validator';

/** What makes a link in a mail program, or begins another line: a scheme, `www.`, a host with a path, a control. */
const UNQUOTABLE =
  /[\p{Cc}\p{Zl}\p{Zp}]|:\/\/|\bwww\.|\b(?:https?|ftp|mailto|tel|sms|data|javascript):|[\p{L}\p{N}]\.\p{L}{2,}[/?#:]/iu;

/** Whether a text that somebody typed may stand in a mail to somebody else: one line that leads nowhere. */
export function isQuotable(text: unknown): text is string {
  return typeof text === 'string' && !UNQUOTABLE.test(text);
}

/** The field may stand in a mail to somebody else. @param message what is wrong, in a Swedish sentence. */
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
