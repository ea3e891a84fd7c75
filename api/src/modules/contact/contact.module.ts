import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { ContactFormController, ContactController, MessagesController } from './contact.controller';
import { ContactService } from './contact.service';

@Module({
  imports: [MailModule],
  controllers: [ContactController, ContactFormController, MessagesController],
  providers: [ContactService],
})
export class ContactModule {}
