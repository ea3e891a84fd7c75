import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isMailAddress } from '../../common/mail-address';
import { renderMail } from './mail-layout';
import type { MailTemplate } from './mail-template';
import { MailEntity } from './mail.entity';
import { deleteMailsTo } from './mails.repository';

/** After three days a mail comes as a surprise rather than as an answer. */
const WORTH_SENDING_HOURS = 72;

/** Mails that their receiver has a right to, such as the receipt of a withdrawal: erasure does not stop them. */
export const OWED_TEMPLATES: readonly string[] = ['withdrawal-received'];

export interface MailOrder<Data> {
  /** Address of one mailbox. */
  to: string;
  template: MailTemplate<Data>;
  data: Data;
  /** For how long it is of use, in hours; default 72. A link that lives shorter than that sets it. */
  worthSendingHours?: number;
  /** Further headers. */
  headers?: Record<string, string>;
}

/** What other modules do with mails. */
@Injectable()
export class MailService {
  /**
   * Puts a mail into the outbox. Give it the transaction of what causes the mail: both are kept, or neither.
   *
   * @throws when the address or a header could say more than one thing.
   */
  async enqueue<Data>(manager: EntityManager, order: MailOrder<Data>): Promise<void> {
    const { to, template, data, worthSendingHours = WORTH_SENDING_HOURS, headers = {} } = order;
    if (!isMailAddress(to)) throw new Error('A mail goes to the address of one mailbox.');
    assertOneLine(headers);
    const mail: Partial<MailEntity> = {
      recipient: to,
      template: template.name,
      ...renderMail(template.write(data)),
      headers,
      status: 'queued',
      attempts: 0,
      expiresAt: new Date(Date.now() + worthSendingHours * 3_600_000),
    };
    await manager.insert(MailEntity, mail);
  }

  /** Deletes every mail to an address but what is owed to it and not sent yet; a part of erasing a person. */
  forget(manager: EntityManager, address: string): Promise<void> {
    return deleteMailsTo(manager, address, OWED_TEMPLATES);
  }
}

function assertOneLine(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[A-Za-z][A-Za-z-]*$/.test(name) || /\p{Cc}/u.test(value))
      throw new Error('A header of a mail is one line.');
  }
}
