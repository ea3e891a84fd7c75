import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { ContactFormController } from './contact-form.controller';
import { ContactController, MessagesController } from './contact.controller';
import { ContactService } from './contact.service';
import { MessageRepliesService } from './message-replies.service';

@Module({
  imports: [MailModule],
  controllers: [ContactController, ContactFormController, MessagesController],
  providers: [ContactService, MessageRepliesService],
})
export class ContactModule {}
