import { Module } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { MAIL_TRANSPORT, createTransport } from './mail-transport';
import { MailService } from './mail.service';
import { Outbox } from './outbox';
import { OutboxReader } from './outbox-reader';
import { OutboxController } from './outbox.controller';

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
export class MailModule {}
