import { Module } from '@nestjs/common';
import { missingDetails } from '@stillsam/legal-figures';
import type { ModuleRegistration } from '../../module-registration';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { BusinessService } from '../business/business.service';
import { OverviewMailer } from './overview-mailer';
import { NoticeSettingsController, OverviewController } from './overview.controller';
import { OverviewService } from './overview.service';
import { toDoMail } from './overview.mails';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [NoticeSettingsController, OverviewController],
  providers: [OverviewMailer, OverviewService],
})
export class OverviewModule {
  static readonly registration: ModuleRegistration = {
    mails: [toDoMail],
    toDo: [
      {
        id: 'company-facts',
        area: 'system',
        label: 'företagsuppgifter som saknas',
        count: async (manager, { services }) => ({
          count: missingDetails(await services(BusinessService).read(manager)).length,
        }),
      },
    ],
  };
}
