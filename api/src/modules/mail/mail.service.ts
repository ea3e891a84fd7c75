import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isMailAddress } from '../../text/mail-address';
import { BusinessService } from '../business/business.service';
import { SettingsService } from '../settings/settings.service';
import { renderMail, type RenderedMail } from './mail-layout';
import type { MailTemplate } from './mail-template';
import { MailEntity } from './mail.entity';

/** After three days a mail surprises its recipient. */
const WORTH_SENDING_HOURS = 72;

/** Mails that their recipient has a right to, such as the receipt of a withdrawal; erasure keeps them queued. */
export const OWED_TEMPLATES: readonly string[] = ['withdrawal-received', 'order-paid', 'order-refunded'];

interface MailOrder<Data> {
  /** Address of one mailbox. */
  to: string;
  template: MailTemplate<Data>;
  data: Data;
  /** Hours until the mail expires; default 72. A mail whose link expires sooner sets it. */
  worthSendingHours?: number;
  /** Further headers. */
  headers?: Record<string, string>;
}

interface RenderedOrder extends Pick<MailOrder<unknown>, 'to' | 'worthSendingHours' | 'headers'> {
  /** Its kind in the outbox. */
  name: string;
  mail: RenderedMail;
}

/** Mails for other modules. */
@Injectable()
export class MailService {
  constructor(
    private readonly business: BusinessService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Puts a mail into the outbox in the transaction of its cause, so that both are committed or neither.
   *
   * @returns its id.
   * @throws when the address is not one mailbox, or a header not one line.
   */
  async enqueue<Data>(manager: EntityManager, order: MailOrder<Data>): Promise<string> {
    const { template, data, ...rest } = order;
    const business = await this.business.read(manager);
    const own = template.section && (await this.settings.read(template.section, manager)).text;
    const mail = renderMail(template.write(data, business, own ?? undefined), business);
    return this.enqueueRendered(manager, { ...rest, name: template.name, mail });
  }

  /** The same for a mail that is rendered already. @throws as {@link enqueue} does. */
  async enqueueRendered(manager: EntityManager, order: RenderedOrder): Promise<string> {
    const { to, name, mail: content, worthSendingHours = WORTH_SENDING_HOURS, headers = {} } = order;
    if (!isMailAddress(to)) throw new Error('A mail goes to the address of one mailbox.');
    assertOneLine(headers);
    const mail = manager.create(MailEntity, {
      recipient: to,
      template: name,
      ...content,
      headers,
      status: 'queued',
      attempts: 0,
      expiresAt: new Date(Date.now() + worthSendingHours * 3_600_000),
    });
    await manager.insert(MailEntity, mail);
    return mail.id;
  }
}

function assertOneLine(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[A-Za-z][A-Za-z-]*$/.test(name) || /\p{Cc}/u.test(value))
      throw new Error('A header of a mail is one line.');
  }
}
