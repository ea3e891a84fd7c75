import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import {
  NotifyConfirmFormController,
  NotifyFormController,
  NotifyController,
  NotifyListsController,
} from './notify.controller';
import { NotifyService } from './notify.service';

@Module({
  imports: [MailModule, NewsletterModule],
  controllers: [NotifyController, NotifyFormController, NotifyConfirmFormController, NotifyListsController],
  providers: [NotifyService],
})
export class NotifyModule {}
