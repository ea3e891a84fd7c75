import type { MailContent } from './mail-layout';

/** A kind of mail: its name in the outbox, and its content for some data. Each module defines its own. */
export interface MailTemplate<Data> {
  readonly name: string;
  readonly write: (data: Data) => MailContent;
}

/** Defines a mail with its data's type. @example defineMail('welcome', ({ url }: { url: string }) => ({ … })) */
export function defineMail<Data>(name: string, write: (data: Data) => MailContent): MailTemplate<Data> {
  return { name, write };
}
