import type { Business } from '@stillsam/legal-figures';
import type { MailContent } from './mail-layout';

/** A kind of mail: its name in the outbox, and its content for some data. Each module defines its own. */
export interface MailTemplate<Data> {
  readonly name: string;
  readonly write: (data: Data, business: Business) => MailContent;
}

/** Defines a mail with its data's type. It may name the company that sends it. @example defineMail('welcome', ({ url }: { url: string }) => ({ … })) */
export function defineMail<Data>(
  name: string,
  write: (data: Data, business: Business) => MailContent,
): MailTemplate<Data> {
  return { name, write };
}
