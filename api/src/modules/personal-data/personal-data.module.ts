import { Module } from '@nestjs/common';
import type { ModuleRegistration } from '../../module-registration';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataService } from './personal-data.service';
import { erasureMail } from './personal-data.mails';

@Module({
  imports: [AuthModule, MailModule, NewsletterModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataService],
})
export class PersonalDataModule {
  static readonly registration: ModuleRegistration = {
    mails: [erasureMail],
    // Of the tables of several modules.
    retention: [
      {
        id: 'erasure-receipts',
        name: 'receipts of erasures that were sent',
        table: 'mails',
        condition: `template = 'erasure-receipt' AND status <> 'queued'`,
      },
    ],
  };
}
