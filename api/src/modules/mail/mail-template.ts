import type { MailContent } from './mail-layout';

/** A kind of mail: a name for the outbox, and what it says about some data. Each module owns its own. */
export interface MailTemplate<Data> {
  readonly name: string;
  readonly write: (data: Data) => MailContent;
}

/** Names a mail and its data's type once. @example defineMail('welcome', ({ url }: { url: string }) => ({ … })) */
export function defineMail<Data>(name: string, write: (data: Data) => MailContent): MailTemplate<Data> {
  return { name, write };
}
