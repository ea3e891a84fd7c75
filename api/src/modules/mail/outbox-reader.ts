import { Inject, Injectable } from '@nestjs/common';
import { ILike } from 'typeorm';
import { COMMON_ERRORS, DomainError } from '../../http/domain-error';
import { sliceOf, toPagination } from '../../contract/pagination';
import { containing } from '../../contract/search';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { isId } from '../../database/ids';
import { MailEntity } from './mail.entity';
import { lateMails } from './mails.repository';
import type {
  OutboxMailDto,
  OutboxMailRowDto,
  OutboxMailsDto,
  OutboxQueryDto,
  WaitingMailsDto,
} from './outbox.controller';

/** The outbox for admins. */
@Injectable()
export class OutboxReader {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
  ) {}

  async list({ page, limit, status, search = '' }: OutboxQueryDto): Promise<OutboxMailsDto> {
    const [mails, totalCount] = await this.database.repository(MailEntity).findAndCount({
      where: {
        ...(status ? { status } : {}),
        ...(search.trim() ? { recipient: ILike(containing(search.trim())) } : {}),
      },
      // By name: failed, queued, sent. What needs a hand stands first.
      order: { status: 'ASC', id: 'DESC' },
      ...sliceOf(page, limit),
    });
    return {
      waiting: await this.#findWaiting(),
      mails: mails.map(toOutboxMailRow),
      pagination: toPagination(page, limit, totalCount),
    };
  }

  async #findWaiting(): Promise<WaitingMailsDto | null> {
    const order = { createdAt: 'ASC' } as const;
    const late = { where: lateMails(new Date()), order, take: 1 };
    const [[oldest], count] = await this.database.repository(MailEntity).findAndCount(late);
    if (!oldest) return null;
    return { count, since: oldest.createdAt, has_server: this.config.mail.smtpUrl !== undefined };
  }

  /**
   * With its body only where no mail server is configured. A link in a sent mail is its recipient's secret: an admin who
   * reads it could consent in the recipient's name.
   *
   * @throws DomainError 404 NOT_FOUND.
   */
  async read(id: string): Promise<OutboxMailDto> {
    const mail = isId(id) ? await this.database.repository(MailEntity).findOneBy({ id }) : null;
    if (!mail) throw new DomainError(404, 'NOT_FOUND', COMMON_ERRORS.NOT_FOUND);
    const isBodyShown = this.config.mail.smtpUrl === undefined;
    return {
      ...toOutboxMailRow(mail),
      text: isBodyShown ? mail.text : null,
      html: isBodyShown ? mail.html : null,
    };
  }
}

function toOutboxMailRow(mail: MailEntity): OutboxMailRowDto {
  return {
    id: mail.id,
    recipient: mail.recipient,
    template: mail.template,
    subject: mail.subject,
    status: mail.status,
    attempts: mail.attempts,
    last_error: mail.lastError,
    created_at: mail.createdAt,
    finished_at: mail.finishedAt,
  };
}
