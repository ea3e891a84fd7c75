import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { OverviewMailer } from './overview-mailer';
import { NoticeSettingsController, OverviewController } from './overview.controller';
import { OverviewService } from './overview.service';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [NoticeSettingsController, OverviewController],
  providers: [OverviewMailer, OverviewService],
})
export class OverviewModule {}
