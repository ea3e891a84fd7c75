import { Module } from '@nestjs/common';
import { MoreThan, Not } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import type { Held } from '../personal-data/kept-data';
import { toDoMail } from '../overview/overview.mails';
import { countWaiting } from '../overview/overview.repository';
import { MAIL_TRANSPORT, createTransport } from './mail-transport';
import { MailService, OWED_TEMPLATES } from './mail.service';
import { Outbox } from './outbox';
import { OutboxReader } from './outbox-reader';
import { OutboxController } from './outbox.controller';
import { MailEntity } from './mail.entity';
import { deleteMailsTo, lateMails } from './mails.repository';

/** A failed mail is not sent again, so it is news for some days and no more. */
const NEWS_MS = 7 * 86_400_000;

const MAILS: PersonalDataSource<Pick<Held, 'mails'>> = {
  async read(manager, email) {
    const rows = await manager.find(MailEntity, { where: { recipient: email }, order: { id: 'ASC' } });
    return {
      // Without bodies: a link in a mail is its recipient's secret.
      mails: rows.map(({ template, subject, status, createdAt }) => {
        return { template, subject, status, created_at: createdAt };
      }),
    };
  },
  erase: (manager, email) => deleteMailsTo(manager, email, OWED_TEMPLATES),
  kept: ({ mails }) => {
    const owed = mails.filter(
      ({ status, template }) => status === 'queued' && OWED_TEMPLATES.includes(template),
    );
    return [['mails', owed.length]];
  },
};

/** Mails of every module. A module imports this one, defines a mail with `defineMail` and enqueues it. */
@Module({
  controllers: [OutboxController],
  providers: [
    MailService,
    Outbox,
    OutboxReader,
    {
      provide: MAIL_TRANSPORT,
      inject: [API_CONFIG],
      useFactory: ({ mail }: ApiConfig) => createTransport(mail),
    },
  ],
  exports: [MailService],
})
export class MailModule {
  /** The outbox deletes its own rows, not the daily purge. */
  static readonly registration: ModuleRegistration = {
    personalData: MAILS,
    toDo: [
      {
        id: 'mails-failed',
        area: 'system',
        label: 'mejl som inte kom fram den senaste veckan',
        // A failed mail about what waits is left out, or it would be mailed about in turn.
        count: (manager, { now }) => {
          const finishedAt = MoreThan(new Date(now.getTime() - NEWS_MS));
          const where = { status: 'failed', finishedAt, template: Not(toDoMail.name) } as const;
          return countWaiting(manager, MailEntity, where, 'finishedAt');
        },
      },
      {
        id: 'mails-waiting',
        area: 'system',
        label: 'mejl som väntar på att skickas',
        count: (manager, { now }) => countWaiting(manager, MailEntity, lateMails(now), 'createdAt'),
        // A mail about it would wait as well.
        isMailed: false,
      },
    ],
  };
}
